package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.UnreadContent;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.rules.RuleSystem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Forces taken out of an order of battle, with all that serve under them, to be put into the same or another one. */
public record ForceCopy(OrderOfBattle forces) {

    private static final String FILE = PackPaths.ORDER_OF_BATTLE;

    /** Where forces come to, and the ids that they have there. */
    public record Pasted(Edit edit, List<String> ids) {
        public Pasted {
            ids = List.copyOf(ids);
        }
    }

    /** Forces by their ids, each with those below it. */
    public static ForceCopy of(OrderOfBattle oob, Set<String> ids) {
        Set<String> all = new LinkedHashSet<>();
        ids.forEach(id -> all.addAll(Deletion.below(oob, id)));
        return new ForceCopy(new OrderOfBattle(
                kept(oob.sides(), Side::id, all),
                kept(oob.armies(), Army::id, all),
                kept(oob.formations(), Formation::id, all),
                kept(oob.units(), Unit::id, all),
                kept(oob.leaders(), Leader::id, all)));
    }

    private static <T> List<T> kept(List<T> list, Function<T, String> id, Set<String> wanted) {
        return list.stream().filter(thing -> wanted.contains(id.apply(thing))).toList();
    }

    /** The forces as the file of an order of battle, for the clipboard. */
    public String json(Pack pack) {
        return new String(bare(pack, forces).get(FILE), StandardCharsets.UTF_8);
    }

    /** Reads what {@link #json} wrote; empty if it is something else. @param pack whose rules are asked how to read it */
    public static Optional<ForceCopy> parse(Pack pack, String json) {
        SortedMap<String, byte[]> files = bare(pack, OrderOfBattle.EMPTY);
        files.put(FILE, json.getBytes(StandardCharsets.UTF_8));
        return PackReader.readFiles(files)
                .pack()
                .map(Pack::orderOfBattle)
                .filter(oob -> all(oob).findAny().isPresent())
                .map(ForceCopy::new);
    }

    /** The files of a pack that holds these forces and nothing else. */
    private static SortedMap<String, byte[]> bare(Pack pack, OrderOfBattle forces) {
        Pack bare = pack.withOrderOfBattle(forces)
                .withScenarios(List.of())
                .withSuppressions(List.of())
                .withSources(List.of())
                .withAttachments(Map.of())
                .withKept(UnreadContent.NONE);
        return new TreeMap<>(PackWriter.files(bare));
    }

    /** How many units, leaders, formations, armies and sides there are. */
    public int size() {
        return (int) all(forces).count();
    }

    private static Stream<String> all(OrderOfBattle oob) {
        return Stream.of(
                        oob.sides().stream().map(Side::id),
                        oob.armies().stream().map(Army::id),
                        oob.formations().stream().map(Formation::id),
                        oob.units().stream().map(Unit::id),
                        oob.leaders().stream().map(Leader::id))
                .flatMap(ids -> ids);
    }

    /**
     * Puts the forces into a pack, under ids that nothing there has. What belongs to a force that did not come along comes
     * to another one.
     *
     * @param under to whom; {@link Belonging#NOWHERE} if everything stays where it was, as for a duplicate
     */
    public Pasted into(Pack pack, RuleSystem system, Belonging under) {
        boolean beside = under.equals(Belonging.NOWHERE);
        OrderOfBattle named = beside ? counted(forces, pack.orderOfBattle()) : forces;
        Map<String, String> names = beside ? byId(named) : Map.of();
        Map<String, String> fresh = new LinkedHashMap<>();
        Set<String> used = new HashSet<>(FreshId.used(pack));
        all(forces).forEach(id -> {
            String made =
                    used.contains(id) ? FreshId.of(used, names.getOrDefault(id, id.replaceAll("-\\d{1,6}$", ""))) : id;
            used.add(made);
            fresh.put(id, made);
        });
        OrderOfBattle renamed = withIds(beside ? named : among(fresh.keySet()), fresh, system);
        OrderOfBattle added = beside ? renamed : under(renamed, under);
        String name = size() == 1
                ? Messages.text("edit.paste-one", names(added).findFirst().orElse(""))
                : Messages.text("edit.paste", size());
        Edit edit = new Edit(name, old -> old.withOrderOfBattle(joined(old.orderOfBattle(), added)));
        return new Pasted(edit, List.copyOf(fresh.values()));
    }

    /** The same forces with ids made from their names, which nothing in a pack has. */
    ForceCopy withIdsAfterNames(Pack pack, RuleSystem system) {
        Map<String, String> fresh = new LinkedHashMap<>();
        Set<String> used = new HashSet<>(FreshId.used(pack));
        byId(forces).forEach((id, name) -> {
            String made = FreshId.of(used, name);
            used.add(made);
            fresh.put(id, made);
        });
        return new ForceCopy(withIds(forces, fresh, system));
    }

