package coupdoeil.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Position;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The canvas without a window: it paints into pictures, and its worker runs when the test says so. */
class MapCanvasTest {

    private static final int WIDTH = 800;
    private static final int HEIGHT = 600;
    /** Where a clip cuts a curve, the rasteriser may round an edge otherwise. */
    private static final int MOST_ROUNDING = 8;
    /** The canvas does not look ahead while a slow machine is busy with a test. */
    private static final int NEVER_CALM = 3_600_000;

    private final Deque<Runnable> work = new ArrayDeque<>();
    private final MapCanvas canvas = new MapCanvas(work::add, Runnable::run, NEVER_CALM);
    private Pack pack = Battles.albuera();

    @BeforeEach
    void open() {
        canvas.setSize(WIDTH, HEIGHT);
        show();
        canvas.zoomTo(0);
        canvas.centreOn(map().grid().hexAt(20, 20));
        settle();
    }

    private void show() {
        canvas.setScene(Battles.scene(pack, PaintTheme.LIGHT));
    }

    private HexBattlefield map() {
        return (HexBattlefield) pack.battlefield();
    }

    private HexLayout layout() {
        return (HexLayout) canvas.painter().orElseThrow().layout();
    }

    private static BufferedImage paint(MapCanvas canvas) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        canvas.paint(g);
        g.dispose();
        return image;
    }

    /** Paints and works until nothing is left to do; says how many tiles that took. */
    private int settle() {
        int tiles = 0;
        paint(canvas);
        while (!work.isEmpty()) {
            work.remove().run();
            tiles++;
        }
        return tiles;
    }

    private static int different(BufferedImage a, BufferedImage b) {
        int different = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                different += a.getRGB(x, y) == b.getRGB(x, y) ? 0 : 1;
            }
        }
        return different;
    }

    /** By how many levels of a colour the pixels differ that differ most. */
    private static int mostDifferent(BufferedImage a, BufferedImage b) {
        int most = 0;
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                for (int shift = 0; shift < 24; shift += 8) {
                    most = Math.max(most, Math.abs((a.getRGB(x, y) >> shift & 255) - (b.getRGB(x, y) >> shift & 255)));
                }
            }
        }
        return most;
    }

    @Test
    void showsInTilesWhatItPrintsWhole() {
        assertThat(canvas.isSettled()).isTrue();
        assertThat(settle()).isZero();
        BufferedImage printed = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = printed.createGraphics();
        canvas.print(g);
        g.dispose();
        // Translucent edges of counters round differently in a picture of their own.
        assertThat(different(paint(canvas), printed)).isLessThan(WIDTH * HEIGHT / 50);
    }

    @Test
    void anEditOfOneHexPatchesFourTilesAtMost() {
        long before = canvas.patchedTiles();
        pack = pack.withBattlefield(map().withTerrain(map().grid().hexAt(20, 20), "woods"));
        show();
        assertThat(canvas.patchedTiles() - before).isBetween(1L, 4L);
        assertThat(canvas.isSettled()).isTrue();
        assertThat(settle()).isZero();
    }

    @Test
    void anEditOfManyHexesIsPaintedInTheBackground() {
        HexBattlefield changed = map();
        for (int row = 5; row < 35; row++) {
            for (int column = 5; column < 35; column++) {
                changed = changed.withLevel(changed.grid().hexAt(column, row), 7);
            }
        }
        pack = pack.withBattlefield(changed);
        show();
        assertThat(canvas.isSettled()).isFalse();
        assertThat(settle()).isPositive();
        assertThat(canvas.isSettled()).isTrue();
    }

    @Test
    void anEditOfManyHexesOfFewPixelsIsPaintedInTheBackgroundToo() {
        canvas.zoomTo(-9);
        paint(canvas);
        settle();
        HexBattlefield changed = map();
        for (int column = 5; column < 35; column++) {
            changed = changed.withTerrain(changed.grid().hexAt(column, 20), "woods");
        }
        pack = pack.withBattlefield(changed);
        long before = canvas.patchedTiles();
        show();
        assertThat(canvas.patchedTiles()).isEqualTo(before);
        assertThat(canvas.isSettled()).isFalse();
        assertThat(settle()).isPositive();
    }

    @Test
    void movingAUnitPaintsNoWholeTile() {
        String piece = pack.scenarios().get(0).setup().get(0).piece();
        Hex hex = map().grid().hexAt(20, 20);
        long before = canvas.patchedTiles();
        pack = pack.withScenario(
                pack.scenarios().get(0).id(),
                scenario -> scenario.withSetup(scenario.setup().stream()
                        .map(p -> p.piece().equals(piece) ? p.withPosition(new Position.OnHex(hex)) : p)
                        .toList()));
        show();
        assertThat(canvas.patchedTiles() - before).isBetween(1L, 8L);
        assertThat(settle()).isZero();
    }

    @Test
    void aTileThatComesBackLateShowsTheNewestScene() {
        canvas.zoomTo(2);
        paint(canvas);
        Hex hex = layout().hexAt(canvas.mapPoint(new Point(WIDTH / 2, HEIGHT / 2)));
        pack = pack.withBattlefield(map().withTerrain(hex, "pond"));
        show();
        settle();
        MapCanvas fresh = new MapCanvas(Runnable::run, Runnable::run, NEVER_CALM);
        fresh.setSize(WIDTH, HEIGHT);
        fresh.setScene(Battles.scene(pack, PaintTheme.LIGHT));
        fresh.setViewport(canvas.viewport());
        paint(fresh);
        assertThat(mostDifferent(paint(canvas), paint(fresh))).isLessThanOrEqualTo(MOST_ROUNDING);
    }

    @Test
    void whatIsNoLongerInSightIsNotPainted() {
        canvas.zoomTo(3);
        paint(canvas);
        int begun = work.size();
        assertThat(begun).isBetween(1, Runtime.getRuntime().availableProcessors());
        canvas.zoomTo(4);
        int painted = settle();
        MapCanvas fresh = new MapCanvas(work::add, Runnable::run, NEVER_CALM);
        fresh.setSize(WIDTH, HEIGHT);
        fresh.setScene(Battles.scene(pack, PaintTheme.LIGHT));
        fresh.setViewport(canvas.viewport());
        paint(fresh);
        int needed = 0;
        for (; !work.isEmpty(); needed++) {
            work.remove().run();
        }
        assertThat(painted).isLessThanOrEqualTo(begun + needed);
    }

    @Test
    void findsHexesAndHexsidesUnderPixels() {
        Hex hex = map().grid().hexAt(20, 20);
        Point2D centre = canvas.viewport().toPixel(layout().centre(hex));
        Point middle = new Point((int) Math.round(centre.getX()), (int) Math.round(centre.getY()));
        assertThat(canvas.hexAt(middle)).contains(hex);
        assertThat(canvas.sideNear(middle)).isEmpty();
        assertThat(canvas.sideNear(new Point(middle.x + 29, middle.y))).contains(new HexSide(hex, HexDirection.D0));
        canvas.centreOn(new Point2D.Double(0, 0));
        assertThat(canvas.hexAt(new Point(10, 10))).isEmpty();
    }

    @Test
    void zoomsAtThePointerAndFits() {
        Point pointer = new Point(123, 456);
        Point2D before = canvas.mapPoint(pointer);
        canvas.setViewport(canvas.viewport().zoomedTo(3, pointer));
        assertThat(canvas.mapPoint(pointer).distance(before)).isLessThan(1);
        assertThat(canvas.viewport().zoom()).isEqualTo(Math.pow(2, 1.5));
        canvas.fit();
        assertThat(canvas.viewport().shown(WIDTH, HEIGHT).contains(layout().bounds()))
                .isTrue();
        for (int i = 0; i < 50; i++) {
            canvas.zoomIn();
        }
        assertThat(canvas.viewport().step()).isEqualTo(Viewport.MOST_STEP);
    }

    @Test
    void overlaysArePaintedInTheirOrder() {
        StringBuilder log = new StringBuilder();
        record Named(String name, int order, StringBuilder log) implements Overlay {
            @Override
            public void paint(Graphics2D g, View view) {
                log.append(name);
            }
        }
        List.of(new Named("c", 9, log), new Named("a", 0, log), new Named("b", 0, log))
                .forEach(canvas::addOverlay);
        paint(canvas);
        assertThat(log).hasToString("abc");
    }
}
