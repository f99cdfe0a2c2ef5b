package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sight.HexBorder;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HexBorderTest {

    private static final Hex MIDDLE = new Hex(5, 5);

    private static HexLayout layout(Orientation orientation) {
        return new HexLayout(new HexGrid(12, 12, orientation, Shifted.ODD, LabelScheme.STANDARD));
    }

    /** The number of hexsides of each loop. */
    private static List<Integer> loops(HexLayout layout, Collection<Hex> hexes) {
        Path2D path = new HexBorder(layout, hexes).path(layout.bounds());
        List<Integer> loops = new ArrayList<>();
        int corners = 0;
        Point2D last = new Point2D.Double();
        double[] at = new double[6];
        for (PathIterator steps = path.getPathIterator(null); !steps.isDone(); steps.next()) {
            int kind = steps.currentSegment(at);
            if (kind == PathIterator.SEG_CLOSE) {
                loops.add(corners);
                corners = 0;
            } else {
                if (kind == PathIterator.SEG_LINETO) {
                    assertThat(last.distance(at[0], at[1])).isCloseTo(HexLayout.RADIUS, within(1e-6));
                }
                corners++;
                last.setLocation(at[0], at[1]);
            }
        }
        return loops;
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aHexHasOneLoopAndARingTwo(Orientation orientation) {
        HexLayout layout = layout(orientation);
        assertThat(loops(layout, List.of(MIDDLE))).containsExactly(6);
        assertThat(loops(layout, MIDDLE.neighbours())).containsExactlyInAnyOrder(18, 6);
        assertThat(loops(layout, MIDDLE.within(1))).containsExactly(18);
        assertThat(loops(layout, List.of())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void everyHexsideOfTheBorderIsWalkedOnce(Orientation orientation) {
        HexLayout layout = layout(orientation);
        SplittableRandom random = new SplittableRandom(1811);
        for (int round = 0; round < 50; round++) {
            List<Hex> hexes =
                    layout.grid().hexes().filter(hex -> random.nextInt(3) > 0).toList();
            long sides = hexes.stream()
                    .flatMap(hex -> List.of(HexDirection.values()).stream().map(hex::plus))
                    .filter(hex -> !hexes.contains(hex))
                    .count();
            assertThat(loops(layout, hexes).stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo((int) sides);
        }
    }
}
