package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.reach.GroundInReach;
import java.util.List;
import java.util.Objects;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** The ground that the fire of units may reach, seen or not (OT Fire Combat: Musketry; Fire Combat: Artillery). */
public record FireGround(FireLines lines) {

    /** What lies in the arcs of a unit, all round if it has none, no further off than a distance; in inches. */
    public Geometry of(Post post, double inches) {
        Geometry near = around(post, inches);
        List<FireArc> arcs = lines.arcs(post);
        Geometry ahead = new GeometryFactory().createPolygon();
        for (FireArc arc : arcs) {
            ahead = ahead.union(arc.ground(inches).intersection(near));
        }
        return arcs.isEmpty() ? near : ahead;
    }

    private static Geometry around(Post post, double inches) {
        Footprint footprint = post.footprint();
        GroundFeature feature = post.feature();
        return footprint == null
                ? Objects.requireNonNull(feature).feature().shape().buffer(inches)
                : GroundInReach.around(footprint, inches);
    }
}
