package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.hexes.ScenarioFixes;
import coupdoeil.validator.lb.fact.SpecialRules;
import java.util.ArrayList;
import java.util.List;

/** Who moves first: the French and their allies, unless a special rule gives it to their enemies (LB 2). */
final class FirstPlayerChecks {

    private static final String FIRST = "first";
    private static final String INITIATIVE = "initiative";

    /** A side that is not in the order of battle is PACK-62, a special rule without a side LB-SCEN-12. */
    @Rule("LB-SCEN-03")
    void first(ScenarioEntry entry, Roster roster, SpecialRules special, Reporter out) {
        String id = entry.scenario().id();
        String first = entry.scenario().attributes().text(FIRST).orElse("").strip();
        List<String> given = special.all(INITIATIVE).stream()
                .flatMap(rule -> rule.text("side").stream())
                .filter(side -> roster.side(side).isPresent())
                .distinct()
                .toList();
        if (first.isEmpty()) {
            report("nobody is said to", Severity.ERROR, out).fix(choose(roster, id, given));
        } else if (given.size() > 1) {
            report("special rules give the initiative to more than one side", Severity.WARNING, out)
                    .fix(new Fix.Question("Leave one of the special rules"));
        } else if (given.size() == 1 && !given.contains(first)) {
            String side = name(roster, given.get(0));
            report(name(roster, first) + ", but a special rule gives the initiative to " + side, Severity.WARNING, out)
                    .fix(move(side, id, given.get(0)));
        } else if (roster.side(first).isPresent() && !imperial(roster, first) && !special.has(INITIATIVE)) {
            coalition(roster, roster.side(first).get(), id, out);
        } else if (imperial(roster).size() > 1 && !special.has(INITIATIVE)) {
            report("several sides are said to be the French and their allies", Severity.WARNING, out)
                    .fix(new Fix.Question("Leave one of them the French"));
        }
    }

    /** The enemies of the French move first and no special rule says so, or nobody is said to be the French. */
    private static void coalition(Roster roster, Side first, String scenario, Reporter out) {
        List<Side> imperial = imperial(roster);
        if (imperial.isEmpty()) {
            report(first.name() + ", and no side is said to be the French and their allies", Severity.WARNING, out)
                    .fix(new Fix.Change("Make " + first.name() + " the French", pack -> french(pack, first.id())));
            return;
        }
        List<Fix.Change> options = new ArrayList<>();
        imperial.forEach(side -> options.add(move(side.name(), scenario, side.id())));
        options.add(ScenarioFixes.add(
                "Let " + first.name() + " move first by a special rule",
                scenario,
                new SpecialRule(INITIATIVE, first.name() + " has the initiative.", Attributes.of("side", first.id()))));
        report(first.name() + ", which is not French, without a special rule", Severity.WARNING, out)
                .fix(new Fix.Choose("Settle who moves first", options));
    }

    private static Fix choose(Roster roster, String scenario, List<String> given) {
        List<Fix.Change> options = new ArrayList<>();
        if (given.size() == 1) {
            options.add(move(name(roster, given.get(0)), scenario, given.get(0)));
        } else if (given.isEmpty()) {
            imperial(roster).forEach(side -> options.add(move(side.name(), scenario, side.id())));
        }
        return options.isEmpty()
                ? new Fix.Question("Say who moves first")
                : new Fix.Choose("Say who moves first", options);
    }

    private static Fix.Change move(String name, String scenario, String side) {
        return ScenarioFixes.set("Let " + name + " move first", scenario, FIRST, side);
    }

    private static Pack french(Pack pack, String side) {
        return pack.withOrderOfBattle(pack.orderOfBattle()
                .withSides(pack.orderOfBattle().sides().stream()
                        .map(known -> known.id().equals(side)
                                ? new Side(
                                        side, known.name(), known.attributes().with("imperial", true))
                                : known)
                        .toList()));
    }

    private static List<Side> imperial(Roster roster) {
        return roster.sides().stream()
                .filter(side -> imperial(roster, side.id()))
                .toList();
    }

    private static boolean imperial(Roster roster, String side) {
        return roster.side(side)
                .filter(known -> known.attributes().flag("imperial"))
                .isPresent();
    }

    private static String name(Roster roster, String side) {
        return roster.side(side).map(Side::name).orElse(side);
    }

    private static Reporter.Draft report(String why, Severity severity, Reporter out) {
        return out.report().severity(severity).with("why", why).with("field", "attributes/" + FIRST);
    }
}
