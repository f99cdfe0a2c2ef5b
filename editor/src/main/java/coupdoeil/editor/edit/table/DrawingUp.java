package coupdoeil.editor.edit.table;

import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.Footprints;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/**
 * Units drawn up along a line that is drawn on a table, from its first point to its last, their leaders behind the middle
 * of them, or beside it. What the line is longer than they need is shared out between them; on a shorter one they stand in
 * contact. Whoever stands abreast stands on the table, though the line be nearer to its edge than they are deep.
 */
public final class DrawingUp {

    private static final double BETWEEN_LINES_INCHES = 4;
    private static final double ON_THE_MARCH_INCHES = 1;

    private final Footprints footprints;
    private final Scenario scenario;
    private final Roster roster;
    private final TableFront front;
    private final Optional<TableBattlefield> table;
    private final List<Point2D> line;

    /** @param line at least two points, in inches */
    public DrawingUp(Pack pack, RuleSystem system, Scenario scenario, Roster roster, List<Point2D> line) {
        this.footprints = new Footprints(system);
        this.scenario = scenario;
        this.roster = roster;
        this.front = new TableFront(pack, system, scenario, roster);
        this.table = pack.battlefield().table();
        this.line = List.copyOf(line);
    }

    /** Puts pieces on the table, wherever they were before; empty if there are none or the line leads nowhere. */
    public Optional<Edit> of(List<Piece> pieces, LineOrder array, String name) {
        List<Placement> drawnUp = stands(pieces, array).stream()
                .map(stand -> stand.pose().put(stand.placement()))
                .toList();
        return drawnUp.isEmpty() ? Optional.empty() : Optional.of(SetupEdits.put(scenario.id(), drawnUp, name));
    }

    /** Where each of the pieces comes to stand: the units first, then the leaders. */
    public List<PlacedPiece> stands(List<Piece> pieces, LineOrder array) {
        List<Unit> units = pieces.stream()
                .filter(Unit.class::isInstance)
                .map(Unit.class::cast)
                .toList();
        if (length() == 0 || units.isEmpty()) {
            return List.of();
        }
        String side = roster.sideOf(units.get(0)).orElse("");
        boolean abreast = array == LineOrder.LINE || array == LineOrder.TWO_LINES;
        double facing = abreast ? abreast(side).degrees() : direction();
        List<PlacedPiece> stands =
                units.stream().map(unit -> stand(unit, array, facing)).toList();
        List<PlacedPiece> drawnUp = new ArrayList<>(
                switch (array) {
                    case LINE -> inLine(stands, abreast(side));
                    case TWO_LINES -> inTwoLines(stands, abreast(side));
                    case COLUMN -> inColumn(stands);
                    case MARCH -> onTheMarch(stands);
                });
        LeaderPosts posts = new LeaderPosts(roster, drawnUp, abreast);
        for (Piece piece : pieces) {
            if (piece instanceof Leader leader) {
                PlacedPiece beside = posts.unitOf(leader);
                drawnUp.add(posts.post(stand(front.at(beside.pose(), leader)), beside));
            }
        }
        return abreast ? onTable(drawnUp) : drawnUp;
    }

    /** All moved alike, as far as is needed and there is room. */
    private List<PlacedPiece> onTable(List<PlacedPiece> stands) {
        Envelope ground = new Envelope();
        stands.forEach(stand -> stand.corners().forEach(ground::expandToInclude));
        double east = inside(ground.getMinX(), ground.getMaxX(), table.map(TableBattlefield::widthInches));
        double north = inside(ground.getMinY(), ground.getMaxY(), table.map(TableBattlefield::depthInches));
        return stands.stream()
                .map(stand -> stand.at(new Pose(
                        stand.pose().x() + east,
                        stand.pose().y() + north,
                        stand.pose().degrees())))
                .toList();
    }

    private static double inside(double from, double to, Optional<Double> size) {
        double most = size.orElse(Double.POSITIVE_INFINITY);
        return to - from > most ? 0 : from < 0 ? -from : to > most ? most - to : 0;
    }

    private PlacedPiece stand(Placement placement) {
        return PlacedPiece.of(footprints, roster, placement).orElseThrow();
    }

    /** What has no heading takes the same ground whichever way the others face. */
    private PlacedPiece stand(Unit unit, LineOrder array, double degrees) {
        Pose anywhere = new Pose(0, 0, degrees);
        Placement placement = array == LineOrder.MARCH ? front.marching(anywhere, unit) : front.at(anywhere, unit);
        return PlacedPiece.of(footprints, roster, placement, anywhere);
    }

