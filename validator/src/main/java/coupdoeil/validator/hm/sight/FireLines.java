package coupdoeil.validator.hm.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.LineTo;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Weapons;
import coupdoeil.validator.sight.table.Enfilade;
import coupdoeil.validator.sight.table.UnitSight;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Envelope;

/** Fire of units at each other as they are set up (HM L193-244, digest 3.3). */
public final class FireLines {

    private final LineOfSight sight;
    private final Sightings sightings;
    private final Weapons weapons;
    private final Distances distances;
    private final Switches switches;

    private final Memo<Pair, Optional<Fire>> shots;

    private record Pair(Stand from, Stand to) {

        @Override
        public int hashCode() {
            return LineOfSight.Pair.hash(from.key(), to.key());
        }
    }

    public FireLines(
            LineOfSight sight,
            Sightings sightings,
            Weapons weapons,
            Distances distances,
            Switches switches,
            Tracker tracker) {
        this.sight = sight;
        this.sightings = sightings;
        this.weapons = weapons;
        this.distances = distances;
        this.switches = switches;
        this.shots = new Memo<>(tracker, pair -> shot(pair.from(), pair.to()));
    }

    /** What a unit's fire at another would be, out of range or not; empty if it sees nothing of it. */
    public Optional<Fire> at(Stand from, Stand to) {
        return shots.get(new Pair(from, to));
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
            Collection<GroundFeature> features = sight.features(along);
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
        return feature.effects().flag("cover")
                && to.footprint().bases().stream().anyMatch(feature.shape().outline()::overlaps);
    }

    /** Terrain that holds an end of the line does not obscure it, nor an own obstacle, nor one that gives cover. */
    private boolean obscures(GroundFeature feature, Stand from, Stand to, LineTo line) {
        boolean obstacle = feature.effects().flag("obstacle");
        boolean counts = obstacle
                || LineOfSight.sees(feature, LineOfSight.OBSCURING)
                || (LineOfSight.sees(feature, "clear")
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
