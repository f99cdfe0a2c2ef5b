package coupdoeil.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.GeneratedBattle;
import coupdoeil.validator.picture.LayerId;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What a stroke of 100 hexes takes on 200 by 200 hexes with some 1,000 units: applied, painted on the tiles of a window of
 * 1600 by 1000 pixels, validated again. The times are written down, and judged by who reads them.
 */
@Tag("nightly")
class StrokeTimesTest {

    private static final int HEXES = 100;
    private static final int WARM_UP = Integer.getInteger("coupdoeil.warmUp", 60);
    private static final int STROKES = Integer.getInteger("coupdoeil.strokes", 100);
    private static final double WIDTH = 1600;
    private static final double HEIGHT = 1000;

    private final Random random = new Random(1815);
    private final SpareImages spare = new SpareImages();
    private final Map<TileKey, BufferedImage> tiles = new LinkedHashMap<>();

    @Test
    void aStrokeIsAppliedPaintedAndValidated() throws Exception {
        Pack pack = GeneratedBattle.square(200);
        RuleSystem system = pack.rules().orElseThrow();
        ValidationSession session = Validator.of(system).session();
        session.update(pack);
        MapPainter painter = painter(pack, system);
        double[][] times = new double[6][STROKES];
        for (int i = -WARM_UP; i < STROKES; i++) {
            Hex start = pack.battlefield()
                    .hexMap()
                    .orElseThrow()
                    .grid()
                    .hexAt(30 + random.nextInt(140), 20 + random.nextInt(160));
            show(painter, start);
            Set<Hex> stroke = stroke(start);
            String terrain = i % 2 == 0 ? "woods" : "clear";
            long begun = System.nanoTime();
            Pack after = GroundEdits.terrain(stroke, terrain, terrain).apply(pack);
            long applied = System.nanoTime();
            long processors = processorTime();
            MapPainter next = painter.next(scene(after, system));
            SceneChange change = SceneChange.between(painter, next);
            Set<TileKey> touched = touched(change);
            paint(next, touched, change);
            long painted = System.nanoTime();
            processors = processorTime() - processors;
            session.update(after);
            long checked = System.nanoTime();
            touched.forEach(key -> TilePainter.whole(next, key));
            long singly = System.nanoTime();
            if (i >= 0) {
                times[0][i] = (applied - begun) / 1e6;
                times[1][i] = (painted - applied) / 1e6;
                times[2][i] = (checked - painted) / 1e6;
                times[3][i] = (checked - begun) / 1e6;
                times[4][i] = (singly - checked) / 1e6;
                times[5][i] = processors / 1e6;
            }
            pack = after;
            painter = next;
        }
        assertThat(session.update(pack).all())
                .as("what is found stroke by stroke")
                .containsExactlyElementsOf(Validator.of(system).validate(pack).all());
        report(times);
    }

    /** Of this process, in nanoseconds: what a busy machine does beside counts less than in time that passes. */
    private static long processorTime() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static PaintScene scene(Pack pack, RuleSystem system) {
        return new PaintScene(pack, system, pack.scenarios().get(0), PaintTheme.LIGHT, EnumSet.allOf(LayerId.class));
    }

    private static MapPainter painter(Pack pack, RuleSystem system) {
        return new MapPainter(scene(pack, system));
    }

    /** So many hexes are painted tile by tile, as the canvas does. */
    private Set<TileKey> touched(SceneChange change) {
        Set<TileKey> touched = new LinkedHashSet<>(tiles.keySet());
        touched.removeIf(key -> change.in(key.stratum()).orElseThrow().stream().noneMatch(key.area()::intersects));
        return touched;
    }

    /** Neighbours together, on all processors. */
    private void paint(MapPainter painter, Set<TileKey> touched, SceneChange change) {
        Set<TileKey> wanted = new LinkedHashSet<>(touched);
        List<TileBlock> blocks = new ArrayList<>();
        while (!wanted.isEmpty()) {
            TileBlock block = TileBlock.around(wanted.iterator().next(), wanted);
            block.keys().forEach(wanted::remove);
            blocks.add(block);
        }
        blocks.parallelStream()
                .map(block -> repaint(block, change).by(painter, spare))
                .toList()
                .forEach(tiles::putAll);
    }

    private BlockRepaint repaint(TileBlock block, SceneChange change) {
        Map<TileKey, BufferedImage> kept = new LinkedHashMap<>(tiles);
        kept.keySet().retainAll(block.keys());
        return BlockRepaint.of(block, kept, change.in(block.first().stratum()).orElseThrow());
    }

    /** Paints what a window around a hex shows. */
    private void show(MapPainter painter, Hex middle) {
        HexLayout layout = (HexLayout) painter.layout();
        Rectangle2D shown = new Rectangle2D.Double(
                layout.centreX(middle) - WIDTH / 2, layout.centreY(middle) - HEIGHT / 2, WIDTH, HEIGHT);
        tiles.clear();
        for (Stratum stratum : Stratum.values()) {
            int right = (int) Math.floor(shown.getMaxX() / TileKey.SIZE);
            int bottom = (int) Math.floor(shown.getMaxY() / TileKey.SIZE);
            for (int column = (int) Math.floor(shown.getMinX() / TileKey.SIZE); column <= right; column++) {
                for (int row = (int) Math.floor(shown.getMinY() / TileKey.SIZE); row <= bottom; row++) {
                    TileKey key = new TileKey(stratum, 1, 1, column, row);
                    tiles.put(key, TilePainter.whole(painter, key));
                }
            }
        }
    }

    /** The hexes that a hand passes that wanders about, no further from where it began than the window shows. */
    private Set<Hex> stroke(Hex start) {
        Set<Hex> stroke = new LinkedHashSet<>(List.of(start));
        Hex hex = start;
        while (stroke.size() < HEXES) {
            Hex next = hex.neighbours().get(random.nextInt(6));
            hex = next.distance(start) <= 8 ? next : hex;
            stroke.add(hex);
        }
        return stroke;
    }

    private static void report(double[][] times) throws Exception {
        List<String> lines = new ArrayList<>();
        List<String> names = List.of(
                "applied",
                "painted",
                "validated",
                "all",
                "the same tiles painted whole, one by one",
                "painted, time of all processors together");
        for (int i = 0; i < names.size(); i++) {
            double[] sorted = times[i].clone();
            Arrays.sort(sorted);
            lines.add(String.format(
                    Locale.ROOT,
                    "%s: median %.1f ms, p95 %.1f, longest %.1f",
                    names.get(i),
                    sorted[sorted.length / 2],
                    sorted[sorted.length * 95 / 100],
                    sorted[sorted.length - 1]));
        }
        Path file = Path.of(System.getProperty("basedir", ".")).resolve("target/ui/stroke-times.txt");
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
        lines.forEach(System.out::println);
    }
}
