package coupdoeil.validator.sight.hexes;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PackedGroundTest {

    private static List<HexGrid> grids() {
        List<HexGrid> grids = new ArrayList<>();
        for (Orientation orientation : Orientation.values()) {
            for (Shifted shifted : Shifted.values()) {
                for (int[] size : new int[][] {{1, 1}, {1, 9}, {9, 1}, {7, 8}, {8, 7}}) {
                    grids.add(new HexGrid(size[0], size[1], orientation, shifted, LabelScheme.STANDARD));
                }
            }
        }
        return grids;
    }

    @Test
    void anIndexIsAHexAndItsNeighboursLieAStepAway() {
        for (HexGrid grid : grids()) {
            PackedGround ground = PackedGround.copyOf((q, r) -> SightCell.ofLevel(10 * q + r), grid);
            grid.hexes().forEach(hex -> {
                int index = ground.index(hex);

                assertThat(ground.hex(index)).isEqualTo(hex);
                assertThat(ground.cell(index)).isEqualTo(SightCell.ofLevel(10 * hex.q() + hex.r()));
                assertThat(ground.contains(index)).isTrue();
                for (HexDirection direction : HexDirection.values()) {
                    int neighbour = index + ground.step(direction.ordinal());
                    assertThat(ground.hex(neighbour)).isEqualTo(hex.plus(direction));
                    assertThat(ground.cell(neighbour)).isEqualTo(ground.cell(hex.plus(direction)));
                }
            });
            assertThat(ground.index(grid.hexAt(-1, 0))).isEqualTo(-1);
            assertThat(ground.index(grid.hexAt(0, grid.rows()))).isEqualTo(-1);
            assertThat(ground.cell(new Hex(5_000, -5_000))).isEqualTo(SightCell.OUT);
        }
    }

    @Test
    void noLineBetweenHexesOfTheMapGoesBeyondIt() {
        for (HexGrid grid : grids()) {
            PackedGround ground = PackedGround.copyOf((q, r) -> SightCell.ofLevel(0), grid);
            List<Hex> hexes = grid.hexes().toList();
            for (Hex from : hexes) {
                for (Hex to : hexes) {
                    HexLine line = HexLine.between(from, to);
                    for (List<Hex> side : List.of(line.left(), line.right())) {
                        int index = ground.index(from);
                        for (int i = 1; i < side.size(); i++) {
                            HexDirection step = side.get(i - 1).directionTo(side.get(i));
                            index += ground.step(requireNonNull(step).ordinal());
                            assertThat(ground.isBeyond(index)).isFalse();
                        }
                        assertThat(index).isEqualTo(ground.index(to));
                    }
                }
            }
        }
    }

    @Test
    void aChangedHexIsReadAgainWithItsNeighbours() {
        HexGrid grid = HexGrid.pointy(6, 6);
        Map<Hex, Integer> source = new HashMap<>();
        SightGround reader = (q, r) -> source.getOrDefault(new Hex(q, r), 0);
        PackedGround before = PackedGround.copyOf(reader, grid);
        Hex changed = grid.hexAt(0, 3);
        for (Hex hex : changed.within(1)) {
            source.put(hex, SightCell.ofLevel(4) | SightCell.wallBit(2));
        }
        source.put(grid.hexAt(4, 3), SightCell.UNIT);
        PackedGround after = before.withCells(reader, List.of(changed));

        for (Hex hex : changed.within(1)) {
            assertThat(after.cell(hex)).isEqualTo(SightCell.ofLevel(4) | SightCell.wallBit(2));
            assertThat(before.cell(hex)).isZero();
        }
        assertThat(after.cell(grid.hexAt(4, 3))).as("not among the changed").isZero();
        assertThat(after.topLevel()).isEqualTo(4);
        assertThat(before.topLevel()).isZero();
    }

    @Test
    void indexedLinesAreTheLinesOfHexes() {
        PackedGround ground = PackedGround.copyOf((q, r) -> 0, HexGrid.pointy(25, 25));
        IndexLine line = new IndexLine(ground);
        Hex from = ground.grid().hexAt(12, 12);
        ground.grid().hexes().filter(hex -> !hex.equals(from)).forEach(to -> {
            line.aim(ground.index(from), ground.index(to));

            assertThat(line.range()).isEqualTo(from.distance(to));
            assertThat(line.runsAlongHexsides())
                    .isEqualTo(HexLine.between(from, to).runsAlongHexsides());
        });
    }

    @Test
    void fromTheCentreOf200By200Exactly363LinesRunAlongHexsides() {
        HexGrid grid = new HexGrid(200, 200, Orientation.FLAT, Shifted.ODD, LabelScheme.STANDARD);
        PackedGround ground = PackedGround.copyOf((q, r) -> 0, grid);
        IndexLine line = new IndexLine(ground);
        int centre = ground.index(grid.hexAt(100, 100));

        assertThat(grid.hexes()
                        .mapToInt(ground::index)
                        .filter(hex -> hex != centre)
                        .filter(hex -> {
                            line.aim(centre, hex);
                            return line.runsAlongHexsides();
                        }))
                .hasSize(363);
    }
}
