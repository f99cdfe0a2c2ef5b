package coupdoeil.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.picture.LayerId;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;

/** What is patched looks as if it had been painted anew, after any edit, at any scale. */
class TilePatchTest {

    private static final int EDITS = 60;
    private static final int MOST_ROUNDING = 8;

    /** Where a clip cuts a long outline, a pixel of it may fall beside where it fell before; a stale feature has many. */
    private static final int MOST_SHIFTED = 4;

    private static final List<String> TERRAIN =
            List.of("clear", "woods", "dwellings", "marsh", "plough", "pond", HexBattlefield.OFF_MAP, "lava");
    private static final List<String> FEATURES = List.of("orchard", "crops", "gully", "earthwork");
    private static final List<String> AREAS = List.of("forest", "hill", "marsh", "building", "redoubt", "lake", "lava");
    private static final List<String> LINES = List.of("river", "road", "wall", "hedge", "fence", "bridge");
    private static final List<String> SIDES =
            List.of("road", "trail", "stream", "river", "bridge", "ford", "high-wall", "hedge", "no-slope", "steep");

    @ParameterizedTest
    @ValueSource(doubles = {0.08, 0.25, 0.5, 0.7071067811865476, 1, 2, 2.8284271247461903})
    void aPatchedTileEqualsOnePaintedAnew(double scale) {
        SplittableRandom random = new SplittableRandom(1811);
        Pack pack = Battles.napkin("napkin-fb");
        MapPainter before = painter(pack);
        for (int i = 0; i < EDITS; i++) {
            Pack edited = edit(pack, random);
            MapPainter after = painter(edited);
            SceneChange change = SceneChange.between(before, after);
            for (Stratum stratum : Stratum.values()) {
                List<Rectangle2D> areas = change.in(stratum).orElseThrow();
                TileKey key = new TileKey(stratum, scale, 1, random.nextInt(2), random.nextInt(2));
                BufferedImage patched = TilePainter.whole(before, key);
                for (Rectangle2D area : areas) {
                    TilePainter.patch(after, key, patched, area);
                }
                assertThat(differentPixels(patched, TilePainter.whole(after, key)))
                        .as("edit " + i + " " + key + " " + areas)
                        .isZero();
            }
            pack = edited;
            before = after;
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.7071067811865476, 1, 2.8284271247461903})
    void aPatchedTileOfATableEqualsOnePaintedAnew(double scale) {
        SplittableRandom random = new SplittableRandom(1781);
        Pack pack = Battles.guilford();
        MapPainter before = painter(pack);
        for (int i = 0; i < EDITS; i++) {
            Pack edited = drawn(pack, random);
            MapPainter after = painter(edited);
            List<Rectangle2D> areas =
                    SceneChange.between(before, after).in(Stratum.GROUND).orElseThrow();
            TileKey key = new TileKey(Stratum.GROUND, scale, 1, random.nextInt(3), random.nextInt(3));
            BufferedImage patched = TilePainter.whole(before, key);
            areas.forEach(area -> TilePainter.patch(after, key, patched, area));
            assertThat(differentPixels(patched, TilePainter.whole(after, key)))
                    .as("edit " + i + " " + key + " " + areas)
                    .isLessThanOrEqualTo(MOST_SHIFTED);
            pack = edited;
            before = after;
        }
    }

