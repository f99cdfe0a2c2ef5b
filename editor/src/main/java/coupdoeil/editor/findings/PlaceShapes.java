package coupdoeil.editor.findings;

import coupdoeil.editor.paint.HexLayout;
import coupdoeil.validator.check.subject.FindingPlace;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;

/** Where the place of a finding lies on a hex map. Shapes on tables have none. */
final class PlaceShapes {

    private static final double CORNER = HexLayout.HEX_WIDTH / 6;

    private PlaceShapes() {}

    static Optional<Shape> shape(HexLayout layout, FindingPlace place) {
        if (place instanceof FindingPlace.AtHex at) {
            return Optional.of(layout.outline(at.hex()));
        }
        if (place instanceof FindingPlace.AtSide at) {
            return Optional.of(layout.line(at.side()));
        }
        if (place instanceof FindingPlace.AtCorner at) {
            Point2D corner = layout.corner(at.hex(), at.corner());
            return Optional.of(
                    new Ellipse2D.Double(corner.getX() - CORNER, corner.getY() - CORNER, 2 * CORNER, 2 * CORNER));
        }
        if (place instanceof FindingPlace.AtLine at) {
            return Optional.of(new Line2D.Double(layout.centre(at.from()), layout.centre(at.to())));
        }
        return Optional.empty();
    }

    static Optional<Point2D> middle(HexLayout layout, FindingPlace place) {
        return shape(layout, place).map(Shape::getBounds2D).map(PlaceShapes::centre);
    }

    private static Point2D centre(Rectangle2D bounds) {
        return new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
    }
}
