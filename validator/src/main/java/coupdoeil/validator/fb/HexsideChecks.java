package coupdoeil.validator.fb;

import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Hexside;
import coupdoeil.validator.hexes.HexsideFixes;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;

/** Slopes, roads and other features on hexsides (FB 2.6, 3.3.2, 5.4.3, 7.1.2). */
final class HexsideChecks {

    @Rule("FB-MAP-04")
    void levelChangeWithoutSlope(Hexside side, TerrainChart chart, Reporter out) {
        if (!side.inside() || side.first().level() == side.second().level()) {
            return;
        }
        List<String> slopes = slopes(side, chart);
        if (!slopes.isEmpty() && slopes.stream().allMatch(id -> isLevelled(chart, id))) {
            out.report()
                    .with("a", side.first().level())
                    .with("b", side.second().level())
                    .with("hs", side.label())
                    .fix(HexsideFixes.remove("Restore the slope", side, slopes::contains));
        }
    }

    @Rule("FB-MAP-05")
    void slopeOnLevelGround(Hexside side, TerrainChart chart, Reporter out) {
        if (!side.inside() || side.first().level() != side.second().level()) {
            return;
        }
        List<String> slopes = slopes(side, chart).stream()
                .filter(id -> !isLevelled(chart, id))
                .toList();
        if (!slopes.isEmpty()) {
            out.report().with("hs", side.label()).fix(HexsideFixes.remove("Delete the slope", side, slopes::contains));
        }
    }

    @Rule("FB-MAP-06")
    void jump(Hexside side, TerrainChart chart, Reporter out) {
        int jump = Math.abs(side.first().level() - side.second().level());
        if (side.inside() && jump >= 2 && !closedToInfantry(side.features(), chart)) {
            Reporter.Draft draft = out.report().with("n", jump).with("hs", side.label());
            chart.records().stream()
                    .filter(record -> record.kind().equals(TerrainRecord.SIDE)
                            && record.effects().text("slope").isPresent()
                            && record.effects().texts("impassable").contains("infantry"))
                    .findFirst()
                    .ifPresent(cliff -> draft.fix(HexsideFixes.add(
                            "Make it a " + cliff.name().toLowerCase(Locale.ROOT), side.side(), cliff.id())));
        }
    }

    @Rule("FB-MAP-07")
    void inconsistentFeature(Hexside side, Reporter out) {
        if (!side.first().inPlay() && !side.second().inPlay()) {
            if (!side.features().isEmpty()) {
                out.report()
                        .with("f", side.features())
                        .with("hs", side.label())
                        .with("why", "it touches no hex of the map")
                        .fix(HexsideFixes.remove("Delete it", side, id -> true));
            }
        } else if (!side.near().isEmpty()
                && !side.far().isEmpty()
                && !new HashSet<>(side.near()).equals(new HashSet<>(side.far()))) {
            out.report()
                    .with("f", side.features())
                    .with("hs", side.label())
                    .with("why", "its two hexes say different things")
                    .fix(new Fix.Choose(
                            "Keep one",
                            List.of(
                                    keep(side, side.near(), side.first().label()),
                                    keep(side, side.far(), side.second().label()))));
        }
    }

    @Rule("FB-MAP-08")
    void roadAcrossImpassable(Hexside side, TerrainChart chart, Reporter out) {
        List<String> roads = side.features().stream()
                .filter(id -> chart.record(id)
                        .filter(record -> record.effects().flag("road")
                                || record.effects().flag("trail"))
                        .isPresent())
                .toList();
        if (roads.isEmpty()) {
            return;
        }
        boolean hexClosed = hexClosed(side.first().terrain(), side.first().features(), chart)
                || hexClosed(side.second().terrain(), side.second().features(), chart);
        if (closedToInfantry(side.features(), chart)) {
            List<Fix.Change> crossings = chart.records().stream()
                    .filter(record -> record.kind().equals(TerrainRecord.SIDE)
                            && record.effects().flag("crossing"))
                    .map(record -> HexsideFixes.add(
                            "Add a " + record.name().toLowerCase(Locale.ROOT), side.side(), record.id()))
                    .toList();
            out.report().with("hs", side.label()).fix(new Fix.Choose("Add a crossing", crossings));
        } else if (hexClosed) {
            out.report().with("hs", side.label());
        }
    }

    private static List<String> slopes(Hexside side, TerrainChart chart) {
        return side.features().stream()
                .filter(id -> chart.record(id)
                        .filter(record -> record.effects().has("slope"))
                        .isPresent())
                .toList();
    }

    private static boolean isLevelled(TerrainChart chart, String id) {
        return chart.record(id)
                .flatMap(record -> record.effects().text("slope"))
                .filter("none"::equals)
                .isPresent();
    }

    /** Whether infantry may not cross a hexside with these features: one closes it, and no crossing opens it again. */
    private static boolean closedToInfantry(List<String> features, TerrainChart chart) {
        boolean closed = false;
        for (String id : features) {
            boolean closes = closes(id, chart);
            boolean crossing =
                    chart.record(id).filter(r -> r.effects().flag("crossing")).isPresent();
            if (crossing && !closes) {
                return false;
            }
            closed |= closes;
        }
        return closed;
    }

    private static boolean hexClosed(String terrain, List<String> features, TerrainChart chart) {
        return closes(terrain, chart) || features.stream().anyMatch(id -> closes(id, chart));
    }

    private static boolean closes(String id, TerrainChart chart) {
        return chart.record(id)
                .filter(record -> record.effects().texts("impassable").contains("infantry"))
                .isPresent();
    }

    private static Fix.Change keep(Hexside side, List<String> features, String label) {
        return new Fix.Change(
                "Keep what " + label + " says",
                pack -> PackEdits.map(pack, map -> map.withSide(side.side(), features)));
    }
}