    private static OrderOfBattle withIds(OrderOfBattle own, Map<String, String> fresh, RuleSystem system) {
        return ReferenceUpdates.renamed(system, fresh)
                .in(new OrderOfBattle(
                        own.sides().stream()
                                .map(it -> it.withId(fresh.getOrDefault(it.id(), it.id())))
                                .toList(),
                        own.armies().stream()
                                .map(it -> it.withId(fresh.getOrDefault(it.id(), it.id())))
                                .toList(),
                        own.formations().stream()
                                .map(it -> it.withId(fresh.getOrDefault(it.id(), it.id())))
                                .toList(),
                        own.units().stream()
                                .map(it -> it.withId(fresh.getOrDefault(it.id(), it.id())))
                                .toList(),
                        own.leaders().stream()
                                .map(it -> it.withId(fresh.getOrDefault(it.id(), it.id())))
                                .toList()));
    }

    /** The names of forces that have one, by ids. */
    private static Map<String, String> byId(OrderOfBattle oob) {
        Map<String, String> names = new LinkedHashMap<>();
        oob.sides().forEach(it -> names.put(it.id(), it.name()));
        oob.armies().forEach(it -> names.put(it.id(), it.name()));
        oob.formations().forEach(it -> names.put(it.id(), it.name()));
        oob.units().forEach(it -> names.put(it.id(), it.name()));
        oob.leaders().forEach(it -> names.put(it.id(), it.name()));
        names.values().removeIf(String::isBlank);
        return names;
    }

    /** Duplicates beside the old ones, which have the next names; leaders are people and keep theirs. */
    static OrderOfBattle counted(OrderOfBattle made, OrderOfBattle old) {
        Set<String> taken = new HashSet<>(names(old).toList());
        UnaryOperator<String> next = name -> {
            String free = NextName.of(name, taken);
            taken.add(free);
            return free;
        };
        return new OrderOfBattle(
                made.sides().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                made.armies().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                made.formations().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                made.units().stream()
                        .map(it -> it.withName(next.apply(it.name())))
                        .toList(),
                made.leaders());
    }

    /** A name that no force of a pack has: the number in it counts up. */
    public static String freeName(Pack pack, String name) {
        return NextName.of(name, names(pack.orderOfBattle()).collect(Collectors.toSet()));
    }

    private static Stream<String> names(OrderOfBattle oob) {
        return Stream.of(
                        oob.sides().stream().map(Side::name),
                        oob.armies().stream().map(Army::name),
                        oob.formations().stream().map(Formation::name),
                        oob.units().stream().map(Unit::name),
                        oob.leaders().stream().map(Leader::name))
                .flatMap(named -> named);
    }

    /** The forces without relations to any that did not come along. */
    private OrderOfBattle among(Set<String> along) {
        return new OrderOfBattle(
                forces.sides(),
                forces.armies(),
                forces.formations().stream()
                        .map(it -> it.withUnder(among(it.under(), along)))
                        .toList(),
                forces.units().stream()
                        .map(it -> it.withUnder(among(it.under(), along)))
                        .toList(),
                forces.leaders().stream()
                        .map(it -> it.withUnder(among(it.under(), along))
                                .withLeads(it.leads().stream()
                                        .filter(along::contains)
                                        .toList()))
                        .toList());
    }

    private static Belonging among(Belonging old, Set<String> along) {
        Map<String, String> kept = new LinkedHashMap<>(old.relations());
        kept.values().removeIf(id -> !along.contains(id));
        return new Belonging(kept);
    }

    /** Who serves under nobody comes to somebody. A leader without a command leads the formation that he comes to. */
    private static OrderOfBattle under(OrderOfBattle oob, Belonging superior) {
        Optional<String> command = superior.to(Belonging.COMMAND);
        return new OrderOfBattle(
                oob.sides(),
                oob.armies(),
                oob.formations().stream()
                        .map(it -> it.withUnder(served(it.under(), superior)))
                        .toList(),
                oob.units().stream()
                        .map(it -> it.withUnder(served(it.under(), superior)))
                        .toList(),
                oob.leaders().stream()
                        .map(it -> !it.leads().isEmpty()
                                ? it
                                : command.map(id -> it.withLeads(List.of(id)))
                                        .orElseGet(() -> it.withUnder(served(it.under(), superior))))
                        .toList());
    }

    private static Belonging served(Belonging own, Belonging superior) {
        boolean serves = Stream.of(Belonging.COMMAND, Belonging.ARMY, Belonging.ASSET)
                .anyMatch(relation -> own.to(relation).isPresent());
        if (serves) {
            return own;
        }
        Map<String, String> relations = new LinkedHashMap<>(own.relations());
        relations.putAll(superior.relations());
        return new Belonging(relations);
    }

    private static OrderOfBattle joined(OrderOfBattle old, OrderOfBattle added) {
        return new OrderOfBattle(
                with(old.sides(), added.sides()),
                with(old.armies(), added.armies()),
                with(old.formations(), added.formations()),
                with(old.units(), added.units()),
                with(old.leaders(), added.leaders()));
    }

    private static <T> List<T> with(List<T> list, List<T> more) {
        List<T> changed = new ArrayList<>(list);
        changed.addAll(more);
        return changed;
    }
}
