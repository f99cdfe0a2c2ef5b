package coupdoeil.model.course;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexPoint;
import coupdoeil.model.grid.HexSide;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Lines from hex to hex: roads and other links, which may lead to a hex beside the map.
 *
 * @param map whether a hex is part of the map
 */
public record LinkNet(Predicate<Hex> map) implements Net<Hex> {

    @Override
    public boolean has(Hex hex) {
        return map.test(hex) || hex.neighbours().stream().anyMatch(map);
    }

    @Override
    public List<Hex> beside(Hex hex) {
        boolean inside = map.test(hex);
        return hex.neighbours().stream()
                .filter(other -> inside || map.test(other))
                .toList();
    }

    @Override
    public HexSide side(Hex hex, Hex beside) {
        return HexSide.between(hex, beside);
    }

    @Override
    public List<Hex> ends(HexSide side) {
        return List.of(side.hex(), side.other());
    }

    @Override
    public List<HexSide> sides(Hex hex) {
        return Stream.of(HexDirection.values())
                .map(direction -> new HexSide(hex, direction))
                .toList();
    }

    @Override
    public boolean atEdge(Hex hex) {
        return !map.test(hex) || !hex.neighbours().stream().allMatch(map);
    }

    @Override
    public HexPoint place(Hex hex) {
        return HexPoint.of(hex);
    }

    @Override
    public double reach() {
        return 0.4;
    }

    @Override
    public int leastRing() {
        return 3;
    }

    @Override
    public int atLeast(Hex from, Hex to) {
        return from.distance(to);
    }

    @Override
    public Optional<Hex> nearest(HexPoint at) {
        return Optional.of(at.hex()).filter(this::has);
    }
}
