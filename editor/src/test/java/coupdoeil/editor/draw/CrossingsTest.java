package coupdoeil.editor.draw;

import static coupdoeil.editor.draw.Shapes.at;
import static coupdoeil.editor.draw.Shapes.of;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.draw.Crossings.Found;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.RuleSystems;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrossingsTest {

    private static final Crossings GROUND = new Crossings(
            List.of(
                    new TableFeature("brook", "stream", "", of("LINESTRING (0 10, 40 10)"), Attributes.NONE),
                    new TableFeature("way", "road", "", of("LINESTRING (20 0, 20 30)"), Attributes.NONE)),
            RuleSystems.load("hm").orElseThrow().chart());

    @Test
    void aBridgeLiesAlongTheRoadFromBankToBank() {
        Found found = GROUND.near(at(20.8, 11), 2).orElseThrow();
        assertThat(found.water()).isEqualTo("brook");
        assertThat(found.line().getCoordinates()).containsExactly(at(20, 9), at(20, 11));
    }

    @Test
    void awayFromRoadsItLiesStraightAcross() {
        Found found = GROUND.near(at(30.5, 10.9), 2).orElseThrow();
        assertThat(found.line().getCoordinates()).containsExactlyInAnyOrder(at(30.5, 9), at(30.5, 11));
    }

    @Test
    void whereThereIsNoWaterThereIsNone() {
        assertThat(GROUND.near(at(20, 20), 2)).isEmpty();
    }
}
