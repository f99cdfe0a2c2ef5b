package coupdoeil.validator.ot.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.SightStory;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.table.sight.TableAnswers;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * What the window and the commands are told of sight: who sees is seen, all round, as far as visibility of the first turn goes;
 * fire and command, which are other questions, are told beside it (OT Visibility).
 */
public final class OtAnswers implements TableAnswers {

    private final Facts facts;
    private final Visibility visibility;
    private final Posts posts;
    private final Stands stands;
    private final SeenSquares seen;
    private final LookWords words;

    public OtAnswers(Facts facts) {
        this.facts = facts;
        this.visibility = facts.get(Visibility.class);
        this.posts = facts.get(Posts.class);
        this.stands = facts.get(Stands.class);
        this.seen = facts.get(SeenSquares.class);
        this.words = facts.get(LookWords.class);
    }

    @Override
    public List<Viewpoint> pieces() {
        List<Viewpoint> all = new ArrayList<>();
        stands.all().stream().map(TableAnswers::viewpoint).forEach(all::add);
        posts.all().filter(Post::isInside).forEach(post -> all.add(inside(post)));
        return all;
    }

    private static Viewpoint inside(Post post) {
        GroundFeature feature = post.feature();
        Geometry ground = feature == null
                ? new GeometryFactory().createPolygon()
                : feature.feature().shape();
        return new Viewpoint(Viewpoint.UNIT, post.key(), post.unit().name(), post.side(), new Area.Shape(ground));
    }

    private Optional<Post> post(Viewpoint point) {
        return point.kind().equals(Viewpoint.UNIT) ? posts.of(point.id()) : Optional.empty();
    }

    private Optional<Stand> leader(Viewpoint point) {
        return point.kind().equals(Viewpoint.LEADER) ? stands.of(point.id()) : Optional.empty();
    }

    private Lookout lookout(Viewpoint point) {
        return post(point)
                .map(visibility::lookout)
                .or(() -> leader(point).map(visibility::lookout))
                .orElseGet(() -> visibility.lookout(middle(point.area())));
    }

    private static Spot middle(Area area) {
        Coordinate middle = ((Area.Shape) area).geometry().getEnvelopeInternal().centre();
        return Spot.inches(middle.x, middle.y);
    }

    @Override
    public TableLook look(Viewpoint from, Viewpoint to) {
        Lookout one = lookout(from);
        Lookout other = lookout(to);
        TableLook.Ray ray = new LookLine(visibility, one, other).ray();
        double inches = one.inchesFrom(other);
        List<String> opening = new ArrayList<>(List.of("They are " + LookWords.told(inches) + " apart."));
        if (ray.lengthInches() > visibility.mostInches() + TerrainSight.TOLERANCE) {
            opening.add("One sees " + LookWords.told(visibility.mostInches()) + ".");
        }
        post(from)
                .flatMap(unit -> post(to).flatMap(target -> words.fire(unit, target)))
                .ifPresent(opening::add);
        command(from, to).or(() -> command(to, from)).ifPresent(opening::add);
        SightStory.Way way = new SightStory.Way(
                "On the line",
                ray.clear(),
                ray.meetings().stream()
                        .map(meeting -> new SightStory.Step(meeting.effect(), meeting.text()))
                        .toList(),
                ray.meetings().isEmpty() ? List.of("Nothing is on the way.") : List.of());
        return new TableLook(
                from,
                to,
                ray.clear(),
                ray.clear() ? OptionalInt.of((int) inches) : OptionalInt.empty(),
                List.of(ray),
                new SightStory(opening, List.of(way), List.of()));
    }

    private Optional<String> command(Viewpoint commander, Viewpoint unit) {
        return leader(commander).flatMap(leader -> post(unit).flatMap(post -> words.command(leader, post)));
    }

    @Override
    public Optional<SightMarks> answer(SightQuestion question) {
        if (question instanceof SightQuestion.Watched watched) {
            return Optional.of(SightMarks.Watchers.of(watched, this::watcher));
        } else if (question instanceof SightQuestion.Field field) {
            return post(field.unit()).flatMap(this::field);
        } else if (question instanceof SightQuestion.Counts) {
            return Optional.of(new SightMarks.Counts(counts(question.observers())));
        }
        BitSet together = new BitSet(squares().count());
        question.observers().forEach(observer -> together.or(seen(observer)));
        BitSet unseen = (BitSet) together.clone();
        unseen.flip(0, squares().count());
        return Optional.of(
                question instanceof SightQuestion.Unseen
                        ? new SightMarks.Unseen(area(unseen))
                        : ground(together, unseen));
    }

    private BitSet seen(Viewpoint observer) {
        return seen.of(lookout(observer));
    }

    private SightMarks ground(BitSet visible, BitSet hidden) {
        return new SightMarks.Ground(Map.of(Sighting.VISIBLE, area(visible), Sighting.BLOCKED, area(hidden)));
    }

    /** The ground in the arcs of a unit as far as its fire tells. */
    private Optional<SightMarks> field(Post post) {
        double reach = facts.get(Weapons.class).usefulInches(post.unit(), post.placement());
        if (reach <= 0) {
            return Optional.empty();
        }
        BitSet visible = squares().within(facts.get(FireGround.class).of(post, reach));
        BitSet hidden = (BitSet) visible.clone();
        BitSet within = seen.of(visibility.lookout(post));
        visible.and(within);
        hidden.andNot(within);
        return Optional.of(ground(visible, hidden));
    }

    private SightMarks.Watcher watcher(Viewpoint observer, Viewpoint target) {
        TableLook.Ray ray = new LookLine(visibility, lookout(observer), lookout(target)).ray();
        Area from = ray.clear()
                ? new Area.Shape(new GeometryFactory()
                        .createPoint(
                                new Coordinate(ray.from().xInches(), ray.from().yInches())))
                : observer.area();
        return new SightMarks.Watcher(observer, from, ray.clear() ? Sighting.VISIBLE : Sighting.BLOCKED);
    }

    private SortedMap<Integer, Area> counts(List<Viewpoint> observers) {
        int[] counts = new int[squares().count()];
        observers.forEach(observer -> seen(observer).stream().forEach(square -> counts[square]++));
        SortedMap<Integer, BitSet> byCount = new TreeMap<>();
        for (int square = 0; square < counts.length; square++) {
            byCount.computeIfAbsent(counts[square], none -> new BitSet()).set(square);
        }
        SortedMap<Integer, Area> areas = new TreeMap<>();
        byCount.forEach((count, some) -> areas.put(count, area(some)));
        return areas;
    }

    private Squares squares() {
        return seen.squares();
    }

    private Area area(BitSet some) {
        return new Area.Shape(squares().shape(some));
    }
}
