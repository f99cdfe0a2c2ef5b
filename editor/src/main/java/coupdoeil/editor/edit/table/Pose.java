package coupdoeil.editor.edit.table;

import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;

/**
 * Where the middle of a front is on a table and which way it faces.
 *
 * @param x inches east of the south-west corner
 * @param y inches north of it
 * @param degrees anticlockwise from east
 */
public record Pose(double x, double y, double degrees) {

    /** The pose of whoever stands at a point; one without a heading faces east. */
    static Pose of(Position.OnTable at, Placement placement) {
        return new Pose(at.x(), at.y(), placement.facing() instanceof Facing.Heading heading ? heading.degrees() : 0);
    }

    private double east() {
        return Math.cos(Math.toRadians(degrees));
    }

    private double north() {
        return Math.sin(Math.toRadians(degrees));
    }

    /** So many inches further ahead and to the right, facing the same way. */
    public Pose moved(double ahead, double right) {
        return new Pose(x + ahead * east() + right * north(), y + ahead * north() - right * east(), degrees);
    }

    /** How many inches a point is ahead of the front; negative behind it. */
    double ahead(double toX, double toY) {
        return (toX - x) * east() + (toY - y) * north();
    }

    /** How many inches a point is to the right of the middle of the front; negative to the left. */
    double right(double toX, double toY) {
        return (toX - x) * north() - (toY - y) * east();
    }

    Pose facing(double other) {
        return new Pose(x, y, other);
    }

    /** Facing a point, to whole degrees. */
    public Pose towards(double toX, double toY) {
        return facing(Math.rint(Math.toDegrees(Math.atan2(toY - y, toX - x))));
    }

    /** Turned about a point. @param by degrees anticlockwise */
    Pose turned(double aboutX, double aboutY, double by) {
        double cos = Math.cos(Math.toRadians(by));
        double sin = Math.sin(Math.toRadians(by));
        double dx = x - aboutX;
        double dy = y - aboutY;
        return new Pose(aboutX + dx * cos - dy * sin, aboutY + dx * sin + dy * cos, degrees + by);
    }

    /** On the other side of a line from south to north, facing the other way across it. */
    Pose mirrored(double lineX) {
        return new Pose(2 * lineX - x, y, 180 - degrees);
    }

    /** The placement there, to whole thousandths of an inch and of a degree; what has no heading gets none. */
    public Placement put(Placement placement) {
        Placement there = placement.withPosition(new Position.OnTable(thousandths(x), thousandths(y)));
        return placement.facing() instanceof Facing.Heading
                ? there.withFacing(new Facing.Heading(thousandths(((degrees % 360) + 360) % 360) % 360))
                : there;
    }

    private static double thousandths(double value) {
        return Math.rint(value * 1000) / 1000;
    }
}
