package coupdoeil.validator.bench;

import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.table.Stand;
import java.util.Collection;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Sight on a table as one would build it on a geometry library: what stops sight as prepared polygons in a spatial index,
 * asked with the line in doubles. It knows no levels and no depth of woods, so it is asked for less than the rules ask; what
 * holds an end of the line does not stop it.
 */
final class JtsTable {

    private static final GeometryFactory SHAPES = new GeometryFactory();

    private final STRtree tree = new STRtree();

    JtsTable(Pack pack, TerrainChart chart, Collection<Stand> stands) {
        List<TableFeature> features = pack.battlefield().table().orElseThrow().features();
        for (TableFeature feature : features) {
            if (chart.record(feature.type())
                    .flatMap(record -> record.effects().text("los"))
                    .filter("blocking"::equals)
                    .isPresent()) {
                insert(feature.shape());
            }
        }
        stands.forEach(
                stand -> stand.footprint().bases().stream().map(Base::inches).forEach(this::insert));
        tree.build();
    }

    private void insert(Geometry shape) {
        tree.insert(shape.getEnvelopeInternal(), PreparedGeometryFactory.prepare(shape));
    }

    boolean sees(Corner from, Corner to) {
        Coordinate start = new Coordinate(from.xInches(), from.yInches());
        Coordinate end = new Coordinate(to.xInches(), to.yInches());
        LineString line = SHAPES.createLineString(new Coordinate[] {start, end});
        for (Object found : tree.query(line.getEnvelopeInternal())) {
            PreparedGeometry shape = (PreparedGeometry) found;
            if (shape.intersects(line)
                    && !shape.intersects(SHAPES.createPoint(start))
                    && !shape.intersects(SHAPES.createPoint(end))) {
                return false;
            }
        }
        return true;
    }
}
