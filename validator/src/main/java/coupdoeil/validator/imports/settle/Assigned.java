package coupdoeil.validator.imports.settle;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.words.Folding;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives the entries of a source their ids in an order of battle: those they had before, those of what bears their name in
 * their side, else new ones. What the rule system has no word for gets none. Linear in source and order of battle.
 */
final class Assigned {

    /** What the rule system lacks, as the catalogue calls it. */
    static final String LACKING = "OOB-09";

    private static final String GROUP = "group";

    private final OrderOfBattle oob;
    private final Words words;
    private final Roster roster;
    private final Map<String, Deque<String>> known = new HashMap<>();
    private final Map<String, Deque<String>> before = new HashMap<>();
    private final Set<String> used = new HashSet<>();
    private final List<OobSource.Open> lacking = new ArrayList<>();

    private Assigned(OrderOfBattle oob, RuleSystem system) {
        this.oob = oob;
        this.words = new Words(system);
        this.roster = new Roster(oob);
        oob.sides().forEach(it -> used.add(it.id()));
        oob.armies().forEach(it -> used.add(it.id()));
        oob.formations().forEach(it -> used.add(it.id()));
        oob.units().forEach(it -> used.add(it.id()));
        oob.leaders().forEach(it -> used.add(it.id()));
    }

    /**
     * A source with ids.
     *
     * @param side id or name of the side that a party without one of its own is put into; empty for one of its name
     * @param last the source as it was when it was put in before; null if it never was
     */
    static OobSource of(OobSource source, String side, @Nullable OobSource last, OrderOfBattle oob, RuleSystem system) {
        return new Assigned(oob, system).assigned(source, side, last);
    }

    private OobSource assigned(OobSource source, String side, @Nullable OobSource last) {
        if (last != null) {
            last.entries().stream().filter(entry -> !entry.as().isEmpty()).forEach(entry -> {
                String key = key(entry);
                before.computeIfAbsent(key + "@" + entry.line(), none -> new ArrayDeque<>())
                        .add(entry.as());
                before.computeIfAbsent(key, none -> new ArrayDeque<>()).add(entry.as());
            });
        }
        List<OobSource.Party> parties = new ArrayList<>();
        for (int i = 0; i < source.parties().size(); i++) {
            OobSource.Party was =
                    last != null && i < last.parties().size() ? last.parties().get(i) : null;
            parties.add(party(source.parties().get(i), side, was));
        }
        learn(parties, last != null);
        Set<String> taken = new HashSet<>();
        Map<Integer, String> lines = linesFirst(source, taken);
        List<SourceEntry> entries = new ArrayList<>();
        Set<Integer> armyGiven = new HashSet<>();
        for (SourceEntry entry : source.entries()) {
            String as = lines.getOrDefault(entry.number(), "");
            if (as.isEmpty() && isPlaced(entry)) {
                as = id(entry, parties, armyGiven, taken);
            }
            entries.add(entry.withAs(as));
        }
        List<OobSource.Open> open = new ArrayList<>(source.open());
        open.removeIf(it -> it.rule().equals(LACKING));
        open.addAll(lacking.stream().filter(it -> !isKept(source, it)).toList());
        return source.withParties(parties).withEntries(entries).withOpen(open);
    }

    private static boolean isKept(OobSource source, OobSource.Open open) {
        return source.settled(open.lines().get(0))
                .map(settled -> settled.kept().contains(open.rule()))
                .orElse(false);
    }

    private OobSource.Party party(OobSource.Party party, String side, OobSource.@Nullable Party was) {
        if (was != null && !was.side().isEmpty()) {
            String name = party.name().isEmpty() ? was.name() : party.name();
            return party.withName(name).withSide(was.side()).withArmy(was.army());
        }
        String wanted = side.isEmpty() ? party.name() : side;
        Optional<Side> there = oob.sides().stream()
                .filter(it -> it.id().equals(wanted) || same(it.name(), wanted))
                .findFirst();
        String id = there.map(Side::id).orElseGet(() -> fresh(wanted.isEmpty() ? "side" : wanted));
        String army = oob.armies().stream()
                .filter(it -> it.side().equals(id))
                .findFirst()
                .map(Army::id)
                .orElseGet(() -> fresh(id + "-army"));
        String name = party.name().isEmpty() ? there.map(Side::name).orElse(wanted) : party.name();
        return party.withName(name).withSide(id).withArmy(army);
    }

