package coupdoeil.model.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever is with another stands where that one does. */
class CompanyTest {

    private static final Hex HERE = new Hex(2, 2);
    private static final Hex THERE = new Hex(3, 2);
    private static final Placement DUKE = Placement.of("duke", new Position.OnHex(HERE));
    private static final Placement AIDE = Placement.of("aide", new Position.Attached("duke"));

    private static Scenario scenario(Placement... setup) {
        return Scenario.empty("s", "s").withSetup(List.of(setup));
    }

    private static Optional<Hex> hex(Scenario scenario, int placement) {
        return scenario.setup().get(placement).hex();
    }

    @Test
    void anAideGoesWhereHisGeneralGoes() {
        Scenario before = scenario(AIDE, DUKE);
        Scenario after = before.withSetup(List.of(before.setup().get(0), DUKE.withPosition(new Position.OnHex(THERE))));

        assertThat(hex(before, 0)).contains(HERE);
        assertThat(hex(after, 0)).contains(THERE);
        assertThat(hex(after.withSetup(after.setup().subList(0, 1)), 0)).isEmpty();
    }

    @Test
    void whoeverStaysIsTheSameObject() {
        Scenario before = scenario(AIDE, DUKE);

        assertThat(before.withTokens(List.of()).setup()).isSameAs(before.setup());
        assertThat(before.withSetup(new ArrayList<>(before.setup())).setup().get(0))
                .isSameAs(before.setup().get(0));
    }

    @Test
    void withOneWhoIsWithAnother() {
        Scenario scenario = scenario(Placement.of("page", new Position.Attached("aide")), AIDE, DUKE);

        assertThat(hex(scenario, 0)).contains(HERE);
    }

    @Test
    void withEachOtherTheyStandNowhere() {
        Scenario scenario = scenario(AIDE, Placement.of("duke", new Position.Attached("aide")));

        assertThat(hex(scenario, 0)).isEmpty();
        assertThat(scenario.setup().get(1).onHexes()).isFalse();
    }

    @Test
    void withOneWhoIsOffTheMap() {
        Scenario scenario = scenario(AIDE, DUKE.withPosition(new Position.OffMap("camp")));

        assertThat(scenario.setup().get(0).position().standing()).isEqualTo(new Position.OffMap("camp"));
        assertThat(hex(scenario, 0)).isEmpty();
    }

    @Test
    void aMarkerWithAPiece() {
        Token order = new Token("o", "order", "duke", new Position.Attached("duke"), Attributes.NONE);

        assertThat(scenario(DUKE)
                        .withTokens(List.of(order))
                        .tokens()
                        .get(0)
                        .position()
                        .inHex())
                .contains(HERE);
    }
}
