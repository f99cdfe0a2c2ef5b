package coupdoeil.validator.pack;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.ItemSubject;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioItem;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Words that the rule system does not know. */
final class WordChecks {

    private static final String FORMATION = "formation";

    @Rule("PACK-64")
    void unknownInPack(PackItem subject, RuleSystem system, TerrainChart chart, Reporter out) {
        unknown(subject, Words.in(subject.item().entry(), system, chart, List.of()), system, out);
    }

    @Rule("PACK-64")
    void unknownInScenario(
            ScenarioItem subject, RuleSystem system, TerrainChart chart, ScenarioFacts scenario, Reporter out) {
        List<Mention> words = Words.in(subject.item().entry(), system, chart, ownFormations(scenario, system));
        unknown(subject, words, system, out);
    }

    /** The formations that special rules of the scenario define, as written and in small letters. */
    private static List<String> ownFormations(ScenarioFacts scenario, RuleSystem system) {
        return scenario.specialRules().stream()
                .filter(rule -> system.specialRule(rule.id())
                        .filter(type -> type.defines().equals(FORMATION))
                        .isPresent())
                .flatMap(rule -> rule.attributes().text("name").stream())
                .flatMap(name -> Stream.of(name, name.toLowerCase(Locale.ROOT)))
                .toList();
    }

    /** A special rule that no catalogue knows is the designer's own, unless it looks like a slip. */
    @Rule("PACK-65")
    void nearlyASpecialRule(ScenarioItem subject, RuleSystem system, Reporter out) {
        if (subject.item().entry() instanceof SpecialRule rule) {
            List<String> known =
                    system.specialRules().stream().map(SpecialRuleType::id).toList();
            Mention mention = new Mention(
                    "special rule", rule.id(), known, id -> new SpecialRule(id, rule.text(), rule.attributes()));
            if (mention.meant("").isPresent()) {
                mention.report(out, rule, "");
            }
        }
    }

    private static void unknown(ItemSubject subject, List<Mention> words, RuleSystem system, Reporter out) {
        for (Mention word : words) {
            if (word.leadsNowhere()) {
                word.report(out, subject.item().entry(), "")
                        .with("name", subject.name())
                        .with("system", system.name());
            }
        }
    }
}
