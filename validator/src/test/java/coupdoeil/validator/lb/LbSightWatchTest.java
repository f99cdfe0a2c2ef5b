package coupdoeil.validator.lb;

import coupdoeil.validator.lb.sight.LineOfSight;
import coupdoeil.validator.lb.sight.Readings;
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

    static LineOfSight rule(Random random) {
        Set<Readings.Point> turned = EnumSet.noneOf(Readings.Point.class);
        for (Readings.Point point : Readings.Point.values()) {
            if (random.nextInt(4) == 0) {
                turned.add(point);
            }
        }
        return LineOfSight.of(new Readings(turned), random.nextBoolean() ? SightRule.UNLIMITED : random.nextInt(30));
    }
}
