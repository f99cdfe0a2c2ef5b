package coupdoeil.validator.fb;

import static coupdoeil.validator.fb.FbMaps.flat;
import static coupdoeil.validator.fb.FbMaps.hex;
import static coupdoeil.validator.fb.FbMaps.row;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Evaluation;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.Relief;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FbGroundTest {

    @Test
    void terrainBlocksByItsRecordWhereverItIs() {
        SightGround ground = flat().woods(1, 0)
                .feature("orchard", 2, 0)
                .feature("crops", 3, 0)
                .scene()
                .ground();

        assertThat(ground.terrainBlocks(hex("1,0"))).isTrue();
        assertThat(ground.terrainBlocks(hex("2,0"))).isTrue();
        assertThat(ground.terrainBlocks(hex("3,0"))).isFalse();
    }

    @Test
    void aPacksOwnRecordWins() {
        TerrainRecord glade = new TerrainRecord(
                "woods", TerrainRecord.HEX, "Thin woods", Attributes.of("blocksLos", false), Attributes.NONE);
        Pack pack = flat().woods(1, 0).pack().withChart(List.of(glade));

        assertThat(scene(pack).ground().terrainBlocks(hex("1,0"))).isFalse();
    }

    @Test
    void bothHexesOfAUnitBlock() {
        SightGround ground = flat().infantry(2, 0).extended(2, 1).scene().ground();

        assertThat(ground.unitBlocks(hex("2,0"))).isTrue();
        assertThat(ground.unitBlocks(hex("2,1"))).isTrue();
        assertThat(ground.withoutUnits().unitBlocks(hex("2,0"))).isFalse();
    }

    @Test
    void trainsSkirmishersAndLeadersDoNotBlockButCavalryAndDisorderedInfantryDo() {
        SightGround ground = flat().unit("train", "no-formation", 1, 0)
                .unit("cavalry", "skirmish-screen", 2, 0)
                .leader(3, 0)
                .unit("cavalry", "column", 4, 0)
                .unit("infantry", "disorder", 5, 0)
                .scene()
                .ground();

        assertThat(List.of(1, 2, 3)).noneMatch(q -> ground.unitBlocks(hex(q + ",0")));
        assertThat(List.of(4, 5)).allMatch(q -> ground.unitBlocks(hex(q + ",0")));
    }

    @Test
    void piecesCanBeIgnored() {
        HexScene scene = flat().infantry(1, 0).infantry(1, 0).infantry(2, 0).scene();

        assertThat(scene.ignoring(Set.of("infantry-1")).unitBlocks(hex("1,0"))).isTrue();
        assertThat(scene.ignoring(Set.of("infantry-1", "infantry-2")).unitBlocks(hex("1,0")))
                .isFalse();
        assertThat(scene.ignoring(Set.of("infantry-1", "infantry-2")).unitBlocks(hex("2,0")))
                .isTrue();
    }

    @Test
    void theBlockersOfAHexAreNamedOnceEach() {
        Pack pack = flat().infantry(1, 0)
                .extended(1, 0)
                .unit("artillery", "unlimbered", 1, 0)
                .pack();
        Relief ground = Situation.of(pack, FbMaps.SYSTEM, pack.scenarios().get(0))
                .facts()
                .get(Relief.class);

        assertThat(ground.blockers(hex("1,0")))
                .extracting(blocker -> blocker.piece().id())
                .containsExactly("infantry-1");
        assertThat(ground.blockers(hex("2,0"))).isEmpty();
    }

    @Test
    void whoeverReadsAHexIsChargedWithItEvenIfItIsKnown() {
        Pack pack = flat().infantry(1, 0).pack();
        Situation situation = Situation.of(pack, FbMaps.SYSTEM, pack.scenarios().get(0));
        HexBattlefield map = situation.pack().battlefield().hexMap().orElseThrow();
        Tracker tracker = Tracker.recording();
        Ground ground = new Ground(map, tracker);
        Occupancy occupancy = new Occupancy(map.grid(), HexStacks.STACKS.of(situation), tracker);
        Relief sight = new Relief(
                ground, occupancy, new Formations(situation.system()), situation.chart(), situation.system());

        Reading first = new Reading(tracker, sight);
        Reading second = new Reading(tracker, sight);
        Reading ofTerrain = new Reading(tracker, sight.withoutUnits());
        occupancy.follow(Map.of(), Optional.empty());
        assertThat(List.of(first.outdated, second.outdated, ofTerrain.outdated)).containsExactly(true, true, false);

        Reading third = new Reading(tracker, sight);
        HexBattlefield higher = map.withLevel(hex("1,0"), map.level(hex("1,0")) + 1);
        BitSet touched = new BitSet();
        touched.set(map.grid().index(hex("1,0")));
        ground.follow(higher, touched);
        assertThat(List.of(third.outdated, ofTerrain.outdated)).containsExactly(true, true);
    }

    /** An evaluation that reads one hex. */
    private static final class Reading extends Evaluation {
        private boolean outdated;

        Reading(Tracker tracker, SightGround ground) {
            tracker.begin(this);
            assertThat(SightCell.isOut(ground.cell(hex("1,0")))).isFalse();
            tracker.end();
        }

        @Override
        protected void forget() {
            outdated = true;
        }
    }

    @Test
    void aPieceOfTwoHexesSeesWhatEitherSees() {
        HexScene scene = row(1, 1, 0, 0, 0).scene();

        assertThat(scene.rule(0).seesAny(scene.ground(), List.of(hex("0,0"), hex("1,0")), List.of(hex("2,0"))))
                .isTrue();
        assertThat(scene.rule(0).seesAny(scene.ground(), List.of(hex("0,0")), List.of(hex("2,0"))))
                .isFalse();
    }

    @Test
    void slopesFollowLevelsUnlessAFeatureSaysThatThereIsNone() {
        SightGround ground = row(0, 1, 0, 2, 2)
                .side(1, 0, 2, 0, "no-slope")
                .side(2, 0, 3, 0, "steep", "no-slope")
                .side(3, 0, 4, 0, "slope")
                .scene()
                .ground();

        assertThat(ground.isSlope(side("0,0", "1,0"))).isTrue();
        assertThat(ground.slopeHeight(side("0,0", "1,0"))).isEqualTo(1);
        assertThat(ground.isSlope(side("1,0", "2,0"))).isFalse();
        assertThat(ground.isSlope(side("2,0", "3,0"))).as("says both").isTrue();
        assertThat(ground.isSlope(side("3,0", "4,0")))
                .as("between equal levels")
                .isFalse();
        assertThat(ground.isSlope(side("1,0", "2,-1")))
                .as("at the edge of the map")
                .isFalse();
    }

    @Test
    void explanationsNameHexesTerrainAndUnits() {
        HexScene scene = row(1, 1, 0, 0, 0, 0)
                .woods(2, 0)
                .feature("orchard", 2, 0)
                .infantry(3, 0)
                .side(4, 0, 5, 0, "high-wall")
                .scene();

        assertThat(scene.rule(0)
                        .sightline(scene.ground(), hex("0,0"), hex("5,0"))
                        .text(scene.names()))
                .isEqualTo("""
                        0101 does not see 0601 (blocked): range 5, visibility 15, level 1 to 0.
                        0101@1 0201@1 0301@0 0401@0 0501@0 0601@0: blocked by infantry-1 in 0401; \
                        High wall on hexside 0501/0; looks over Woods, Orchard in 0301; \
                        the slope on hexside 0201/0: 4 from the lower end, 2 from the higher.""");
    }

    @Test
    void itIsFoundByTheIdOfTheRuleSystemAndKnowsNoTables() {
        Pack pack = flat().pack().withBattlefield(new TableBattlefield(48, 36, List.of(), List.of()));

        assertThat(HexScene.of(pack, FbMaps.SYSTEM, Scenario.empty("s", "S"))).isEmpty();
        assertThat(SightSystem.of("none")).isEmpty();
    }

    private static HexScene scene(Pack pack) {
        return HexScene.of(pack, FbMaps.SYSTEM, pack.scenarios().get(0)).orElseThrow();
    }

    private static HexSide side(String a, String b) {
        return HexSide.between(hex(a), hex(b));
    }
}
