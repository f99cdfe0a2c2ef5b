package coupdoeil.validator.lb;

import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.WatchedEdits;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is repaired after an edit is what fresh viewsheds say, by every reading of the rules. */
class LbSightWatchTest {

    @Test
    void repairedSightIsFreshSightOnSmallMaps() {
        for (int seed = 0; seed < 60; seed++) {
            WatchedEdits.follow(LbSightWatchTest::rule, seed, 5 + seed % 14, 12, 40, 4);
        }
    }

    static LbSight rule(Random random) {
        Set<LbReadings.Point> turned = EnumSet.noneOf(LbReadings.Point.class);
        for (LbReadings.Point point : LbReadings.Point.values()) {
            if (random.nextInt(4) == 0) {
                turned.add(point);
            }
        }
        return LbSight.of(new LbReadings(turned), random.nextBoolean() ? SightRule.UNLIMITED : random.nextInt(30));
    }
}
