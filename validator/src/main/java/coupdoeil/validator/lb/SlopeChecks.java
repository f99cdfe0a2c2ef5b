package coupdoeil.validator.lb;

import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Hexside;
import coupdoeil.validator.hexes.HexsideFixes;
import coupdoeil.validator.lb.fact.Terrain;
import java.util.Locale;

/** Levels and the slopes between them (LB 23). A slope is drawn on the hexside or fills one of its hexes. */
final class SlopeChecks {

    @Rule("LB-MAP-04")
    void missing(Hexside side, Terrain terrain, TerrainChart chart, Reporter out) {
        if (jump(side) == 0 || sloping(side, terrain) || terrain.slope(side.side())) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("a", side.first().level())
                .with("b", side.second().level())
                .with("side", side.label());
        chart.records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.SIDE)
                        && record.effects().flag("slope"))
                .findFirst()
                .ifPresent(slope -> draft.fix(
                        HexsideFixes.add("Draw a " + slope.name().toLowerCase(Locale.ROOT), side.side(), slope.id())));
    }

    @Rule("LB-MAP-05")
    void idle(Hexside side, Terrain terrain, TerrainChart chart, Reporter out) {
        if (!side.features().isEmpty()
                && side.inside()
                && jump(side) == 0
                && terrain.slope(side.side())
                && !sloping(side, terrain)) {
            out.report()
                    .with("side", side.label())
                    .fix(HexsideFixes.remove(
                            "Delete the slope",
                            side,
                            id -> chart.record(id)
                                    .filter(record -> record.effects().flag("slope"))
                                    .isPresent()));
        }
    }

    @Rule("LB-MAP-06")
    void jump(Hexside side, Reporter out) {
        if (jump(side) > 1) {
            out.report()
                    .with("n", jump(side))
                    .with("side", side.label())
                    .fix(new Fix.Question("Put a level between them"));
        }
    }

    /** How many levels lie between the two hexes of the map; 0 at the edge of the map. */
    private static int jump(Hexside side) {
        return side.inside() ? Math.abs(side.first().level() - side.second().level()) : 0;
    }

    private static boolean sloping(Hexside side, Terrain terrain) {
        return terrain.slope(side.first().hex()) || terrain.slope(side.second().hex());
    }
}
