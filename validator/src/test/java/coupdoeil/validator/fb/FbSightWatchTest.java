package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.Coverage;
import coupdoeil.validator.sight.hexes.EditableGround;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.SightWatch;
import coupdoeil.validator.sight.hexes.WatchedEdits;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is repaired after an edit is what fresh viewsheds say, whatever is edited and however often. */
class FbSightWatchTest {

    private static final int UNLIMITED = SightRule.UNLIMITED;

    @Test
    void repairedSightIsFreshSightOnSmallMaps() {
        for (int seed = 0; seed < 60; seed++) {
            WatchedEdits.follow(FbSightWatchTest::rule, seed, 5 + seed % 14, 12, 40, 4);
        }
    }

    @Test
    void repairedSightIsFreshSightOnAMapOfTenThousandHexes() {
        WatchedEdits.follow(FbSightWatchTest::rule, 1001, 100, 12, 12, 2);
    }

    @Test
    @Tag("nightly")
    void repairedSightIsFreshSightOverManyEdits() {
        for (int seed = 0; seed < 600; seed++) {
            WatchedEdits.follow(FbSightWatchTest::rule, seed + 5000, 5 + seed % 20, 10, 120, 4);
        }
        for (int seed = 0; seed < 10; seed++) {
            WatchedEdits.follow(FbSightWatchTest::rule, seed + 9000, 100, 40, 60, 3);
        }
    }

    @Test
    void aBlockerTakenAwayFreesWhatItAloneHid() {
        EditableGround ground = new EditableGround(HexGrid.pointy(20, 3));
        Hex observer = ground.grid().hexAt(0, 1);
        Hex wood = ground.grid().hexAt(5, 1);
        Hex target = ground.grid().hexAt(15, 1);
        ground.woods(wood, true);
        LineOfSight rule = new LineOfSight(new SightLimits(UNLIMITED, UNLIMITED, SightLimits.SameElevation.COUNT));
        SightWatch watch = new SightWatch();

        Coverage before = watch.update(rule, ground.packed(), List.of(observer));
        assertThat(watch.at(observer, target)).isEqualTo(Sighting.BLOCKED);
        assertThat(before.seenBy(target)).isZero();
        ground.woods(wood, false);
        Coverage after = watch.update(rule, before.ground().withCells(ground, List.of(wood)), List.of(observer));

        assertThat(watch.at(observer, target)).isEqualTo(Sighting.VISIBLE);
        assertThat(after.seenBy(target)).isEqualTo(1);
        assertThat(after.changedSince(before)).contains(target).doesNotContain(observer, wood);
        assertThat(after.seenByAtLeast(1)).hasSize(60);
        assertThat(after.unseen()).isZero();
    }

    static LineOfSight rule(Random random) {
        return new LineOfSight(new SightLimits(
                random.nextBoolean() ? UNLIMITED : random.nextInt(30),
                random.nextBoolean() ? UNLIMITED : random.nextInt(12),
                random.nextBoolean() ? SightLimits.SameElevation.COUNT : SightLimits.SameElevation.RANGE));
    }
}
