package coupdoeil.validator.table.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.sight.table.TableLook;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/** What the window and the commands are told of sight on a table by its rules. Made of the facts of one situation, to ask once. */
public interface TableAnswers {

    /** The pieces that look and are looked at, in the order of the set-up. */
    List<Viewpoint> pieces();

    /** Whether one sees another, and why. Each may be one of the pieces, else it is the middle of its area. */
    TableLook look(Viewpoint from, Viewpoint to);

    /** The lines along which one looks at another. */
    List<TableLook.Ray> rays(Viewpoint from, Viewpoint to);

    /** The ground that a piece may fire at; empty if it has no fire. */
    Optional<SightMarks> field(Viewpoint piece);

    /** The square inches of the table. */
    Squares squares();

    /** Those that one sees; the caller may change them. */
    BitSet seen(Viewpoint observer);

    /** Those that none of some sees; the caller may change them. */
    default BitSet unseen(List<Viewpoint> observers) {
        BitSet unseen = new BitSet(squares().count());
        unseen.set(0, squares().count());
        observers.forEach(observer -> unseen.andNot(seen(observer)));
        return unseen;
    }

    /** What to mark where; empty if the question makes no sense of whom it is asked. */
    default Optional<SightMarks> answer(SightQuestion question) {
        if (question instanceof SightQuestion.Watched watched) {
            return Optional.of(SightMarks.Watchers.of(watched, this::watcher));
        } else if (question instanceof SightQuestion.Field field) {
            return field(field.unit());
        } else if (question instanceof SightQuestion.Counts) {
            return Optional.of(counts(question.observers()));
        }
        BitSet unseen = unseen(question.observers());
        BitSet seen = (BitSet) unseen.clone();
        seen.flip(0, squares().count());
        return Optional.of(
                question instanceof SightQuestion.Unseen ? new SightMarks.Unseen(area(unseen)) : ground(seen, unseen));
    }

    private SightMarks.Watcher watcher(Viewpoint observer, Viewpoint target) {
        Optional<Corner> eye = rays(observer, target).stream()
                .filter(TableLook.Ray::clear)
                .map(TableLook.Ray::from)
                .findFirst();
        Area from = eye.<Area>map(corner -> new Area.Shape(
                        new GeometryFactory().createPoint(new Coordinate(corner.xInches(), corner.yInches()))))
                .orElse(observer.area());
        return new SightMarks.Watcher(observer, from, eye.isPresent() ? Sighting.VISIBLE : Sighting.BLOCKED);
    }

    private SightMarks counts(List<Viewpoint> observers) {
        int[] counts = new int[squares().count()];
        observers.forEach(observer -> seen(observer).stream().forEach(square -> counts[square]++));
        SortedMap<Integer, BitSet> byCount = new TreeMap<>();
        for (int square = 0; square < counts.length; square++) {
            byCount.computeIfAbsent(counts[square], none -> new BitSet()).set(square);
        }
        SortedMap<Integer, Area> areas = new TreeMap<>();
        byCount.forEach((count, some) -> areas.put(count, area(some)));
        return new SightMarks.Counts(areas);
    }

    /** Marks of what is seen and what is not. */
    default SightMarks ground(BitSet visible, BitSet hidden) {
        return new SightMarks.Ground(Map.of(Sighting.VISIBLE, area(visible), Sighting.BLOCKED, area(hidden)));
    }

    private Area area(BitSet some) {
        return new Area.Shape(squares().shape(some));
    }

    /** A piece where it stands, with the ground of its bases. */
    static Viewpoint viewpoint(Stand stand) {
        Polygon[] bases = stand.footprint().bases().stream().map(Base::inches).toArray(Polygon[]::new);
        return new Viewpoint(
                stand.kind(),
                stand.piece().id(),
                stand.name(),
                stand.side(),
                new Area.Shape(new GeometryFactory().createMultiPolygon(bases)));
    }
}
