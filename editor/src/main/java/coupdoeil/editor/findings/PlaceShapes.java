package coupdoeil.editor.findings;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.MapLayout;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.validator.check.subject.FindingPlace;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;

/** Where the place of a finding lies on the drawing plane; nowhere if it is no place of this ground. */
final class PlaceShapes {

    private static final double CORNER = HexLayout.HEX_WIDTH / 6;
    private static final double POINT = TableLayout.UNITS_PER_INCH / 4;

    private PlaceShapes() {}

    static Optional<Shape> shape(MapLayout layout, FindingPlace place) {
        if (layout instanceof HexLayout hexes) {
            return shape(hexes, place);
        }
        return place instanceof FindingPlace.AtShape at
                ? Optional.of(shape((TableLayout) layout, at.geometry()))
                : Optional.empty();
    }

    private static Shape shape(TableLayout layout, Geometry geometry) {
        if (geometry instanceof Point point) {
            Point2D middle = layout.point(point.getX(), point.getY());
            return round(middle, POINT);
        }
        return layout.shape(geometry);
    }

    private static Optional<Shape> shape(HexLayout layout, FindingPlace place) {
        if (place instanceof FindingPlace.AtHex at) {
            return Optional.of(layout.outline(at.hex()));
        }
        if (place instanceof FindingPlace.AtSide at) {
            return Optional.of(layout.line(at.side()));
        }
        if (place instanceof FindingPlace.AtCorner at) {
            return Optional.of(round(layout.corner(at.hex(), at.corner()), CORNER));
        }
        if (place instanceof FindingPlace.AtLine at) {
            return Optional.of(new Line2D.Double(layout.centre(at.from()), layout.centre(at.to())));
        }
        return Optional.empty();
    }

    static Optional<Point2D> middle(MapLayout layout, FindingPlace place) {
        return shape(layout, place).map(Shape::getBounds2D).map(PlaceShapes::centre);
    }

    private static Shape round(Point2D middle, double radius) {
        return new Ellipse2D.Double(middle.getX() - radius, middle.getY() - radius, 2 * radius, 2 * radius);
    }

    private static Point2D centre(Rectangle2D bounds) {
        return new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
    }
}
