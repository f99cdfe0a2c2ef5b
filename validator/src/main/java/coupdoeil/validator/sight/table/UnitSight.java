package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.EdgePart;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;

/**
 * What a piece sees of another: each base of its front rank looks at the nearest visible point that lies in the front arc
 * (HM Line of Sight). Costs some microseconds where nothing is in the way.
 *
 * @param inArc whether any of the other is in the front arc
 * @param eyes what each base of the front rank has of it; none if it is not in the arc
 * @param lineOfFire from the middle of the piece, or of those of its bases that see, to the nearest visible point
 */
public record UnitSight(boolean inArc, List<Eye> eyes, Optional<LineTo> lineOfFire) {

    /** Distances end a little below a whole inch if they are one. */
    private static final double WHOLE_INCH = 1e-6;

    /** What a base has of the other piece. */
    public record Eye(Base base, Sight sight) {}

    public UnitSight {
        eyes = List.copyOf(eyes);
    }

    /**
     * @param observer key among the bodies about; it stops no line of its own, nor does the target
     * @param target key of the other, likewise
     */
    public static UnitSight of(Surroundings around, String observer, Footprint from, String target, Footprint to) {
        Arcs arcs = new Arcs(from.rectangle());
        List<EdgePart> parts =
                to.bases().stream().flatMap(base -> arcs.inFront(base).stream()).toList();
        if (parts.isEmpty()) {
            return new UnitSight(false, List.of(), Optional.empty());
        }
        Region within = between(from, to);
        Looks looks = new Looks(around, within, new HashSet<>(List.of(observer, target)));
        List<Eye> eyes = from.front().stream()
                .map(base -> new Eye(base, look(looks, base.middleX(), base.middleY(), parts)))
                .toList();
        return new UnitSight(true, eyes, lineOfFire(looks, from, eyes, parts));
    }

    /** Whether any base sees anything of the other; sooner than all that it has of it. */
    public static boolean sees(Surroundings around, String observer, Footprint from, String target, Footprint to) {
        Arcs arcs = new Arcs(from.rectangle());
        List<EdgePart> parts =
                to.bases().stream().flatMap(base -> arcs.inFront(base).stream()).toList();
        if (parts.isEmpty()) {
            return false;
        }
        Region within = between(from, to);
        Looks looks = new Looks(around, within, new HashSet<>(List.of(observer, target)));
        return from.front().stream()
                .anyMatch(base ->
                        look(looks, base.middleX(), base.middleY(), parts).isClear());
    }

    /** The ground in which all lines lie from one piece to another. */
    public static Region between(Footprint from, Footprint to) {
        return new Corridor(from.bounds(), to.bounds());
    }

    /** What a point has of a piece, all round; its eye is a spot about it. */
    public static UnitSight ofPoint(Surroundings around, Corner from, String target, Footprint to) {
        Region within = new Corridor(new Envelope(from.x(), from.x(), from.y(), from.y()), to.bounds());
        Footprint spot = spot(from);
        Base eye = spot.rectangle();
        List<EdgePart> parts = to.bases().stream()
                .flatMap(base -> Outline.of(base).edges().stream())
                .map(edge -> new EdgePart(edge, Edge.Stretch.ALL))
                .toList();
        Looks looks = new Looks(around, within, Set.of(target));
        Sight sight = look(looks, eye.middleX(), eye.middleY(), parts);
        return new UnitSight(true, List.of(new Eye(eye, sight)), sight.line());
    }

    /** A point as something to look at. */
    public static Footprint spot(Corner point) {
        Base there = new Base(
                new Corner(point.x() - 1, point.y() + 1),
                new Corner(point.x() + 1, point.y() + 1),
                new Corner(point.x() + 1, point.y() - 1),
                new Corner(point.x() - 1, point.y() - 1));
        return new Footprint(List.of(there), List.of(there), there);
    }

    /** Everything that a line runs through, in order. @param without keys of pieces that stop nothing */
    public static List<Meeting> meetings(Surroundings around, LineTo line, Set<String> without) {
        return new Looks(around, Corridor.along(line), without).meetings(line);
    }

    /** Whether the ground of an outline, where a line runs through it, is lower than the higher end of the line. */
    public static boolean isLower(Surroundings around, Outline outline, LineTo line) {
        return new Looks(around, Corridor.along(line), Set.of()).isLower(outline, line);
    }

    /** Whether any base sees the other. */
    public boolean isClear() {
        return lineOfFire.isPresent();
    }

    /** How many bases see it. */
    public int bases() {
        return (int) eyes.stream().filter(eye -> eye.sight().isClear()).count();
    }

    /** The length of the line of fire without its fraction; empty if there is none. */
    public Optional<Integer> rangeInches() {
        return lineOfFire.map(line -> (int) Math.floor(line.lengthInches() + WHOLE_INCH));
    }

    private static Sight look(Looks looks, long x, long y, List<EdgePart> parts) {
        Envelope target = new Envelope();
        for (EdgePart part : parts) {
            target.expandToInclude(part.edge().ax() / 4.0, part.edge().ay() / 4.0);
            target.expandToInclude(part.edge().bx() / 4.0, part.edge().by() / 4.0);
        }
        return new NearestPoint(looks.towards(x, y, target), x, y, target).of(parts);
    }

    /** If nothing is visible from the middle itself, the shortest line of a base. */
    private static Optional<LineTo> lineOfFire(Looks looks, Footprint from, List<Eye> eyes, List<EdgePart> parts) {
        List<Eye> seeing = eyes.stream().filter(eye -> eye.sight().isClear()).toList();
        if (seeing.isEmpty()) {
            return Optional.empty();
        }
        boolean all = seeing.size() == eyes.size();
        long x = all ? from.rectangle().middleX() : mean(seeing, true);
        long y = all ? from.rectangle().middleY() : mean(seeing, false);
        return look(looks, x, y, parts)
                .line()
                .or(() -> seeing.stream()
                        .flatMap(eye -> eye.sight().line().stream())
                        .reduce((one, other) -> other.lengthInches() < one.lengthInches() ? other : one));
    }

    /** Rounded to a quarter of a hundredth of a millimetre. */
    private static long mean(List<Eye> eyes, boolean ofX) {
        return Math.round(eyes.stream()
                .mapToLong(eye -> ofX ? eye.base().middleX() : eye.base().middleY())
                .average()
                .orElseThrow());
    }
}
