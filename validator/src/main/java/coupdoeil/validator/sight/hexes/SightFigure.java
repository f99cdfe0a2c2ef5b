package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * How to draw a line of sight: straight from centre to centre, with what blocks it and what it looks over. Points of the
 * line are told as shares of its length, 0 at its start to 1 at its end, so that they fit any drawing.
 *
 * @param stop where something blocks first, or the middle if only the distance does; empty if the line is clear
 * @param hexes hexes that block
 * @param sides hexsides that block
 * @param overlooked points nearest to what is looked over
 */
public record SightFigure(
        Hex from, Hex to, OptionalDouble stop, Set<Hex> hexes, Set<HexSide> sides, List<Double> overlooked) {

    public SightFigure {
        overlooked = List.copyOf(overlooked);
    }

    public static SightFigure of(Sightline line) {
        Set<Hex> hexes = new LinkedHashSet<>();
        Set<HexSide> sides = new LinkedHashSet<>();
        Set<Double> stops = new TreeSet<>();
        Consumer<Obstacle> block = obstacle -> {
            if (obstacle.hex() != null) {
                hexes.add(obstacle.hex());
            }
            if (obstacle.side() != null) {
                sides.add(obstacle.side());
            }
            share(line, obstacle).ifPresent(stops::add);
        };
        Set<Double> overlooked = new TreeSet<>();
        if (!line.visible()) {
            line.obstacles().forEach(block);
            line.paths().forEach(path -> path.obstacles().forEach(block));
        }
        line.paths()
                .forEach(path -> path.overlooked()
                        .forEach(obstacle -> share(line, obstacle).ifPresent(overlooked::add)));
        OptionalDouble stop = line.visible()
                ? OptionalDouble.empty()
                : OptionalDouble.of(stops.stream().findFirst().orElse(0.5));
        return new SightFigure(line.from(), line.to(), stop, hexes, sides, List.copyOf(overlooked));
    }

    /** The point of the line nearest to the middle of a hex or hexside; empty if an obstacle is neither. */
    private static OptionalDouble share(Sightline line, Obstacle obstacle) {
        if (obstacle.side() != null) {
            HexDirection direction = obstacle.side().direction();
            return OptionalDouble.of(share(line, obstacle.side().hex(), direction.dq(), direction.dr()));
        }
        return obstacle.hex() == null ? OptionalDouble.empty() : OptionalDouble.of(share(line, obstacle.hex(), 0, 0));
    }

    /** Of a point half a step aside from a hex centre: its projection, in the metric of the hex plane. */
    private static double share(Sightline line, Hex hex, int asideQ, int asideR) {
        int q = 2 * (hex.q() - line.from().q()) + asideQ;
        int r = 2 * (hex.r() - line.from().r()) + asideR;
        int dq = line.to().q() - line.from().q();
        int dr = line.to().r() - line.from().r();
        double length = 2.0 * product(dq, dr, dq, dr);
        return length == 0 ? 0 : Math.max(0, Math.min(1, product(q, r, dq, dr) / length));
    }

    /** Twice the scalar product of two steps of hexes. */
    private static int product(int q, int r, int otherQ, int otherR) {
        return 2 * q * otherQ + 2 * r * otherR + q * otherR + r * otherQ;
    }
}
