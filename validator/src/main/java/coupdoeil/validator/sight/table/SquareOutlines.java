package coupdoeil.validator.sight.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateList;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/**
 * The outlines of some squares of a grid, valid as polygons: squares that share a side are one, those that share a corner are
 * not. Walks along every side once, with the ground on its left; a corner that ground touches itself at is where a hole ends.
 */
final class SquareOutlines {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    /** East, north, west, south. */
    private static final int[] ACROSS = {1, 0, -1, 0};

    private static final int[] UP = {0, 1, 0, -1};

    private final int columns;
    private final int rows;
    private final BitSet some;
    /** Which connected part a square belongs to, from 1; 0 if it is none of them. */
    private final int[] parts;
    /** Squares of a part whose neighbours are yet to be looked at; each gets there once. */
    private final int[] waiting;
    /** By corner of the grid and direction: whether a side begins there. */
    private final BitSet sides = new BitSet();

    SquareOutlines(int columns, int rows, BitSet some) {
        this.columns = columns;
        this.rows = rows;
        this.some = some;
        this.parts = new int[columns * rows];
        this.waiting = new int[columns * rows];
        int count = 0;
        for (int square = some.nextSetBit(0); square >= 0; square = some.nextSetBit(square + 1)) {
            if (parts[square] == 0) {
                fill(square, ++count);
            }
            addSides(square);
        }
    }

    private void fill(int first, int part) {
        int[] open = waiting;
        int count = 0;
        open[count++] = first;
        parts[first] = part;
        while (count > 0) {
            int square = open[--count];
            for (int direction = 0; direction < 4; direction++) {
                int next = beside(square, direction);
                if (next >= 0 && some.get(next) && parts[next] == 0) {
                    parts[next] = part;
                    open[count++] = next;
                }
            }
        }
    }

    /** The square next to one; -1 if the grid ends there. */
    private int beside(int square, int direction) {
        int column = square % columns + ACROSS[direction];
        int row = square / columns + UP[direction];
        return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1;
    }

    private void addSides(int square) {
        int column = square % columns;
        int row = square / columns;
        for (int direction = 0; direction < 4; direction++) {
            // Going east, one has the square north of one on the left; so one looks for what is south of it.
            int next = beside(square, (direction + 3) % 4);
            if (next < 0 || !some.get(next)) {
                int east = direction == 1 || direction == 2 ? 1 : 0;
                int north = direction >= 2 ? 1 : 0;
                sides.set(side(column + east, row + north, direction));
            }
        }
    }

    private int side(int x, int y, int direction) {
        return 4 * (y * (columns + 1) + x) + direction;
    }

    /** @param x where a column of corners is, and a row likewise */
    Geometry shape(IntToDoubleFunction x, IntToDoubleFunction y) {
        Map<Integer, LinearRing> shells = new TreeMap<>();
        Map<Integer, List<LinearRing>> holes = new TreeMap<>();
        for (int side = sides.nextSetBit(0); side >= 0; side = sides.nextSetBit(side + 1)) {
            int part = parts[left(side)];
            CoordinateList ring = new CoordinateList();
            if (walk(side, ring, x, y) > 0) {
                shells.put(part, GEOMETRIES.createLinearRing(ring.toCoordinateArray()));
            } else {
                holes.computeIfAbsent(part, none -> new ArrayList<>())
                        .add(GEOMETRIES.createLinearRing(ring.toCoordinateArray()));
            }
        }
        List<Polygon> polygons = new ArrayList<>();
        shells.forEach((part, shell) -> polygons.add(GEOMETRIES.createPolygon(
                shell, holes.getOrDefault(part, List.of()).toArray(LinearRing[]::new))));
        return polygons.size() == 1
                ? polygons.get(0)
                : polygons.isEmpty()
                        ? GEOMETRIES.createPolygon()
                        : GEOMETRIES.createMultiPolygon(polygons.toArray(Polygon[]::new));
    }

    /** Walks round from a side and takes the sides out; returns twice the area on the left, in squares. */
    private long walk(int first, CoordinateList ring, IntToDoubleFunction toX, IntToDoubleFunction toY) {
        long area = 0;
        int direction = first % 4;
        int x = first / 4 % (columns + 1);
        int y = first / 4 / (columns + 1);
        int before = -1;
        int side = first;
        do {
            sides.clear(side);
            if (direction != before) {
                ring.add(new Coordinate(toX.applyAsDouble(x), toY.applyAsDouble(y)));
            }
            area += (long) x * UP[direction] - (long) y * ACROSS[direction];
            int left = left(side);
            x += ACROSS[direction];
            y += UP[direction];
            before = direction;
            direction = next(x, y, direction, left, first);
            side = side(x, y, direction);
        } while (side != first);
        ring.closeRing();
        return area;
    }

    /** Where two sides go on, ground that is one leaves the gap to the other side; ground that is not stays by itself. */
    private int next(int x, int y, int direction, int square, int first) {
        int left = (direction + 1) % 4;
        int right = (direction + 3) % 4;
        boolean goesLeft = begins(x, y, left, first);
        boolean goesRight = begins(x, y, right, first);
        if (goesLeft && goesRight) {
            return parts[square] == parts[left(side(x, y, right))] ? right : left;
        }
        return goesLeft ? left : goesRight ? right : direction;
    }

    private boolean begins(int x, int y, int direction, int first) {
        int side = side(x, y, direction);
        return side == first || sides.get(side);
    }

    /** The square on the left of a side. */
    private int left(int side) {
        int direction = side % 4;
        int x = side / 4 % (columns + 1) - (direction == 1 || direction == 2 ? 1 : 0);
        int y = side / 4 / (columns + 1) - (direction >= 2 ? 1 : 0);
        return y * columns + x;
    }
}
