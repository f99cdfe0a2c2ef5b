package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.lb.fact.SpecialRules;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Formations beyond those of the series rules, which the battle must define (LB 22). */
final class ExtraFormationChecks {

    /** What the definition of a formation must say. */
    private static final List<String> NEEDED = List.of("facing", "fireDefence", "increments");

    /** One finding for each formation that anyone is in, and that the rules do not know. */
    @Rule("LB-SCEN-17")
    void undefined(
            ScenarioEntry entry,
            Setup setup,
            Arrivals arrivals,
            RuleSystem system,
            SpecialRules special,
            Reporter out) {
        Stream<String> standing = setup.units().stream()
                .map(placed -> placed.placement().formation())
                .filter(Objects::nonNull);
        Stream<String> marching = arrivals.all().stream()
                .flatMap(group -> group.march().stream())
                .map(ArrivalGroup.Marcher::formation)
                .filter(Objects::nonNull);
        Set<String> used = new TreeSet<>(Stream.concat(standing, marching).toList());
        for (String formation : used) {
            List<Attributes> definitions = special.extraFormations(formation);
            List<String> lacking = NEEDED.stream()
                    .filter(parameter -> definitions.stream().noneMatch(definition -> definition.has(parameter)))
                    .toList();
            // One that nobody defines at all is a word that nobody knows: PACK-64.
            if (system.formation(formation).isEmpty() && !definitions.isEmpty() && !lacking.isEmpty()) {
                out.report()
                        .with("f", formation)
                        .with("field", "specialRules")
                        .with("why", "its definition lacks " + String.join(", ", lacking))
                        .about(new SubjectRef("formation-type", formation, formation))
                        .fix(new Fix.Question("Define it"));
            }
        }
    }
}
