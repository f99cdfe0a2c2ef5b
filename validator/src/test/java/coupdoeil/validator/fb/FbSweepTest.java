package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.fb.sight.SightLimits.SameElevation;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightKernel;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Viewsheds by sweeping against viewsheds by walking, where lines are long. */
class FbSweepTest {

    private static final SightLimits UNLIMITED =
            new SightLimits(SightRule.UNLIMITED, SightRule.UNLIMITED, SameElevation.COUNT);

    @Test
    void onWideFieldsASweepIsAWalk() {
        for (int seed = 0; seed < 40; seed++) {
            RandomField field = RandomField.wide(seed);
            PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
            SightKernel kernel = new LineOfSight(field.limits).on(ground);
            Random random = new Random(seed);
            for (int observer = 0; observer < 5; observer++) {
                sweepIsWalk(kernel, ground.index(field.any(random)));
            }
        }
    }

    @Test
    void fromTheCornersOfTheMapASweepIsAWalk() {
        for (int seed = 100; seed < 110; seed++) {
            RandomField field = RandomField.wide(seed);
            PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
            SightKernel kernel = new LineOfSight(UNLIMITED).on(ground);
            int lastColumn = field.grid.columns() - 1;
            int lastRow = field.grid.rows() - 1;
            for (int[] at : new int[][] {{0, 0}, {lastColumn, 0}, {0, lastRow}, {lastColumn, lastRow}}) {
                sweepIsWalk(kernel, ground.index(field.grid.hexAt(at[0], at[1])));
            }
        }
    }

    /** On the largest map, at its extreme levels. */
    @Test
    void theWidestMapIsSwept() {
        HexGrid grid =
                new HexGrid(HexGrid.MAX_SIZE, HexGrid.MAX_SIZE, Orientation.FLAT, Shifted.EVEN, LabelScheme.STANDARD);
        int[] levels = {SightCell.MIN_LEVEL, SightCell.MAX_LEVEL, SightCell.MAX_LEVEL - 1, 0};
        PackedGround ground = PackedGround.copyOf(
                (q, r) -> {
                    int level = levels[Math.floorMod(q / 40 + r / 50, levels.length)];
                    return SightCell.ofLevel(level) | (Math.floorMod(7 * q + 31 * r, 997) == 0 ? SightCell.TERRAIN : 0);
                },
                grid);
        SightKernel kernel = new LineOfSight(UNLIMITED).on(ground);

        sweepIsWalk(kernel, ground.index(grid.hexAt(0, 0)));
        sweepIsWalk(kernel, ground.index(grid.hexAt(180, 210)));
    }

    @Test
    void onAnOpenPlainEverythingIsSeen() {
        everythingIsSeen(HexGrid.pointy(90, 70), 33, 0);
    }

    /** Where a sweep counts the most columns. */
    @Test
    void fromCornerToCornerOfTheLargestPlainEverythingIsSeen() {
        int last = HexGrid.MAX_SIZE - 1;
        for (Orientation orientation : Orientation.values()) {
            for (Shifted shifted : Shifted.values()) {
                HexGrid grid = new HexGrid(last + 1, last + 1, orientation, shifted, LabelScheme.STANDARD);
                everythingIsSeen(grid, 0, 0);
                everythingIsSeen(grid, last, 0);
                everythingIsSeen(grid, 0, last);
                everythingIsSeen(grid, last, last);
            }
        }
    }

    private static void everythingIsSeen(HexGrid grid, int column, int row) {
        PackedGround ground = PackedGround.copyOf((q, r) -> grid.contains(new Hex(q, r)) ? 0 : SightCell.OUT, grid);
        byte[] viewshed = new byte[ground.size()];
        new LineOfSight(UNLIMITED).on(ground).viewshed(ground.index(grid.hexAt(column, row)), viewshed);

        byte[] seen = new byte[ground.size()];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = ground.contains(i) ? SightKernel.code(Sighting.VISIBLE) : 0;
        }
        assertThat(viewshed).isEqualTo(seen);
    }

    @Test
    void turnedMirroredOrShiftedTheViewshedStaysTheSame() {
        HexGrid around = new HexGrid(80, 80, Orientation.FLAT, Shifted.ODD, LabelScheme.STANDARD);
        Hex middle = around.hexAt(40, 40);
        for (int seed = 200; seed < 280; seed++) {
            RandomField field = new RandomField(seed);
            Random random = new Random(seed);
            int sixths = random.nextInt(6);
            boolean mirrored = random.nextBoolean();
            int dq = middle.q() + random.nextInt(9) - 4;
            int dr = middle.r() + random.nextInt(9) - 4;
            UnaryOperator<Hex> there =
                    hex -> mirror(hex.rotate(sixths), mirrored).plus(dq, dr);
            SightGround elsewhere =
                    field.moved(hex -> mirror(hex.plus(-dq, -dr), mirrored).rotate(-sixths));
            PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
            PackedGround moved = PackedGround.copyOf(elsewhere, around);
            Hex from = field.any(random);
            byte[] before = new byte[ground.size()];
            byte[] after = new byte[moved.size()];
            LineOfSight rule = new LineOfSight(field.limits);
            rule.on(ground).viewshed(ground.index(from), before);
            rule.on(moved).viewshed(moved.index(there.apply(from)), after);

            List<Hex> hexes = field.grid.hexes().toList();
            for (Hex hex : hexes) {
                assertThat(after[moved.index(there.apply(hex))])
                        .as("%s to %s", from, hex)
                        .isEqualTo(before[ground.index(hex)]);
            }
        }
    }

    private static void sweepIsWalk(SightKernel kernel, int from) {
        byte[] swept = new byte[kernel.ground().size()];
        byte[] walked = new byte[kernel.ground().size()];
        kernel.viewshed(from, swept);
        kernel.viewshedByWalking(from, walked);

        assertThat(swept).as("from %s", kernel.ground().hex(from)).isEqualTo(walked);
    }

    private static Hex mirror(Hex hex, boolean mirrored) {
        return mirrored ? new Hex(hex.r(), hex.q()) : hex;
    }
}
