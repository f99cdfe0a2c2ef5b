package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.cc.fact.Contacts;
import coupdoeil.validator.cc.fact.Forces;
import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.cc.fact.Retreats;
import coupdoeil.validator.cc.fact.UnitTypes;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.ScenarioEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Leaders, and the units that they are with (CC 2, 5 Attached and Unattached Leader). */
final class LeaderChecks {

    /** What units say of themselves and their strength. */
    private static final List<String> OF_UNITS = List.of("blocks", "square", "squareCards", "type");

    @Rule("CC-LDR-01")
    void oneBlock(PlacedLeader placed, Reporter out) {
        List<String> odd = new ArrayList<>(odd(placed.leader().attributes()));
        odd(placed.placement().attributes()).stream()
                .filter(name -> !odd.contains(name))
                .forEach(odd::add);
        if (!odd.isEmpty()) {
            String scenario = out.scenario();
            String id = placed.leader().id();
            out.report()
                    .with("x", placed.name())
                    .with("what", odd)
                    .fix(new Fix.Change(
                            "Remove what only units have",
                            pack -> PackEdits.placement(
                                    PackEdits.leader(
                                            pack,
                                            id,
                                            leader -> leader.withAttributes(without(leader.attributes(), odd))),
                                    scenario,
                                    id,
                                    known -> known.withAttributes(without(known.attributes(), odd)))));
        }
    }

    /** Who is with a unit stands where it does, so only one that stands nowhere, or is no unit, is not in his hex. */
    @Rule("CC-LDR-02")
    void notHere(PlacedLeader placed, Roster roster, Reporter out) {
        if (placed.placement().position() instanceof Position.Attached with) {
            Optional<Piece> other = roster.piece(with.piece());
            boolean leader = other.filter(Leader.class::isInstance).isPresent();
            if (other.isPresent()
                    && (leader || (with.at() != null && with.inHex().isEmpty()))) {
                Reporter.Draft draft = out.report()
                        .with("x", placed.name())
                        .with("u", other.get().name())
                        .with("why", leader ? "is no unit" : "is in no hex");
                placed.placement().hex().ifPresent(hex -> draft.fix(inHex(placed, hex, out.scenario())));
                if (placed.placement().hex().isEmpty()) {
                    draft.fix(new Fix.Question("Place him"));
                }
            }
        }
    }

    @Rule("CC-LDR-03")
    void withTheEnemy(PlacedLeader placed, Roster roster, Reporter out) {
        if (placed.placement().position() instanceof Position.Attached with) {
            roster.unit(with.piece())
                    .filter(unit -> roster.sideOf(unit)
                            .filter(side -> !placed.side().isEmpty() && !side.equals(placed.side()))
                            .isPresent())
                    .ifPresent(unit -> out.report()
                            .with("x", placed.name())
                            .with("u", unit.name())
                            .fix(new Fix.Question("Place him with his own")));
        }
    }

    @Rule("CC-LDR-04")
    void otherNation(Stack stack, UnitTypes types, Reporter out) {
        // By side and nation, not leader by leader: else a crowd of both would take its number squared.
        Map<List<String>, List<Occupant>> foreign = new HashMap<>();
        for (Occupant leader : stack.occupants()) {
            if (leader.isLeader()) {
                String nation = types.nation(leader.piece());
                List<Occupant> units = foreign.computeIfAbsent(
                        List.of(leader.side(), nation),
                        none -> stack.units().stream()
                                .filter(unit -> unit.side().equals(leader.side())
                                        && !types.nation(unit.piece()).equals(nation))
                                .toList());
                Named.each(
                        units,
                        (unit, name) -> out.report()
                                .about(leader.ref())
                                .about(unit.ref())
                                .with("x", leader.piece().name())
                                .with("u", name));
            }
        }
    }

    @Rule("CC-LDR-05")
    void exposed(PlacedLeader placed, Contacts contacts, Retreats retreats, Reporter out) {
        Hex hex = placed.placement().hex().orElse(null);
        if (hex != null && retreats.loneLeader(placed.side(), hex)) {
            List<Occupant> enemies = contacts.enemies(placed.side(), hex);
            if (!enemies.isEmpty()) {
                Reporter.Draft draft = out.report()
                        .with("x", placed.name())
                        .with(
                                "enemies",
                                enemies.stream()
                                        .map(enemy -> enemy.piece().name())
                                        .toList());
                enemies.forEach(enemy -> draft.about(enemy.ref()));
            }
        }
    }

    /** A side that has nobody at all is CC-SCN-02. */
    @Rule("CC-LDR-06")
    void none(ScenarioEntry entry, Players players, Forces forces, Reporter out) {
        for (Players.Player player : players.known()) {
            if (forces.leaders(player.side()).isEmpty()
                    && !forces.units(player.side()).isEmpty()) {
                out.report().about(player.ref()).with("side", player.name());
            }
        }
    }

    private static List<String> odd(Attributes attributes) {
        return OF_UNITS.stream()
                .filter(name -> attributes.has(name)
                        && !(name.equals("blocks") && attributes.integer(name).orElse(0) == 1))
                .toList();
    }

    private static Attributes without(Attributes attributes, List<String> names) {
        Attributes result = attributes;
        for (String name : names) {
            result = result.without(name);
        }
        return result;
    }

    private static Fix inHex(PlacedLeader placed, Hex hex, String scenario) {
        return new Fix.Change(
                "Let his hex say whom he is with",
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        placed.leader().id(),
                        known -> known.equals(placed.placement())
                                ? known.withPosition(new Position.OnHex(hex))
                                : known));
    }
}
