package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.piece.CounterPen;
import coupdoeil.editor.paint.piece.CounterView;
import coupdoeil.editor.paint.piece.CounterViews;
import coupdoeil.editor.paint.piece.Pennant;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The pieces on a table and the ground that each takes, to scale; a piece of which that is not known gets a marker. */
public final class TableStanding {

    /**
     * A piece on the table.
     *
     * @param placement where it is put
     * @param front the middle of its front
     * @param degrees its heading, anticlockwise from east; NaN if it has none
     * @param bases the outlines of its bases, or that of its marker
     * @param toScale whether the outlines are as large as the piece is
     * @param bounds of the outlines
     * @param reach what may be painted of it lies within
     */
    record Stand(
            CounterView view,
            Placement placement,
            Point2D front,
            double degrees,
            List<Shape> bases,
            boolean toScale,
            Rectangle2D bounds,
            Rectangle2D reach) {

        /** Map units that wedges, badges and the letters of a counter reach beyond its outlines. */
        private static final double BEYOND = 40;

        static Stand of(
                CounterView view,
                Placement placement,
                Point2D front,
                double degrees,
                List<Shape> bases,
                boolean toScale) {
            Rectangle2D bounds = bases.stream()
                    .map(Shape::getBounds2D)
                    .reduce(Rectangle2D::createUnion)
                    .orElseGet(() -> new Rectangle2D.Double(front.getX(), front.getY(), 0, 0));
            double wide = bounds.getWidth() / 2 + BEYOND;
            double high = bounds.getHeight() / 2 + BEYOND;
            return new Stand(
                    view,
                    placement,
                    front,
                    degrees,
                    List.copyOf(bases),
                    toScale,
                    bounds,
                    new Rectangle2D.Double(bounds.getCenterX() - wide, bounds.getCenterY() - high, 2 * wide, 2 * high));
        }

        /** Whether another looks the same, if the order of battle and the rules are the same. */
        boolean isAlike(Stand other) {
            return placement.equals(other.placement) && front.equals(other.front) && view.equals(other.view);
        }

        /** The smallest box around its bases that lies as the first of them. */
        Box ground() {
            double angle = Box.around(bases.get(0)).angle();
            AffineTransform turn = AffineTransform.getRotateInstance(-angle);
            Rectangle2D along = bases.stream()
                    .map(turn::createTransformedShape)
                    .map(Shape::getBounds2D)
                    .reduce(Rectangle2D::createUnion)
                    .orElse(bounds);
            Point2D middle = AffineTransform.getRotateInstance(angle)
                    .transform(new Point2D.Double(along.getCenterX(), along.getCenterY()), null);
            return new Box(middle.getX(), middle.getY(), along.getWidth() / 2, along.getHeight() / 2, angle);
        }

        /** Whether its bases leave no gaps between them, as those of skirmishers do. */
        boolean isClosed() {
            Box all = ground();
            double covered = bases.stream()
                    .map(Box::around)
                    .mapToDouble(box -> box.halfWidth() * box.halfHeight())
                    .sum();
            return covered > 0.6 * all.halfWidth() * all.halfHeight();
        }

        boolean holds(Point2D point) {
            return bases.stream().anyMatch(base -> base.contains(point));
        }
    }

    /** A marker of the set-up. @param foot of its pole */
    record Marker(Token token, Point2D foot, Pennant pennant) {

        Rectangle2D reach() {
            return new Rectangle2D.Double(
                    foot.getX() - Pennant.REACH, foot.getY() - Pennant.REACH, 2 * Pennant.REACH, 2 * Pennant.REACH);
        }
    }

    private final TableGround ground;
    private final Footprints footprints;
    private final List<Stand> stands = new ArrayList<>();
    private final List<Marker> markers = new ArrayList<>();

    public TableStanding(TableGround ground) {
        this.ground = ground;
        this.footprints = new Footprints(ground.scene().rules());
        Scenario scenario = ground.scene().scenario();
        if (scenario == null) {
            return;
        }
        Roster roster = new Roster(ground.scene().pack().orderOfBattle());
        CounterColours colours = new CounterColours(ground.scene().pack().orderOfBattle(), roster);
        CounterViews views = new CounterViews(ground.scene().rules(), roster, colours);
        for (Token token : scenario.tokens()) {
            Point2D foot = front(token.position().standing());
            if (foot != null) {
                markers.add(new Marker(token, foot, Pennant.of(token, ground.scene(), colours)));
            }
        }
        Map<String, Integer> company = new HashMap<>();
        for (Placement placement : scenario.setup()) {
            Point2D front = front(placement.position().standing());
            if (front != null) {
                if (!(placement.position() instanceof Position.OnTable)) {
                    // Several in one town block, or with one unit, stand below each other.
                    int others = company.merge(front.toString(), 1, Integer::sum);
                    front = new Point2D.Double(front.getX(), front.getY() + 16 * others);
                }
                Unit unit = roster.unit(placement.piece()).orElse(null);
                stands.add(stand(views.of(placement), placement, unit, front));
            }
        }
    }

    List<Stand> stands() {
        return stands;
    }

    List<Marker> markers() {
        return markers;
    }

    private @Nullable Point2D front(Position position) {
        if (position instanceof Position.OnTable on) {
            return ground.layout().point(on.x(), on.y());
        }
        if (position instanceof Position.InFeature in) {
            return ground.table().features().stream()
                    .filter(feature -> feature.id().equals(in.feature()))
                    .findFirst()
                    .map(TableFeature::shape)
                    .flatMap(ground::inside)
                    .orElse(null);
        }
        return null;
    }

    private Stand stand(CounterView view, Placement placement, @Nullable Unit unit, Point2D front) {
        double degrees = placement.facing() instanceof Facing.Heading heading ? heading.degrees() : Double.NaN;
        Point2D inches = ground.layout().inches(front);
        // Whoever is in a block or with somebody is drawn where there is room.
        Placement drawn = placement.withPosition(new Position.OnTable(inches.getX(), inches.getY()));
        // A leader's marker is easier to see than his base.
        List<Shape> bases = Optional.ofNullable(unit).flatMap(known -> footprints.of(known, drawn)).stream()
                .flatMap(footprint -> footprint.bases().stream())
                .map(this::shape)
                .toList();
        return bases.isEmpty()
                ? Stand.of(view, placement, front, degrees, List.of(marker(view, front)), false)
                : Stand.of(view, placement, front, degrees, bases, true);
    }

    private Shape shape(Base base) {
        Path2D path = new Path2D.Double();
        for (Corner corner : base.corners()) {
            Point2D point = ground.layout().point(corner.xInches(), corner.yInches());
            if (path.getCurrentPoint() == null) {
                path.moveTo(point.getX(), point.getY());
            } else {
                path.lineTo(point.getX(), point.getY());
            }
        }
        path.closePath();
        return path;
    }

    private static Shape marker(CounterView view, Point2D front) {
        double width = view.leader() ? CounterPen.LEADER_WIDTH : CounterPen.SIZE;
        double height = view.leader() ? CounterPen.LEADER_HEIGHT : CounterPen.SIZE;
        return new Rectangle2D.Double(front.getX() - width / 2, front.getY() - height / 2, width, height);
    }
}
