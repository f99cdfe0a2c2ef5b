package coupdoeil.model.table;

import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Position;

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
