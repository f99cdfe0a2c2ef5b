package coupdoeil.validator.table.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.AskedGround;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.sight.table.SeenGround;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.sight.table.UnitSight;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** What is seen in a scenario on a table, as {@link LineOfSight} has it. */
final class SceneAnswers implements TableAnswers {

    private final LineOfSight sight;
    private final FireRules fire;
    private final TableViewsheds lookout;
    private final List<Stand> stands;

    SceneAnswers(Facts facts) {
        this.sight = facts.get(LineOfSight.class);
        this.fire = facts.get(FireRules.class);
        this.lookout = facts.get(TableViewsheds.class);
        this.stands = List.copyOf(facts.get(Stands.class).all());
    }

    @Override
    public List<Viewpoint> pieces() {
        return stands.stream().map(TableAnswers::viewpoint).toList();
    }

    @Override
    public TableLook look(Viewpoint from, Viewpoint to) {
        Optional<Stand> observer = stand(from);
        Optional<Stand> target = stand(to);
        Footprint there = target.map(Stand::footprint).orElseGet(() -> UnitSight.spot(middle(to.area())));
        String key = target.or(() -> observer).map(Stand::key).orElse("");
        UnitSight seen = observer.map(stand -> UnitSight.of(sight, stand.key(), stand.footprint(), key, there))
                .orElseGet(() -> UnitSight.ofPoint(sight, middle(from.area()), key, there));
        List<String> shot =
                observer.isPresent() && target.isPresent() ? fire.words(observer.get(), target.get()) : List.of();
        return new LookStory(sight, seen, observer.map(Stand::key).orElse(""), key, shot).of(from, to);
    }

    @Override
    public Optional<SightMarks> answer(SightQuestion question) {
        if (question instanceof SightQuestion.Watched watched) {
            return Optional.of(SightMarks.Watchers.of(watched, this::watcher));
        } else if (question instanceof SightQuestion.Field field) {
            return stand(field.unit())
                    .filter(stand -> fire.reachInches(stand) > 0)
                    .map(this::field);
        } else if (question instanceof SightQuestion.Seen
                && question.observers().size() == 1) {
            return Optional.of(table().marks(ground(question.observers().get(0))));
        }
        if (question instanceof SightQuestion.Counts) {
            SortedMap<Integer, Area> areas = new TreeMap<>();
            byCount(question.observers()).forEach((count, squares) -> areas.put(count, area(squares)));
            return Optional.of(new SightMarks.Counts(areas));
        }
        BitSet unseen = unseen(question.observers());
        if (question instanceof SightQuestion.Unseen) {
            return Optional.of(new SightMarks.Unseen(area(unseen)));
        }
        BitSet seen = (BitSet) unseen.clone();
        seen.flip(0, squares().count());
        return Optional.of(new SightMarks.Ground(Map.of(Sighting.VISIBLE, area(seen), Sighting.BLOCKED, area(unseen))));
    }

    private BitSet unseen(List<Viewpoint> observers) {
        BitSet unseen = lookout.blind(
                observers.stream().flatMap(observer -> stand(observer).stream()).toList());
        observers.stream().filter(observer -> stand(observer).isEmpty()).forEach(point -> unseen.andNot(seen(point)));
        return unseen;
    }

    /** What a unit has of the ground before it as far as its weapon reaches. */
    private SightMarks field(Stand stand) {
        return table().before(stand.footprint(), fire.reachInches(stand)).marks(ground(stand));
    }

    private AskedGround table() {
        return AskedGround.of(squares().table());
    }

    /** What one sees, as polygons. */
    private Geometry ground(Viewpoint observer) {
        return stand(observer)
                .map(this::ground)
                .orElseGet(() -> SeenGround.ofPoint(
                        sight, middle(observer.area()), squares().table()));
    }

    private Geometry ground(Stand stand) {
        return SeenGround.of(sight, stand.key(), stand.footprint(), squares().table());
    }

    private SightMarks.Watcher watcher(Viewpoint observer, Viewpoint target) {
        TableLook look = look(observer, target);
        Area from = look.rays().stream()
                .filter(TableLook.Ray::clear)
                .findFirst()
                .<Area>map(ray -> new Area.Shape(new GeometryFactory()
                        .createPoint(
                                new Coordinate(ray.from().xInches(), ray.from().yInches()))))
                .orElse(observer.area());
        return new SightMarks.Watcher(observer, from, look.visible() ? Sighting.VISIBLE : Sighting.BLOCKED);
    }

    private SortedMap<Integer, BitSet> byCount(List<Viewpoint> observers) {
        BitSet all = new BitSet(squares().count());
        all.set(0, squares().count());
        List<BitSet> atLeast = new ArrayList<>(List.of(all));
        for (Viewpoint observer : observers) {
            BitSet seen = seen(observer);
            atLeast.add(new BitSet());
            for (int count = atLeast.size() - 1; count > 0; count--) {
                BitSet more = (BitSet) atLeast.get(count - 1).clone();
                more.and(seen);
                atLeast.get(count).or(more);
            }
        }
        SortedMap<Integer, BitSet> exactly = new TreeMap<>();
        for (int count = 0; count < atLeast.size(); count++) {
            BitSet of = (BitSet) atLeast.get(count).clone();
            if (count + 1 < atLeast.size()) {
                of.andNot(atLeast.get(count + 1));
            }
            if (!of.isEmpty()) {
                exactly.put(count, of);
            }
        }
        return exactly;
    }

    private BitSet seen(Viewpoint observer) {
        Optional<Stand> stand = stand(observer);
        if (stand.isPresent()) {
            return lookout.seen(stand.get());
        }
        Corner point = middle(observer.area());
        PointSight view = new PointSight(
                sight, point, squares().bounds(new Envelope(point.x(), point.x(), point.y(), point.y())), Set.of());
        return squares().where(view::sees);
    }

    private Squares squares() {
        return lookout.squares();
    }

    private Area area(BitSet some) {
        return new Area.Shape(squares().shape(some));
    }

    /** The first placement of a unit placed twice. Leaders have no front: they look all round from their middle. */
    private Optional<Stand> stand(Viewpoint point) {
        return stands.stream()
                .filter(stand -> stand.kind().equals(Viewpoint.UNIT)
                        && point.kind().equals(Viewpoint.UNIT)
                        && stand.piece().id().equals(point.id()))
                .findFirst();
    }

    private static Corner middle(Area area) {
        Geometry shape = ((Area.Shape) area).geometry();
        Coordinate middle = shape.getEnvelopeInternal().centre();
        return new Corner(Math.rint(middle.x * Corner.PER_INCH), Math.rint(middle.y * Corner.PER_INCH));
    }
}