    /** What is there by name in each side, for a first import: afterwards only what it put there is its own. */
    private void learn(List<OobSource.Party> parties, boolean again) {
        if (again) {
            return;
        }
        for (Formation formation : oob.formations()) {
            roster.armyOf(formation.under())
                    .ifPresent(army -> learn(false, army.side(), formation.name(), formation.id()));
        }
        for (Unit unit : oob.units()) {
            roster.sideOf(unit).ifPresent(side -> learn(true, side, unit.name(), unit.id()));
        }
    }

    private void learn(boolean unit, String side, String name, String id) {
        known.computeIfAbsent(unit + "/" + side + "/" + plain(name), none -> new ArrayDeque<>())
                .add(id);
    }

    /** Entries that stand on the line they stood on keep their ids before others of their name are looked for. */
    private Map<Integer, String> linesFirst(OobSource source, Set<String> taken) {
        Map<Integer, String> found = new HashMap<>();
        for (SourceEntry entry : source.entries()) {
            Deque<String> there = before.get(key(entry) + "@" + entry.line());
            if (there != null && !there.isEmpty() && words(entry)) {
                String id = there.poll();
                found.put(entry.number(), id);
                taken.add(id);
            }
        }
        return found;
    }

    private String id(SourceEntry entry, List<OobSource.Party> parties, Set<Integer> armyGiven, Set<String> taken) {
        OobSource.Party party = entry.party() < parties.size() ? parties.get(entry.party()) : null;
        boolean army = !entry.unit() && entry.echelon().equals("army");
        if (army && party != null && armyGiven.add(entry.party())) {
            return party.army();
        }
        String side = party == null ? "" : party.side();
        Deque<String> own = before.getOrDefault(key(entry), new ArrayDeque<>());
        Deque<String> others =
                known.getOrDefault(entry.unit() + "/" + side + "/" + plain(entry.name()), new ArrayDeque<>());
        for (Deque<String> candidates : List.of(own, others)) {
            while (!army && !candidates.isEmpty()) {
                String id = candidates.poll();
                if (taken.add(id)) {
                    return id;
                }
            }
        }
        String id = fresh(entry.name());
        taken.add(id);
        return id;
    }

    /** Whether it goes into the order of battle; if it does not for want of a word, that is to be told. */
    private boolean isPlaced(SourceEntry entry) {
        if (words(entry)) {
            return true;
        }
        boolean heading = entry.echelon().equals(GROUP)
                && entry.commander().isEmpty()
                && entry.values().isEmpty();
        boolean armUnknown = entry.unit() && entry.arm().isEmpty();
        if (!armUnknown && !(heading && !entry.unit())) {
            String what = entry.unit() ? entry.arm() : entry.echelon();
            lacking.add(new OobSource.Open(
                    LACKING,
                    List.of(entry.line()),
                    entry.name() + ": " + words.system().name() + " has no " + what + "; it stays with the source"));
        }
        return false;
    }

    private boolean words(SourceEntry entry) {
        return entry.unit()
                ? words.arm(entry).isPresent()
                : entry.echelon().equals("army") || words.level(entry).isPresent();
    }

    private static String key(SourceEntry entry) {
        return entry.unit() + "/" + entry.party() + "/" + plain(entry.name());
    }

    private static boolean same(String one, String other) {
        return !plain(one).isEmpty() && plain(one).equals(plain(other));
    }

    private static String plain(String name) {
        return Folding.fold(name).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    /** An id that neither anything nor a leader of it has. */
    private String fresh(String name) {
        String stem = plain(name).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        String base = stem.isEmpty() ? "entry" : stem.substring(0, Math.min(60, stem.length()));
        int number = next.getOrDefault(base, 1);
        String id = number == 1 ? base : base + "-" + number;
        while (used.contains(id) || used.contains(SourceEntries.leaderOf(id))) {
            id = base + "-" + ++number;
        }
        next.put(base, number + 1);
        used.add(id);
        used.add(SourceEntries.leaderOf(id));
        return id;
    }

    /** Where numbering goes on for a name, or many of one name would take their number squared. */
    private final Map<String, Integer> next = new HashMap<>();
}
