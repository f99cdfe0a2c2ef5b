package coupdoeil.model.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainChart;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

class GroundFeatureTest {

    private static final TerrainChart CHART =
            RuleSystems.load("hm").orElseThrow().chart();

    @Test
    void whatHasANameIsCalledByIt() {
        assertThat(feature("forest", "Bossu wood").name()).isEqualTo("Bossu wood");
    }

    @Test
    void whatHasNoneIsCalledByWhatItIsAndWhereItLies() {
        assertThat(feature("forest", "").name()).isEqualTo("Forest at 12, 7.5");
    }

    @Test
    void whatIsOfAnUnknownTypeIsCalledByItsId() {
        assertThat(feature("moor", "").name()).isEqualTo("f-1");
    }

    private static GroundFeature feature(String type, String name) {
        return GroundFeature.of(
                new TableFeature(
                        "f-1",
                        type,
                        name,
                        new GeometryFactory().createPolygon(new Coordinate[] {
                            new Coordinate(10, 5),
                            new Coordinate(14, 5),
                            new Coordinate(14, 10),
                            new Coordinate(10, 10),
                            new Coordinate(10, 5)
                        }),
                        Attributes.NONE),
                CHART);
    }
}
