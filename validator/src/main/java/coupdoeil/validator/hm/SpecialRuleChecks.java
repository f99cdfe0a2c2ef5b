package coupdoeil.validator.hm;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.PackSpecialRules;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.table.Words;
import java.util.List;
import java.util.stream.Stream;

/** The special rules that units have (HM Special Rules). */
final class SpecialRuleChecks {

    private static final String NONE = "NONE";

    @Rule("HM-SPR-01")
    void unknown(UnitEntry entry, Troops troops, PackSpecialRules scenarios, Reporter out) {
        for (String rule : rules(entry.unit()).distinct().toList()) {
            boolean defined = troops.knownRules().contains(rule)
                    || scenarios.all().stream().anyMatch(known -> known.id().equals(rule));
            if (!defined) {
                out.report("u")
                        .with("rule", rule)
                        .fix(without(entry.unit(), rule, out))
                        .ask("Define it as a special rule of the scenario");
            }
        }
    }

    @Rule("HM-SPR-02")
    void clash(UnitEntry entry, Troops troops, Reporter out) {
        for (Attributes pair : troops.tables().groups("clashes")) {
            String one = pair.text("one").orElse("");
            String other = pair.text("other").orElse("");
            if (Troops.has(entry.unit(), one) && Troops.has(entry.unit(), other)) {
                out.report("u")
                        .with("one", Words.plain(one))
                        .with("other", Words.plain(other))
                        .fix(new Fix.Choose(
                                "Keep one of them",
                                without(entry.unit(), other, out),
                                without(entry.unit(), one, out)));
            }
        }
    }

    @Rule("HM-SPR-03")
    void repeated(UnitEntry entry, Reporter out) {
        List<String> all = rules(entry.unit()).toList();
        List<String> once = all.stream().distinct().toList();
        if (once.size() < all.size()) {
            List<String> twice = once.stream()
                    .filter(rule -> all.indexOf(rule) != all.lastIndexOf(rule))
                    .map(Words::plain)
                    .toList();
            out.report("u")
                    .with("rules", String.join(", ", twice))
                    .fix(out.set("Write it once", Troops.SPECIAL_RULES, once));
        }
    }

    @Rule("HM-SPR-04")
    void unarmed(UnitEntry entry, Reporter out) {
        if (Troops.weapon(entry.unit()).equals(NONE)) {
            rules(entry.unit())
                    .filter(rule -> rule.equals("MARKSMEN") || rule.equals("POORLY_TRAINED"))
                    .distinct()
                    .forEach(rule ->
                            out.report("u").with("rule", Words.plain(rule)).fix(without(entry.unit(), rule, out)));
        }
    }

    @Rule("HM-SPR-05")
    void scouts(UnitEntry entry, Reporter out) {
        if (entry.unit().arm().equals(Troops.SKIRMISHERS) && Troops.has(entry.unit(), "SCOUTS")) {
            out.report("u");
        }
    }

    /** A rule that the rule system does not know means what its text says. */
    @Rule("HM-SPR-06")
    void undescribed(ScenarioItem subject, RuleSystem system, Reporter out) {
        if (subject.item().entry() instanceof SpecialRule rule
                && rule.text().isBlank()
                && system.options().specialRules().stream()
                        .noneMatch(known -> known.id().equals(rule.id()))) {
            out.report().with("rule", rule.id()).ask("Say what it means");
        }
    }

    private static Stream<String> rules(Unit unit) {
        return unit.attributes().texts(Troops.SPECIAL_RULES).stream();
    }

    private static Fix.Change without(Unit unit, String rule, Reporter out) {
        return out.set(
                "Remove " + Words.plain(rule),
                Troops.SPECIAL_RULES,
                rules(unit).filter(other -> !other.equals(rule)).toList());
    }
}
