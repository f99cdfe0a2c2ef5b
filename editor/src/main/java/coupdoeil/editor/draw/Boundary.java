package coupdoeil.editor.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.linearref.LengthIndexedLine;

/** The edge of a table: stretches of it, in inches. */
public final class Boundary {

    private final LineString ring;
    private final LengthIndexedLine way;

    public Boundary(double widthInches, double depthInches) {
        ring = Figures.FACTORY.createLineString(new Coordinate[] {
            new Coordinate(0, 0),
            new Coordinate(widthInches, 0),
            new Coordinate(widthInches, depthInches),
            new Coordinate(0, depthInches),
            new Coordinate(0, 0)
        });
        way = new LengthIndexedLine(ring);
    }

    /** The point of the edge that is nearest. */
    public Coordinate nearest(Coordinate at) {
        return Figures.onGrid(way.extractPoint(way.project(at)));
    }

    /** The side that is nearest to a point, from end to end. */
    public LineString side(Coordinate at) {
        Coordinate[] corners = ring.getCoordinates();
        int side = Corners.of(ring).edgeNear(at, Double.POSITIVE_INFINITY).orElse(0);
        return Figures.FACTORY.createLineString(new Coordinate[] {corners[side].copy(), corners[side + 1].copy()});
    }

    /** The stretch between the points of the edge nearest to two others, the shorter way round. */
    public Optional<LineString> stretch(Coordinate from, Coordinate to) {
        double start = way.project(from);
        double end = way.project(to);
        double least = Math.min(start, end);
        double most = Math.max(start, end);
        if (most - least <= ring.getLength() / 2) {
            return Figures.line(List.of(way.extractLine(least, most).getCoordinates()));
        }
        List<Coordinate> round = new ArrayList<>(
                Arrays.asList(way.extractLine(most, ring.getLength()).getCoordinates()));
        round.addAll(Arrays.asList(way.extractLine(0, least).getCoordinates()));
        return Figures.line(round);
    }
}
