package coupdoeil.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.Point;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which tiles are painted, in which order, and how they are taken together. */
class TilePlanTest {

    private static final Rectangle2D MAP = new Rectangle2D.Double(0, 0, 12000, 10000);
    private static final Point POINTER = new Point(700, 200);

    private final TilePlan plan = new TilePlan(MAP, 1000, 800, 1, 1);
    private final Viewport viewport = new Viewport(4000, 3000, 0);

    @Test
    void whatIsInSightComesFirstFromTheMiddleOutwards() {
        List<TileKey> inSight = plan.inSight(viewport, 0);
        List<TileKey> keys = new ArrayList<>(plan.withNext(viewport, POINTER, 1));
        assertThat(keys.subList(0, inSight.size())).containsExactlyInAnyOrderElementsOf(inSight);
        assertThat(keys.get(0).area().contains(4500, 3400)).isTrue();
        Rectangle2D corner = keys.get(inSight.size() - 1).area();
        assertThat(corner.intersects(4300, 3200, 400, 400)).isFalse();
    }

    @Test
    void threeStepsOfTheWheelEitherWayAreThere() {
        Set<TileKey> keys = Set.copyOf(plan.withNext(viewport, POINTER, -1));
        for (int steps = -3; steps <= 3; steps++) {
            assertThat(keys).as("steps " + steps).containsAll(plan.inSight(viewport.zoomedTo(steps, POINTER), 0));
        }
        assertThat(keys).hasSizeLessThanOrEqualTo(TileStore.MOST_TILES);
    }

    @Test
    void theWayOfTheLastStepComesBeforeTheOther() {
        for (int way : new int[] {1, -1}) {
            List<TileKey> keys = new ArrayList<>(plan.withNext(viewport, POINTER, way));
            List<Double> scales = keys.stream().map(TileKey::scale).distinct().toList();
            assertThat(scales.subList(1, 4))
                    .containsExactly(Viewport.zoom(way), Viewport.zoom(2 * way), Viewport.zoom(-way));
        }
    }

    @Test
    void nobodyZoomsOutFromTheWholeMap() {
        Viewport whole = Viewport.fitting(MAP, 1000, 800);
        assertThat(plan.withNext(whole, POINTER, -1))
                .isNotEmpty()
                .allSatisfy(key -> assertThat(key.scale()).isGreaterThanOrEqualTo(whole.zoom()));
    }

    @Test
    void aLargeWindowLooksAheadNoFurtherThanTilesAreKept() {
        TilePlan large = new TilePlan(MAP, 3840, 2160, 1, 1);
        assertThat(large.withNext(viewport, POINTER, 1)).hasSizeLessThanOrEqualTo(TileStore.MOST_TILES);
        assertThat(large.withNext(viewport, POINTER, 1)).containsAll(large.needed(viewport));
    }

    @Test
    void blocksTakeEveryTileOnce() {
        Set<TileKey> wanted = new LinkedHashSet<>(plan.withNext(viewport, POINTER, 1));
        int all = wanted.size();
        int blocks = 0;
        int taken = 0;
        while (!wanted.isEmpty()) {
            TileBlock block = TileBlock.around(wanted.iterator().next(), wanted);
            assertThat(wanted).containsAll(block.keys());
            assertThat(block.keys().stream().map(TileKey::stratum).collect(Collectors.toSet()))
                    .isSubsetOf(Set.of(Stratum.values()))
                    .hasSize(1);
            block.keys().forEach(wanted::remove);
            taken += block.keys().size();
            blocks++;
        }
        assertThat(taken).isEqualTo(all);
        assertThat(blocks).isLessThan(all / 2);
    }
}
