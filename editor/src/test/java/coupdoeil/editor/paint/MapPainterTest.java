package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Lab;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.RandomPacks;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.LayerId;
import java.awt.Color;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

class MapPainterTest {

    private static final Set<LayerId> BARE = EnumSet.of(LayerId.TERRAIN, LayerId.LEVELS);

    @Test
    void everyHexHasTheColourOfItsTerrainAndLevel() {
        Pack pack = Battles.napkin("napkin-fb");
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        for (PaintTheme theme : PaintTheme.values()) {
            PaintScene scene = Battles.scene(pack, theme, BARE);
            BufferedImage image = image(scene, 1);
            HexLayout layout = (HexLayout) scene.layout();
            for (Hex hex : map.grid().hexes().toList()) {
                TerrainRecord record =
                        scene.rules().chart().record(map.terrain(hex)).orElseThrow();
                if (record.look().text("pattern").isEmpty()) {
                    Color fill = TerrainStyle.colour(record.look().text("fill").orElseThrow())
                            .orElseThrow();
                    assertThat(at(image, layout.centre(hex)))
                            .as(theme + " " + map.grid().label(hex))
                            .isEqualTo(theme.ground(fill, map.level(hex)));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void higherGroundIsDarkerOnPaperAndLighterOnTheDarkSheet(PaintTheme theme) {
        Color fill = new Color(0xE9E4C9);
        for (int level = -2; level < 6; level++) {
            double here = Lab.of(theme.ground(fill, level)).lightness();
            double above = Lab.of(theme.ground(fill, level + 1)).lightness();
            if (level >= 0) {
                assertThat(theme.isPaper() ? here - above : above - here).isGreaterThan(0.01);
            }
            assertThat(here > 0.62).as("level " + level).isEqualTo(theme.isPaper());
        }
    }

    static Stream<String> napkins() {
        return Battles.NAPKINS.stream();
    }

    @ParameterizedTest
    @MethodSource("napkins")
    void everyBattleIsPaintedAtEveryScaleOnEverySheet(String id) {
        for (PaintTheme theme : PaintTheme.values()) {
            for (double scale : new double[] {0.1, 0.3, 1, 2}) {
                BufferedImage image = image(Battles.scene(Battles.napkin(id), theme), scale);
                assertThat(colours(image)).as(id + " " + theme + " " + scale).isGreaterThan(5);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("napkins")
    void everyLayerLeavesItsMark(String id) {
        PaintScene all = Battles.scene(Battles.napkin(id), PaintTheme.LIGHT);
        BufferedImage full = image(all, 1);
        for (LayerId layer : EnumSet.of(LayerId.TERRAIN, LayerId.GRID, LayerId.PLACES, LayerId.UNITS)) {
            Set<LayerId> without = EnumSet.copyOf(LayerId.all());
            without.remove(layer);
            BufferedImage less = image(Battles.scene(all.pack(), PaintTheme.LIGHT, without), 1);
            assertThat(different(full, less)).as(id + " without " + layer.key()).isPositive();
        }
    }

    @Test
    void unknownTerrainShowsAQuestionMark() {
        Pack pack = Battles.napkin("napkin-fb");
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        Hex hex = map.grid().hexAt(1, 4);
        PaintScene scene = Battles.scene(
                pack.withBattlefield(map.withTerrain(hex, "lava")), PaintTheme.LIGHT, EnumSet.of(LayerId.TERRAIN));
        BufferedImage image = image(scene, 1);
        Point2D centre = ((HexLayout) scene.layout()).centre(hex);
        int marked = 0;
        for (int dx = -20; dx <= 20; dx++) {
            for (int dy = -20; dy <= 20; dy++) {
                Color colour = at(image, new Point2D.Double(centre.getX() + dx, centre.getY() + dy));
                marked += colour.getRed() - colour.getGreen() > 100 ? 1 : 0;
            }
        }
        assertThat(marked).isGreaterThan(150);
    }

    @Test
    void brokenHexMapsArePainted() {
        Pack pack = Battles.napkin("napkin-fb");
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        Hex hole = map.grid().hexAt(3, 3);
        Hex off = new Hex(-40, 90);
        HexBattlefield broken = map.withTerrain(hole, HexBattlefield.OFF_MAP)
                .withFeatures(map.grid().hexAt(2, 2), List.of("nonsense", "orchard", "orchard"))
                .withLevel(map.grid().hexAt(1, 1), -99)
                .withLevel(map.grid().hexAt(6, 1), 4000)
                .withSide(new HexSide(map.grid().hexAt(2, 2), HexDirection.D0), List.of("nonsense", "road", "river"))
                .withSide(new HexSide(off, HexDirection.D0), List.of("road", "river", "bridge"))
                .withPlaces(List.of(
                        new Place("a", "nonsense", "A", new Area.Hexes(List.of(off, hole)), Attributes.NONE),
                        new Place("b", "objective", "", new Area.Hexes(List.of()), Attributes.of("side", "nobody"))));
        List<Placement> setup = new ArrayList<>(pack.scenarios().get(0).setup());
        setup.add(Placement.of("nobody", new Position.OnHex(off)));
        setup.add(Placement.of("red-1", new Position.OnHex(hole))
                .withFormation("pentagon")
                .withFacing(new Facing.Heading(33))
                .withStack(-3)
                .withMarkers(List.of("", "-", "of-no-kind"))
                .withParts(List.of(new Placement.Part(off, null, null, null))));
        setup.add(Placement.of("duke", new Position.Attached("duke")));
        setup.add(Placement.of("red-1", new Position.OnTable(3, 4)));
        Pack result = pack.withBattlefield(broken)
                .withChart(List.of(new TerrainRecord(
                        "orchard", "feature", "", Attributes.NONE, Attributes.of("fill", "blue", "width", "x"))))
                .withScenario("dawn", scenario -> scenario.withSetup(setup));
        for (double scale : new double[] {0.1, 0.3, 1, 2}) {
            image(Battles.scene(result, PaintTheme.DARK), scale);
        }
    }

    @Test
    void brokenTablesArePainted() throws ParseException {
        Pack pack = Battles.napkin("napkin-hm");
        TableBattlefield table = (TableBattlefield) pack.battlefield();
        WKTReader reader = new WKTReader();
        List<TableFeature> features = new ArrayList<>(table.features());
        for (String shape : List.of(
                "POLYGON EMPTY", "POLYGON ((0 0, 9 9, 9 0, 0 9, 0 0))", "LINESTRING (-500 3, 500 3)", "POINT EMPTY")) {
            features.add(new TableFeature("x", "nonsense", "X", reader.read(shape), Attributes.NONE));
            features.add(new TableFeature("x", "forest", "X", reader.read(shape), Attributes.of("level", -7)));
        }
        Pack broken = pack.withBattlefield(table.withFeatures(features));
        image(Battles.scene(broken, PaintTheme.LIGHT), 0.5);
    }

    @Test
    void whateverAPackHoldsItIsPainted() {
        RuleSystem rules = RuleSystems.load("fb").orElseThrow();
        for (long seed = 0; seed < 300; seed++) {
            Pack pack = RandomPacks.pack(seed);
            Scenario scenario =
                    pack.scenarios().isEmpty() ? null : pack.scenarios().get(0);
            PaintScene scene = new PaintScene(pack, rules, scenario, PaintTheme.LIGHT, LayerId.all());
            double side = Math.max(
                    scene.layout().bounds().getWidth(), scene.layout().bounds().getHeight());
            assertThatNoException().as("seed " + seed).isThrownBy(() -> image(scene, Math.min(1, 500 / side)));
        }
    }

    @Test
    void piecesAreFoundWhereTheyAreSeen() {
        PaintScene scene = Battles.scene(Battles.napkin("napkin-fb"), PaintTheme.LIGHT);
        MapPainter painter = new MapPainter(scene);
        HexLayout layout = (HexLayout) painter.layout();
        Hex hex = layout.grid().parse("0402").orElseThrow();
        Point2D centre = layout.centre(hex);
        assertThat(painter.pieces().at(new Point2D.Double(centre.getX(), centre.getY() - 10)))
                .contains("blue-guns");
        assertThat(painter.pieces().at(new Point2D.Double(centre.getX(), centre.getY() + 21)))
                .contains("duke");
        assertThat(painter.pieces().at(layout.centre(layout.grid().hexAt(0, 5))))
                .isEmpty();
        assertThat(painter.pieces().fan(hex)).containsOnlyKeys("blue-guns", "duke");
        assertThat(painter.pieces().bounds("duke").orElseThrow().contains(centre.getX(), centre.getY() + 21))
                .isTrue();
    }

    private static BufferedImage image(PaintScene scene, double scale) {
        return PngRender.image(scene, PngRender.whole(scene), scale, (g, clip) -> {});
    }

    /** The colour at a point of the plane in a picture of 100 %, which has a margin. */
    private static Color at(BufferedImage image, Point2D point) {
        return new Color(image.getRGB((int) Math.round(point.getX() + 12), (int) Math.round(point.getY() + 12)));
    }

    private static long colours(BufferedImage image) {
        return Stream.of(image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                .flatMapToInt(java.util.Arrays::stream)
                .distinct()
                .count();
    }

    private static int different(BufferedImage a, BufferedImage b) {
        int different = 0;
        for (int y = 0; y < a.getHeight(); y++) {
            for (int x = 0; x < a.getWidth(); x++) {
                different += a.getRGB(x, y) == b.getRGB(x, y) ? 0 : 1;
            }
        }
        return different;
    }
}
