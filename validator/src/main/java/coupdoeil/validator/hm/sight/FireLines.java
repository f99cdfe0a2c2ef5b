package coupdoeil.validator.hm.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.LineTo;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Visibility;
import coupdoeil.validator.hm.fact.Weapons;
import coupdoeil.validator.sight.table.Enfilade;
import coupdoeil.validator.sight.table.Obstruction;
import coupdoeil.validator.sight.table.UnitSight;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Enemies.Enemy;
import coupdoeil.validator.table.sight.FireRules;
import coupdoeil.validator.table.sight.LineOfSight;
import coupdoeil.validator.table.sight.Sightings;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.locationtech.jts.geom.Envelope;

/** Fire of units at each other as they are set up (HM Shooting Phase; Shooting Ranges). */
public final class FireLines implements FireRules {

    private final LineOfSight sight;
    private final TableGround ground;
    private final Sightings sightings;
    private final Weapons weapons;
    private final Distances distances;
    private final Switches switches;

    private final Memo<Pair, Optional<Fire>> shots;
    /** At enemies by name and compared: who sees nothing of somebody reads on only when he comes into sight. */
    private final Memo<Enemy, Optional<Fire>> aimed;

    private final Memo<Enemy, Set<String>> masks;

    private record Pair(Stand from, Stand to) {

        @Override
        public int hashCode() {
            return Stand.hash(from.key(), to.key());
        }
    }

    public FireLines(
            LineOfSight sight,
            TableGround ground,
            Sightings sightings,
            Weapons weapons,
            Distances distances,
            Switches switches,
            Enemies enemies,
            Tracker tracker) {
        this.sight = sight;
        this.ground = ground;
        this.sightings = sightings;
        this.weapons = weapons;
        this.distances = distances;
        this.switches = switches;
        this.shots = new Memo<>(tracker, pair -> shot(pair.from(), pair.to()));
        this.aimed = Memo.compared(tracker, enemy -> enemies.of(enemy).flatMap(there -> at(enemy.of(), there)));
        this.masks = Memo.compared(
                tracker,
                enemy ->
                        enemies.of(enemy).map(there -> masks(enemy.of(), there)).orElse(Set.of()));
    }

    @Override
    public int reachInches(Stand stand) {
        return weapons.longest(stand);
    }

    @Override
    public List<String> words(Stand from, Stand to) {
        return at(from, to).map(Fire::words).orElse(List.of());
    }

    /** What a unit's fire at another would be, out of range or not; empty if it sees nothing of it. */
    public Optional<Fire> at(Stand from, Stand to) {
        return shots.get(new Pair(from, to));
    }

    /** What a unit's fire at an enemy would be; empty if it sees nothing of him. */
    public Optional<Fire> at(Enemy enemy) {
        return aimed.get(enemy);
    }

    /**
     * The keys of the pieces that stand in the way of a unit's fire at an enemy; what the ground hides is masked by
     * nobody.
     */
    public Set<String> masks(Enemy enemy) {
        return masks.get(enemy);
    }

    private Set<String> masks(Stand from, Stand to) {
        if (!sightings.wouldSee(from, to)) {
            return Set.of();
        }
        return sight.look(from, to).eyes().stream()
                .flatMap(eye -> eye.sight().obstruction().stream())
                .filter(obstruction -> obstruction.cause() == Obstruction.Cause.PIECE)
                .map(Obstruction::id)
                .collect(Collectors.toUnmodifiableSet());
    }

    private Optional<Fire> shot(Stand from, Stand to) {
        if (!sightings.wouldSee(from, to)) {
            return Optional.empty();
        }
        UnitSight seen = sight.look(from, to);
        return seen.lineOfFire().map(line -> {
            Envelope along = new Envelope(
                    line.start().x(),
                    line.end().x(),
                    line.start().y(),
                    line.end().y());
            along.expandToInclude(about(to));
            Collection<GroundFeature> features = ground.near(along);
            int range = seen.rangeInches().orElseThrow();
            return new Fire(
                    seen,
                    range,
                    band(from, range),
                    features.stream().anyMatch(feature -> covers(feature, to, line)),
                    features.stream().anyMatch(feature -> obscures(feature, from, to, line)),
                    new Enfilade(to.footprint()).by(from.footprint()));
        });
    }

    /** Around a target, with any obstacle on whatever side of it that may cover it. */
    private Envelope about(Stand to) {
        Envelope about = to.footprint().bounds();
        if (switches.is("coverNeedsCrossing", "NO")) {
            about.expandBy((distances.of("obstacleCover") + 1) * Corner.PER_INCH);
        }
        return about;
    }

    private Fire.Band band(Stand from, int range) {
        List<Integer> bands = weapons.bands(from);
        for (int i = 0; i < Math.min(3, bands.size()); i++) {
            if (range <= bands.get(i)) {
                return Fire.Band.values()[i];
            }
        }
        return Fire.Band.OUT_OF_RANGE;
    }

    private boolean covers(GroundFeature feature, Stand to, LineTo line) {
        if (feature.effects().flag("obstacle")) {
            return distances.isAtObstacle(feature, to.footprint().bases())
                    && (switches.is("coverNeedsCrossing", "NO")
                            || feature.shape().isMetBy(line));
        }
        return feature.effects().flag("cover") && to.isOn(feature);
    }

    /** Terrain that holds an end of the line does not obscure it, nor an own obstacle, nor one that gives cover. */
    private boolean obscures(GroundFeature feature, Stand from, Stand to, LineTo line) {
        boolean obstacle = feature.effects().flag("obstacle");
        boolean counts = obstacle
                || Visibility.isObscuring(feature)
                || (Visibility.isClear(feature)
                        && switches.is("clearGroundObscures", "YES")
                        && !feature.effects().flag("contour"));
        if (!counts || !feature.shape().isMetBy(line)) {
            return false;
        }
        if (obstacle) {
            List<Base> front = from.footprint().front();
            boolean own = distances.isAtObstacle(feature, front) && switches.is("ownObstacleObscures", "NO");
            return !own && !covers(feature, to, line) && !isSeenOver(feature, line);
        }
        Predicate<LineTo> start = feature.shape().outline()::holdsStart;
        return !start.or(feature.shape().outline()::holdsEnd).test(line) && !isSeenOver(feature, line);
    }

    private boolean isSeenOver(GroundFeature feature, LineTo line) {
        return switches.is("seenOverObscures", "NO")
                && UnitSight.isLower(sight, feature.shape().outline(), line);
    }
}
