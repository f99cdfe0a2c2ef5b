package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.LineTo;
import java.util.BitSet;
import java.util.Optional;

/** A point that looks at some square inches, sorted by the beam in which they lie. Compared by identity. */
final class Eye {

    private final long x;
    private final long y;
    private final Squares squares;
    private final int[][] byBeam = new int[Beam.COUNT][];
    private final byte[][] directions = new byte[Beam.COUNT][];

    /** @param x in quarters of a hundredth of a millimetre, as y is */
    Eye(long x, long y, Squares squares, BitSet asked) {
        this.x = x;
        this.y = y;
        this.squares = squares;
        int[] sorted = new int[asked.cardinality()];
        int[] beams = new int[sorted.length];
        byte[] towards = new byte[sorted.length];
        int[] counts = new int[Beam.COUNT];
        int count = 0;
        for (int square = asked.nextSetBit(0); square >= 0; square = asked.nextSetBit(square + 1)) {
            Corner middle = squares.middle(square);
            double radians = Math.atan2(middle.y() * 4 - y, middle.x() * 4 - x);
            beams[count] = Beam.of(radians);
            towards[count] = Horizon.direction(radians, beams[count]);
            counts[beams[count]]++;
            sorted[count++] = square;
        }
        for (int beam = 0; beam < Beam.COUNT; beam++) {
            byBeam[beam] = new int[counts[beam]];
            directions[beam] = new byte[counts[beam]];
        }
        for (int i = count - 1; i >= 0; i--) {
            int at = --counts[beams[i]];
            byBeam[beams[i]][at] = sorted[i];
            directions[beams[i]][at] = towards[i];
        }
    }

    long x() {
        return x;
    }

    long y() {
        return y;
    }

    /** How far off the middle of a square inch is, in quarters of a hundredth of a millimetre. */
    double distance(int square) {
        Corner middle = squares.middle(square);
        double dx = middle.x() * 4 - x;
        double dy = middle.y() * 4 - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The line to the middle of a square inch; empty if that is the point itself. */
    Optional<LineTo> line(int square) {
        Corner middle = squares.middle(square);
        long toX = Math.round(middle.x() * 4);
        long toY = Math.round(middle.y() * 4);
        return toX == x && toY == y ? Optional.empty() : Optional.of(LineTo.point(x, y, toX, toY));
    }

    Squares squares() {
        return squares;
    }

    int[] squares(int beam) {
        return byBeam[beam];
    }

    /** In which direction of a beam each of its {@link #squares(int)} lies. */
    byte[] directions(int beam) {
        return directions[beam];
    }
}
