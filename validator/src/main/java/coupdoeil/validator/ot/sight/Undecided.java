package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Enemies whom a unit would see if one could see over ground that is lower than both of them: the rulebook lets one see over
 * troops and is silent on the rest (OT Visibility).
 */
public final class Undecided {

    private final Visibility visibility;
    private final Posts posts;
    private final Memo<String, Map<String, GroundFeature>> enemies;

    public Undecided(Visibility visibility, Posts posts, Tracker tracker) {
        this.visibility = visibility;
        this.posts = posts;
        this.enemies = Memo.compared(tracker, this::find);
    }

    /** What hides each of them, by the key of the enemy; of a pair the one whose key comes first tells. */
    public Map<String, GroundFeature> of(Post post) {
        return enemies.get(post.key());
    }

    private Map<String, GroundFeature> find(String key) {
        Map<String, GroundFeature> found = new LinkedHashMap<>();
        posts.of(key).filter(post -> visibility.level(post) > 0).ifPresent(post -> {
            for (Post enemy : posts.enemiesWithin(post, visibility.mostInches())) {
                if (key.compareTo(enemy.key()) < 0) {
                    add(post, enemy, found);
                }
            }
        });
        return found;
    }

    private void add(Post post, Post enemy, Map<String, GroundFeature> found) {
        int level = Math.min(visibility.level(post), visibility.level(enemy));
        if (level < 1) {
            return;
        }
        List<GroundFeature> lower =
                lower(TerrainSight.around(visibility.points(post), visibility.points(enemy)), level);
        Set<String> ids = lower.stream().map(GroundFeature::id).collect(Collectors.toSet());
        if (!lower.isEmpty() && !visibility.sees(post, enemy) && visibility.wouldSee(post, enemy, ids)) {
            found.put(enemy.key(), lower.get(0));
        }
    }

    /** What stops sight at any height and stands on ground below a level. */
    private List<GroundFeature> lower(Envelope within, int level) {
        SightGround ground = visibility.ground();
        return Stream.of(
                        ground.woods(within).stream(),
                        ground.areas(within).stream().map(SightGround.Blocker::feature),
                        ground.lines(within).stream().map(SightGround.Blocker::feature))
                .flatMap(features -> features)
                .filter(feature -> !feature.effects().has("losHeight") && level(feature) < level)
                .toList();
    }

    private int level(GroundFeature feature) {
        int level = 0;
        for (Coordinate corner : feature.feature().shape().getCoordinates()) {
            level = Math.max(level, visibility.ground().level(Spot.inches(corner.x, corner.y)));
        }
        return level;
    }
}
