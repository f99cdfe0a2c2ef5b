package coupdoeil.model.battlefield;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import org.locationtech.jts.geom.Geometry;

/**
 * A terrain feature on a table: a polygon (wood, hill contour, block), a line (river, wall, ridge) or a point.
 *
 * @param type one of the rule system's terrain records
 * @param shape in inches; it may be invalid (a bow-tie), which a check reports
 */
@RecordBuilder
public record TableFeature(String id, String type, String name, Geometry shape, Attributes attributes)
        implements TableFeatureBuilder.With {}
