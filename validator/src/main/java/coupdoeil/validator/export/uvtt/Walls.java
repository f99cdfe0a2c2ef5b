package coupdoeil.validator.export.uvtt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.strtree.STRtree;

/** What stops sight on a virtual table: lines in squares of its grid, from the upper left corner. */
final class Walls {

    private final List<List<Coordinate>> lines = new ArrayList<>();
    private final STRtree parts = new STRtree();

    /** @param line two points or more; not for use after the first look */
    void add(List<Coordinate> line) {
        lines.add(List.copyOf(line));
        for (int i = 1; i < line.size(); i++) {
            Coordinate[] part = {line.get(i - 1), line.get(i)};
            parts.insert(new Envelope(part[0], part[1]), part);
        }
    }

    List<List<Coordinate>> lines() {
        return lines;
    }

    /** Whether one sees from a point to another: no wall crosses the line, though either may stand at a wall. */
    boolean isClear(Coordinate from, Coordinate to) {
        return parts.isEmpty()
                || ((List<?>) parts.query(new Envelope(from, to)))
                        .stream().noneMatch(part -> crosses((Coordinate[]) part, from, to));
    }

    private static boolean crosses(Coordinate[] wall, Coordinate from, Coordinate to) {
        if (Arrays.stream(wall).anyMatch(end -> end.equals2D(from) || end.equals2D(to))) {
            return false;
        }
        return side(wall[0], wall[1], from) * side(wall[0], wall[1], to) <= 0
                && side(from, to, wall[0]) * side(from, to, wall[1]) <= 0
                && !(side(wall[0], wall[1], from) == 0 && side(wall[0], wall[1], to) == 0);
    }

    private static int side(Coordinate from, Coordinate to, Coordinate point) {
        return Orientation.index(from, to, point);
    }
}
