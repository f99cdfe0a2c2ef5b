package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.engine.Entrance;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

class LbEngineFactsTest {

    private final EngineFacts facts = EngineFacts.of("lb");

    @Test
    void dwellingsThatTouchAreOne() {
        Situation situation = situation("terrain village 0303 0403 0707", "terrain woods 0503");
        HexGrid grid = situation.pack().battlefield().hexMap().orElseThrow().grid();

        assertThat(facts.groups(situation)).allMatch(group -> group.kind().equals("dwellings"));
        assertThat(facts.groups(situation).stream()
                        .map(group -> group.hexes().stream().map(grid::label).toList()))
                .containsExactly(List.of("0303", "0403"), List.of("0707"));
        assertThat(facts.groups(situation())).isEmpty();
    }

    @Test
    void theVisibilityOfEachTurnWhereThereIsALimit() {
        Situation situation = situation("clock 09:00 10:00", "period 09:20 09:40 fog visibility=4");

        assertThat(facts.inForce(situation))
                .containsExactly(
                        Attributes.NONE,
                        Attributes.of("visibility", 4),
                        Attributes.of("visibility", 4),
                        Attributes.NONE);
    }

    @Test
    void whoMarchesEntersBehindThoseAhead() {
        Situation situation = situation(
                "unit u1 blue infantry increments=9 movement=3",
                "unit u2 blue infantry increments=9",
                "unit u3 blue infantry increments=8",
                "leader duke blue corps",
                "group g 10:00 west column march:u1/road-march,u2/road-march,duke,u3/road-march");

        assertThat(facts.entrances(situation, group(situation)).orElseThrow())
                .extracting(Entrance::piece, Entrance::turn, Entrance::delayed, Entrance::hexesAhead)
                .containsExactly(
                        Tuple.tuple("u1", "10:00", false, 0),
                        Tuple.tuple("u2", "10:00", false, 3),
                        Tuple.tuple("duke", "10:00", false, null),
                        Tuple.tuple("u3", "10:20", true, 0));
    }

    @Test
    void whoComesAlongAnEdgeEntersAsHePleases() {
        Situation situation = situation(
                "unit u1 blue infantry", "place entry west 0105,0106 side=blue", "group g 10:00 west edge march:u1");

        assertThat(facts.entrances(situation, group(situation))).isEmpty();
    }

    @Test
    void nothingIsInForceAndNobodyMarchesOnATable() {
        Situation hexes = situation("unit u1 blue infantry", "group g 10:00 west column march:u1/column");
        Pack table = hexes.pack()
                .withBattlefield(
                        ExamplePacks.of(LbAnswers.SYSTEM, "table 48x36").battlefield());
        Situation situation =
                Situation.of(table, LbAnswers.SYSTEM, table.scenarios().get(0));

        assertThat(facts.inForce(situation)).isEmpty();
        assertThat(facts.entrances(situation, group(situation))).isEmpty();
    }

    private static ArrivalGroup group(Situation situation) {
        return situation.scenario().orElseThrow().reinforcements().get(0);
    }

    private static Situation situation(String... lines) {
        Pack pack = ExamplePacks.of(LbAnswers.SYSTEM, lines);
        return Situation.of(pack, LbAnswers.SYSTEM, pack.scenarios().get(0));
    }
}
