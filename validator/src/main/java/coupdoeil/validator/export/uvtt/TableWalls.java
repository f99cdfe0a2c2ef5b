package coupdoeil.validator.export.uvtt;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.sight.table.Region;
import coupdoeil.validator.sight.table.Screen;
import coupdoeil.validator.sight.table.Surroundings;
import coupdoeil.validator.sight.table.UnitSight;
import coupdoeil.validator.table.sight.LineOfSight;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/** Sight over a table as walls: the outlines of ground that stops it, and the lines that do. */
final class TableWalls {

    private static final int LOOKS = 500;

    private final TableBattlefield table;
    private final Surroundings ground;

    TableWalls(Situation situation) {
        this.table = situation.pack().battlefield().table().orElseThrow();
        this.ground = situation.facts().get(LineOfSight.class).withoutPieces();
    }

    Walls walls() {
        Walls walls = new Walls();
        double far = Surroundings.FAR;
        Set<String> stopping = ground.screens(Region.of(new Envelope(-far, far, -far, far))).stream()
                .map(Screen::id)
                .collect(Collectors.toSet());
        table.features().stream()
                .filter(feature -> stopping.contains(feature.id()))
                .forEach(feature -> add(walls, feature.shape()));
        return walls;
    }

    private void add(Walls walls, Geometry shape) {
        if (shape instanceof Polygon polygon && !polygon.isEmpty()) {
            add(walls, polygon.getExteriorRing());
            for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                add(walls, polygon.getInteriorRingN(hole));
            }
        } else if (shape instanceof LineString line && !line.isEmpty()) {
            walls.add(Arrays.stream(line.getCoordinates()).map(this::at).toList());
        } else if (shape.getNumGeometries() > 1) {
            for (int part = 0; part < shape.getNumGeometries(); part++) {
                add(walls, shape.getGeometryN(part));
            }
        }
    }

    /** Squares of an inch are counted from the upper left corner. */
    private Coordinate at(Coordinate inches) {
        return new Coordinate(inches.x, table.depthInches() - inches.y);
    }

    /** Of some looks from point to point, the share in which walls and rules agree. */
    BigDecimal share(Walls walls) {
        SplittableRandom random = new SplittableRandom(Share.SEED);
        return Share.of(LOOKS, () -> {
            Coordinate from = point(random);
            Coordinate to = point(random);
            boolean sees = UnitSight.ofPoint(ground, corner(from), "", UnitSight.spot(corner(to)))
                    .isClear();
            return Optional.of(sees == walls.isClear(at(from), at(to)));
        });
    }

    private Coordinate point(SplittableRandom random) {
        return new Coordinate(random.nextDouble() * table.widthInches(), random.nextDouble() * table.depthInches());
    }

    private static Corner corner(Coordinate inches) {
        return new Corner(Math.rint(inches.x * Corner.PER_INCH), Math.rint(inches.y * Corner.PER_INCH));
    }
}
