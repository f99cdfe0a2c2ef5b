package coupdoeil.validator.table.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.AskedGround;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.sight.table.SeenGround;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.sight.table.UnitSight;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

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
    public List<TableLook.Ray> rays(Viewpoint from, Viewpoint to) {
        return look(from, to).rays();
    }

    /** What one alone sees is told as polygons, not by square inches. */
    @Override
    public Optional<SightMarks> answer(SightQuestion question) {
        return question instanceof SightQuestion.Seen && question.observers().size() == 1
                ? Optional.of(table().marks(ground(question.observers().get(0))))
                : TableAnswers.super.answer(question);
    }

    @Override
    public BitSet unseen(List<Viewpoint> observers) {
        BitSet unseen = lookout.blind(
                observers.stream().flatMap(observer -> stand(observer).stream()).toList());
        observers.stream().filter(observer -> stand(observer).isEmpty()).forEach(point -> unseen.andNot(seen(point)));
        return unseen;
    }

    /** What a unit has of the ground before it as far as its weapon reaches. */
    @Override
    public Optional<SightMarks> field(Viewpoint unit) {
        return stand(unit)
                .filter(stand -> fire.reachInches(stand) > 0)
                .map(stand -> table().before(stand.footprint(), fire.reachInches(stand))
                        .marks(ground(stand)));
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

    @Override
    public BitSet seen(Viewpoint observer) {
        Optional<Stand> stand = stand(observer);
        if (stand.isPresent()) {
            return lookout.seen(stand.get());
        }
        Corner point = middle(observer.area());
        PointSight view = new PointSight(
                sight, point, squares().bounds(new Envelope(point.x(), point.x(), point.y(), point.y())), Set.of());
        return squares().where(view::sees);
    }

    @Override
    public Squares squares() {
        return lookout.squares();
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
