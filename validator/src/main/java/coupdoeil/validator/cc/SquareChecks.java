package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.cc.fact.Going;
import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.cc.fact.Squares;
import coupdoeil.validator.cc.fact.Squares.Square;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.ScenarioFixes;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Infantry in square (CC 6 Infantry Square). */
final class SquareChecks {

    private static final String INFANTRY = Terrain.ARMS.get(0);

    @Rule("CC-SQ-01")
    void onlyInfantry(PlacedUnit placed, Reporter out) {
        if (Squares.isSquare(placed.placement()) && !placed.unit().arm().equals(INFANTRY)) {
            String scenario = out.scenario();
            out.report().with("u", placed.name()).fix(dissolve(placed, scenario));
        }
    }

    @Rule("CC-SQ-02")
    void ground(PlacedUnit placed, Going going, Terrain terrain, Ground ground, Reporter out) {
        if (Squares.isSquare(placed.placement())) {
            placed.placement()
                    .hex()
                    .filter(hex -> ground.contains(hex) && !going.squareForms(hex))
                    .ifPresent(hex -> out.report()
                            .with("u", placed.name())
                            .with("h", ground.grid().label(hex))
                            .with("t", terrain.name(ground.terrain(hex)))
                            .with("works", terrain.works(hex).isEmpty() ? "" : " behind field works")
                            .fix(dissolve(placed, out.scenario())));
        }
    }

    @Rule("CC-SQ-03")
    void track(ScenarioEntry entry, Players players, Squares squares, RuleSystem system, Reporter out) {
        int spaces = system.tables().nested("square").integer("track", 0);
        for (Players.Player player : players.known()) {
            List<Square> all = squares.of(player.side());
            Set<Integer> numbers = all.stream()
                    .filter(square -> square.number().isPresent())
                    .map(square -> square.number().getAsInt())
                    .filter(number -> number >= 1 && number <= spaces)
                    .collect(Collectors.toSet());
            if (all.size() > spaces || numbers.size() < all.size()) {
                Reporter.Draft draft = out.report()
                        .about(player.ref())
                        .with("side", player.name())
                        .with("n", all.size())
                        .with("spaces", spaces)
                        .with(
                                "why",
                                all.size() > spaces
                                        ? "too many"
                                        : "their numbers are not 1 to " + spaces + ", each once");
                all.forEach(square -> draft.about(
                        new SubjectRef("unit", square.key(), square.unit().name())));
                if (all.size() <= spaces) {
                    draft.fix(new Fix.Change("Number them", pack -> numbered(pack, out.scenario(), all)));
                }
            }
        }
    }

    /** The cards may stand with the unit as well as in the special rule. */
    @Rule("CC-SQ-04")
    void cards(ScenarioEntry entry, Players players, Squares squares, Reporter out) {
        for (Players.Player player : players.known()) {
            for (Square square : squares.of(player.side())) {
                if (square.cards().orElse(0) < 1) {
                    out.report()
                            .about(new SubjectRef(
                                    "unit", square.key(), square.unit().name()))
                            .with("u", square.unit().name())
                            .fix(ScenarioFixes.change(
                                    "Put one card on the track for it",
                                    out.scenario(),
                                    scenario -> scenario.withSpecialRules(ruled(
                                            scenario.specialRules(),
                                            square.unit().id()))));
                }
            }
        }
    }

    @Rule("CC-SQ-05")
    void canForm(ScenarioEntry entry, Players players, Squares squares, RuleSystem system, Reporter out) {
        Attributes table = system.tables().nested("square");
        for (Players.Player player : players.known()) {
            OptionalInt cards = players.cards(player);
            if (cards.isPresent() && cards.getAsInt() > 0) {
                int hand = cards.getAsInt();
                int least = table.integer("minCards", 1);
                int free = Math.max(
                        0, table.integer("track", 0) - squares.of(player.side()).size());
                int can = Math.min(free, Math.max(0, hand - least + 1));
                out.report()
                        .severity(hand < least ? Severity.WARNING : Severity.INFO)
                        .about(player.ref())
                        .with("side", player.name())
                        .with("n", hand)
                        .with("k", can);
            }
        }
    }

    private static Fix dissolve(PlacedUnit placed, String scenario) {
        return new Fix.Change(
                "Let it begin in no square",
                pack -> PackEdits.placement(
                        PackEdits.specialRules(
                                pack,
                                scenario,
                                rules -> rules.stream()
                                        .filter(rule ->
                                                !isFor(rule, placed.unit().id()))
                                        .toList()),
                        scenario,
                        placed.unit().id(),
                        known -> known.equals(placed.placement())
                                ? known.withFormation(null)
                                        .withAttributes(known.attributes()
                                                .without(Squares.NUMBER)
                                                .without(Squares.CARDS))
                                : known));
    }

    private static Pack numbered(Pack pack, String scenario, List<Square> squares) {
        Pack result = pack;
        for (int i = 0; i < squares.size(); i++) {
            int number = i + 1;
            result = PackEdits.placement(
                    result,
                    scenario,
                    squares.get(i).unit().id(),
                    placed -> placed.withAttributes(placed.attributes().with(Squares.NUMBER, number)));
        }
        return result;
    }

    private static List<SpecialRule> ruled(List<SpecialRule> rules, String unit) {
        List<SpecialRule> others = new ArrayList<>(rules);
        others.removeIf(rule -> isFor(rule, unit));
        others.add(new SpecialRule(Squares.RULE, "It begins in square.", Attributes.of("unit", unit, "cards", 1)));
        return others;
    }

    private static boolean isFor(SpecialRule rule, String unit) {
        return rule.id().equals(Squares.RULE)
                && rule.attributes().text("unit").filter(unit::equals).isPresent();
    }
}
