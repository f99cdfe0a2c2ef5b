package coupdoeil.validator.lb.sight;

import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.sight.SightReading;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How the disputed points of sight are read (LB 23): a switch each. The first value of a switch is the recommended one.
 *
 * @param turned those read otherwise than recommended
 */
public record Readings(Set<Point> turned) {

    /** A disputed point, with its switch and the value that is not recommended. */
    public enum Point {
        LOW_OBSTACLE("los.lowObstacle", "IGNORE_IF_BELOW_BOTH", "whether an obstacle below both ends blocks"),
        GROUND("los.ground", "NONE", "whether higher ground and crests block"),
        FRIEND_SIDE("los.friendSide", "TARGET", "whose friend a unit next to the target is"),
        VERTEX_EXIT("los.vertexExit", "BOTH", "whether both hexsides at the vertex it leaves through must be front"),
        POINT_TOUCH("los.pointTouch", "BLOCK", "whether an obstacle touched in one point blocks"),
        EQUIDISTANT("los.equidistant", "EXEMPT", "whether an obstacle half-way blocks");

        private final String switchId;
        private final String other;
        private final String text;

        Point(String switchId, String other, String text) {
            this.switchId = switchId;
            this.other = other;
            this.text = text;
        }

        String switchId() {
            return switchId;
        }
    }

    public static final Readings RECOMMENDED = new Readings(Set.of());

    public Readings {
        turned = Set.copyOf(turned);
    }

    public static Readings of(Switches switches) {
        Set<Point> turned = EnumSet.noneOf(Point.class);
        for (Point point : Point.values()) {
            if (switches.is(point.switchId, point.other)) {
                turned.add(point);
            }
        }
        return new Readings(turned);
    }

    /** Every point, in the order in which they are told. */
    public static List<SightReading> points() {
        return Stream.of(Point.values())
                .map(point -> SightReading.settledBy(point.switchId, point.text))
                .toList();
    }

    /** What a switch of sight is about; its id alone if it is none. */
    public static SightReading describe(String switchId) {
        for (Point point : Point.values()) {
            if (point.switchId.equals(switchId)) {
                return SightReading.settledBy(switchId, point.text);
            }
        }
        return SightReading.unknown(switchId);
    }

    public boolean has(Point point) {
        return turned.contains(point);
    }

    /** The same with one point read the other way. */
    public Readings turning(Point point) {
        List<Point> changed = new ArrayList<>(turned);
        if (!changed.remove(point)) {
            changed.add(point);
        }
        return new Readings(Set.copyOf(changed));
    }
}
