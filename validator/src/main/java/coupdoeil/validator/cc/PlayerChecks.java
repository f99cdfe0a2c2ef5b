package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.validator.cc.fact.Camp;
import coupdoeil.validator.cc.fact.Forces;
import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.ScenarioFixes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Who plays against whom, and who begins (CC 3, 5). */
final class PlayerChecks {

    private static final int SIDES = 2;
    private static final String FIRST = "first";
    private static final String NATIONS = "nations";

    @Rule("CC-SCN-01")
    void ends(ScenarioEntry entry, Roster roster, Players players, Reporter out) {
        List<Side> sides = roster.sides();
        if (sides.size() != SIDES) {
            out.report()
                    .with("why", "there must be two sides, not " + sides.size())
                    .fix(new Fix.Question(sides.size() < SIDES ? "Add a side" : "Merge sides"));
        } else if (players.known().size() < SIDES) {
            String scenario = entry.scenario().id();
            List<Fix.Change> options = Stream.of(sides, List.of(sides.get(1), sides.get(0)))
                    .map(order -> ScenarioFixes.change(
                            "Seat " + order.get(0).name() + " at the top",
                            scenario,
                            known -> known.withAttributes(known.attributes()
                                    .with(Camp.TOP.attribute(""), order.get(0).id())
                                    .with(
                                            Camp.BOTTOM.attribute(""),
                                            order.get(1).id()))))
                    .toList();
            out.report()
                    .with("why", "one side sits at the top of the board, the other at the bottom")
                    .with("field", "attributes/" + Camp.TOP.attribute(""))
                    .fix(new Fix.Choose("Seat them", options));
        }
    }

    /** A board on which nobody has a unit yet is no battle that lacks one side. */
    @Rule("CC-SCN-02")
    void withoutUnits(ScenarioEntry entry, Players players, Forces forces, Reporter out) {
        if (forces.units().isEmpty()) {
            return;
        }
        for (Players.Player player : players.known()) {
            if (forces.units(player.side()).isEmpty()) {
                out.report().about(player.ref()).with("side", player.name()).fix(new Fix.Question("Place units"));
            }
        }
    }

    @Rule("CC-SCN-03")
    void first(ScenarioEntry entry, ScenarioFacts scenario, Players players, Reporter out) {
        String first = scenario.attributes().text(FIRST).orElse("");
        if (!players.sides().contains(first)
                && (first.isEmpty() || players.known().size() == SIDES)) {
            Reporter.Draft draft = out.report()
                    .with("field", "attributes/" + FIRST)
                    .with(
                            "why",
                            first.isEmpty()
                                    ? "Which of the two sides moves first is not said"
                                    : "The side that moves first, " + first + ", is neither of the two that play");
            List<Fix.Change> options = players.known().stream()
                    .map(player -> ScenarioFixes.set(
                            "Let " + player.name() + " begin", entry.scenario().id(), FIRST, player.side()))
                    .toList();
            draft.fix(
                    options.isEmpty() ? new Fix.Question("Say who begins") : new Fix.Choose("Say who begins", options));
        }
    }

    @Rule("CC-SCN-10")
    void nations(ScenarioEntry entry, Roster roster, Reporter out) {
        for (Side side : roster.sides()) {
            List<String> nations = RosterChecks.nations(side);
            Optional<String> shared = nations.stream()
                    .filter(nation -> roster.sides().stream()
                            .anyMatch(other -> !other.id().equals(side.id())
                                    && RosterChecks.nations(other).contains(nation)))
                    .findFirst();
            if (nations.isEmpty() || shared.isPresent()) {
                Reporter.Draft draft = out.report()
                        .about(new SubjectRef("side", side.id(), side.name()))
                        .with("side", side.name())
                        .with(
                                "why",
                                shared.map(nation -> "the nation " + nation + " is on both sides")
                                        .orElse("none is said"));
                List<String> armed = roster.armies().stream()
                        .filter(army -> army.side().equals(side.id()))
                        .flatMap(army -> army.attributes().texts("nationalities").stream())
                        .distinct()
                        .toList();
                if (nations.isEmpty() && !armed.isEmpty() && notOfOthers(roster, side, armed)) {
                    draft.fix(new Fix.Change(
                            "Name the nations of its armies",
                            pack -> pack.withOrderOfBattle(pack.orderOfBattle()
                                    .withSides(pack.orderOfBattle().sides().stream()
                                            .map(one -> one.equals(side) ? named(one, armed) : one)
                                            .toList()))));
                } else {
                    draft.fix(new Fix.Question("Say which nations fight on which side"));
                }
            }
        }
    }

    private static boolean notOfOthers(Roster roster, Side side, List<String> nations) {
        return roster.sides().stream()
                .filter(other -> !other.id().equals(side.id()))
                .noneMatch(other -> RosterChecks.nations(named(side, nations)).stream()
                        .anyMatch(RosterChecks.nations(other)::contains));
    }

    private static Side named(Side side, List<String> nations) {
        Attributes attributes = side.attributes().with(NATIONS, nations);
        return side.withAttributes(attributes);
    }
}
