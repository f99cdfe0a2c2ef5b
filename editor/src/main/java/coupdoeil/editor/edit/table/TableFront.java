package coupdoeil.editor.edit.table;

import coupdoeil.editor.edit.Facings;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.Footprints;
import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/** How a piece is put on a table for the first time: in the usual formation of its arm, facing the enemy. */
public final class TableFront {

    private static final double NORTH = 90;
    private static final double SOUTH = 270;
    private static final double SHORT = 0.1;

    private final Pack pack;
    private final RuleSystem system;
    private final Scenario scenario;
    private final Roster roster;

    public TableFront(Pack pack, RuleSystem system, Scenario scenario, Roster roster) {
        this.pack = pack;
        this.system = system;
        this.scenario = scenario;
        this.roster = roster;
    }

    /** A placement at a point in inches, facing the enemy. */
    public Placement at(double x, double y, Piece piece) {
        return at(new Pose(x, y, ahead(x, y, piece)), piece, usual(piece));
    }

    /** Where a piece would come to stand at a point in inches, with the ground that it takes. */
    public PlacedPiece stand(double x, double y, Piece piece) {
        return PlacedPiece.of(new Footprints(system), roster, at(x, y, piece)).orElseThrow();
    }

    /** A placement that stands and faces as is said, in the usual formation. */
    Placement at(Pose pose, Piece piece) {
        return at(pose, piece, usual(piece));
    }

    /** A placement in march column, or in the usual formation if the arm knows none. */
    Placement marching(Pose pose, Piece piece) {
        Optional<FormationType> march = piece instanceof Unit unit
                ? Facings.of(system, unit.arm()).stream()
                        .filter(TableFront::isMarching)
                        .findFirst()
                : Optional.empty();
        return at(pose, piece, march.or(() -> usual(piece)));
    }

    /** Whether the bases of a formation stand one behind the other. */
    private static boolean isMarching(FormationType formation) {
        return formation.effects().integer("files", 0) == 1;
    }

    private Optional<FormationType> usual(Piece piece) {
        return piece instanceof Unit unit ? Facings.usual(system, unit.arm()) : Optional.empty();
    }

    private static Placement at(Pose pose, Piece piece, Optional<FormationType> formation) {
        FacingKind kind = formation.map(FormationType::facing).orElse(FacingKind.HEADING);
        Placement placement = Placement.of(piece.id(), new Position.OnTable(pose.x(), pose.y()))
                .withFormation(formation.map(FormationType::id).orElse(null))
                .withFacing(kind == FacingKind.HEADING ? new Facing.Heading(0) : null);
        return pose.put(placement);
    }

    /** A short line about a point, across the way in which the first of some pieces would face there, in quarters. */
    public List<Point2D> across(Point2D point, List<Piece> pieces) {
        double degrees = pieces.stream()
                .findFirst()
                .map(first -> Math.rint(ahead(point.getX(), point.getY(), first) / 90) * 90)
                .orElse(NORTH);
        Pose middle = new Pose(point.getX(), point.getY(), degrees);
        Pose left = middle.moved(0, -SHORT);
        Pose right = middle.moved(0, SHORT);
        return List.of(new Point2D.Double(left.x(), left.y()), new Point2D.Double(right.x(), right.y()));
    }

    /** Whole degrees to the middle of the enemy or, before he is on the table, away from one's own edge. */
    private double ahead(double x, double y, Piece piece) {
        String side = roster.sideOf(piece).orElse("");
        return enemy(side)
                .map(there -> Math.rint(Math.toDegrees(Math.atan2(there.getY() - y, there.getX() - x))))
                .or(() -> inward(side))
                .orElse(isFirst(side) ? NORTH : SOUTH);
    }

    /** From the longest line that a side has as its own, as its home edge, to the middle of the table, in quarters. */
    private Optional<Double> inward(String side) {
        return pack.battlefield()
                .table()
                .flatMap(table -> table.places().stream()
                        .filter(place -> place.attributes()
                                .text("side")
                                .filter(side::equals)
                                .isPresent())
                        .map(Place::area)
                        .filter(Area.Shape.class::isInstance)
                        .map(area -> ((Area.Shape) area).geometry())
                        .filter(line -> line.getDimension() == 1)
                        .max(Comparator.comparingDouble(Geometry::getLength))
                        .map(line -> line.getCentroid().getCoordinate())
                        .map(edge -> Math.toDegrees(
                                Math.atan2(table.depthInches() / 2 - edge.y, table.widthInches() / 2 - edge.x)))
                        .map(degrees -> Math.rint(degrees / 90) * 90));
    }

    private boolean isFirst(String side) {
        return pack.orderOfBattle().sides().stream()
                .findFirst()
                .filter(known -> known.id().equals(side))
                .isPresent();
    }

    /** The middle of those who stand on the table for other sides; empty if there are none, or the side is not known. */
    Optional<Point2D> enemy(String side) {
        List<Position.OnTable> all = scenario.setup().stream()
                .filter(placement -> !side.isEmpty()
                        && roster.piece(placement.piece())
                                .flatMap(roster::sideOf)
                                .filter(other -> !other.equals(side))
                                .isPresent())
                .map(Placement::position)
                .filter(Position.OnTable.class::isInstance)
                .map(Position.OnTable.class::cast)
                .toList();
        return all.isEmpty()
                ? Optional.empty()
                : Optional.of(new Point2D.Double(
                        all.stream().mapToDouble(Position.OnTable::x).average().orElse(0),
                        all.stream().mapToDouble(Position.OnTable::y).average().orElse(0)));
    }
}
