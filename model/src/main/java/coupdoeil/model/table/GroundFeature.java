package coupdoeil.model.table;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;

/**
 * A terrain feature as rules read it.
 *
 * @param kind what the chart calls its type; empty if it does not know that
 * @param effects those of its type in the chart, overridden by what is written at the feature itself
 */
public record GroundFeature(TableFeature feature, String kind, Attributes effects, GroundShape shape) {

    /** Attribute: how wide a line is, in inches. */
    public static final String WIDTH = "widthInches";

    /** A feature whose type the chart does not know has the effects that are written at itself. */
    public static GroundFeature of(TableFeature feature, TerrainChart chart) {
        Optional<TerrainRecord> type = chart.record(feature.type());
        Attributes effects =
                type.map(TerrainRecord::effects).orElse(Attributes.NONE).overriddenBy(feature.attributes());
        return new GroundFeature(
                feature,
                type.map(TerrainRecord::name).orElse(""),
                effects,
                GroundShape.of(feature.shape(), width(effects)));
    }

    private static double width(Attributes effects) {
        return effects.number(WIDTH).map(BigDecimal::doubleValue).orElse(0.0);
    }

    /** The ground that it takes, see {@link GroundShape#ground}; made anew each time. */
    public Geometry ground() {
        return GroundShape.ground(feature.shape(), width(effects));
    }

    public String id() {
        return feature.id();
    }

    /** Its name for people: what it is called, else what it is and where its middle lies in inches, else its id. */
    public String name() {
        if (!feature.name().isEmpty()) {
            return feature.name();
        }
        return kind.isEmpty()
                ? feature.id()
                : Labels.middle(feature.shape())
                        .map(middle -> kind + " at " + middle)
                        .orElse(feature.id());
    }

    /** Two are equal if they were drawn alike, are called alike and have the same effects; the shape follows. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GroundFeature that
                && feature.equals(that.feature)
                && kind.equals(that.kind)
                && effects.equals(that.effects);
    }

    @Override
    public int hashCode() {
        return 31 * feature.hashCode() + effects.hashCode();
    }
}
