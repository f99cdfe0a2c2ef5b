package coupdoeil.validator.lb;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.lb.fact.Battleground;
import coupdoeil.validator.lb.fact.HistoricalPackage;
import coupdoeil.validator.lb.fact.Muster;
import coupdoeil.validator.lb.fact.Organisation;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The charts and special rules that a battle brings, because the series rules leave them to it (LB 42, 45). */
final class PackageChecks {

    /** Terrain without stacking limits or costs is LB-MAP-02 and 03. */
    @Rule("LB-SCEN-04")
    void charts(ScenarioEntry entry, HistoricalPackage charts, Reporter out) {
        for (SpecialRuleType missing : charts.missing()) {
            out.report()
                    .with("x", missing.name().toLowerCase(Locale.ROOT))
                    .with("field", "specialRules")
                    .about(new SubjectRef("special-rule", missing.id(), missing.name()))
                    .fix(new Fix.Question("Enter it"));
        }
    }

    /** A chart that the battle must bring and that holds nothing is LB-SCEN-04's. */
    @Rule("LB-SCEN-12")
    void saysTooLittle(
            ScenarioItem item,
            RuleSystem system,
            ScenarioFacts scenario,
            TerrainChart chart,
            HistoricalPackage charts,
            Reporter out) {
        if (!(item.item().entry() instanceof SpecialRule rule)) {
            return;
        }
        Optional<SpecialRuleType> type = system.specialRule(rule.id());
        if (type.isEmpty()) {
            String edition = scenario.attributes()
                    .text("edition")
                    .filter(text -> !text.isBlank())
                    .orElse(system.edition());
            report(rule, "is not in the rules (edition " + edition + "), nor does the pack declare it", out)
                    .fix(new Fix.Question("Declare it, or correct its id"));
            return;
        }
        List<String> noWood = rule.id().equals(Battleground.LOS_EXEMPT)
                ? rule.attributes().texts(Battleground.TERRAIN).stream()
                        .flatMap(id -> chart.record(id).stream())
                        .filter(record -> record.effects()
                                .text("family")
                                .filter("wooded"::equals)
                                .isEmpty())
                        .map(TerrainRecord::name)
                        .toList()
                : List.of();
        if (!noWood.isEmpty()) {
            report(rule, "exempts wooded terrain only, not " + String.join(", ", noWood), out)
                    .fix(new Fix.Question("Leave it out"));
        }
        List<String> lacking = HistoricalPackage.lacking(type.get(), rule.attributes());
        if (!lacking.isEmpty() && !charts.missing().contains(type.get())) {
            report(rule, "lacks " + String.join(", ", lacking), out)
                    .severity(Severity.ERROR)
                    .fix(new Fix.Question("Enter what is missing"));
        }
    }

    /** Of organisations whose battalions make levels, unless nobody of them takes part. */
    @Rule("LB-SCEN-16")
    void levels(
            FormationEntry entry,
            RuleSystem system,
            Organisation organisation,
            Muster muster,
            HistoricalPackage charts,
            Reporter out) {
        Formation formation = entry.formation();
        if (!organisation.carriesMorale(formation) && charts.gives(formation.id())) {
            out.report()
                    .with("o", entry.name())
                    .with("levels", "modifiers of morale levels")
                    .with("what", "but it carries no level")
                    .fix(new Fix.Question("Let it carry a level, or name another"));
            return;
        }
        if (!organisation.carriesMorale(formation)
                || organisation.battalionCount(formation) == 0
                || muster.leavesOut(formation.id())) {
            return;
        }
        List<String> without = system.tables().groups("moraleLevels").stream()
                .map(row -> row.integer("level", 0))
                .filter(level -> level > 0 && !charts.hasModifier(formation.id(), level))
                .map(String::valueOf)
                .toList();
        if (!without.isEmpty()) {
            out.report()
                    .with("o", entry.name())
                    .with("levels", (without.size() == 1 ? "level " : "levels ") + String.join(", ", without))
                    .with("what", "without a morale modifier")
                    .fix(new Fix.Question("Enter the modifiers"));
        }
    }

    private static Reporter.Draft report(SpecialRule rule, String why, Reporter out) {
        return out.report().with("k", rule.id()).with("why", why);
    }
}