    /** Of tiles beside each other, and of one by itself. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whatASpareImageShowedBeforeDoesNotMatter(int columns) {
        MapPainter painter = painter(Battles.napkin("napkin-fb"));
        for (Stratum stratum : Stratum.values()) {
            SpareImages spare = new SpareImages();
            List<TileKey> keys = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                keys.add(new TileKey(stratum, 0.5, 1, column, 0));
                spare.giveBack(stratum, red(spare.tile(stratum)));
            }
            red(spare.sheet(stratum, columns * TileKey.SIZE, TileKey.SIZE));
            TileBlock block = new TileBlock(keys, keys.get(0), columns, 1);
            var used = BlockRepaint.whole(block).by(painter, spare);
            var fresh = BlockRepaint.whole(block).by(painter, new SpareImages());
            for (TileKey key : keys) {
                assertThat(differentPixels(used.get(key), fresh.get(key)))
                        .as(key.toString())
                        .isZero();
            }
        }
    }

    private static BufferedImage red(BufferedImage image) {
        Graphics2D g = image.createGraphics();
        g.setColor(Color.RED);
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.dispose();
        return image;
    }

    /** With a feature more, or one that has been drawn before taken away. */
    private static Pack drawn(Pack pack, SplittableRandom random) {
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        List<TableFeature> features = new ArrayList<>(table.features());
        if (random.nextInt(3) == 0) {
            features.removeIf(feature -> feature.id().startsWith("drawn-") && random.nextBoolean());
        } else {
            double x = random.nextInt(60);
            double y = random.nextInt(50);
            Polygon area = Figures.block(
                            new Coordinate(x, y),
                            new Coordinate(x + 1 + random.nextInt(9), y + random.nextInt(9)),
                            new Coordinate(x, y + 5))
                    .orElseThrow();
            boolean line = random.nextBoolean();
            String type = any(line ? LINES : AREAS, random);
            features.add(new TableFeature(
                    "drawn-" + random.nextInt(),
                    type,
                    "",
                    line ? area.getExteriorRing() : area,
                    type.equals("hill") ? Attributes.of("level", 1 + random.nextInt(3)) : Attributes.NONE));
        }
        return pack.withBattlefield(table.withFeatures(features));
    }

    private static MapPainter painter(Pack pack) {
        return new MapPainter(Battles.scene(pack, PaintTheme.LIGHT, LayerId.all()));
    }

    private static Pack edit(Pack pack, SplittableRandom random) {
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        Hex hex = map.grid().hexAt(random.nextInt(map.grid().size()));
        HexSide side = new HexSide(hex, HexDirection.of(random.nextInt(6)));
        return switch (random.nextInt(6)) {
            case 0 -> pack.withBattlefield(map.withTerrain(hex, any(TERRAIN, random)));
            case 1 -> pack.withBattlefield(map.withLevel(hex, random.nextInt(4) - 1));
            case 2 -> pack.withBattlefield(map.withFeatures(hex, List.of(any(FEATURES, random))));
            case 3 -> pack.withBattlefield(map.withSide(side, List.of(any(SIDES, random), any(SIDES, random))));
            default ->
                pack.withScenario("dawn", scenario -> {
                    List<Placement> setup = new ArrayList<>(scenario.setup());
                    int moved = random.nextInt(setup.size());
                    setup.set(moved, moved(setup.get(moved), hex, random));
                    return scenario.withSetup(setup);
                });
        };
    }

    private static Placement moved(Placement placement, Hex hex, SplittableRandom random) {
        Hex next = hex.plus(HexDirection.of(random.nextInt(6)));
        return placement
                .withPosition(new Position.OnHex(hex))
                .withFacing(new Facing.ToSide(HexDirection.of(random.nextInt(6))))
                .withParts(random.nextBoolean() ? List.of() : List.of(new Placement.Part(next, null, 1, null)));
    }

    private static String any(List<String> of, SplittableRandom random) {
        return of.get(random.nextInt(of.size()));
    }

    /** Where a clip cuts a curve, the rasteriser may round an edge otherwise; no eye sees that. */
    private static int differentPixels(BufferedImage a, BufferedImage b) {
        int different = 0;
        for (int y = 0; y < TileKey.SIZE; y++) {
            for (int x = 0; x < TileKey.SIZE; x++) {
                different += alike(a.getRGB(x, y), b.getRGB(x, y)) ? 0 : 1;
            }
        }
        return different;
    }

    private static boolean alike(int a, int b) {
        for (int shift = 0; shift < 32; shift += 8) {
            if (Math.abs((a >> shift & 255) - (b >> shift & 255)) > MOST_ROUNDING) {
                return false;
            }
        }
        return true;
    }
}