    private double length() {
        return first().distance(last());
    }

    private Point2D first() {
        return line.get(0);
    }

    private Point2D last() {
        return line.get(line.size() - 1);
    }

    /** Whole degrees from the first point of the line to the last. */
    private double direction() {
        return Math.rint(Math.toDegrees(Math.atan2(last().getY() - first().getY(), last().getX() - first().getX())));
    }

    /** The middle of the line, facing across it to where the enemy is; to the left of whoever goes along it if there is none. */
    private Pose abreast(String side) {
        double x = (first().getX() + last().getX()) / 2;
        double y = (first().getY() + last().getY()) / 2;
        Pose left = new Pose(x, y, direction() + 90);
        return front.enemy(side)
                .filter(enemy -> left.ahead(enemy.getX(), enemy.getY()) < 0)
                .map(enemy -> left.facing(left.degrees() - 180))
                .orElse(left);
    }

    /** Side by side, from the left, about the middle of a line. */
    private List<PlacedPiece> inLine(List<PlacedPiece> stands, Pose middle) {
        double width =
                stands.stream().mapToDouble(stand -> stand.extent().width()).sum();
        double gap = stands.size() < 2 ? 0 : Math.max(0, (length() - width) / (stands.size() - 1));
        double left = -(width + gap * (stands.size() - 1)) / 2;
        List<PlacedPiece> drawnUp = new ArrayList<>();
        for (PlacedPiece stand : stands) {
            drawnUp.add(stand.at(middle.moved(0, left + stand.extent().left())));
            left += stand.extent().width() + gap;
        }
        return drawnUp;
    }

    private List<PlacedPiece> inTwoLines(List<PlacedPiece> stands, Pose middle) {
        int half = (stands.size() + 1) / 2;
        double depth = stands.subList(0, half).stream()
                .mapToDouble(stand -> stand.extent().depth())
                .max()
                .orElse(0);
        List<PlacedPiece> drawnUp = new ArrayList<>(inLine(stands.subList(0, half), middle));
        Pose behind = middle.moved(-depth - BETWEEN_LINES_INCHES, 0);
        drawnUp.addAll(inLine(stands.subList(half, stands.size()), behind));
        return drawnUp;
    }

    private List<PlacedPiece> inColumn(List<PlacedPiece> stands) {
        double depth =
                stands.stream().mapToDouble(stand -> stand.extent().depth()).sum();
        double gap = stands.size() < 2 ? 0 : Math.max(0, (length() - depth) / (stands.size() - 1));
        Pose next = new Pose(last().getX(), last().getY(), direction());
        List<PlacedPiece> drawnUp = new ArrayList<>();
        for (PlacedPiece stand : stands) {
            drawnUp.add(stand.at(next.moved(-stand.extent().ahead(), 0)));
            next = next.moved(-stand.extent().depth() - gap, 0);
        }
        return drawnUp;
    }

    /** Each looks from where its rear is on the line to where its front is. */
    private List<PlacedPiece> onTheMarch(List<PlacedPiece> stands) {
        double behind = 0;
        List<PlacedPiece> drawnUp = new ArrayList<>();
        for (PlacedPiece stand : stands) {
            double depth = stand.extent().depth();
            Point2D head = fromTheEnd(behind);
            Point2D rear = fromTheEnd(behind + Math.max(depth, ON_THE_MARCH_INCHES));
            double degrees = Math.toDegrees(Math.atan2(head.getY() - rear.getY(), head.getX() - rear.getX()));
            Pose pose = new Pose(head.getX(), head.getY(), Math.rint(degrees));
            drawnUp.add(stand.at(pose.moved(-stand.extent().ahead(), 0)));
            behind += depth + ON_THE_MARCH_INCHES;
        }
        return drawnUp;
    }

    /** The point so many inches before the end of the line; before its beginning straight on. */
    private Point2D fromTheEnd(double inches) {
        double left = inches;
        for (int i = line.size() - 1; i > 0; i--) {
            Point2D to = line.get(i);
            Point2D from = line.get(i - 1);
            double length = from.distance(to);
            if (length > 0 && (left <= length || i == 1)) {
                double part = left / length;
                return new Point2D.Double(
                        to.getX() + (from.getX() - to.getX()) * part, to.getY() + (from.getY() - to.getY()) * part);
            }
            left -= length;
        }
        return first();
    }
}
