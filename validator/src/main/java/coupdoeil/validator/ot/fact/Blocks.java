package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.table.Features;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.operation.distance.DistanceOp;

/**
 * Town blocks: how many units they hold and which are adjacent (OT Towns: Blocks). Of many in one place only the nearest
 * are compared with each.
 */
public final class Blocks {

    /** Attributes of a block: those that are adjacent although apart, and not adjacent although close. */
    public static final String ADJACENT = "adjacent";

    public static final String NOT_ADJACENT = "notAdjacent";
    /** Kind of place: a town, with its blocks. */
    public static final String TOWN = "town";

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final int MOST = 24;
    /** By so much lengths and areas may be off what the rules say. */
    private static final double TOLERANCE = 0.01;

    private final Attributes table;
    private final List<GroundFeature> features;
    private final Map<GroundFeature, Integer> numbers = new HashMap<>();
    private final STRtree index = new STRtree();
    private final Places places;

    /**
     * What lies between two blocks.
     *
     * @param inches how far they are apart
     * @param barrier impassable ground between them; empty if there is none
     * @param crossing a bridge or ford that leads from the one bank to the other; empty if there is none
     * @param opening a road, stream or ditch that costs an attacker his cover; empty if there is none
     */
    public record Between(
            double inches,
            Optional<GroundFeature> barrier,
            Optional<GroundFeature> crossing,
            Optional<GroundFeature> opening) {}

    public Blocks(RuleSystem system, Features all, Places places) {
        this.table = system.tables().nested("town");
        this.features = all.all();
        this.places = places;
        features.stream()
                .filter(feature -> Terrain.isBlock(feature) && !isEmpty(feature))
                .forEach(block -> {
                    numbers.putIfAbsent(block, numbers.size());
                    index.insert(shape(block).getEnvelopeInternal(), block);
                });
        index.build();
    }

    private static boolean isEmpty(GroundFeature feature) {
        return feature.shape().outline().isEmpty() || !shape(feature).isValid();
    }

    private static Geometry shape(GroundFeature feature) {
        return feature.feature().shape();
    }

    /** A number of the table of towns. */
    public double limit(String name) {
        return table.decimal(name);
    }

    /** The largest area that the table of capacities knows, in square inches. */
    public double mostArea() {
        return table.groups("capacity").stream()
                .flatMap(row -> row.number("area").stream())
                .mapToDouble(BigDecimal::doubleValue)
                .max()
                .orElse(0);
    }

    /** How many units of a side a block holds: what is written of it, else what its area says. */
    public int capacity(GroundFeature block) {
        return block.effects()
                .integer("capacity")
                .orElseGet(() -> byArea(shape(block).getArea()));
    }

    private int byArea(double area) {
        int units = 0;
        for (Attributes row : table.groups("capacity")) {
            units = row.integer("units", 0);
            if (area <= row.decimal("area") + TOLERANCE) {
                return units;
            }
        }
        return units;
    }

    /** Other blocks no further off than adjacent ones are, nearest first. */
    public List<GroundFeature> near(GroundFeature block) {
        double most = limit("adjacentInches") + TOLERANCE;
        return others(block, most).stream()
                .filter(other -> block.shape().inchesFrom(other.shape()) <= most)
                .toList();
    }

    private List<GroundFeature> others(GroundFeature block, double within) {
        Envelope around = new Envelope(shape(block).getEnvelopeInternal());
        around.expandBy(within);
        List<GroundFeature> found = new ArrayList<>();
        for (Object other : numbers.isEmpty() ? List.of() : index.query(around)) {
            if (!block.equals(other)) {
                found.add((GroundFeature) other);
            }
        }
        Coordinate middle = shape(block).getEnvelopeInternal().centre();
        found.sort(Comparator.<GroundFeature>comparingDouble(other ->
                        middle.distance(shape(other).getEnvelopeInternal().centre()))
                .thenComparing(this::number));
        return found.stream().limit(MOST).toList();
    }

    private int number(GroundFeature block) {
        return numbers.getOrDefault(block, Integer.MAX_VALUE);
    }

    /** Whether a block is written before another, so that of a pair one tells. */
    public boolean isBefore(GroundFeature one, GroundFeature other) {
        return number(one) < number(other);
    }

