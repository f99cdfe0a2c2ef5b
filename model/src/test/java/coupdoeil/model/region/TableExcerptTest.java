package coupdoeil.model.region;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TableExcerptTest {

    private TableExcerpt all;

    @BeforeEach
    void takeAllOfASample() {
        Pack pack = PackReader.read(Path.of("../samples/guilford-courthouse-1781"))
                .pack()
                .orElseThrow();
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        Scenario scenario = pack.scenarios().get(0);
        all = TableExcerpt.of(
                table,
                scenario,
                new TableExcerpt.Ids(
                        table.features().stream().map(TableFeature::id).toList(),
                        table.places().stream().map(Place::id).toList(),
                        scenario.setup().stream().map(Placement::piece).toList(),
                        scenario.tokens().stream().map(Token::id).toList()));
        assertThat(all.features()).hasSizeGreaterThan(10);
        assertThat(all.setup()).hasSizeGreaterThan(10);
        assertThat(all.places()).isNotEmpty();
    }

    @Test
    void aMirrorTwiceAndATurnAndBackAreAsItWas() {
        assertThat(all.mirrored()).isNotEqualTo(all);
        assertThat(all.mirrored().mirrored()).isEqualTo(all);
        for (int degrees = 15; degrees < 360; degrees += 15) {
            assertThat(all.turned(degrees).turned(-degrees))
                    .as("turned by " + degrees)
                    .isEqualTo(all);
        }
        assertThat(all.turned(90).turned(90).turned(90).turned(90)).isEqualTo(all);
        assertThat(all.turned(360)).isSameAs(all);
    }

    @Test
    void movedThereAndBackItIsAsItWas() {
        assertThat(all.moved(12.3, -4.7).moved(-12.3, 4.7)).isEqualTo(all);
    }

    @Test
    void headingsTurnWithTheGround() {
        List<Facing> turned = facings(all.turned(90));
        List<Facing> mirrored = facings(all.mirrored());
        IntStream.range(0, turned.size()).forEach(i -> {
            if (facings(all).get(i) instanceof Facing.Heading was) {
                assertThat(((Facing.Heading) turned.get(i)).degrees()).isEqualTo((was.degrees() + 270) % 360);
                assertThat(((Facing.Heading) mirrored.get(i)).degrees()).isEqualTo((540 - was.degrees()) % 360);
            }
        });
    }

    private static List<Facing> facings(TableExcerpt part) {
        return part.setup().stream().map(listed -> listed.value().facing()).toList();
    }
}
