package coupdoeil.validator.imports.settle;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a source alone makes of an order of battle: its entries that have an id there. Linear in the entries. */
final class SourceEntries {

    private static final int DEEPEST = 100;

    private final OobSource source;
    private final Words words;
    private final Set<String> listed;
    private final Map<Integer, SourceEntry> byNumber = new HashMap<>();
    private final Map<String, Side> sides = new LinkedHashMap<>();
    private final Map<String, Army> armies = new LinkedHashMap<>();
    private final List<Formation> formations = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();
    private final List<Leader> leaders = new ArrayList<>();

    private SourceEntries(OobSource source, RuleSystem system) {
        this.source = source;
        this.words = new Words(system);
        this.listed = source.entries().stream()
                .filter(entry -> !entry.unit())
                .map(SourceEntry::as)
                .collect(Collectors.toSet());
        source.entries().forEach(entry -> byNumber.putIfAbsent(entry.number(), entry));
    }

    static OrderOfBattle of(OobSource source, RuleSystem system) {
        return new SourceEntries(source, system).made();
    }

    /** The id of whoever commands the army or formation of an id. */
    static String leaderOf(String id) {
        return id + "-commander";
    }

    private OrderOfBattle made() {
        source.parties().forEach(this::party);
        for (SourceEntry entry : source.entries()) {
            if (entry.as().isEmpty()) {
                continue;
            }
            if (entry.unit()) {
                unit(entry);
            } else if (entry.echelon().equals("army")) {
                side(entry).ifPresent(side -> army(entry.as(), entry.name(), side, entry.commander()));
            } else {
                formation(entry);
            }
        }
        return new OrderOfBattle(List.copyOf(sides.values()), List.copyOf(armies.values()), formations, units, leaders);
    }

    private void party(OobSource.Party party) {
        if (!party.side().isEmpty()) {
            String name = party.name().isEmpty() ? party.side() : party.name();
            sides.putIfAbsent(party.side(), new Side(party.side(), name, Attributes.NONE));
            if (!party.army().isEmpty() && !listed.contains(party.army())) {
                army(party.army(), name, party.side(), party.commander());
            }
        }
    }

    private Optional<String> side(SourceEntry entry) {
        return party(entry).map(OobSource.Party::side).filter(side -> !side.isEmpty());
    }

    private Optional<OobSource.Party> party(SourceEntry entry) {
        return entry.party() < source.parties().size()
                ? Optional.of(source.parties().get(entry.party()))
                : Optional.empty();
    }

    private void army(String id, String name, String side, String commander) {
        String leader = commander.isEmpty() ? null : leaderOf(id);
        if (armies.putIfAbsent(id, new Army(id, name, side, leader, words.defaults("army", ""))) == null
                && leader != null) {
            leader(leader, commander, true, List.of(), Belonging.NOWHERE.with(Belonging.ARMY, id), "");
        }
    }

    private void formation(SourceEntry entry) {
        formations.add(new Formation(
                entry.as(),
                entry.name(),
                words.level(entry).orElse(""),
                under(entry),
                strength(entry),
                words.defaults("formation", "")));
        if (!entry.commander().isEmpty()) {
            leader(
                    leaderOf(entry.as()),
                    entry.commander(),
                    false,
                    List.of(entry.as()),
                    Belonging.NOWHERE,
                    entry.nation());
        }
    }

    private void leader(String id, String name, boolean army, List<String> leads, Belonging under, String nationality) {
        leaders.add(new Leader(
                id,
                name,
                words.category(army),
                nationality,
                leads,
                under,
                words.defaults("leader", ""),
                "",
                source.name()));
    }

    private void unit(SourceEntry entry) {
        units.add(new Unit(
                entry.as(),
                entry.name(),
                words.arm(entry).orElse(""),
                entry.nation(),
                under(entry),
                strength(entry),
                Attributes.NONE,
                "",
                source.name() + ", line " + entry.line()));
    }

    private static Strength strength(SourceEntry entry) {
        return new Strength(whole(entry, "men"), whole(entry, "horses"), whole(entry, "guns"));
    }

    private static @Nullable Integer whole(SourceEntry entry, String field) {
        return entry.value(field).map(value -> (int) Math.round(value.number())).orElse(null);
    }

    /** What it belongs to: the nearest above it that is in the order of battle, else its party's army. */
    private Belonging under(SourceEntry entry) {
        // A damaged file may let an entry stand in itself; no list nests so deep.
        SourceEntry above = entry;
        for (int steps = DEEPEST; steps > 0; steps--) {
            Integer parent = above.parent();
            above = parent == null ? null : byNumber.get(parent);
            if (above == null) {
                break;
            }
            if (!above.as().isEmpty() && !above.unit()) {
                String relation = above.echelon().equals("army") ? Belonging.ARMY : Belonging.COMMAND;
                return Belonging.NOWHERE.with(relation, above.as());
            }
        }
        return party(entry)
                .filter(party -> !party.army().isEmpty())
                .map(party -> Belonging.NOWHERE.with(Belonging.ARMY, party.army()))
                .orElse(Belonging.NOWHERE);
    }
}
