package coupdoeil.editor.paint;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The pieces on a table and the ground that each takes. What the data says is drawn to scale: a front and a depth in
 * inches, or a number of bases of a size that the rule system's table {@code bases} gives in millimetres; a piece of
 * which neither is known gets a marker.
 */
final class TableStanding {

    private static final double MM_PER_INCH = 25.4;

    /**
     * A piece on the table.
     *
     * @param front the middle of its front
     * @param degrees its heading, anticlockwise from east; NaN if it has none
     * @param bases the outlines of its bases, or that of its marker
     * @param toScale whether the outlines are as large as the piece is
     */
    record Stand(CounterView view, Point2D front, double degrees, List<Shape> bases, boolean toScale) {

        Rectangle2D bounds() {
            return bases.stream()
                    .map(Shape::getBounds2D)
                    .reduce(Rectangle2D::createUnion)
                    .orElseGet(() -> new Rectangle2D.Double(front.getX(), front.getY(), 0, 0));
        }

        boolean holds(Point2D point) {
            return bases.stream().anyMatch(base -> base.contains(point));
        }
    }

    private final TableGround ground;
    private final List<Stand> stands = new ArrayList<>();

    TableStanding(TableGround ground) {
        this.ground = ground;
        Scenario scenario = ground.scene().scenario();
        if (scenario == null) {
            return;
        }
        Roster roster = new Roster(ground.scene().pack().orderOfBattle());
        CounterViews views = new CounterViews(
                ground.scene().rules(),
                roster,
                new CounterColours(ground.scene().pack().orderOfBattle(), roster),
                ground.theme());
        Map<String, Integer> company = new HashMap<>();
        for (Placement placement : scenario.setup()) {
            Point2D front = front(placement.position(), scenario);
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

    private @Nullable Point2D front(Position position, Scenario scenario) {
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
        if (position instanceof Position.Attached with) {
            // One step only: pieces may (invalidly) be with each other.
            return scenario.setup().stream()
                    .filter(host ->
                            host.piece().equals(with.piece()) && !(host.position() instanceof Position.Attached))
                    .findFirst()
                    .map(host -> front(host.position(), scenario))
                    .orElse(null);
        }
        return null;
    }

    private Stand stand(CounterView view, Placement placement, @Nullable Unit unit, Point2D front) {
        double degrees = placement.facing() instanceof Facing.Heading heading ? heading.degrees() : Double.NaN;
        List<Rectangle2D> own = unit == null ? List.of() : rectangles(unit, placement);
        boolean toScale = !own.isEmpty() && !Double.isNaN(degrees);
        if (!toScale) {
            own = List.of(
                    view.leader()
                            ? new Rectangle2D.Double(
                                    -CounterPen.LEADER_WIDTH / 2,
                                    -CounterPen.LEADER_HEIGHT / 2,
                                    CounterPen.LEADER_WIDTH,
                                    CounterPen.LEADER_HEIGHT)
                            : new Rectangle2D.Double(
                                    -CounterPen.SIZE / 2, -CounterPen.SIZE / 2, CounterPen.SIZE, CounterPen.SIZE));
        }
        AffineTransform place = AffineTransform.getTranslateInstance(front.getX(), front.getY());
        if (toScale) {
            // Rectangles look up the plane, which is a heading of 90 degrees.
            place.rotate(Math.toRadians(90 - degrees));
        }
        List<Shape> bases =
                own.stream().map(base -> (Shape) new Path2D.Double(base, place)).toList();
        return new Stand(view, front, degrees, bases, toScale);
    }

    /** The bases of a unit whose front is in the origin and looks up; none if the data does not say. */
    private List<Rectangle2D> rectangles(Unit unit, Placement placement) {
        Attributes own = unit.attributes();
        Optional<BigDecimal> front = own.number("frontInches");
        Optional<BigDecimal> depth = own.number("depthInches");
        if (front.isPresent() && depth.isPresent()) {
            double width = front.get().doubleValue() * TableLayout.UNITS_PER_INCH;
            return List.of(new Rectangle2D.Double(
                    -width / 2, 0, width, depth.get().doubleValue() * TableLayout.UNITS_PER_INCH));
        }
        FormationType formation = ground.scene()
                .rules()
                .formation(placement.formation() == null ? "" : placement.formation())
                .orElse(null);
        Attributes effects = formation == null ? Attributes.NONE : formation.effects();
        boolean dismounted = effects.has("mounted") && !effects.flag("mounted");
        List<Integer> size =
                ground.scene().rules().tables().nested("bases").integers(dismounted ? "dismounted" : unit.arm());
        int count = Math.min(100, own.integer("bases", 0));
        if (size.size() != 2 || count < 1) {
            return List.of();
        }
        int ranks = Math.max(1, effects.integer("ranks", 1));
        int files = Math.max(1, effects.integer("files", (count + ranks - 1) / ranks));
        double width = size.get(0) / MM_PER_INCH * TableLayout.UNITS_PER_INCH;
        double depthUnits = size.get(1) / MM_PER_INCH * TableLayout.UNITS_PER_INCH;
        List<Rectangle2D> bases = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int inRank = Math.min(files, count - Math.floorDiv(i, files) * files);
            bases.add(new Rectangle2D.Double(
                    (i % files - inRank / 2.0) * width, Math.floorDiv(i, files) * depthUnits, width, depthUnits));
        }
        return bases;
    }
}
