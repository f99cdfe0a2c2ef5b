package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.table.fact.Insider;
import coupdoeil.validator.table.fact.Insiders;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;

/** Where units are at the start, on the table and in features of it; who asks by key reads on when that one moves. */
public final class Posts {

    private final Stands stands;
    private final Roster roster;
    private final Features features;
    private final Insiders insiders;
    private final Memo<String, List<String>> keys;
    private final Memo<String, List<String>> against;
    private final Memo<String, Optional<Post>> posts;
    private final Memo<String, Map<String, List<String>>> attached;

    public Posts(Stands stands, Roster roster, Features features, Insiders insiders, Tracker tracker) {
        this.stands = stands;
        this.roster = roster;
        this.features = features;
        this.insiders = insiders;
        this.posts = Memo.compared(tracker, this::post);
        this.keys = Memo.compared(tracker, any -> findKeys());
        this.against = Memo.compared(
                tracker,
                side -> keys.get("").stream()
                        .filter(key -> posts.get(key)
                                .filter(post -> post.isEnemyOf(side))
                                .isPresent())
                        .toList());
        this.attached = Memo.compared(tracker, any -> findAttached());
    }

    private Optional<Post> post(String key) {
        return stands.of(key)
                .filter(stand -> stand.piece() instanceof Unit)
                .map(Post::of)
                .or(() -> roster.unit(key).flatMap(this::inside));
    }

    private Optional<Post> inside(Unit unit) {
        for (Insider insider : insiders.of(unit.id())) {
            Optional<GroundFeature> feature = features.byId(insider.feature())
                    .filter(ground -> !ground.shape().outline().isEmpty());
            if (feature.isPresent()) {
                return Optional.of(new Post(unit.id(), unit, insider.placement(), insider.side(), null, feature.get()));
            }
        }
        return Optional.empty();
    }

    private List<String> findKeys() {
        List<String> all = new ArrayList<>(stands.keys());
        roster.units().stream().map(Unit::id).filter(id -> !all.contains(id)).forEach(all::add);
        return all.stream().filter(key -> posts.get(key).isPresent()).toList();
    }

    /** Where a unit is; empty if it is at no place of the table. */
    public Optional<Post> of(String key) {
        return posts.get(key);
    }

    /** Where some units are, of those that are on the table. */
    public List<Post> of(List<Unit> units) {
        return units.stream().flatMap(unit -> of(unit.id()).stream()).toList();
    }

    /** The keys of all units on the table; who reads that reads on when others come or go. */
    public List<String> keys() {
        return keys.get("");
    }

    /** All units on the table, in the order of their keys. */
    public Stream<Post> all() {
        return keys().stream().flatMap(key -> of(key).stream());
    }

    /** Units of other sides than one, in the order of {@link #keys()}. */
    public Stream<Post> enemiesOf(String side) {
        return against.get(side).stream().flatMap(key -> of(key).stream());
    }

    /** The same for a unit; none if it has no side. */
    public Stream<Post> enemiesOf(Post post) {
        return post.side().isEmpty() ? Stream.of() : enemiesOf(post.side());
    }

    /** Those of them that are no further off than a distance in inches. */
    public List<Post> enemiesWithin(Post post, double inches) {
        return enemiesOf(post).filter(enemy -> post.inchesFrom(enemy) <= inches).toList();
    }

    /** Towards the enemy nearest to a placement, in whole degrees; empty if there is none, or it is at no point. */
    public Optional<Facing.Heading> headingToEnemy(Placement placement, String side) {
        if (!(placement.position() instanceof Position.OnTable on) || side.isEmpty()) {
            return Optional.empty();
        }
        Coordinate from = new Coordinate(on.x(), on.y());
        return enemiesOf(side)
                .map(Post::middle)
                .min(Comparator.comparingDouble(from::distance))
                .map(to -> Math.rint(Math.toDegrees(Math.atan2(to.y - from.y, to.x - from.x))))
                .map(degrees -> new Facing.Heading((degrees + 360) % 360));
    }

    private Map<String, List<String>> findAttached() {
        Map<String, List<String>> all = new HashMap<>();
        for (String key : keys.get("")) {
            posts.get(key)
                    .map(post -> Units.attachedTo(post.placement()))
                    .filter(to -> !to.isEmpty())
                    .ifPresent(to ->
                            all.computeIfAbsent(to, none -> new ArrayList<>()).add(key));
        }
        return all;
    }

    /** The keys of a unit, of what it is attached to, and of all batteries with them: they count as one unit. */
    public Set<String> together(Post post) {
        String attachedTo = Units.attachedTo(post.placement());
        String first = attachedTo.isEmpty() ? post.key() : attachedTo;
        Set<String> all = new HashSet<>(attached.get("").getOrDefault(first, List.of()));
        all.add(first);
        all.add(post.key());
        return all;
    }
}
