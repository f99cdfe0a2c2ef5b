package coupdoeil.validator.hexes;

import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.hexes.Cell;

/** Terrain and features of a hex that the chart does not know, with what would mend it. */
public final class UnknownTerrain {

    private UnknownTerrain() {}

    /** A finding for the base terrain and one for each feature; {@code h} is the hex, {@code t} what is unknown. */
    public static void report(Cell cell, TerrainChart chart, Reporter out) {
        if (!TerrainFixes.isRecord(chart, cell.terrain(), TerrainRecord.HEX)) {
            out.report()
                    .with("h", cell.label())
                    .with("t", cell.terrain())
                    .fix(TerrainFixes.repaint(cell.hex(), cell.terrain(), chart))
                    .fix(TerrainFixes.addRecord(cell.terrain(), TerrainRecord.HEX, chart));
        }
        for (String feature : cell.features()) {
            if (!TerrainFixes.isRecord(chart, feature, TerrainRecord.FEATURE)) {
                out.report()
                        .with("h", cell.label())
                        .with("t", feature)
                        .fix(TerrainFixes.removeFeature(cell.hex(), feature));
            }
        }
    }
}
