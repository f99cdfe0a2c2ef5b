package coupdoeil.validator.pack;

import coupdoeil.model.DidYouMean;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.ItemSubject;
import coupdoeil.validator.check.subject.PackEntry;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioItem;
import java.util.List;

/** Words that the rule system does not know. */
final class WordChecks {

    @Rule("PACK-64")
    void unknownInPack(
            PackItem subject, RuleSystem system, TerrainChart chart, PackFormationWords formations, Reporter out) {
        List<Mention> words = Words.in(subject.item().entry(), system, chart, formations.words());
        unknown(subject, subject.name(), words, system, out);
    }

    @Rule("PACK-64")
    void unknownInScenario(
            ScenarioItem subject,
            RuleSystem system,
            TerrainChart chart,
            FormationWords formations,
            PieceNames names,
            Reporter out) {
        List<Mention> words = Words.in(subject.item().entry(), system, chart, formations.words());
        unknown(subject, names.of(subject.item()), words, system, out);
    }

    /** What the pack is checked by; another profile holds, so nothing is left out that should not be. */
    @Rule("PACK-64")
    void unknownProfile(PackEntry entry, RuleSystem system, Reporter out) {
        String id = entry.pack().info().profile();
        List<String> known = system.profiles().stream().map(Profile::id).toList();
        if (id.isEmpty() || known.contains(id)) {
            return;
        }
        Reporter.Draft draft = out.report()
                .severity(Severity.WARNING)
                .with("name", entry.name())
                .with("role", "profile")
                .with("id", id)
                .with("system", system.name());
        DidYouMean.closest(id, known)
                .ifPresent(right -> draft.with("meant", right).fix(profile("Make it " + right, right)));
        draft.fix(profile("Name none", ""));
    }

    private static Fix profile(String name, String id) {
        return new Fix.Change(name, pack -> pack.withInfo(pack.info().withProfile(id)));
    }

    /** A special rule that no catalogue knows is the designer's own, unless it looks like a slip. */
    @Rule("PACK-65")
    void nearlyASpecialRule(ScenarioItem subject, RuleSystem system, Reporter out) {
        if (subject.item().entry() instanceof SpecialRule rule) {
            List<String> known = system.options().specialRules().stream()
                    .map(SpecialRuleType::id)
                    .toList();
            Mention mention = new Mention("special rule", rule.id(), known, rule::withId);
            if (mention.meant("").isPresent()) {
                mention.report(out, rule, "");
            }
        }
    }

    private static void unknown(
            ItemSubject subject, String name, List<Mention> words, RuleSystem system, Reporter out) {
        for (Mention word : words) {
            if (word.leadsNowhere()) {
                word.report(out, subject.item().entry(), "").with("name", name).with("system", system.name());
            }
        }
    }
}
