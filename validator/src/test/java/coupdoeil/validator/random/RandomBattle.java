package coupdoeil.validator.random;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.RandomPacks;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.pack.UnreadContent;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Packs of every rule system, from nearly sound to nonsense; the same random numbers give the same pack. */
final class RandomBattle {

    /** Most of them of the systems that have rules. */
    private static final List<String> SYSTEMS =
            List.of("fb", "fb", "fb", "lb", "lb", "lb", "cc", "cc", "cc", "hm", "hm", "ot");

    /** How much of a pack is anything at all. */
    private static final List<Double> DISORDER = List.of(0.0, 0.01, 0.03, 0.1, 0.3);

    private RandomBattle() {}

    static Pack pack(Random random) {
        String id = SYSTEMS.get(random.nextInt(SYSTEMS.size()));
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        if (random.nextInt(10) == 0) {
            return nonsense(random.nextLong(), random.nextInt(4) == 0 ? "chess" : id);
        }
        double disorder = DISORDER.get(random.nextInt(DISORDER.size()));
        return battle(id, new RandomValues(system, random, disorder));
    }

    /** Words and numbers thrown together, in the form of a pack. */
    private static Pack nonsense(long seed, String system) {
        Pack pack = RandomPacks.pack(seed);
        PackInfo info = pack.info();
        return pack.withInfo(info.withSystem(system));
    }

    private static Pack battle(String system, RandomValues values) {
        RandomGround ground = new RandomGround(values);
        Battlefield battlefield = ground.battlefield();
        OrderOfBattle troops = new RandomTroops(values).orderOfBattle();
        RandomPlay play = new RandomPlay(values, ground, troops);
        List<Scenario> scenarios = new ArrayList<>();
        for (int i = values.oneIn(12) ? 0 : 1 + values.below(2); i > 0; i--) {
            scenarios.add(play.scenario(values.wild() ? "again" : "scenario-" + i));
        }
        List<TerrainRecord> chart = values.some(2, () -> record(values));
        List<Suppression> suppressions = values.some(2, () -> suppression(values));
        return new Pack(
                new PackInfo("random", "Random", system, "", List.of(), "CC0-1.0", List.of(), "", ""),
                battlefield,
                troops,
                chart,
                scenarios,
                suppressions,
                Map.of(),
                UnreadContent.NONE);
    }

    private static TerrainRecord record(RandomValues values) {
        TerrainRecord known = values.pick(values.system().chart().records());
        String kind = values.word(List.of(known.kind()));
        var effects =
                values.attributes(values.system().attributeTypes().chartFields().getOrDefault(known.kind(), List.of()));
        return new TerrainRecord(values.word(List.of(known.id(), "own-ground")), kind, "Ground", effects, known.look());
    }

    private static Suppression suppression(RandomValues values) {
        String subject = values.pick(List.of("unit:", "placement:", "formation:")) + values.reference("unit");
        String reason = values.pick(List.of("", "so it was"));
        return new Suppression(
                values.word(List.of("PACK-62", "FB-STACK-07", "LB-STACK-01", "CC-UNIT-08")),
                subject,
                "",
                reason,
                "",
                values.pick(List.of("", "2026-01-01")));
    }
}
