package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.example.GeneratedMap;
import coupdoeil.validator.hexes.Arcs;
import coupdoeil.validator.lb.sight.Observer;
import coupdoeil.validator.sight.hexes.EditableGround;
import coupdoeil.validator.sight.hexes.LookByLook;
import coupdoeil.validator.sight.hexes.WatchedEdits;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Looks one by one say what the kernel says, which is there for its speed alone. */
class LbLookByLookTest {

    @Test
    void oneHexAllThatItSeesAndAllThatSeveralSee() {
        for (long seed = 0; seed < 60; seed++) {
            HexGrid grid = HexGrid.pointy(6 + (int) seed % 9, 7 + (int) seed % 5);
            EditableGround ground = EditableGround.of(GeneratedMap.of(GeneratedMap.Kind.NAPO, grid, seed), 0.05, seed);
            LookByLook.agrees(LbSightWatchTest.rule(new Random(seed)), ground.packed(), seed);
        }
    }

    /** Every hex has some front, and every second unit is a friend. */
    @Test
    void whatAnObserverSeesOutOfHisFrontAndPastHisFriends() {
        for (long seed = 0; seed < 60; seed++) {
            HexGrid grid = HexGrid.pointy(6 + (int) seed % 9, 7 + (int) seed % 5);
            EditableGround ground = EditableGround.of(GeneratedMap.of(GeneratedMap.Kind.NAPO, grid, seed), 0.2, seed);
            Random random = new Random(seed);
            Set<Arcs.Way> front = new HashSet<>();
            for (Hex hex : grid.hexes().toList()) {
                for (HexDirection direction : HexDirection.values()) {
                    if (random.nextInt(3) > 0) {
                        front.add(new Arcs.Way(hex, direction));
                    }
                }
            }
            Observer observer = new Observer(front, (hex, target) -> (hex.q() + hex.r()) % 2 == 0);
            LookByLook.agrees(LbSightWatchTest.rule(random).of(observer), ground.packed(), seed);
        }
    }

    @Test
    void whatIsRepairedAfterAnEditWithoutWitnesses() {
        for (int seed = 0; seed < 10; seed++) {
            WatchedEdits.follow(random -> new LookByLook(LbSightWatchTest.rule(random)), seed, 5 + seed, 12, 30, 4);
        }
    }
}
