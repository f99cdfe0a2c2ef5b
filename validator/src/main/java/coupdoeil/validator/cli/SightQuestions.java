package coupdoeil.validator.cli;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.validator.report.ApproachReport;
import coupdoeil.validator.report.FirstSightReport;
import coupdoeil.validator.report.GunPostReport;
import coupdoeil.validator.report.SightAnswer;
import coupdoeil.validator.report.SightMatrixReport;
import coupdoeil.validator.report.SightReport;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.hexes.Approach;
import coupdoeil.validator.sight.hexes.FirstSight;
import coupdoeil.validator.sight.hexes.GunPost;
import coupdoeil.validator.sight.hexes.SightMatrix;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Sightline;
import coupdoeil.validator.sight.hexes.Ways;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The questions of {@code sight}, put to the products of sight. */
final class SightQuestions {

    private static final int MOST_RADIUS = 50;

    private SightQuestions() {}

    static SightAnswer pair(SightContext outlook, String from, String to, boolean explain) {
        NamedPlace observer = outlook.find(from);
        SightRule rule = outlook.eyes(observer);
        List<Sightline> lines = new ArrayList<>();
        for (Hex a : observer.hexes()) {
            for (Hex b : outlook.find(to).hexes()) {
                lines.add(rule.sightline(outlook.ground(), a, b));
            }
        }
        return new SightReport(
                outlook.occasion(), from, to, lines, outlook.scene().names(), explain);
    }

    static SightAnswer matrix(SightContext outlook, List<String> among) {
        List<Viewpoint> points = among.isEmpty()
                ? outlook.viewpoints().ofInterest()
                : among.stream().map(outlook::viewpoint).toList();
        return new SightMatrixReport(outlook.occasion(), SightMatrix.of(outlook.eyes(), outlook.ground(), points));
    }

    static SightAnswer approach(SightContext outlook, String way, String side, boolean road) {
        String known = outlook.side(side);
        Approach approach = Approach.of(
                outlook.eyes(), outlook.ground(), outlook.viewpoints().ofSide(known), way(outlook, way, road));
        return new ApproachReport(outlook.occasion(), way, known, approach);
    }

    /** The hexes of a way: of the one place that is named, or from each point that is named to the next. */
    static List<Hex> way(SightContext outlook, String way, boolean road) {
        List<Hex> points = new ArrayList<>();
        String[] names = way.split("\\.\\.", -1);
        for (String name : names) {
            List<Hex> hexes = outlook.find(name).hexes();
            points.addAll(names.length == 1 ? hexes : hexes.subList(0, 1));
        }
        if (!road) {
            return Ways.straight(points);
        }
        TerrainChart chart = outlook.open()
                .system()
                .chart()
                .overriddenBy(outlook.open().pack().chart());
        return Ways.alongRoads(outlook.map(), chart, points)
                .orElseThrow(() -> CommandFailure.usage("no road leads along " + way));
    }

    static SightAnswer firstSight(SightContext outlook) {
        List<FirstSightReport.Group> groups = outlook.scene().routes().stream()
                .map(route -> new FirstSightReport.Group(
                        route,
                        FirstSight.of(
                                outlook.scene(),
                                route,
                                outlook.viewpoints().enemiesOf(route.side()),
                                outlook.track().count())))
                .toList();
        return new FirstSightReport(outlook.occasion(), outlook.track(), groups);
    }

    static SightAnswer positions(SightContext outlook, String battery, @Nullable String around, int radius) {
        if (radius < 0 || radius > MOST_RADIUS) {
            throw CommandFailure.usage("--radius must be from 0 to " + MOST_RADIUS + ", not " + radius);
        }
        Hex centre = outlook.find(around == null ? battery : around).hexes().get(0);
        String unit = outlook.find(battery).piece();
        List<GunPost> posts = outlook.scene().gunPosts(unit, centre.within(radius), outlook.turn());
        if (posts.isEmpty()
                && outlook.scene()
                        .gunPosts(unit, outlook.hexes(), outlook.turn())
                        .isEmpty()) {
            throw CommandFailure.usage("'" + battery + "' is no battery with a range");
        }
        return new GunPostReport(outlook.occasion(), battery, posts);
    }
}
