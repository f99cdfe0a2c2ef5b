package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.engine.Entrance;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

class FbEngineFactsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    private final EngineFacts facts = EngineFacts.of("fb");

    @Test
    void slopesAreWhereLevelsDiffer() {
        assertThat(facts.hexsides(situation())).isEmpty();

        Situation situation = situation("level 1 0404");
        assertThat(facts.hexsides(situation)).hasSize(6).allSatisfy((side, names) -> {
            assertThat(names).containsExactly("slope");
            assertThat(List.of(label(situation, side.hex()), label(situation, side.other())))
                    .contains("0404");
        });
    }

    @Test
    void dwellingsThatTouchAreOne() {
        Situation situation = situation("terrain dwellings 0303 0403 0707", "terrain woods 0503");

        assertThat(facts.groups(situation)).allMatch(group -> group.kind().equals("dwellings"));
        assertThat(facts.groups(situation).stream()
                        .map(group -> group.hexes().stream()
                                .map(hex -> label(situation, hex))
                                .toList()))
                .containsExactly(List.of("0303", "0403"), List.of("0707"));
    }

    @Test
    void bothVisibilitiesOfEachTurnWhereThereIsALimit() {
        Situation situation = situation(
                "clock 06:00 06:45",
                "remove period 06:00",
                "period 06:15 06:30 visibility=12",
                "period 06:30 06:30 sameElevation=7");

        assertThat(facts.inForce(situation))
                .containsExactly(
                        Attributes.NONE,
                        Attributes.of("visibility", 12),
                        Attributes.of("visibility", 12, "sameElevation", 7),
                        Attributes.NONE);
    }

    @Test
    void whoMarchesEntersBehindThoseAhead() {
        Situation situation = situation(
                "unit u1 blue infantry mf=3 steps=2",
                "unit u2 blue infantry mf=3 steps=2",
                "group g 06:30 west column march:u1,blue-brigadier,u2");
        List<Entrance> entrances = facts.entrances(situation, group(situation)).orElseThrow();

        assertThat(entrances)
                .extracting(Entrance::piece, Entrance::turn, Entrance::delayed, Entrance::hexesAhead)
                .containsExactly(
                        Tuple.tuple("u1", "06:30", false, 0),
                        Tuple.tuple("blue-brigadier", "06:30", false, null),
                        Tuple.tuple("u2", "06:30", false, 1));
    }

    @Test
    void nobodyMarchesOnATable() {
        Situation hexes = situation("unit u1 blue infantry", "group g 06:30 west column march:u1");
        Pack table = hexes.pack()
                .withBattlefield(ExamplePacks.of(SYSTEM, "table 48x36").battlefield());

        assertThat(facts.entrances(Situation.of(table, SYSTEM, table.scenarios().get(0)), group(hexes)))
                .isEmpty();
    }

    private static String label(Situation situation, Hex hex) {
        HexGrid grid = situation.pack().battlefield().hexMap().orElseThrow().grid();
        return grid.label(hex);
    }

    private static ArrivalGroup group(Situation situation) {
        return situation.scenario().orElseThrow().reinforcements().get(0);
    }

    private static Situation situation(String... lines) {
        List<String> all = new ArrayList<>(List.of("place entry west 0105 side=blue"));
        all.addAll(List.of(lines));
        Pack pack = ExamplePacks.of(SYSTEM, all.toArray(String[]::new));
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0));
    }
}
