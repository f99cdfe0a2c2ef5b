package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.of;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResizedTest {

    private static final TableBattlefield TABLE = new TableBattlefield(
            72,
            48,
            List.of(
                    new TableFeature("way", "road", "", of("LINESTRING (0 20, 40 22, 72 24)"), Attributes.NONE),
                    new TableFeature("wood", "forest", "", of("POLYGON ((1 1, 5 1, 5 5, 1 1))"), Attributes.NONE)),
            List.of(new Place(
                    "north", "home-edge", "", new Area.Shape(of("LINESTRING (0 48, 72 48)")), Attributes.NONE)));

    @Test
    void whatLiesOnAnEdgeGoesWithIt() {
        TableBattlefield larger = Resized.to(TABLE, 96, 60);
        assertThat(larger.widthInches()).isEqualTo(96);
        assertThat(larger.features().get(0).shape()).isEqualTo(of("LINESTRING (0 20, 40 22, 96 24)"));
        assertThat(larger.features().get(1)).isEqualTo(TABLE.features().get(1));
        assertThat(larger.places().get(0).area()).isEqualTo(new Area.Shape(of("LINESTRING (0 60, 96 60)")));
        assertThat(Resized.to(larger, 72, 48)).isEqualTo(TABLE);
    }
}
