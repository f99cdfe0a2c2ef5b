package coupdoeil.model.course;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexPoint;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.HexVertex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Lines along hexsides, from vertex to vertex: streams, walls, crests.
 *
 * @param map whether a hex is part of the map
 */
public record SideNet(Predicate<Hex> map) implements Net<HexVertex> {

    /** Length of a hexside, in hexes. */
    private static final double SIDE = 1 / Math.sqrt(3);

    @Override
    public boolean has(HexVertex vertex) {
        return vertex.hexes().stream().anyMatch(map);
    }

    @Override
    public List<HexVertex> beside(HexVertex vertex) {
        List<HexVertex> beside = new ArrayList<>(3);
        for (HexSide side : vertex.sides()) {
            if (map.test(side.hex()) || map.test(side.other())) {
                beside.add(vertex.along(side));
            }
        }
        return beside;
    }

    @Override
    public HexSide side(HexVertex vertex, HexVertex beside) {
        return vertex.sides().stream()
                .filter(side -> vertex.along(side).equals(beside))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public List<HexVertex> ends(HexSide side) {
        return HexVertex.ends(side);
    }

    @Override
    public List<HexSide> sides(HexVertex vertex) {
        return vertex.sides();
    }

    @Override
    public boolean atEdge(HexVertex vertex) {
        return !vertex.hexes().stream().allMatch(map);
    }

    @Override
    public HexPoint place(HexVertex vertex) {
        return HexPoint.of(vertex);
    }

    @Override
    public double reach() {
        return SIDE / 2;
    }

    @Override
    public int leastRing() {
        return 6;
    }

    @Override
    public int atLeast(HexVertex from, HexVertex to) {
        // A little less, so that rounding never makes it more than there are.
        return (int) Math.ceil(place(from).distance(place(to)) / SIDE - 1e-6);
    }

    @Override
    public Optional<HexVertex> nearest(HexPoint at) {
        Hex hex = at.hex();
        return Stream.of(HexCorner.values())
                .map(corner -> new HexVertex(hex, corner))
                .filter(this::has)
                .min(Comparator.comparingDouble(vertex -> place(vertex).distance(at)));
    }
}
