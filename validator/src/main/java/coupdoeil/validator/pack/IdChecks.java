package coupdoeil.validator.pack;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Item;
import coupdoeil.validator.check.subject.ItemSubject;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioItem;

/** Ids by which one thing must be found among its kind. */
final class IdChecks {

    @Rule("PACK-61")
    void repeatedInPack(PackItem subject, RuleSystem system, Reporter out) {
        repeated(subject, system, out);
    }

    @Rule("PACK-61")
    void repeatedInScenario(ScenarioItem subject, RuleSystem system, Reporter out) {
        repeated(subject, system, out);
    }

    private static void repeated(ItemSubject subject, RuleSystem system, Reporter out) {
        Item item = subject.item();
        if (!item.id().isEmpty() && item.occurrence() > 1 && !OwnRules.speak(system, "PACK-61", item.kind())) {
            out.report().with("kind", item.kind()).with("name", item.name()).with("id", item.id());
        }
    }
}
