package coupdoeil.validator.table.fact;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * The ground that a piece takes at the start: under its bases, or all of the feature that it is in without a place of its own.
 * One of the two is there, and the other is null.
 */
public record Site(@Nullable Footprint footprint, @Nullable GroundFeature feature) {

    public static Site of(Footprint footprint) {
        return new Site(footprint, null);
    }

    public static Site in(GroundFeature feature) {
        return new Site(null, feature);
    }

    /** Its bases; none if it is in a feature. */
    public List<Base> bases() {
        return footprint == null ? List.of() : footprint.bases();
    }

    /** What it lies within, in hundredths of a millimetre; a copy. */
    public Envelope bounds() {
        return new Envelope(footprint == null ? held().shape().bounds() : footprint.bounds());
    }

    /** How far it is from another, edge to edge, in inches; 0 if they touch. */
    public double inchesFrom(Site other) {
        if (other.footprint != null) {
            return inchesFrom(other.footprint);
        }
        return footprint == null ? held().shape().inchesFrom(other.held().shape()) : other.inchesFrom(footprint);
    }

    /** How far it is from what stands on the table, in inches; 0 if they touch. */
    public double inchesFrom(Footprint other) {
        if (footprint != null) {
            return footprint.inchesFrom(other);
        }
        return other.bases().stream()
                .mapToDouble(held().shape()::inchesFrom)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    private GroundFeature held() {
        return Objects.requireNonNull(feature);
    }
}
