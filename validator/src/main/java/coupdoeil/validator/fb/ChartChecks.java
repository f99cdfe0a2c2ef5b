package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.subject.ChartRow;
import coupdoeil.validator.hexes.UnknownTerrain;
import java.util.ArrayList;
import java.util.List;

/** The terrain effects chart itself, and terrain that is not in it (FB 2.6, 5.6.7, 7.1.1, 8.2.3). */
final class ChartChecks {

    @Rule("FB-MAP-01")
    void unknownTerrain(Cell cell, TerrainChart chart, Reporter out) {
        UnknownTerrain.report(cell, chart, out);
    }

    @Rule("FB-MAP-02")
    void incompleteRecord(ChartRow row, RuleSystem system, Reporter out) {
        TerrainRecord record = row.record();
        List<String> missing = new ArrayList<>();
        Attributes complete = record.effects();
        for (AttributeType field : system.attributeTypes().chartFields().getOrDefault(record.kind(), List.of())) {
            if (field.required() && field.kind() == AttributeType.Kind.GROUP) {
                Attributes group = record.effects().nested(field.id());
                for (AttributeType member : field.members()) {
                    boolean closed = record.effects().texts("impassable").contains(member.id());
                    if (member.required()
                            && !closed
                            && group.number(member.id()).isEmpty()) {
                        missing.add(field.id() + "." + member.id());
                        group = filled(group, member);
                    }
                }
                complete = complete.with(field.id(), group);
            } else if (field.required() && !record.effects().has(field.id())) {
                missing.add(field.id());
                complete = filled(complete, field);
            }
        }
        TerrainRecord filled = new TerrainRecord(record.id(), record.kind(), record.name(), complete, record.look());
        for (String field : missing) {
            out.report()
                    .with("t", record.name())
                    .with("field", field)
                    .fix(new Fix.Change("Fill in the defaults", pack -> PackEdits.record(pack, filled)));
        }
    }

    @Rule("FB-MAP-03")
    void generalOrderInTheOpen(ChartRow row, Reporter out) {
        TerrainRecord record = row.record();
        String cover = record.effects().text("cover").orElse("");
        if (record.effects().flag("mandatesGeneralOrder") && (cover.equals("OPEN") || cover.equals("LIGHT"))) {
            TerrainRecord mended = new TerrainRecord(
                    record.id(), record.kind(), record.name(), record.effects().with("cover", "MEDIUM"), record.look());
            out.report()
                    .with("t", record.name())
                    .with("cover", cover)
                    .fix(new Fix.Change("Set medium cover", pack -> PackEdits.record(pack, mended)));
        }
    }

    private static Attributes filled(Attributes attributes, AttributeType field) {
        Object fallback = field.fallback();
        return fallback == null ? attributes : attributes.with(field.id(), fallback);
    }
}
