package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.example.GeneratedBattle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What rules keep from edit to edit is right even where an edit works far away: along lines, columns, chains of command. */
@Tag("long")
class FarChainsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    private final Validator validator = Validator.of(SYSTEM);
    private final ValidationSession session = validator.session();
    private final Random random = new Random(18150616L);
    private Pack pack = GeneratedBattle.square(50);

    @Test
    void aHexOnTheLineBetweenEnemiesIsPainted() {
        follow(20, this::paintedBetweenEnemies);
    }

    @Test
    void aHexIsClosedToEveryoneAndOpenedAgain() {
        follow(
                12,
                before -> map(before, map -> {
                    Hex hex = anyPlacement(before).hex().orElse(Hex.ORIGIN).plus(random.nextInt(3), random.nextInt(3));
                    return map.grid().contains(hex)
                            ? map.withTerrain(hex, random.nextBoolean() ? HexBattlefield.OFF_MAP : "clear")
                            : map;
                }));
    }

    @Test
    void someoneTurnsAndHisZoneWithHim() {
        follow(15, before -> placed(before, p -> p.withFacing(new Facing.ToSide(HexDirection.of(random.nextInt(6))))));
    }

    @Test
    void someoneMovesAndComesBack() {
        Pack original = pack;
        for (int i = 0; i < 8; i++) {
            follow(1, before -> placed(before, p -> p.withPosition(new Position.OnHex(hexOf(anyPlacement(before))))));
            follow(1, before -> original);
        }
    }

    @Test
    void oneRecordOfTheChartDiffers() {
        follow(6, before -> {
            TerrainRecord record = SYSTEM.chart()
                    .records()
                    .get(random.nextInt(SYSTEM.chart().records().size()));
            boolean blocks = random.nextBoolean();
            return before.withChart(List.of(new TerrainRecord(
                    record.id(),
                    record.kind(),
                    record.name(),
                    record.effects().with("blocksLos", blocks).with("dwellings", !blocks),
                    record.look())));
        });
    }

    @Test
    void oneSwitchDiffers() {
        follow(
                8,
                before -> scenario(before, scenario -> {
                    var type = SYSTEM.options()
                            .switches()
                            .get(random.nextInt(SYSTEM.options().switches().size()));
                    Map<String, String> switches = new HashMap<>(scenario.switches());
                    switches.put(
                            type.id(),
                            type.values().get(random.nextInt(type.values().size())));
                    return scenario.withSwitches(switches);
                }));
    }

    @Test
    void theVisibilityOfOneTurnDiffers() {
        follow(
                6,
                before -> scenario(before, scenario -> {
                    List<Period> periods = new ArrayList<>(scenario.periods());
                    Period first = periods.get(0);
                    periods.add(new Period(
                            first.from(),
                            first.from(),
                            List.of(),
                            first.attributes().with("visibility", 2 + random.nextInt(20))));
                    return scenario.withPeriods(periods);
                }));
    }

    private Pack paintedBetweenEnemies(Pack before) {
        Hex from = hexOf(anyPlacement(before));
        Hex to = hexOf(anyPlacement(before));
        double way = random.nextDouble();
        Hex hex = from.plus((int) ((to.q() - from.q()) * way), (int) ((to.r() - from.r()) * way));
        return map(before, map -> {
            if (!map.grid().contains(hex)) {
                return map;
            }
            return random.nextBoolean()
                    ? map.withTerrain(hex, random.nextBoolean() ? "woods" : "clear")
                    : map.withLevel(hex, random.nextInt(5));
        });
    }

    private void follow(int edits, UnaryOperator<Pack> edit) {
        session.update(pack);
        for (int i = 0; i < edits; i++) {
            pack = edit.apply(pack);
            assertThat(session.update(pack)).as("edit %d", i).isEqualTo(validator.validate(pack));
        }
    }

    private static Pack map(Pack pack, UnaryOperator<HexBattlefield> edit) {
        return pack.withBattlefield(edit.apply((HexBattlefield) pack.battlefield()));
    }

    private static Pack scenario(Pack pack, UnaryOperator<Scenario> edit) {
        return pack.withScenario(pack.scenarios().get(0).id(), edit);
    }

    private Pack placed(Pack before, UnaryOperator<Placement> edit) {
        return scenario(before, scenario -> {
            List<Placement> setup = new ArrayList<>(scenario.setup());
            int i = random.nextInt(setup.size());
            setup.set(i, edit.apply(setup.get(i)));
            return scenario.withSetup(setup);
        });
    }

    private Placement anyPlacement(Pack from) {
        List<Placement> setup = from.scenarios().get(0).setup();
        return setup.get(random.nextInt(setup.size()));
    }

    private static Hex hexOf(Placement placement) {
        return placement.hex().orElse(Hex.ORIGIN);
    }
}
