package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.table.fact.Site;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/**
 * Where a unit is at the start: at a point of the table, or in a block or redoubt without a place of its own.
 *
 * @param key the unit's id; {@code id#2} for a second placement of the same unit
 * @param side id of its side; empty if it belongs to no army
 * @param footprint null if it is in a feature
 * @param feature null if it stands at a point
 */
public record Post(
        String key,
        Unit unit,
        Placement placement,
        String side,
        @Nullable Footprint footprint,
        @Nullable GroundFeature feature) {

    static Post of(Stand stand) {
        return new Post(stand.key(), (Unit) stand.piece(), stand.placement(), stand.side(), stand.footprint(), null);
    }

    /** Whether it is in a feature, and has no place of its own. */
    public boolean isInside() {
        return feature != null;
    }

    /** Its stands; none if it is in a feature. */
    public List<Base> stands() {
        return site().bases();
    }

    /** How far it is from another, edge to edge, in inches; 0 if they touch. */
    public double inchesFrom(Post other) {
        return site().inchesFrom(other.site());
    }

    /** How far it is from something that stands on the table, in inches; 0 if they touch. */
    public double inchesFrom(Footprint other) {
        return site().inchesFrom(other);
    }

    /** The ground that it takes. */
    public Site site() {
        return new Site(footprint, feature);
    }

    /** How far it is from some ground, edge to edge, in inches; 0 if that is under it. */
    public double inchesFrom(Geometry inches) {
        return feature == null
                ? stands().stream()
                        .mapToDouble(base -> base.inches().distance(inches))
                        .min()
                        .orElse(Double.POSITIVE_INFINITY)
                : feature.feature().shape().distance(inches);
    }

    /** The middle of its ground, or of what it is in, in inches. */
    public Coordinate middle() {
        if (footprint == null) {
            return Objects.requireNonNull(feature)
                    .feature()
                    .shape()
                    .getEnvelopeInternal()
                    .centre();
        }
        Coordinate centre = footprint.centre();
        return new Coordinate(centre.x / Corner.PER_INCH, centre.y / Corner.PER_INCH);
    }

    /** Whether it belongs to another side. */
    public boolean isEnemyOf(String other) {
        return !side.isEmpty() && !side.equals(other);
    }

    public boolean is(String arm) {
        return unit.arm().equals(arm);
    }

    public boolean isSkirmishing() {
        return Units.isSkirmishing(placement);
    }

    public boolean isFormed() {
        return Units.isFormed(placement);
    }

    public boolean isRouted() {
        return Units.isRouted(placement);
    }

    public SubjectRef ref() {
        return new SubjectRef("unit", key, unit.name());
    }

    /** By the name alone: a unit rarely stands in two places. */
    @Override
    public int hashCode() {
        return key.hashCode();
    }
}
