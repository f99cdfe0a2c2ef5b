package coupdoeil.validator.cc;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.cc.fact.UnitTypes;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.UnitEntry;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Whether the nations have such units, and the sides such nations (CC 2, 3, 5). */
final class RosterChecks {

    private static final String TYPE = "type";

    /** Of nations that have no card in the box the designer says himself how many blocks a unit has. */
    @Rule("CC-UNIT-01")
    void types(UnitEntry entry, UnitTypes types, Reporter out) {
        Unit unit = entry.unit();
        String nation = types.nation(unit);
        String type = UnitTypes.type(unit);
        if (type.isEmpty() || nation.isEmpty()) {
            report(entry, type.isEmpty() ? "it has no type" : "it has no nation", out)
                    .fix(new Fix.Question("Enter it"));
        } else if (types.hasRoster(nation)) {
            if (!types.ofNation(nation).contains(type)) {
                List<Fix.Change> others = types.ofNation(nation).stream()
                        .filter(other ->
                                types.arm(other).filter(unit.arm()::equals).isPresent())
                        .map(other -> change(
                                "Make it " + types.name(other),
                                unit,
                                known -> known.withAttributes(known.attributes().with(TYPE, other))))
                        .toList();
                Reporter.Draft draft =
                        report(entry, "the card of the nation " + nation + " has no " + types.name(type), out);
                if (!others.isEmpty()) {
                    draft.fix(new Fix.Choose("Make it a type of its nation", others));
                }
            }
        } else if (types.full(unit).isEmpty()) {
            report(entry, "the rules have no card of the nation " + nation + ", nor does the pack say its blocks", out)
                    .fix(new Fix.Question("Enter its blocks, or a roster of the nation among the house rules"));
        } else {
            report(entry, "the rules have no card of the nation " + nation + "; its blocks are the pack's own", out)
                    .severity(Severity.INFO);
        }
    }

    /** Sides without nations are CC-SCN-10. */
    @Rule("CC-UNIT-04")
    void nations(UnitEntry entry, UnitTypes types, Roster roster, Reporter out) {
        Optional<Side> side = roster.sideOf(entry.unit()).flatMap(roster::side);
        String nation = types.nation(entry.unit());
        List<String> known = side.map(RosterChecks::nations).orElse(List.of());
        if (!known.isEmpty() && !nation.isEmpty() && !known.contains(nation)) {
            out.report()
                    .with("u", entry.name())
                    .with("nation", nation)
                    .with("side", side.map(Side::name).orElse(""))
                    .fix(new Fix.Change(
                            "Count the nation among those of its side",
                            pack -> pack.withOrderOfBattle(pack.orderOfBattle()
                                    .withSides(pack.orderOfBattle().sides().stream()
                                            .map(one -> side.filter(one::equals).isPresent() ? with(one, nation) : one)
                                            .toList()))));
        }
    }

    /** A unit has the side of its army; without one only its nation could tell, if no other side had it too. */
    @Rule("CC-UNIT-06")
    void sides(UnitEntry entry, UnitTypes types, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        if (roster.sideOf(unit).isEmpty()) {
            String nation = types.nation(unit);
            List<Fix.Change> armies = Stream.concat(
                            roster.armies().stream().filter(army -> ofNation(army, nation)),
                            roster.armies().stream().filter(army -> !ofNation(army, nation)))
                    .filter(army -> roster.side(army.side())
                            .map(RosterChecks::nations)
                            .filter(nations -> nations.isEmpty() || nations.contains(nation))
                            .isPresent())
                    .map(army -> change(
                            "Put it under " + army.name(),
                            unit,
                            known -> known.withUnder(Belonging.NOWHERE.with(Belonging.ARMY, army.id()))))
                    .toList();
            out.report()
                    .with("u", entry.name())
                    .fix(
                            armies.isEmpty()
                                    ? new Fix.Question("Give it an army")
                                    : new Fix.Choose("Give it an army", armies));
        }
    }

    @Rule("CC-UNIT-07")
    void arms(UnitEntry entry, UnitTypes types, RuleSystem system, Reporter out) {
        Unit unit = entry.unit();
        String type = UnitTypes.type(unit);
        types.arm(type)
                .filter(arm -> !arm.equals(unit.arm()))
                .ifPresent(arm -> out.report()
                        .with("u", entry.name())
                        .with("type", types.name(type))
                        .with("arm", system.arm(arm).map(Arm::name).orElse(arm))
                        .fix(change("Make it " + arm, unit, known -> known.withArm(arm))));
    }

    /** The nations of a side, in small letters. */
    static List<String> nations(Side side) {
        return side.attributes().texts("nations").stream()
                .map(UnitTypes::word)
                .filter(nation -> !nation.isEmpty())
                .toList();
    }

    private static boolean ofNation(Army army, String nation) {
        return army.attributes().texts("nationalities").stream()
                .map(UnitTypes::word)
                .anyMatch(nation::equals);
    }

    private static Side with(Side side, String nation) {
        List<String> nations = Stream.concat(side.attributes().texts("nations").stream(), Stream.of(nation))
                .toList();
        return side.withAttributes(side.attributes().with("nations", nations));
    }

    private static Fix.Change change(String name, Unit unit, UnaryOperator<Unit> change) {
        return new Fix.Change(name, pack -> PackEdits.unit(pack, unit.id(), change));
    }

    private static Reporter.Draft report(UnitEntry entry, String why, Reporter out) {
        return out.report().with("u", entry.name()).with("why", why);
    }
}
