package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightKernel;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The kernel against the rule that explains itself, and what a kernel says beyond its answer. */
class FbKernelTest {

    @Test
    void everyLookIsTheOneOfTheRule() {
        for (int seed = 0; seed < 150; seed++) {
            RandomField field = new RandomField(seed);
            LineOfSight rule = new LineOfSight(field.limits);
            PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
            SightKernel kernel = rule.on(ground);
            List<Hex> hexes = field.grid.hexes().toList();
            Hex from = field.any(new Random(seed));
            for (Hex to : hexes) {
                assertThat(kernel.look(ground.index(from), ground.index(to)))
                        .as("%s to %s on %s", from, to, field.grid)
                        .isEqualTo(rule.look(ground, from, to));
            }
        }
    }

    /** Whatever comes and goes elsewhere, the line stays blocked. */
    @Test
    void theWitnessBlocksWhateverElseChanges() {
        int witnesses = 0;
        int blocked = 0;
        for (int seed = 0; seed < 150; seed++) {
            RandomField field = new RandomField(seed);
            LineOfSight rule = new LineOfSight(field.limits);
            PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
            SightKernel kernel = rule.on(ground);
            Random random = new Random(seed);
            for (int pair = 0; pair < 100; pair++) {
                Hex from = field.any(random);
                Hex to = field.any(random);
                if (kernel.look(ground.index(from), ground.index(to)) != Sighting.BLOCKED) {
                    assertThat(kernel.witness()).isEqualTo(-1);
                    continue;
                }
                blocked++;
                if (kernel.witness() < 0) {
                    continue;
                }
                witnesses++;
                Hex witness = ground.hex(kernel.witness());
                int blockers = SightCell.TERRAIN | SightCell.UNIT;
                Sighting without = rule.look(
                        (q, r) -> new Hex(q, r).equals(witness) ? ground.cell(q, r) : ground.cell(q, r) & ~blockers,
                        from,
                        to);

                assertThat(without).as("%s to %s past %s", from, to, witness).isEqualTo(Sighting.BLOCKED);
            }
        }
        assertThat(witnesses).isGreaterThan(1_000).isGreaterThan(blocked * 2 / 3);
    }

    @Test
    void aViewshedIsItsLooks() {
        for (int seed = 0; seed < 100; seed++) {
            RandomField field = new RandomField(seed);
            PackedGround ground = PackedGround.copyOf(field.moved(hex -> hex), field.grid);
            SightKernel kernel = new LineOfSight(field.limits).on(ground);
            int from = ground.index(field.any(new Random(seed)));
            byte[] viewshed = new byte[ground.size()];
            byte[] walked = new byte[ground.size()];
            kernel.viewshed(from, viewshed);
            kernel.viewshedByWalking(from, walked);

            assertThat(viewshed).isEqualTo(walked);
        }
    }
}
