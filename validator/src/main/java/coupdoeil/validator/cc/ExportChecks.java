package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.cc.fact.Forces;
import coupdoeil.validator.cc.fact.Ranges;
import coupdoeil.validator.cc.fact.UnitTypes;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.ScenarioFixes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What an engine cannot do without. */
final class ExportChecks {

    private static final String ARTILLERY = "artillery";
    private static final String EDITION = "edition";
    private static final int NEAREST = 2;
    private static final Predicate<String> NUMBER =
            Pattern.compile("[1-9][0-9]{0,8}").asMatchPredicate();

    /** Ids of units, leaders and places are PACK-61; special rules have none but what they are about. */
    @Rule("CC-EXP-01")
    void ruledTwice(ScenarioEntry entry, ScenarioFacts scenario, RuleSystem system, Reporter out) {
        Set<String> seen = new HashSet<>();
        for (SpecialRule rule : scenario.specialRules()) {
            String about = about(rule, system);
            if (!seen.add(rule.id() + " " + about)) {
                out.report()
                        .about(new SubjectRef("special-rule", rule.id() + " " + about, rule.id()))
                        .with("rule", rule.id())
                        .with("x", about.isEmpty() ? "the battle" : about)
                        .fix(new Fix.Question("Leave one of them"));
            }
        }
    }

    @Rule("CC-EXP-02")
    void editions(ScenarioEntry entry, ScenarioFacts scenario, RuleSystem system, Reporter out) {
        Attributes attributes = scenario.attributes();
        if (unsaid(attributes, EDITION)) {
            report("the edition of the rules", EDITION, out)
                    .fix(ScenarioFixes.set("State the " + system.edition(), out.scenario(), EDITION, system.edition()));
        }
        if (attributes.flag(BoardChecks.OWN_BOARD) && unsaid(attributes, BoardChecks.BOARD)) {
            report("the name of the board", BoardChecks.BOARD, out).fix(new Fix.Question("Name the board"));
        }
    }

    /**
     * The charts stand in the rulebook as pictures, so that no battle need have them: of those that it does not bring it is
     * said once that they are wanting, one that it brings must be whole.
     */
    @Rule("CC-EXP-03")
    void rangeCharts(
            ScenarioEntry entry, Forces forces, UnitTypes types, Ranges reach, RuleSystem system, Reporter out) {
        Attributes charts = charts(system);
        Attributes printed =
                RuleSystems.load(system.id()).map(ExportChecks::charts).orElse(Attributes.NONE);
        List<String> pictures = new ArrayList<>();
        for (String type : used(forces, types)) {
            List<String> missing = missing(charts.nested(type), most(type, forces, types), reach.of(type));
            if (missing.isEmpty()) {
                continue;
            }
            if (charts.nested(type).equals(printed.nested(type))) {
                pictures.add(type);
            } else {
                incomplete(List.of(type), types, out).with("what", ": " + String.join("; ", missing));
            }
        }
        if (!pictures.isEmpty()) {
            incomplete(pictures, types, out).severity(Severity.INFO).with("what", "");
        }
    }

    private static Attributes charts(RuleSystem system) {
        return system.tables().nested("artilleryRange");
    }

    /** The known types of the guns of a battle. */
    private static List<String> used(Forces forces, UnitTypes types) {
        return forces.units().stream()
                .filter(unit -> unit.arm().equals(ARTILLERY))
                .map(UnitTypes::type)
                .filter(types::known)
                .distinct()
                .toList();
    }

    private static int most(String type, Forces forces, UnitTypes types) {
        return forces.units().stream()
                .filter(unit -> UnitTypes.type(unit).equals(type))
                .mapToInt(unit -> full(unit, types))
                .max()
                .orElse(0);
    }

    private static Reporter.Draft incomplete(List<String> sorts, UnitTypes types, Reporter out) {
        Reporter.Draft draft =
                out.report().with("type", sorts.stream().map(types::name).toList());
        sorts.forEach(type -> draft.about(new SubjectRef("type", type, types.name(type))));
        return draft.fix(new Fix.Question("Enter the chart among the house rules"));
    }

    /**
     * What a chart leaves out, the strongest units first. Strength and range are whatever a pack says, so only rows and
     * columns that are written are walked through.
     */
    private static List<String> missing(Attributes chart, int most, int reach) {
        List<String> missing = new ArrayList<>();
        int left = most;
        for (int blocks : written(chart, 1, most).descendingSet()) {
            gap(blocks + 1, left, Attributes.NONE, reach).ifPresent(missing::add);
            gap(blocks, blocks, chart.nested(String.valueOf(blocks)), reach).ifPresent(missing::add);
            left = blocks - 1;
        }
        gap(1, left, Attributes.NONE, reach).ifPresent(missing::add);
        return missing;
    }

    private static Optional<String> gap(int fewest, int most, Attributes row, int reach) {
        NavigableSet<Integer> ranges = written(row, NEAREST, reach);
        int first = NEAREST;
        while (ranges.contains(first) && row.integer(String.valueOf(first)).isPresent()) {
            first++;
        }
        int last = reach;
        while (last > first
                && ranges.contains(last)
                && row.integer(String.valueOf(last)).isPresent()) {
            last--;
        }
        if (fewest > most || first > reach) {
            return Optional.empty();
        }
        return Optional.of(run(fewest, most) + (most == 1 ? " block" : " blocks") + " at " + run(first, last));
    }

    private static String run(int first, int last) {
        return first == last ? String.valueOf(first) : first + " to " + last;
    }

    /** The whole numbers of a range that a table has entries for. */
    private static NavigableSet<Integer> written(Attributes table, int first, int last) {
        return table.values().keySet().stream()
                .filter(NUMBER)
                .map(Integer::valueOf)
                .filter(number -> first <= number && number <= last)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static int full(Unit unit, UnitTypes types) {
        return types.full(unit).orElse(0);
    }

    /** What a rule of the catalogue is about: what it names in the pack, and when. One in words is about what it says. */
    private static String about(SpecialRule rule, RuleSystem system) {
        List<String> named = system.specialRule(rule.id()).map(SpecialRuleType::parameters).orElse(List.of()).stream()
                .filter(parameter ->
                        !parameter.values().isEmpty() || parameter.id().equals("trigger"))
                .map(parameter -> rule.attributes().text(parameter.id()).orElse(""))
                .filter(id -> !id.isEmpty())
                .toList();
        return system.specialRule(rule.id()).isPresent() ? String.join(" ", named) : rule.text();
    }

    private static boolean unsaid(Attributes attributes, String name) {
        return attributes.text(name).filter(text -> !text.isBlank()).isEmpty();
    }

    private static Reporter.Draft report(String what, String field, Reporter out) {
        return out.report()
                .about(new SubjectRef("attribute", field, field))
                .with("what", what)
                .with("field", "attributes/" + field);
    }
}
