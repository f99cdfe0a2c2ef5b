package coupdoeil.validator.pack;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Item;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.SubjectRef;

/**
 * What the rules cannot do without: parameters of special rules, ratings of leaders, and whatever a group or a row of a
 * table must hold. Ratings of units and the fields of the terrain effects chart are the rule systems' affair.
 */
final class RequiredChecks {

    @Rule("PACK-71")
    void lackingInPack(PackItem subject, RuleSystem system, Reporter out) {
        lacking(subject.item(), system, out);
    }

    @Rule("PACK-71")
    void lackingInScenario(ScenarioItem subject, RuleSystem system, PieceNames names, Reporter out) {
        lacking(names.named(subject.item()), system, out);
    }

    private static void lacking(Item item, RuleSystem system, Reporter out) {
        Object entry = item.entry();
        if (entry instanceof ArrivalGroup group && group.mode().isBlank()) {
            report(item, "mode", out).fix(new Fix.Question("Say whether it enters in column or along the edge"));
        }
        // Where special rules are the charts of a battle, the system examines all of them: LB-SCEN-04 and -12.
        boolean chart = entry instanceof TerrainRecord
                || (entry instanceof SpecialRule && system.tables().has("package"));
        if (!chart) {
            Attributed.of(entry, system).ifPresent(attributed -> {
                if (entry instanceof SpecialRule || entry instanceof Leader || entry instanceof Army) {
                    lacking("", item, attributed, out);
                }
                for (WrittenValue value : WrittenValue.all(attributed)) {
                    value.insides().forEach((path, inside) -> lacking(path, item, inside, out));
                }
            });
        }
    }

    private static void lacking(String prefix, Item item, Attributed where, Reporter out) {
        for (AttributeType type : where.types()) {
            if (type.required() && !type.isSaidIn(where.attributes())) {
                report(item, prefix + type.id(), out).fix(cure(item, where, type, out.scenario()));
            }
        }
    }

    private static Reporter.Draft report(Item item, String path, Reporter out) {
        return out.report()
                .about(new SubjectRef("attribute", path, path))
                .with("name", item.name())
                .with("attribute", path);
    }

    /** What a form would start with, if that is known. */
    private static Fix cure(Item item, Attributed where, AttributeType type, String scenario) {
        Object fallback = type.fallback();
        if (fallback == null) {
            return new Fix.Question("Enter it");
        }
        Object complete = where.replaced().apply(where.attributes().with(type.id(), fallback));
        return new Fix.Change("Make it " + fallback, pack -> Replacement.in(pack, scenario, item.entry(), complete));
    }
}
