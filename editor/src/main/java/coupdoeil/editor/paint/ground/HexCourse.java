package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.name.Anchor;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LineStyle;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The course of the stream or road that passes a hex, as far as a name along it may reach. */
final class HexCourse {

    /** Hexsides or hexes to either side. */
    private static final int REACH = 16;

    /** How far from its hex a name may stand. */
    private static final double NEAR = 2.5 * HexLayout.HEX_WIDTH;

    private final HexGround ground;
    private final HexLayout layout;

    HexCourse(HexGround ground) {
        this.ground = ground;
        this.layout = ground.layout();
    }

    /**
     * The stream along a side of a hex, or the road through it; if both pass there, the one that the name speaks of. Empty if
     * there is neither, or none that it speaks of.
     */
    Optional<Anchor.Along> of(String name, Hex hex) {
        Map<String, Anchor.Along> courses = new LinkedHashMap<>();
        for (HexDirection direction : HexDirection.values()) {
            HexSide side = new HexSide(hex, direction);
            for (String id : ground.map().sides().on(side)) {
                boolean link = ground.isLink(id);
                if (!courses.containsKey(id) && (link || ground.look(id).style() == LineStyle.WAVY)) {
                    List<Point2D> points = link ? road(hex, direction, id) : stream(side, id);
                    if (points.size() >= 3) {
                        courses.put(id, along(points, ground.look(id).width(), layout.centre(hex)));
                    }
                }
            }
        }
        return courses.entrySet().stream()
                .filter(course -> courses.size() == 1 || speaksOf(name, course.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private boolean speaksOf(String name, String id) {
        String[] words = ground.look(id).name().toLowerCase(Locale.ROOT).split("\\W+");
        return Stream.of(words).anyMatch(name.toLowerCase(Locale.ROOT)::contains);
    }

    private List<Point2D> stream(HexSide side, String id) {
        HexCorner corner = HexCorner.of(side.direction().ordinal());
        return line(
                new End(side, side.hex(), corner),
                new End(side, side.hex(), corner.turn(1)),
                end -> onwards(end, id),
                end -> layout.middle(end.side().hex(), end.side().direction()));
    }

    /** An end of a stretch of a stream: its last hexside, and the corner where it may go on. */
    private record End(HexSide side, Hex hex, HexCorner corner) {}

    private @Nullable End onwards(End end, String id) {
        Hex left = end.hex().plus(end.corner().left());
        for (HexSide side : List.of(
                new HexSide(end.hex(), end.corner().left()),
                new HexSide(end.hex(), end.corner().right()),
                new HexSide(left, end.corner().right().turn(1)))) {
            if (!side.equals(end.side()) && ground.along(side).contains(id)) {
                HexCorner near = HexCorner.of(side.direction().ordinal());
                boolean back = layout.corner(side.hex(), near).distance(layout.corner(end.hex(), end.corner())) < 1;
                return new End(side, side.hex(), back ? near.turn(1) : near);
            }
        }
        return null;
    }

    private List<Point2D> road(Hex hex, HexDirection towards, String id) {
        return line(
                new Stop(hex, towards),
                new Stop(hex, straightest(hex, towards, id)),
                stop -> onwards(stop, id),
                stop -> layout.centre(stop.hex()));
    }

    /** A hex of a road, and the side by which the road leaves it; null where it ends. */
    private record Stop(Hex hex, @Nullable HexDirection towards) {}

    private @Nullable Stop onwards(Stop stop, String id) {
        if (stop.towards() == null) {
            return null;
        }
        Hex next = stop.hex().plus(stop.towards());
        return new Stop(next, straightest(next, stop.towards().opposite(), id));
    }

    private @Nullable HexDirection straightest(Hex hex, HexDirection from, String id) {
        HexDirection best = null;
        for (HexDirection direction : HexDirection.values()) {
            if (direction != from
                    && ground.map().sides().on(new HexSide(hex, direction)).contains(id)
                    && (best == null || direction.angleTo(from) > best.angleTo(from))) {
                best = direction;
            }
        }
        return best;
    }

    /** The points of a line both ways from its middle. */
    private static <E> List<Point2D> line(
            E first, E second, UnaryOperator<@Nullable E> onwards, Function<E, Point2D> point) {
        List<Point2D> points = new ArrayList<>();
        Set<Point2D> met = new HashSet<>();
        E end = first;
        for (int i = 0; i <= REACH && end != null && met.add(point.apply(end)); i++) {
            points.add(point.apply(end));
            end = onwards.apply(end);
        }
        Collections.reverse(points);
        end = onwards.apply(second);
        for (int i = 1; i <= REACH && end != null && met.add(point.apply(end)); i++) {
            points.add(point.apply(end));
            end = onwards.apply(end);
        }
        return points;
    }

    private static Anchor.Along along(List<Point2D> points, double width, Point2D named) {
        return new Anchor.Along(
                points.stream().map(Point2D::getX).toList(),
                points.stream().map(Point2D::getY).toList(),
                width,
                named.getX(),
                named.getY(),
                NEAR);
    }
}
