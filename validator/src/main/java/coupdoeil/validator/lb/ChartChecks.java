package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.subject.ChartRow;
import coupdoeil.validator.hexes.TerrainInUse;
import coupdoeil.validator.hexes.UnknownTerrain;
import coupdoeil.validator.lb.fact.TerrainRecords;
import java.util.ArrayList;
import java.util.List;

/** Terrain that is not in the chart, and what the chart leaves open (LB 16, 18, 45). */
final class ChartChecks {

    /** Families whose stacking limits are those of clear terrain. */
    private static final List<String> OPEN = List.of("clear", "slope");

    @Rule("LB-MAP-01")
    void unknownTerrain(Cell cell, TerrainChart chart, Reporter out) {
        UnknownTerrain.report(cell, chart, out);
    }

    /** Nobody stacks where nobody may be, nor on terrain that the map does not have. */
    @Rule("LB-MAP-02")
    void noStackingLimits(ChartRow row, TerrainInUse use, RuleSystem system, Reporter out) {
        TerrainRecord record = row.record();
        boolean open = OPEN.contains(TerrainRecords.family(record))
                && !record.effects().flag("impliesGeneralOrder");
        if (!record.kind().equals(TerrainRecord.HEX)
                || open
                || !use.has(record.id())
                || TerrainRecords.barredToAll(record)
                || !record.effects().groups("stacking").isEmpty()) {
            return;
        }
        Reporter.Draft draft = out.report().with("t", record.name());
        TerrainRecords.template(
                        system, record, effects -> !effects.groups("stacking").isEmpty())
                .ifPresent(model -> draft.fix(TerrainRecords.mend(
                        "Take the limits of " + model.name(),
                        record,
                        record.effects().with("stacking", model.effects().groups("stacking")))));
    }

    /** An arm that may come by road only is barred as far as the cost is concerned. */
    @Rule("LB-MAP-03")
    void noCost(ChartRow row, RuleSystem system, Reporter out) {
        TerrainRecord record = row.record();
        if (!record.kind().equals(TerrainRecord.HEX)) {
            return;
        }
        Attributes costs = record.effects().nested("cost");
        for (String arm : TerrainRecords.ARMS) {
            if (costs.number(arm).isEmpty()
                    && !TerrainRecords.barred(record, arm)
                    && !record.effects().texts("prohibitedOffRoad").contains(arm)) {
                List<Fix.Change> options = new ArrayList<>();
                TerrainRecords.template(
                                system,
                                record,
                                effects -> effects.nested("cost").number(arm).isPresent())
                        .ifPresent(model -> options.add(TerrainRecords.mend(
                                "Take the cost of " + model.name(),
                                record,
                                record.effects().with("cost", withCost(costs, arm, model)))));
                List<String> barred = new ArrayList<>(record.effects().texts("prohibited"));
                barred.add(arm);
                options.add(TerrainRecords.mend(
                        "Prohibit it to the " + arm, record, record.effects().with("prohibited", barred)));
                out.report()
                        .with("t", record.name())
                        .with("arm", arm)
                        .fix(new Fix.Choose("Say what it costs", options));
            }
        }
    }

    private static Attributes withCost(Attributes costs, String arm, TerrainRecord model) {
        return model.effects()
                .nested("cost")
                .number(arm)
                .map(cost -> costs.with(arm, cost))
                .orElse(costs);
    }
}
