package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.DidYouMean;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Cell;
import coupdoeil.validator.check.subject.ChartRow;
import java.util.ArrayList;
import java.util.List;

/** The terrain effects chart itself, and terrain that is not in it (FB 2.6, 5.6.7, 7.1.1, 8.2.3). */
final class ChartChecks {

    @Rule("FB-MAP-01")
    void unknownTerrain(Cell cell, TerrainChart chart, Reporter out) {
        if (!isRecord(chart, cell.terrain(), TerrainRecord.HEX)) {
            Reporter.Draft draft = out.report().with("h", cell.label()).with("t", cell.terrain());
            List<Fix.Change> choices = nearestFirst(cell.terrain(), chart).stream()
                    .map(id -> new Fix.Change(
                            "Make it " + id, pack -> PackEdits.map(pack, map -> map.withTerrain(cell.hex(), id))))
                    .toList();
            draft.fix(new Fix.Choose("Choose another terrain", choices));
            draft.fix(addRecord(cell.terrain(), TerrainRecord.HEX, chart));
        }
        for (String feature : cell.features()) {
            if (!isRecord(chart, feature, TerrainRecord.FEATURE)) {
                out.report()
                        .with("h", cell.label())
                        .with("t", feature)
                        .fix(new Fix.Change(
                                "Remove " + feature, pack -> PackEdits.map(pack, map -> without(map, cell, feature))));
            }
        }
    }

    @Rule("FB-MAP-02")
    void incompleteRecord(ChartRow row, RuleSystem system, Reporter out) {
        TerrainRecord record = row.record();
        List<String> missing = new ArrayList<>();
        Attributes complete = record.effects();
        for (AttributeType field : system.chartFields().getOrDefault(record.kind(), List.of())) {
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

    private static boolean isRecord(TerrainChart chart, String id, String kind) {
        return chart.record(id).filter(record -> record.kind().equals(kind)).isPresent();
    }

    /** Ids of hex terrain, the one that was probably meant first. */
    private static List<String> nearestFirst(String wanted, TerrainChart chart) {
        List<String> ids = new ArrayList<>(chart.records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.HEX))
                .map(TerrainRecord::id)
                .toList());
        DidYouMean.closest(wanted, ids).ifPresent(near -> {
            ids.remove(near);
            ids.add(0, near);
        });
        return ids;
    }

    /** Adds a record that copies the effects of the chart's first record of that kind, to be edited. */
    private static Fix addRecord(String id, String kind, TerrainChart chart) {
        Attributes effects = chart.records().stream()
                .filter(record -> record.kind().equals(kind))
                .findFirst()
                .map(TerrainRecord::effects)
                .orElse(Attributes.NONE);
        return new Fix.Change(
                "Add '" + id + "' to the chart",
                pack -> PackEdits.record(pack, new TerrainRecord(id, kind, id, effects, Attributes.NONE)));
    }

    private static HexBattlefield without(HexBattlefield map, Cell cell, String feature) {
        return map.withFeatures(
                cell.hex(),
                map.features(cell.hex()).stream()
                        .filter(id -> !id.equals(feature))
                        .toList());
    }

    private static Attributes filled(Attributes attributes, AttributeType field) {
        Object fallback = field.fallback();
        return fallback == null ? attributes : attributes.with(field.id(), fallback);
    }
}
