package coupdoeil.editor.tool.table;

import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.draw.Snap;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineSegment;

/** What a tool shows over the map, in inches: what is being drawn, its corners, what draws the pointer. */
record Sketch(List<Mark> marks) {

    static final Sketch EMPTY = new Sketch(List.of());

    enum Kind {
        /** What is being drawn. */
        FIGURE,
        /** What is selected. */
        SELECTED,
        /** A corner that can be moved. */
        HANDLE,
        /** The corner in hand. */
        HELD,
        /** The middle of an edge, where a corner can be put. */
        MIDDLE,
        /** A line that draws the pointer. */
        GUIDE,
        /** How far a piece fires. */
        FIRE,
        /** How far it charges. */
        CHARGE,
        /** How far it commands or supports. */
        COMMAND,
        /** How near enemies may come. */
        KEEP_OFF,
        /** Where the pointer has been drawn to. */
        SNAP,
        /** Words at a point. */
        TEXT
    }

    /** @param about of words, what kind of mark they are about; else its own kind */
    record Mark(Kind kind, Geometry shape, String text, Kind about) {}

    Sketch {
        marks = List.copyOf(marks);
    }

    Sketch with(Sketch other) {
        List<Mark> all = new ArrayList<>(marks);
        all.addAll(other.marks);
        return new Sketch(all);
    }

    /** Puts a sketch together. */
    static final class Builder {

        private final List<Mark> marks = new ArrayList<>();

        Builder shape(Kind kind, Geometry shape) {
            marks.add(new Mark(kind, shape, "", kind));
            return this;
        }

        Builder line(Kind kind, List<Coordinate> points) {
            Figures.line(points).ifPresent(line -> shape(kind, line));
            return this;
        }

        Builder points(Kind kind, List<Coordinate> points) {
            points.forEach(point -> shape(kind, Figures.point(point)));
            return this;
        }

        Builder text(Coordinate at, String text) {
            return text(at, text, Kind.TEXT);
        }

        Builder text(Coordinate at, String text, Kind about) {
            marks.add(new Mark(Kind.TEXT, Figures.point(at), text, about));
            return this;
        }

        /** The guides to a point that has been drawn. */
        Builder snap(Snap snap) {
            for (LineSegment guide : snap.guides()) {
                line(Kind.GUIDE, List.of(guide.p0, guide.p1));
            }
            if (snap.kind() != Snap.Kind.NOTHING) {
                shape(Kind.SNAP, Figures.point(snap.at()));
            }
            return this;
        }

        Sketch done() {
            return new Sketch(marks);
        }
    }
}
