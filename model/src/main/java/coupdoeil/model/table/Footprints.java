package coupdoeil.model.table;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The ground that pieces of a rule system take: stands of so many figures ({@link StandShapes}), a front and a depth in inches, or a number of bases of a size that the
 * table {@code bases}, or the leader's category, gives in millimetres, in ranks or files as the formation has them, or
 * where the placement puts them.
 */
public final class Footprints {

    private static final double PER_MM = 100;
    private static final int MOST_BASES = 100;
    /** What is larger is no base but a mistake. */
    private static final double LARGEST_INCHES = 36;

    private static final Facing.Heading NORTH = new Facing.Heading(90);

    private final RuleSystem system;

    public Footprints(RuleSystem system) {
        this.system = system;
    }

    /** The narrowest side of any base of units and leaders that the table {@code bases} gives; 0 if it gives none. */
    public double narrowestInches() {
        Attributes bases = system.tables().nested("bases");
        return bases.values().keySet().stream()
                        .flatMap(kind -> bases.integers(kind).stream())
                        .mapToDouble(millimetres -> millimetres * PER_MM)
                        .filter(side -> side > 0)
                        .min()
                        .orElse(0)
                / Corner.PER_INCH;
    }

    /** Empty if the piece does not stand at a point of a table with a heading, or the data does not say how large it is. */
    public Optional<Footprint> of(Piece piece, Placement placement) {
        Facing.Heading heading = heading(piece, placement);
        if (!(placement.position() instanceof Position.OnTable position) || heading == null) {
            return Optional.empty();
        }
        List<BaseShape> shapes = shapes(piece, placement).stream()
                .filter(shape -> isSize(shape.width()) && isSize(shape.depth()))
                .toList();
        return shapes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Footprint(
                        shapes.stream()
                                .map(shape -> shape.at(position, heading))
                                .toList(),
                        shapes.stream()
                                .filter(shape -> shapes.stream().noneMatch(shape::isBehind))
                                .map(shape -> shape.at(position, heading))
                                .toList(),
                        BaseShape.around(shapes).at(position, heading)));
    }

    /** What has no front lies as if it looked north; null if nobody says. */
    private Facing.@Nullable Heading heading(Piece piece, Placement placement) {
        if (placement.facing() instanceof Facing.Heading heading) {
            return heading;
        }
        boolean frontless = piece instanceof Unit
                ? formation(placement)
                        .filter(formation -> formation.facing() == FacingKind.NONE)
                        .isPresent()
                : StandShapes.isBased(system.tables());
        return frontless ? NORTH : null;
    }

    private Optional<FormationType> formation(Placement placement) {
        return system.formation(Objects.requireNonNullElse(placement.formation(), ""));
    }

    private List<BaseShape> shapes(Piece piece, Placement placement) {
        if (StandShapes.isBased(system.tables())) {
            StandShapes stands = new StandShapes(system.tables());
            return piece instanceof Unit unit ? stands.of(unit, placement, effects(placement)) : stands.commander();
        }
        return piece instanceof Unit unit ? shapes(unit, placement) : shapes((Leader) piece);
    }

    private List<BaseShape> shapes(Leader leader) {
        return system.vocabulary().leaderCategories().stream()
                .filter(category -> category.id().equals(leader.category()))
                .map(Choice::effects)
                .map(effects -> effects.integers("baseMm"))
                .filter(size -> size.size() == 2)
                .map(size -> new BaseShape(0, 0, size.get(0) * PER_MM, size.get(1) * PER_MM))
                .toList();
    }

    private List<BaseShape> shapes(Unit unit, Placement placement) {
        Attributes own = unit.attributes();
        Optional<BigDecimal> front = own.number("frontInches");
        Optional<BigDecimal> depth = own.number("depthInches");
        if (front.isPresent() && depth.isPresent()) {
            return List.of(new BaseShape(
                    0,
                    0,
                    front.get().doubleValue() * Corner.PER_INCH,
                    depth.get().doubleValue() * Corner.PER_INCH));
        }
        Attributes effects = effects(placement);
        boolean dismounted = effects.has("mounted") && !effects.flag("mounted");
        List<Integer> size = system.tables().nested("bases").integers(dismounted ? "dismounted" : unit.arm());
        int count = Math.min(MOST_BASES, own.integer("bases", 0));
        if (size.size() != 2 || count < 1) {
            return List.of();
        }
        double width = size.get(0) * PER_MM;
        double length = size.get(1) * PER_MM;
        List<Attributes> offsets = placement.attributes().groups("offsets");
        return offsets.isEmpty()
                ? ranked(count, width, length, effects)
                : offsets.stream()
                        .limit(MOST_BASES)
                        .map(offset -> new BaseShape(inches(offset, "x"), -inches(offset, "y"), width, length))
                        .toList();
    }

    private Attributes effects(Placement placement) {
        return formation(placement).map(FormationType::effects).orElse(Attributes.NONE);
    }

    private static List<BaseShape> ranked(int count, double width, double depth, Attributes formation) {
        int ranks = Math.max(1, formation.integer("ranks", 1));
        int files = Math.max(1, formation.integer("files", (count + ranks - 1) / ranks));
        return StandShapes.ranked(count, files, width, depth);
    }

    private static double inches(Attributes offset, String name) {
        double inches = offset.number(name).map(BigDecimal::doubleValue).orElse(0.0);
        return Math.max(-LARGEST_INCHES, Math.min(LARGEST_INCHES, inches)) * Corner.PER_INCH;
    }

    private static boolean isSize(double length) {
        return length > 0 && length <= LARGEST_INCHES * Corner.PER_INCH;
    }
}
