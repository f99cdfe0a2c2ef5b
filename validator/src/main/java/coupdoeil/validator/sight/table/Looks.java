package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import coupdoeil.model.table.Span;
import coupdoeil.model.table.Within;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * Whether a straight line of sight is stopped (HM Line of Sight). What it only touches does not stop it, but bases that
 * touch are one: it does not get through between them. Of the two
 * ends the higher one counts: what is lower is seen over, but for ground that stops sight from any height.
 */
final class Looks {

    /** Beyond the depth of a wood. */
    static final double TOLERANCE_INCHES = 0.001;

    private final List<Screen> screens;
    private final List<Contour> contours;
    private final List<Bar> bars;
    /** What stopped the line before, by its number among the {@link #outlines()}; -1 if nothing did. */
    private int last = -1;

    /**
     * @param within holds every line that is asked about
     * @param without keys of pieces that stop nothing: who looks and who is looked at
     */
    Looks(Surroundings around, Region within, Set<String> without) {
        this(around.ground(within), bars(around, around.bodies(within), without));
    }

    private Looks(Ground ground, List<Bar> bars) {
        this(List.copyOf(ground.screens()), List.copyOf(ground.contours()), bars);
    }

    /** As if nobody stood about. */
    static Looks overGround(Surroundings around, Region within) {
        return over(around.ground(within));
    }

    /** As if nothing was about but some ground. */
    static Looks over(Ground ground) {
        return new Looks(ground, List.of());
    }

    /** As if all ground lay open; who asks knows the levels of both ends. */
    static Looks pastPieces(Surroundings around, List<Body> pieces) {
        return new Looks(List.of(), List.of(), bars(around, pieces, Set.of()));
    }

    private Looks(List<Screen> screens, List<Contour> contours, List<Bar> bars) {
        this.screens = screens;
        this.contours = contours;
        this.bars = bars;
    }

    private static List<Bar> bars(Surroundings around, Collection<Body> bodies, Set<String> without) {
        List<Bar> bars = new ArrayList<>();
        for (Body body : bodies) {
            if (!without.contains(body.key())) {
                for (int number = 0; number < body.bases().size(); number++) {
                    bars.add(new Bar(body, number, around));
                }
            }
        }
        return bars;
    }

