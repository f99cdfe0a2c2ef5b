package coupdoeil.validator.hexes;

import coupdoeil.model.Attributes;
import coupdoeil.model.DidYouMean;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import java.util.ArrayList;
import java.util.List;

/** Edits of what is painted in a hex, and of the chart that says what it does. */
public final class TerrainFixes {

    private TerrainFixes() {}

    /** Whether the chart has a record of this id and kind. */
    public static boolean isRecord(TerrainChart chart, String id, String kind) {
        return chart.record(id).filter(record -> record.kind().equals(kind)).isPresent();
    }

    /** Paints a hex with a terrain of the chart; the one that was probably meant comes first. */
    public static Fix repaint(Hex hex, String wanted, TerrainChart chart) {
        return new Fix.Choose(
                "Choose another terrain",
                nearestFirst(wanted, chart).stream()
                        .map(id -> new Fix.Change(
                                "Make it " + id, pack -> PackEdits.map(pack, map -> map.withTerrain(hex, id))))
                        .toList());
    }

    /** Takes an overlay out of a hex. */
    public static Fix removeFeature(Hex hex, String feature) {
        return new Fix.Change(
                "Remove " + feature,
                pack -> PackEdits.map(
                        pack,
                        map -> map.withFeatures(
                                hex,
                                map.features(hex).stream()
                                        .filter(id -> !id.equals(feature))
                                        .toList())));
    }

    /** Adds a record that copies the effects of the chart's first record of that kind, to be edited. */
    public static Fix addRecord(String id, String kind, TerrainChart chart) {
        Attributes effects = chart.records().stream()
                .filter(record -> record.kind().equals(kind))
                .findFirst()
                .map(TerrainRecord::effects)
                .orElse(Attributes.NONE);
        return new Fix.Change(
                "Add '" + id + "' to the chart",
                pack -> PackEdits.record(pack, new TerrainRecord(id, kind, id, effects, Attributes.NONE)));
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
}
