package coupdoeil.validator.cc.sight;

import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.sight.SightReading;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How the disputed points of sight are read (CC 5, 6, 7): a switch each. The first value of a switch is the recommended one.
 *
 * @param turned those read otherwise than recommended
 */
record LineReadings(Set<Point> turned) {

    /** A disputed point, with its switch and the value that is not recommended. */
    enum Point {
        STAGGERED_SIDES(
                "losStaggeredSidesBlock",
                "NO",
                "whether obstructions on both sides of a line along hexsides block where they do not face each other"),
        CORNER("losCornerTouchBlocks", "YES", "whether an obstruction blocks that the line touches in a corner"),
        ROW_END("rowEndHalfHexIsSideEdge", "NO", "whether half hexes at the ends of rows obstruct as the side edge"),
        RUGGED_HILL("ruggedHillBlocksHillToHill", "NO", "whether a rugged hill blocks between two hills"),
        THIRD_HILL("thirdHillBlocksHillToHill", "YES", "whether a hill apart from both blocks between two hills"),
        STRICT_PATH("combinedArmsStrictPath", "YES", "whether anything beside the line spoils combined arms");

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

    static final LineReadings RECOMMENDED = new LineReadings(Set.of());

    LineReadings {
        turned = Set.copyOf(turned);
    }

    static LineReadings of(Switches switches) {
        Set<Point> turned = EnumSet.noneOf(Point.class);
        for (Point point : Point.values()) {
            if (switches.is(point.switchId, point.other)) {
                turned.add(point);
            }
        }
        return new LineReadings(turned);
    }

    /** Every point, in the order in which they are told. */
    static List<SightReading> points() {
        return Stream.of(Point.values())
                .map(point -> SightReading.settledBy(point.switchId, point.text))
                .toList();
    }

    /** What a switch of sight is about; its id alone if it is none. */
    static SightReading describe(String switchId) {
        for (Point point : Point.values()) {
            if (point.switchId.equals(switchId)) {
                return SightReading.settledBy(switchId, point.text);
            }
        }
        return SightReading.unknown(switchId);
    }

    boolean has(Point point) {
        return turned.contains(point);
    }

    /** The same with one point read the other way. */
    LineReadings turning(Point point) {
        Set<Point> changed = new HashSet<>(turned);
        if (!changed.remove(point)) {
            changed.add(point);
        }
        return new LineReadings(changed);
    }
}