    /**
     * The same with only what may be in the way from a point, in quarters of a hundredth of a millimetre, to any of a
     * rectangle, in hundredths.
     */
    Looks towards(long x, long y, Envelope target) {
        Wedge wedge = new Wedge(x / 4.0, y / 4.0, target);
        List<Outline> all = outlines();
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < all.size(); number++) {
            if (wedge.mayMeet(all.get(number).bounds())) {
                numbers.add(number);
            }
        }
        return numbers.size() == all.size() ? this : among(numbers);
    }

    /** The same with only some of what there is, by the numbers of its {@link #outlines()}. */
    Looks among(List<Integer> numbers) {
        List<Screen> someScreens = new ArrayList<>();
        List<Contour> someContours = new ArrayList<>();
        List<Bar> someBars = new ArrayList<>();
        for (int number : numbers) {
            if (number < screens.size()) {
                someScreens.add(screens.get(number));
            } else if (number < screens.size() + contours.size()) {
                someContours.add(contours.get(number - screens.size()));
            } else {
                someBars.add(bars.get(number - screens.size() - contours.size()));
            }
        }
        return new Looks(someScreens, someContours, someBars);
    }

    /** The outlines at whose corners the answer may change. */
    List<Outline> outlines() {
        List<Outline> outlines = new ArrayList<>();
        screens.forEach(screen -> outlines.add(screen.outline()));
        contours.forEach(contour -> outlines.add(contour.outline()));
        bars.forEach(bar -> outlines.add(bar.outline()));
        return outlines;
    }

    /**
     * How those lie that stop every line through them from a point to any of a rectangle beyond them, whatever the ground
     * there is like.
     *
     * @param x in quarters of a hundredth of a millimetre, as y is
     * @param target in hundredths
     */
    List<Span> screensOff(long x, long y, Envelope target) {
        int higher = 0;
        Envelope start = new Envelope(x / 4.0, x / 4.0, y / 4.0, y / 4.0);
        for (Contour contour : contours) {
            Envelope bounds = contour.outline().bounds();
            if (contour.level() > higher && (bounds.intersects(target) || bounds.intersects(start))) {
                higher = contour.level();
            }
        }
        List<Span> spans = new ArrayList<>();
        for (Screen screen : screens) {
            if ((higher == 0 || screen.fromHeights())
                    && !screen.outline().bounds().intersects(target)) {
                add(screen.outline().seenFrom(x, y), spans);
            }
        }
        for (Bar bar : bars) {
            if (higher == 0 || bar.level() >= higher) {
                add(bar.outline().seenFrom(x, y), spans);
            }
        }
        return spans;
    }

    /**
     * What stops every line through it from a point to what lies beyond it.
     *
     * @param x in quarters of a hundredth of a millimetre, as y is
     */
    List<Horizon.Stop> stops(long x, long y) {
        List<Horizon.Stop> stops = new ArrayList<>();
        for (Screen screen : screens) {
            stops.add(stop(screen.outline(), x, y, screen.fromHeights() ? Integer.MAX_VALUE : 0));
        }
        for (Bar bar : bars) {
            stops.add(stop(bar.outline(), x, y, bar.level()));
        }
        return stops;
    }

    /** How ground lies that is higher than a level. @param x in quarters of a hundredth of a millimetre */
    List<Horizon.Stop> heights(long x, long y, int level) {
        return contours.stream()
                .filter(contour -> contour.level() > level)
                .map(contour -> stop(contour.outline(), x, y, contour.level()))
                .toList();
    }

    private static Horizon.Stop stop(Outline outline, long x, long y, int level) {
        return new Horizon.Stop(outline.seenFrom(x, y), outline.bounds(), level);
    }

    /** The level of the ground at a point. */
    int level(Corner point) {
        return level(Math.round(point.x() * 4), Math.round(point.y() * 4));
    }

    /** The same of a point in quarters of a hundredth of a millimetre. */
    int level(long x, long y) {
        return level(outline -> outline.holds(x, y));
    }

    private static void add(@Nullable Span span, List<Span> spans) {
        if (span != null) {
            spans.add(span);
        }
    }

    /** Whether sight may change with the depth in a wood. */
    boolean hasDepths() {
        return screens.stream().anyMatch(screen -> Double.isFinite(screen.depthInches()));
    }

    /** Where the edges of ground that may be seen over cross contours, in quarters of a hundredth of a millimetre. */
    List<double[]> crossings() {
        List<double[]> crossings = new ArrayList<>();
        for (Screen screen : screens) {
            for (Contour contour : screen.fromHeights() ? List.<Contour>of() : contours) {
                for (Edge edge : screen.outline().edges()) {
                    for (Edge other : contour.outline().edges()) {
                        double[] crossing = edge.crossing(other);
                        if (crossing != null) {
                            crossings.add(crossing);
                        }
                    }
                }
            }
        }
        return crossings;
    }

    /**
     * Whether nothing stops a line. What stopped the line before is asked first: it mostly stops its neighbour, too.
     */
    boolean isClear(LineTo line) {
        return isClear(line, levelAtStart(line), levelAtEnd(line));
    }

    /** The same where the levels of both ends are known. */
    boolean isClear(LineTo line, int start, int end) {
        if (last >= 0 && stops(last, line, start, end)) {
            return false;
        }
        for (int number = 0; number < screens.size() + contours.size() + bars.size(); number++) {
            if (stops(number, line, start, end)) {
                last = number;
                return false;
            }
        }
        return Joint.of(bars, Horizon.ALL, line, Math.max(start, end)).isEmpty();
    }

    /**
     * Whether none of some pieces stops a line. @param some the bit of each one's number among the first ones, or all
     */
    boolean isPast(LineTo line, int higher, long some) {
        if (some == Horizon.ALL) {
            for (Bar bar : bars) {
                if (bar.stops(line, higher)) {
                    return false;
                }
            }
        } else {
            for (long left = some; left != 0; left &= left - 1) {
                if (bars.get(Long.numberOfTrailingZeros(left)).stops(line, higher)) {
                    return false;
                }
            }
        }
        return Joint.of(bars, some, line, higher).isEmpty();
    }

    private boolean stops(int number, LineTo line, int start, int end) {
        int contour = number - screens.size();
        if (contour < 0) {
            return stops(screens.get(number), line, Math.max(start, end)).isPresent();
        }
        int bar = contour - contours.size();
        return bar < 0
                ? stops(contours.get(contour), line, start, end).isPresent()
                : bars.get(bar).stops(line, Math.max(start, end));
    }

    /** What stops a line; of several things the first of pieces, ground and contours. Empty if nothing does. */
    Optional<Obstruction> obstruction(LineTo line) {
        int start = levelAtStart(line);
        int end = levelAtEnd(line);
        int higher = Math.max(start, end);
        for (Bar bar : bars) {
            if (bar.stops(line, higher)) {
                return Optional.of(stop(bar));
            }
        }
        Optional<Joint> joint = Joint.of(bars, Horizon.ALL, line, higher);
        if (joint.isPresent()) {
            return Optional.of(stop(joint.get().one()));
        }
        for (Screen screen : screens) {
            Optional<Obstruction.Cause> cause = stops(screen, line, higher);
            if (cause.isPresent()) {
                return Optional.of(new Obstruction(cause.get(), screen.id(), screen.name()));
            }
        }
        for (Contour contour : contours) {
            Optional<Obstruction.Cause> cause = stops(contour, line, start, end);
            if (cause.isPresent()) {
                return Optional.of(new Obstruction(cause.get(), contour.id(), contour.name()));
            }
        }
        return Optional.empty();
    }

    private static Obstruction stop(Bar bar) {
        return new Obstruction(
                Obstruction.Cause.PIECE, bar.body().key(), bar.body().name());
    }

    /** Everything that a line runs through, in the order in which it meets it. */
    List<Meeting> meetings(LineTo line) {
        int start = levelAtStart(line);
        int end = levelAtEnd(line);
        int higher = Math.max(start, end);
        List<Meeting> meetings = new ArrayList<>();
        for (Bar bar : bars) {
            if (bar.outline().isCrossedBy(line)) {
                Optional<Obstruction.Cause> cause =
                        bar.stops(line, higher) ? Optional.of(Obstruction.Cause.PIECE) : Optional.empty();
                meetings.add(meeting(bar.outline(), line, bar.body().name(), Meeting.Kind.PIECE, 0, cause));
            }
        }
        Joint.of(bars, Horizon.ALL, line, higher)
                .ifPresent(joint -> meetings.add(new Meeting(
                        List.of(joint.part()),
                        joint.one().body().name(),
                        Meeting.Kind.PIECE,
                        0,
                        false,
                        Optional.of(Obstruction.Cause.PIECE))));
        for (Screen screen : screens) {
            if (screen.outline().isCrossedBy(line)) {
                meetings.add(meeting(
                        screen.outline(), line, screen.name(), Meeting.Kind.GROUND, 0, stops(screen, line, higher)));
            }
        }
        for (Contour contour : contours) {
            if (contour.outline().isCrossedBy(line)) {
                meetings.add(meeting(
                        contour.outline(),
                        line,
                        contour.name(),
                        Meeting.Kind.HILL,
                        contour.level(),
                        stops(contour, line, start, end)));
            }
        }
        meetings.sort(Comparator.comparingDouble(Meeting::inches).thenComparing(Meeting::name));
        return meetings;
    }

    private static Meeting meeting(
            Outline outline,
            LineTo line,
            String name,
            Meeting.Kind kind,
            int level,
            Optional<Obstruction.Cause> cause) {
        boolean holdsEnd = outline.holdsStart(line) || outline.holdsEnd(line);
        return new Meeting(Within.of(outline, line), name, kind, level, holdsEnd, cause);
    }

    private Optional<Obstruction.Cause> stops(Screen screen, LineTo line, int higher) {
        if (!screen.outline().isCrossedBy(line)) {
            return Optional.empty();
        }
        if (screen.outline().holdsStart(line) || screen.outline().holdsEnd(line)) {
            return Within.inches(screen.outline(), line) > screen.depthInches() + TOLERANCE_INCHES
                    ? Optional.of(Obstruction.Cause.DEPTH)
                    : Optional.empty();
        }
        if (screen.fromHeights()) {
            return Optional.of(Obstruction.Cause.TALL);
        }
        return isLower(screen.outline(), line, higher) ? Optional.empty() : Optional.of(Obstruction.Cause.GROUND);
    }

    /** Whether the ground of an outline, where a line runs through it, is lower than the higher end of the line. */
    boolean isLower(Outline outline, LineTo line) {
        return isLower(outline, line, Math.max(levelAtStart(line), levelAtEnd(line)));
    }

    private boolean isLower(Outline outline, LineTo line, int higher) {
        return higher > 0
                && contours.stream()
                        .noneMatch(
                                contour -> contour.level() >= higher && Within.both(outline, contour.outline(), line));
    }

    private static Optional<Obstruction.Cause> stops(Contour contour, LineTo line, int start, int end) {
        int higher = Math.max(start, end);
        if (contour.level() < higher || !contour.outline().isCrossedBy(line)) {
            return Optional.empty();
        }
        if (contour.level() > higher) {
            return Optional.of(Obstruction.Cause.HIGHER);
        }
        boolean inside = start > end
                ? contour.outline().holdsStart(line)
                : contour.outline().holdsEnd(line);
        return start != end && !inside ? Optional.of(Obstruction.Cause.CREST) : Optional.empty();
    }

    private int levelAtStart(LineTo line) {
        return level(outline -> outline.holdsStart(line));
    }

    private int levelAtEnd(LineTo line) {
        return level(outline -> outline.holdsEnd(line));
    }

    /** The highest level of the contours that hold something. */
    private int level(Predicate<Outline> holds) {
        int level = 0;
        for (Contour contour : contours) {
            if (contour.level() > level && holds.test(contour.outline())) {
                level = contour.level();
            }
        }
        return level;
    }
}