    /** What lies between two blocks. */
    public Between between(GroundFeature one, GroundFeature other) {
        double inches = one.shape().inchesFrom(other.shape());
        Coordinate[] ends = DistanceOp.nearestPoints(shape(one), shape(other));
        LineString gap = GEOMETRIES.createLineString(ends);
        Optional<GroundFeature> barrier = first(gap, Terrain::isImpassable);
        return new Between(
                inches,
                barrier,
                barrier.flatMap(water -> crossing(water, one, other)),
                first(gap, feature -> feature.effects().flag("partsBlocks")));
    }

    private Optional<GroundFeature> first(LineString gap, Predicate<GroundFeature> some) {
        return features.stream()
                .filter(some)
                .filter(feature -> meets(feature, gap))
                .findFirst();
    }

    private static boolean meets(GroundFeature feature, LineString gap) {
        Geometry drawn = shape(feature);
        double half = drawn instanceof LineString ? feature.effects().decimal(GroundFeature.WIDTH) / 2 : 0;
        return gap.getLength() > TOLERANCE
                && drawn.isValid()
                && drawn.isWithinDistance(gap, Math.max(0, half - TOLERANCE));
    }

    /** Over the water, and near both blocks. */
    private Optional<GroundFeature> crossing(GroundFeature water, GroundFeature one, GroundFeature other) {
        double near = limit("adjacentInches");
        return features.stream()
                .filter(Terrain::isCrossing)
                .filter(crossing -> crossing.shape().inchesFrom(water.shape()) == 0
                        && crossing.shape().inchesFrom(one.shape()) <= near
                        && crossing.shape().inchesFrom(other.shape()) <= near)
                .findFirst();
    }

    /** Whether two blocks are adjacent by where they lie. */
    public boolean isAdjacentByGeometry(Between between) {
        return between.inches() <= limit("adjacentInches") + TOLERANCE
                && between.barrier().isEmpty();
    }

    /** What is written of two blocks, either way: that they are adjacent, or that they are not; empty if nothing is. */
    public static Optional<Boolean> said(GroundFeature one, GroundFeature other) {
        return names(one, ADJACENT, other) || names(other, ADJACENT, one)
                ? Optional.of(true)
                : names(one, NOT_ADJACENT, other) || names(other, NOT_ADJACENT, one)
                        ? Optional.of(false)
                        : Optional.empty();
    }

    private static boolean names(GroundFeature one, String attribute, GroundFeature other) {
        return one.effects().texts(attribute).contains(other.id());
    }

    /** Whether two blocks are adjacent: by what is written, else by where they lie. */
    public boolean areAdjacent(GroundFeature one, GroundFeature other) {
        return said(one, other).orElseGet(() -> isAdjacentByGeometry(between(one, other)));
    }

    /** Whether an attacker from an adjacent block keeps his cover. @param bareGapOpen whether a mere gap costs it, too */
    public boolean keepsCover(GroundFeature one, GroundFeature other, boolean bareGapOpen) {
        Between between = between(one, other);
        return between.opening().isEmpty() && !(bareGapOpen && between.inches() > TOLERANCE);
    }

    /** The blocks that are adjacent to one: those nearby, and those it names. */
    public List<GroundFeature> adjacent(GroundFeature block) {
        List<GroundFeature> all = new ArrayList<>(near(block));
        numbers.keySet().stream()
                .filter(other -> names(block, ADJACENT, other) && !all.contains(other))
                .sorted(Comparator.comparing(this::number))
                .forEach(all::add);
        return all.stream().filter(other -> areAdjacent(block, other)).toList();
    }

    /** The towns that list a block. */
    public List<Place> towns(GroundFeature block) {
        return places.ofKind(TOWN).stream()
                .filter(town -> blocksOf(town).contains(block.id()))
                .toList();
    }

    /** Ids of the blocks of a town. */
    public static List<String> blocksOf(Place town) {
        return town.attributes().texts("blocks");
    }

    /** The block of an id; empty if there is none. */
    public Optional<GroundFeature> block(String id) {
        return features.stream()
                .filter(feature -> Terrain.isBlock(feature) && feature.id().equals(id))
                .findFirst();
    }
}
