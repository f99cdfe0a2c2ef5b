package coupdoeil.model.region;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The hexes that gestures mean, on maps of both orientations and parities. */
class RegionsTest {

    static Stream<HexGrid> grids() {
        return Stream.of(Orientation.values())
                .flatMap(orientation -> Stream.of(Shifted.values())
                        .map(shifted -> new HexGrid(11, 9, orientation, shifted, LabelScheme.STANDARD)));
    }

    private static Hex any(HexGrid grid, Random random) {
        return grid.hexAt(random.nextInt(grid.size()));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void aLineIsAShortestWay(HexGrid grid) {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            Hex from = any(grid, random);
            Hex to = any(grid, random);
            List<Hex> line = Regions.line(from, to);
            assertThat(line).startsWith(from).endsWith(to).hasSize(from.distance(to) + 1);
            for (int step = 1; step < line.size(); step++) {
                assertThat(line.get(step).distance(line.get(step - 1))).isEqualTo(1);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void aRectangleIsTheSameFromAnyCorner(HexGrid grid) {
        Set<Hex> block = Regions.rectangle(grid, grid.hexAt(2, 1), grid.hexAt(6, 5));
        assertThat(block).hasSize(25).contains(grid.hexAt(4, 3)).doesNotContain(grid.hexAt(7, 3));
        assertThat(Regions.rectangle(grid, grid.hexAt(6, 1), grid.hexAt(2, 5))).isEqualTo(block);
    }

    @ParameterizedTest
    @MethodSource("grids")
    void aPolygonHoldsItsSidesAndWhatTheyEnclose(HexGrid grid) {
        Hex middle = grid.hexAt(5, 4);
        for (int radius = 1; radius <= 4; radius++) {
            List<Hex> ring = middle.ring(radius);
            List<Hex> corners = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                corners.add(ring.get(i * radius));
            }
            assertThat(Regions.polygon(corners)).containsExactlyInAnyOrderElementsOf(middle.within(radius));
        }
        assertThat(Regions.polygon(List.of(middle))).containsExactly(middle);
    }

    /** What a polygon encloses cannot be left without crossing a side of it. */
    @ParameterizedTest
    @MethodSource("grids")
    void nothingLeaksOutOfAPolygon(HexGrid grid) {
        Random random = new Random(2);
        for (int i = 0; i < 100; i++) {
            List<Hex> corners = List.of(any(grid, random), any(grid, random), any(grid, random));
            Set<Hex> inside = Regions.polygon(corners);
            Set<Hex> sides = new LinkedHashSet<>();
            for (int k = 0; k < 3; k++) {
                sides.addAll(Regions.line(corners.get(k), corners.get((k + 1) % 3)));
            }
            assertThat(inside).containsAll(sides);
            inside.stream()
                    .filter(hex -> !sides.contains(hex))
                    .forEach(hex -> assertThat(inside).containsAll(hex.neighbours()));
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void aFillStopsWhereTheGroundIsAnother(HexGrid grid) {
        HexBattlefield map = HexBattlefield.plain(grid, "clear");
        Hex middle = grid.hexAt(5, 4);
        for (Hex hex : middle.ring(2)) {
            map = map.withTerrain(hex, "woods");
        }
        assertThat(Regions.connected(map, Trait.TERRAIN, middle)).containsExactlyInAnyOrderElementsOf(middle.within(1));
        assertThat(Regions.connected(map, Trait.TERRAIN, middle.plus(2, 0))).hasSize(12);
        assertThat(Regions.alike(map, Trait.TERRAIN, middle)).hasSize(grid.size() - 12);
        assertThat(Regions.connected(map, Trait.LEVEL, middle)).hasSize(grid.size());
        assertThat(Regions.connected(map, Trait.TERRAIN, grid.hexAt(-1, 0))).isEmpty();
        assertThat(Regions.alike(map, Trait.TERRAIN, grid.hexAt(-1, 0))).isEmpty();
    }

    @Test
    void aStencilLetsThroughWhatItIsCutFor() {
        HexGrid grid = HexGrid.pointy(11, 9);
        Hex middle = grid.hexAt(5, 4);
        HexBattlefield map = HexBattlefield.plain(grid, "clear").withTerrain(middle, "woods");
        List<Hex> all = middle.within(1);
        assertThat(Stencil.OPEN.of(map, all)).containsExactlyInAnyOrderElementsOf(all);
        assertThat(Stencil.OPEN.of(map, List.of(grid.hexAt(-1, 0)))).isEmpty();
        assertThat(new Stencil(Set.of(middle), null, Symmetry.NONE).of(map, all))
                .containsExactly(middle);
        assertThat(new Stencil(null, new Stencil.Only(Trait.TERRAIN, "clear"), Symmetry.NONE).of(map, all))
                .hasSize(6)
                .doesNotContain(middle);
    }

    @Test
    void whatIsPaintedSymmetricallyIsSymmetric() {
        Hex middle = new Hex(3, 4);
        Symmetry six = Symmetry.about(middle, List.of(Turn.of(1)));
        Symmetry cross =
                Symmetry.about(middle, List.of(Turn.leftToRight(Orientation.FLAT), Turn.topToBottom(Orientation.FLAT)));
        assertThat(six.turns()).hasSize(6);
        assertThat(cross.turns()).hasSize(4).contains(Turn.of(3));
        assertThat(Symmetry.about(middle, List.of(Turn.of(2), new Turn(1, true)))
                        .turns())
                .hasSize(6);
        assertThat(Symmetry.NONE.isNone()).isTrue();
        assertThat(six.images(middle)).containsExactly(middle);
        assertThat(six.images(middle.plus(2, 1)))
                .hasSize(6)
                .allSatisfy(image -> assertThat(six.images(image)).isEqualTo(six.images(middle.plus(2, 1))));
    }

    @Test
    void aRampRisesEvenlyAndSmoothingLevelsASpike() {
        HexGrid grid = HexGrid.pointy(11, 9);
        Hex foot = grid.hexAt(2, 4);
        Hex top = grid.hexAt(8, 4);
        HexBattlefield map = HexBattlefield.plain(grid, "clear").withLevel(top, 6);
        var ramp = Relief.ramp(map, foot, top, 1);
        assertThat(Regions.line(foot, top).stream().map(ramp::get)).containsExactly(0, 1, 2, 3, 4, 5, 6);
        assertThat(ramp).hasSize(Regions.around(Regions.line(foot, top), 1).size());
        assertThat(ramp.values()).allMatch(level -> level >= 0 && level <= 6);
        assertThat(Relief.ramp(map, top, top, 0)).containsOnly(Map.entry(top, 6));
        assertThat(Relief.smooth(map.withLevel(top, 2), List.of(top, foot)))
                .containsEntry(top, 0)
                .containsEntry(foot, 0);
    }
}
