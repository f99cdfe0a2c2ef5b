package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.example.GeneratedTable;
import coupdoeil.validator.table.sight.LineOfSight;
import coupdoeil.validator.table.sight.TableViewsheds;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.operation.distance.IndexedFacetDistance;

/** What one sees as polygons is what looks say, point by point. */
class SeenGroundTest {

    /** Points so near the edge of what is seen are not compared: two hundredths of an inch. */
    private static final double NEAR = 0.02 * Corner.PER_INCH;

    private static final Envelope SMALL = new Envelope(0, 30_000, 0, 40_000);
    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private final List<String> differences = new ArrayList<>();
    private int compared;
    private int seen;

    @Test
    void onACrowdedTable() {
        everyUnit(GeneratedTable.usual(), 5 * RandomTable.SHARE, 600);
        assertThat(differences).isEmpty();
        assertThat(compared).isGreaterThan(15_000 / RandomTable.SHARE);
        assertThat(seen).isGreaterThan(1_000 / RandomTable.SHARE);
    }

    @Test
    void onARealOne() {
        everyUnit(
                PackReader.read(Path.of("../samples/guilford-courthouse-1781"))
                        .pack()
                        .orElseThrow(),
                2 * RandomTable.SHARE,
                300);
        assertThat(differences).isEmpty();
        assertThat(compared).isGreaterThan(3_500 / RandomTable.SHARE);
        assertThat(seen).isGreaterThan(700 / RandomTable.SHARE);
    }

    private void everyUnit(Pack pack, int step, int points) {
        Facts facts = Situation.of(
                        pack,
                        RuleSystems.load("hm").orElseThrow(),
                        pack.scenarios().get(0))
                .facts();
        LineOfSight sight = facts.get(LineOfSight.class);
        Envelope table = facts.get(TableViewsheds.class).squares().table();
        List<Stand> units = facts.get(Stands.class).all().stream()
                .filter(stand -> stand.piece() instanceof Unit)
                .toList();
        for (int i = 0; i < units.size(); i += step) {
            Stand unit = units.get(i);
            ofPiece(unit.name(), sight, unit.key(), unit.footprint(), table, points);
        }
    }

    /** Corners lie on a coarse lattice, so that much touches and lines run along edges. */
    @Test
    void whereMuchTouches() {
        for (int seed = 0; seed < 300 / RandomTable.SHARE; seed++) {
            RandomTable random = new RandomTable(seed);
            ofPiece("seed " + seed, random, "observer", random.observer, SMALL, 40);
        }
        assertThat(differences).isEmpty();
        assertThat(seen).isGreaterThan(1_000 / RandomTable.SHARE);
    }

    /** The same ground is wood of one depth, of another that is seen over, and a hill. */
    @Test
    void whereEdgesAreOfSeveralThings() {
        double[] depths = {0, 0.25, 1.5, 4, Double.POSITIVE_INFINITY};
        for (int seed = 1_000; seed < 1_000 + 300 / RandomTable.SHARE; seed++) {
            RandomTable random = new RandomTable(seed);
            Surroundings around = new Layered(random, depths[seed % depths.length]);
            ofPiece("seed " + seed, around, "observer", random.observer, SMALL, 40);
        }
        assertThat(differences).isEmpty();
        assertThat(seen).isGreaterThan(1_000 / RandomTable.SHARE);
    }

    /** A leader looks all round; every other one stands on the edge of a wood or at a corner of it. */
    @Test
    void allRoundFromAPoint() {
        for (int seed = 2_000; seed < 2_000 + 300 / RandomTable.SHARE; seed++) {
            RandomTable random = new RandomTable(seed);
            Surroundings around = seed % 3 == 0 ? random : new Layered(random, seed % 3);
            Corner eye = new Corner(15_000 + seed, 20_000);
            for (Screen screen : random.screens(Region.of(SMALL))) {
                Edge edge = screen.outline().edges().get(0);
                eye = seed % 2 == 0
                        ? eye
                        : seed % 4 == 1
                                ? new Corner(edge.ax() / 4.0, edge.ay() / 4.0)
                                : new Corner((edge.ax() + edge.bx()) / 8.0, (edge.ay() + edge.by()) / 8.0);
            }
            Geometry ground = SeenGround.ofPoint(around, eye, SMALL);
            Envelope all = new Envelope(SMALL);
            all.expandToInclude(eye.x(), eye.y());
            compare("seed " + seed, ground, SMALL, 40, new PointSight(around, eye, all, Set.of())::sees);
        }
        assertThat(differences).isEmpty();
        assertThat(seen).isGreaterThan(1_000 / RandomTable.SHARE);
    }

    private void ofPiece(String name, Surroundings around, String key, Footprint from, Envelope table, int points) {
        Envelope all = from.bounds();
        all.expandToInclude(table);
        FieldOfView field = new FieldOfView(around, key, from, all);
        compare(name, SeenGround.of(around, key, from, table), table, points, field::sees);
    }

    /** Half of the points lie anywhere, half where something is seen. */
    private void compare(String name, Geometry ground, Envelope table, int points, Predicate<Corner> sees) {
        assertThat(ground.isValid()).as("%s: %s", name, ground).isTrue();
        Random random = new Random(points);
        IndexedPointInAreaLocator inside = new IndexedPointInAreaLocator(ground);
        IndexedFacetDistance edge = new IndexedFacetDistance(ground.isEmpty() ? ground : ground.getBoundary());
        Envelope about = new Envelope(ground.getEnvelopeInternal());
        about.expandBy(Corner.PER_INCH);
        about = about.intersection(table);
        for (int i = 0; i < points; i++) {
            Envelope where = i % 2 == 0 && !about.isNull() ? about : table;
            Coordinate at = new Coordinate(
                    Math.rint(where.getMinX() + random.nextDouble() * where.getWidth()),
                    Math.rint(where.getMinY() + random.nextDouble() * where.getHeight()));
            if (ground.isEmpty() || !edge.isWithinDistance(GEOMETRIES.createPoint(at), NEAR)) {
                boolean isSeen = !ground.isEmpty() && inside.locate(at) == Location.INTERIOR;
                compared++;
                seen += isSeen ? 1 : 0;
                if (isSeen != sees.test(new Corner(at.x, at.y))) {
                    differences.add(name + ": " + at + (isSeen ? " is seen" : " is not seen"));
                }
            }
        }
    }

    /** Every wood of a table twice, and as a hill. */
    private record Layered(RandomTable table, double depth) implements Surroundings {

        @Override
        public Ground ground(Region within) {
            return new Ground(screens(within), contours(within));
        }

        @Override
        public Collection<Screen> screens(Region within) {
            List<Screen> screens = new ArrayList<>();
            for (Screen screen : table.screens(within)) {
                screens.add(new Screen(screen.id(), screen.name(), screen.outline(), screen.fromHeights(), 2 * depth));
                screens.add(new Screen(
                        screen.id() + " too", screen.name(), screen.outline(), !screen.fromHeights(), depth));
            }
            return screens;
        }

        @Override
        public Collection<Contour> contours(Region within) {
            List<Contour> contours = new ArrayList<>(table.contours(within));
            table.screens(within)
                    .forEach(screen -> contours.add(new Contour(screen.id(), screen.name(), screen.outline(), 1)));
            return contours;
        }

        @Override
        public Collection<Body> bodies(Region within) {
            return table.bodies(within);
        }
    }
}
