package coupdoeil.editor.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

/** Shapes for tests. */
final class Shapes {

    private Shapes() {}

    static Geometry of(String text) {
        try {
            return new WKTReader().read(text);
        } catch (ParseException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    static Coordinate at(double x, double y) {
        return new Coordinate(x, y);
    }

    /** A polygon around a point that does not cross itself, its corners as a hand would put them. */
    static Polygon blob(Random random, double x, double y, double size) {
        List<Coordinate> corners = new ArrayList<>();
        int count = 5 + random.nextInt(30);
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * i / count;
            double radius = size * (0.3 + random.nextDouble());
            corners.add(Snapper.tidy(at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))));
        }
        return Figures.polygon(corners).orElseThrow();
    }
}
