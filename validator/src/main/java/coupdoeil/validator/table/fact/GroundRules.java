package coupdoeil.validator.table.fact;

import coupdoeil.model.table.GroundFeature;
import java.util.List;

/**
 * What a rule system says of the features and edges of its tables, whoever stands there. A system on tables binds it to a
 * fact of its own that rests on no scenario: else the rules of the bare ground would run once for each.
 *
 * <p>What charts of all systems call alike has its answer here; a system that calls it otherwise overrides that.
 */
public interface GroundRules {

    /** Attribute of a contour: its level. */
    String LEVEL = "level";

    /** Attribute of a feature: of ground in several, that of the highest counts. */
    String PRIORITY = "priority";

    /** The kind of the places that are edges to which sides fall back. */
    String homeEdge();

    /** What tells the ground of an area from other ground: areas of one kind may lie over each other. */
    List<String> kind(GroundFeature area);

    /** Whether a feature takes ground that nobody enters. */
    boolean isImpassable(GroundFeature feature);

    /** Whether nobody of an arm gets into an area or over a line that others pass. */
    boolean bars(GroundFeature feature, String arm);

    /** Whether a feature is a bridge or ford: it leads over whatever it lies on. */
    default boolean isCrossing(GroundFeature feature) {
        return feature.effects().flag("crossing");
    }

    /** Whether a feature is higher ground. */
    default boolean isContour(GroundFeature feature) {
        return feature.effects().flag("contour");
    }

    /** The level of a contour; 0 if it has none, or the feature is no contour. */
    default int level(GroundFeature feature) {
        return isContour(feature) ? feature.effects().integer(LEVEL, 0) : 0;
    }

    /** The priority of a feature; 0 if it has none. */
    default int priority(GroundFeature feature) {
        return feature.effects().integer(PRIORITY, 0);
    }
}
