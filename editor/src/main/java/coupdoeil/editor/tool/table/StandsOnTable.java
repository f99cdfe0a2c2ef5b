package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.table.Extent;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.edit.table.Pose;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.scenario.Placement;
import java.util.Collection;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** The pieces that stand on the table, with the ground that they take. */
record StandsOnTable(Session session) {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    /** Those selected, in the order in which they were. */
    List<PlacedPiece> selected() {
        return session.scenario()
                .map(scenario -> PlacedPiece.of(
                        session.system(),
                        session.roster(),
                        scenario,
                        session.selection().pieces()))
                .orElse(List.of());
    }

    /** All but some. */
    List<PlacedPiece> others(Collection<String> pieces) {
        return session.scenario()
                .map(scenario -> PlacedPiece.others(session.system(), session.roster(), scenario, pieces))
                .orElse(List.of());
    }

    /** Pieces as some placements put them. */
    List<PlacedPiece> standing(List<Placement> setup) {
        return session.scenario()
                .map(scenario -> PlacedPiece.of(
                        session.system(),
                        session.roster(),
                        scenario.withSetup(setup),
                        setup.stream().map(Placement::piece).toList()))
                .orElse(List.of());
    }

    /** The rectangle that a piece takes, with a line from its middle to that of its front; of one without ground a point. */
    static Geometry shape(PlacedPiece stand) {
        Pose pose = stand.pose();
        Extent extent = stand.extent();
        Coordinate left = corner(pose, extent.ahead(), -extent.left());
        Coordinate right = corner(pose, extent.ahead(), extent.right());
        Coordinate rearRight = corner(pose, extent.ahead() - extent.depth(), extent.right());
        Coordinate rearLeft = corner(pose, extent.ahead() - extent.depth(), -extent.left());
        if (extent.depth() == 0) {
            return GEOMETRIES.createPoint(left);
        }
        double middle = (extent.right() - extent.left()) / 2;
        return GEOMETRIES.createGeometryCollection(new Geometry[] {
            GEOMETRIES.createLinearRing(new Coordinate[] {left, right, rearRight, rearLeft, left}),
            GEOMETRIES.createLineString(new Coordinate[] {
                corner(pose, extent.ahead() - extent.depth() / 2, middle), corner(pose, extent.ahead(), middle)
            })
        });
    }

    /** Where some would stand, with where the first does in words. */
    static Sketch sketch(List<PlacedPiece> stands) {
        Sketch.Builder sketch = new Sketch.Builder();
        stands.forEach(stand -> sketch.shape(Kind.FIGURE, shape(stand)));
        stands.stream()
                .findFirst()
                .map(PlacedPiece::pose)
                .ifPresent(pose -> sketch.text(
                        new Coordinate(pose.x(), pose.y()),
                        Messages.text("draw.at", LengthLabels.text(pose.x()), LengthLabels.text(pose.y()))));
        return sketch.done();
    }

    private static Coordinate corner(Pose pose, double ahead, double right) {
        Pose there = pose.moved(ahead, right);
        return new Coordinate(there.x(), there.y());
    }
}
