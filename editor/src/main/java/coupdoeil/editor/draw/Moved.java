package coupdoeil.editor.draw;

import coupdoeil.model.table.TableGrid;
import java.util.List;
import java.util.function.UnaryOperator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/** Shapes moved, turned by quarters and mirrored; every point stays on the grid of a table. */
public final class Moved {

    private Moved() {}

    public static Geometry by(Geometry shape, double eastInches, double northInches) {
        Coordinate way = whole(new Coordinate(eastInches, northInches));
        return each(shape, point -> new Coordinate(point.x + way.x, point.y + way.y));
    }

    /** Turned by so many quarters, clockwise if positive, about a point. */
    public static Geometry turned(Geometry shape, int quarters, Coordinate aboutInches) {
        Coordinate about = whole(aboutInches);
        return each(shape, point -> {
            double east = point.x - about.x;
            double north = point.y - about.y;
            return switch (Math.floorMod(quarters, 4)) {
                case 1 -> new Coordinate(about.x + north, about.y - east);
                case 2 -> new Coordinate(about.x - east, about.y - north);
                case 3 -> new Coordinate(about.x - north, about.y + east);
                default -> point;
            };
        });
    }

    /** With east and west exchanged about a point. */
    public static Geometry mirrored(Geometry shape, Coordinate aboutInches) {
        Coordinate about = whole(aboutInches);
        return each(shape, point -> new Coordinate(2 * about.x - point.x, point.y));
    }

    /** The middle of the smallest upright rectangle around some shapes, on the grid. */
    public static Coordinate middle(List<? extends Geometry> shapes) {
        Envelope all = new Envelope();
        shapes.forEach(shape -> all.expandToInclude(shape.getEnvelopeInternal()));
        Coordinate centre = all.centre();
        return centre == null ? new Coordinate() : Figures.onGrid(centre);
    }

    /** Each point at another place: reckoned on the grid, so that what is moved there and back is as it was. */
    private static Geometry each(Geometry shape, UnaryOperator<Coordinate> change) {
        Geometry whole = TableGrid.whole(shape);
        whole.apply((Coordinate point) -> {
            Coordinate to = change.apply(point.copy());
            point.x = Math.rint(to.x);
            point.y = Math.rint(to.y);
        });
        whole.geometryChanged();
        return TableGrid.inches(whole);
    }

    private static Coordinate whole(Coordinate inches) {
        return TableGrid.whole(Figures.point(inches)).getCoordinate();
    }
}
