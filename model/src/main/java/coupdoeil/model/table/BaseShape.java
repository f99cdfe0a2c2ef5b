package coupdoeil.model.table;

import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Position;
import java.util.List;

/**
 * A base in its unit, in hundredths of a millimetre from the middle of the unit's front, before it is put on a table.
 *
 * @param right how far to the right the middle of its front is
 * @param back how far behind the unit's front its own is
 * @param width of its front
 */
record BaseShape(double right, double back, double width, double depth) {

    /** No piece stands further off than this, be its position what it may: all arithmetic stays exact. */
    private static final double FARTHEST_INCHES = 1e6;

    /** Bases that overlap by less stand side by side: half a hundredth of a millimetre. */
    private static final double TOUCHING = 0.5;

    /** The smallest shape around some of a unit. @param shapes at least one */
    static BaseShape around(List<BaseShape> shapes) {
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double front = Double.POSITIVE_INFINITY;
        double rear = Double.NEGATIVE_INFINITY;
        for (BaseShape shape : shapes) {
            left = Math.min(left, shape.right - shape.width / 2);
            right = Math.max(right, shape.right + shape.width / 2);
            front = Math.min(front, shape.back);
            rear = Math.max(rear, shape.back + shape.depth);
        }
        return new BaseShape((left + right) / 2, front, right - left, rear - front);
    }

    /** Whether another stands directly ahead: further to the front, and not only beside it. */
    boolean isBehind(BaseShape other) {
        return other.back < back && Math.abs(other.right - right) < (other.width + width) / 2 - TOUCHING;
    }

    Base at(Position.OnTable position, Facing.Heading heading) {
        return new Base(
                corner(position, heading, right - width / 2, back),
                corner(position, heading, right + width / 2, back),
                corner(position, heading, right + width / 2, back + depth),
                corner(position, heading, right - width / 2, back + depth));
    }

    private static Corner corner(
            Position.OnTable position, Facing.Heading heading, double toTheRight, double toTheRear) {
        double east = Math.cos(Math.toRadians(heading.degrees()));
        double north = Math.sin(Math.toRadians(heading.degrees()));
        return new Corner(
                Math.rint(inside(position.x()) * Corner.PER_INCH + north * toTheRight - east * toTheRear),
                Math.rint(inside(position.y()) * Corner.PER_INCH - east * toTheRight - north * toTheRear));
    }

    private static double inside(double inches) {
        return Math.max(-FARTHEST_INCHES, Math.min(FARTHEST_INCHES, inches));
    }
}
