package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import coupdoeil.model.table.Within;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.sight.SightGround.Blocker;
import coupdoeil.validator.ot.sight.SightGround.Contour;
import coupdoeil.validator.sight.table.Meeting;
import coupdoeil.validator.sight.table.Meeting.Kind;
import coupdoeil.validator.sight.table.Obstruction.Cause;
import coupdoeil.validator.sight.table.TableLook;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/** What a line from one that looks to one that is looked at runs through, and what stops it; to be drawn and told. */
final class LookLine {

    private final Visibility visibility;
    private final Lookout one;
    private final Lookout other;
    private final Envelope within;
    private final TerrainSight terrain;
    private final List<Stand> troops;

    LookLine(Visibility visibility, Lookout one, Lookout other) {
        this.visibility = visibility;
        this.one = one;
        this.other = other;
        this.within = TerrainSight.around(one.points(), other.points());
        this.terrain = visibility.terrain(within);
        this.troops = visibility.troops(one, other, within);
    }

    /** A line along which they see each other; the shortest, if there is none. */
    TableLook.Ray ray() {
        Spot[] nearest = {one.points().get(0), other.points().get(0)};
        for (Spot from : one.points()) {
            for (Spot to : other.points()) {
                if (isOpen(from, to)) {
                    return ray(from, to, true);
                }
                if (from.inchesFrom(to) < nearest[0].inchesFrom(nearest[1])) {
                    nearest = new Spot[] {from, to};
                }
            }
        }
        return ray(nearest[0], nearest[1], false);
    }

    private boolean isOpen(Spot from, Spot to) {
        return from.inchesFrom(to) <= visibility.mostInches() + TerrainSight.TOLERANCE
                && troops.stream()
                        .noneMatch(unit -> visibility.stops(unit, from, to) && !visibility.isSeenOver(unit, one, other))
                && terrain.stops(from, to).isEmpty();
    }

    private TableLook.Ray ray(Spot from, Spot to, boolean clear) {
        if (from.equals(to)) {
            return new TableLook.Ray(from.corner(), to.corner(), clear, 0, List.of());
        }
        LineTo line = from.to(to);
        List<Meeting> meetings = meetings(line, from, to);
        double stop = meetings.stream()
                .filter(meeting -> meeting.cause().isPresent())
                .mapToDouble(Meeting::inches)
                .min()
                .orElse(Math.min(line.lengthInches(), visibility.mostInches()));
        return new TableLook.Ray(line.start(), line.end(), clear, clear ? line.lengthInches() : stop, meetings);
    }

    private List<Meeting> meetings(LineTo line, Spot from, Spot to) {
        SightGround ground = visibility.ground();
        Optional<GroundFeature> stop = terrain.stops(from, to);
        List<Meeting> all = new ArrayList<>();
        for (Contour contour : ground.contours(within)) {
            add(
                    all,
                    line,
                    contour.outline(),
                    contour.feature(),
                    Kind.HILL,
                    contour.level(),
                    hill(stop, contour, from, to));
        }
        for (GroundFeature wood : ground.woods(within)) {
            Outline outline = wood.shape().outline();
            boolean holds = outline.holds(from.x(), from.y()) || outline.holds(to.x(), to.y());
            add(all, line, outline, wood, Kind.GROUND, 0, cause(stop, wood, holds ? Cause.DEPTH : Cause.TALL));
        }
        for (Blocker area : ground.areas(within)) {
            add(all, line, area.outline(), area.feature(), Kind.GROUND, 0, cause(stop, area));
        }
        for (Blocker wall : ground.lines(within)) {
            cause(stop, wall)
                    .ifPresent(cause -> all.add(new Meeting(
                            List.of(at(wall, line, from, to)),
                            wall.feature().name(),
                            Kind.GROUND,
                            0,
                            false,
                            Optional.of(cause))));
        }
        for (Stand unit : troops) {
            if (visibility.stops(unit, from, to)) {
                boolean over = visibility.isSeenOver(unit, one, other);
                all.add(new Meeting(
                        Within.of(visibility.outline(unit), line),
                        unit.name(),
                        Kind.PIECE,
                        0,
                        false,
                        over ? Optional.empty() : Optional.of(Cause.PIECE)));
            }
        }
        all.sort(Comparator.comparingDouble(Meeting::inches));
        return all;
    }

    private static void add(
            List<Meeting> all,
            LineTo line,
            Outline outline,
            GroundFeature feature,
            Kind kind,
            int level,
            Optional<Cause> cause) {
        if (outline.isCrossedBy(line)) {
            List<Within.Part> parts = Within.of(outline, line);
            boolean holdsEnd = !parts.isEmpty()
                    && (parts.get(0).from() <= TerrainSight.TOLERANCE
                            || parts.get(parts.size() - 1).to() >= line.lengthInches() - TerrainSight.TOLERANCE);
            all.add(new Meeting(parts, feature.name(), kind, level, holdsEnd, cause));
        }
    }

    private Optional<Cause> hill(Optional<GroundFeature> stop, Contour contour, Spot from, Spot to) {
        int high = Math.max(visibility.ground().level(from), visibility.ground().level(to));
        return cause(stop, contour.feature(), contour.level() > high ? Cause.HIGHER : Cause.SHADOW);
    }

    private static Optional<Cause> cause(Optional<GroundFeature> stop, Blocker blocker) {
        return cause(stop, blocker.feature(), blocker.height().isPresent() ? Cause.GROUND : Cause.TALL);
    }

    private static Optional<Cause> cause(Optional<GroundFeature> stop, GroundFeature feature, Cause cause) {
        return stop.filter(feature::equals).map(known -> cause);
    }

    private static Within.Part at(Blocker wall, LineTo line, Spot from, Spot to) {
        for (int i = 1; i < wall.path().size(); i++) {
            double share = TerrainSight.crossing(
                    from,
                    to,
                    Spot.of(wall.path().get(i - 1)),
                    Spot.of(wall.path().get(i)));
            if (!Double.isNaN(share)) {
                return new Within.Part(share * line.lengthInches(), share * line.lengthInches());
            }
        }
        return new Within.Part(0, 0);
    }
}
