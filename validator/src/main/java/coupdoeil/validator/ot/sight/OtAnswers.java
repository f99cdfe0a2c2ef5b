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
import coupdoeil.validator.sight.SightStory;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.sight.table.TableLook;
import coupdoeil.validator.table.sight.TableAnswers;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
        return new TableLook(
                from,
                to,
                ray.clear(),
                ray.clear() ? OptionalInt.of((int) inches) : OptionalInt.empty(),
                List.of(ray),
                new SightStory(opening, List.of(ray.way("On the line")), List.of()));
    }

    private Optional<String> command(Viewpoint commander, Viewpoint unit) {
        return leader(commander).flatMap(leader -> post(unit).flatMap(post -> words.command(leader, post)));
    }

    @Override
    public List<TableLook.Ray> rays(Viewpoint from, Viewpoint to) {
        return List.of(new LookLine(visibility, lookout(from), lookout(to)).ray());
    }

    @Override
    public Squares squares() {
        return seen.squares();
    }

    @Override
    public BitSet seen(Viewpoint observer) {
        return seen.of(lookout(observer));
    }

    /** The ground in the arcs of a unit as far as its fire tells. */
    @Override
    public Optional<SightMarks> field(Viewpoint unit) {
        return post(unit).flatMap(this::field);
    }

    private Optional<SightMarks> field(Post post) {
        double reach = facts.get(Weapons.class).usefulInches(post.unit(), post.placement());
        if (reach <= 0) {
            return Optional.empty();
        }
        BitSet visible = squares().within(facts.get(FireLines.class).ground(post, reach));
        BitSet hidden = (BitSet) visible.clone();
        BitSet within = seen.of(visibility.lookout(post));
        visible.and(within);
        hidden.andNot(within);
        return Optional.of(ground(visible, hidden));
    }
}
