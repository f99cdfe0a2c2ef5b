package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.name.Label;
import coupdoeil.editor.paint.name.PlacedName;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.LayerId;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names on a map can be read and hide nothing, at every zoom. */
class NamesTest {

    /** Those of the window from the smallest at which there are names; at 100 % all of a hex can be read. */
    private static final double[] ZOOMS = {0.25, 0.5, Math.sqrt(0.5), 1, 2};

    static Stream<Pack> samples() {
        return Battles.samples();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noNameLiesOnAnotherOrOnAPiece(Pack pack) {
        for (Scenario scenario : pack.scenarios()) {
            PaintScene first = Battles.scene(pack, PaintTheme.LIGHT);
            PaintScene scene = new PaintScene(pack, first.rules(), scenario, PaintTheme.LIGHT, LayerId.all());
            MapPainter painter = new MapPainter(scene);
            List<Shape> pieces = scenario.setup().stream()
                    .map(Placement::piece)
                    .map(painter.pieces()::outline)
                    .flatMap(Optional::stream)
                    .toList();
            assertThat(pieces).hasSizeGreaterThan(10);
            for (double zoom : ZOOMS) {
                Set<String> wrong = new TreeSet<>();
                List<PlacedName> names = painter.names().at(zoom);
                for (PlacedName name : names) {
                    if (name.font().getSize2D() * zoom < Label.LEAST_PIXELS - 0.01) {
                        wrong.add(name.text() + " is small");
                    }
                    names.stream()
                            .filter(other -> other != name && other.box().intersects(name.box()))
                            .forEach(other -> wrong.add(name.text() + " on " + other.text()));
                    if (!name.upon() && pieces.stream().anyMatch(piece -> meet(piece, name.box()))) {
                        wrong.add(name.text() + " on a piece");
                    }
                }
                assertThat(wrong).as(scenario.id() + " at " + zoom).isEmpty();
            }
        }
    }

    /** What the scene before knew of its labels is right for those that are the same. */
    @Test
    void namesAfterAnEditStandWhereTheyWouldWithoutWhatWasBefore() {
        Pack pack = Battles.guilford();
        MapPainter painter = new MapPainter(Battles.scene(pack, PaintTheme.LIGHT));
        for (int i = 0; i < 6; i++) {
            for (double zoom : ZOOMS) {
                assertThat(painter.names().at(zoom))
                        .as("after edit " + i + " at " + zoom)
                        .isEqualTo(new MapPainter(painter.scene()).names().at(zoom));
            }
            int from = i;
            pack = pack.withScenario(pack.scenarios().get(0).id(), scenario -> {
                List<Placement> setup = new ArrayList<>(scenario.setup());
                Placement other = setup.get(setup.size() - 1 - from);
                setup.set(from, setup.get(from).withPosition(other.position()));
                return scenario.withSetup(setup);
            });
            painter = painter.next(Battles.scene(pack, PaintTheme.LIGHT));
        }
    }

    private static boolean meet(Shape piece, Box name) {
        if (!piece.intersects(name.bounds())) {
            return false;
        }
        Area common = new Area(piece);
        common.intersect(new Area(AffineTransform.getRotateInstance(name.angle(), name.x(), name.y())
                .createTransformedShape(new Rectangle2D.Double(
                        name.x() - name.halfWidth(),
                        name.y() - name.halfHeight(),
                        2 * name.halfWidth(),
                        2 * name.halfHeight()))));
        return !common.isEmpty();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noNameLiesOnTheNumberOfAHex(Pack pack) {
        MapPainter painter = new MapPainter(Battles.scene(pack, PaintTheme.LIGHT));
        PaintScene bare = Battles.scene(pack, PaintTheme.LIGHT, EnumSet.of(LayerId.TERRAIN));
        PaintScene numbered = Battles.scene(pack, PaintTheme.LIGHT, EnumSet.of(LayerId.TERRAIN, LayerId.LABELS));
        for (double zoom : new double[] {Math.sqrt(0.5), 1, 2}) {
            Set<String> wrong = new TreeSet<>();
            for (PlacedName name : painter.names().at(zoom)) {
                Rectangle2D around = name.box().bounds();
                Frame frame = new Frame(around.getX(), around.getY(), around.getWidth(), around.getHeight());
                BufferedImage without = PngRender.image(bare, frame, zoom, (g, clip) -> {});
                BufferedImage with = PngRender.image(numbered, frame, zoom, (g, clip) -> {});
                for (int x = 0; x < with.getWidth(); x++) {
                    for (int y = 0; y < with.getHeight(); y++) {
                        double px = around.getX() + (x + 0.5) / zoom;
                        double py = around.getY() + (y + 0.5) / zoom;
                        boolean inside = new Box(px, py, 0.01, 0.01, 0)
                                .intersects(name.box().grown(-1 / zoom));
                        if (inside && with.getRGB(x, y) != without.getRGB(x, y)) {
                            wrong.add(name.text());
                        }
                    }
                }
            }
            assertThat(wrong).as("at " + zoom).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void nearlyEveryNameHasAPlaceAtFullSize(Pack pack) {
        MapPainter painter = new MapPainter(Battles.scene(pack, PaintTheme.LIGHT));
        List<String> left = new ArrayList<>(painter.names().left(1));
        int shown = painter.names().at(1).size();
        assertThat(left).as(left.toString()).hasSizeLessThanOrEqualTo(shown / 20);
    }

    @Test
    void streamsAndRoadsAreNamedAlongTheirCourse() {
        assertThat(angle(Battles.albuera(), "Chicapierna")).isGreaterThan(0.5);
        assertThat(angle(Battles.albuera(), "Road to Badajoz")).isGreaterThan(0.5);
        assertThat(angle(Battles.albuera(), "Third height")).isZero();
        assertThat(angle(Battles.guilford(), "Little Horsepen Creek")).isGreaterThan(1.2);
        assertThat(angle(Battles.quatreBras(), "Brook before Balcan")).isBetween(0.01, 0.3);
    }

    private static double angle(Pack pack, String text) {
        return Math.abs(placed(new MapPainter(Battles.scene(pack, PaintTheme.LIGHT)), text)
                .box()
                .angle());
    }

    @Test
    void aNameGivesWayToAUnitThatComes() {
        Pack pack = Battles.albuera();
        PaintScene scene = Battles.scene(pack, PaintTheme.LIGHT);
        MapPainter before = new MapPainter(scene);
        Box ridge = placed(before, "The ridge").box();
        Scenario scenario = Objects.requireNonNull(scene.scenario());
        Placement unit = scenario.setup().stream()
                .filter(placement ->
                        placement.hex().isPresent() && placement.parts().isEmpty())
                .findFirst()
                .orElseThrow();
        Placement moved = unit.withPosition(
                new Position.OnHex(((HexLayout) before.layout()).hexAt(new Point2D.Double(ridge.x(), ridge.y()))));
        Scenario other = scenario.withSetup(scenario.setup().stream()
                .map(placement -> placement == unit ? moved : placement)
                .toList());
        MapPainter after = before.next(new PaintScene(pack, scene.rules(), other, PaintTheme.LIGHT, LayerId.all()));

        assertThat(placed(after, "The ridge").box()).isNotEqualTo(ridge);
        assertThat(after.names().differing(before.names()))
                .anyMatch(area -> area.contains(ridge.bounds()))
                .anyMatch(area -> area.contains(placed(after, "The ridge").box().bounds()));
        assertThat(before.next(scene).names()).as("nothing differs").isSameAs(before.names());
    }

    private static PlacedName placed(MapPainter painter, String text) {
        return painter.names().at(1).stream()
                .filter(name -> name.text().equals(text))
                .findFirst()
                .orElseThrow();
    }
}
