package coupdoeil.validator.fb;

import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.sight.hexes.LookByLook;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.WatchedEdits;
import org.junit.jupiter.api.Test;

/** Looks one by one say what the kernel says, which is there for its speed alone. */
class FbLookByLookTest {

    @Test
    void oneHexAllThatItSeesAndAllThatSeveralSee() {
        for (long seed = 0; seed < 60; seed++) {
            RandomField field = new RandomField(seed);
            PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
            LookByLook.agrees(new LineOfSight(field.limits), ground, seed);
        }
    }

    @Test
    void whatIsRepairedAfterAnEditWithoutWitnesses() {
        for (int seed = 0; seed < 10; seed++) {
            WatchedEdits.follow(random -> new LookByLook(FbSightWatchTest.rule(random)), seed, 5 + seed, 12, 30, 4);
        }
    }
}
