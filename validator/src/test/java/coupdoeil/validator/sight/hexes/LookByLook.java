package coupdoeil.validator.sight.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.List;
import java.util.Random;

/** A rule without its kernel: what any rule is that has none of its own. */
public record LookByLook(SightRule rule) implements SightRule {

    /** Asks a rule with its kernel and without it: what one sees of a hex, what a hex sees, what several see. */
    public static void agrees(SightRule rule, PackedGround ground, long seed) {
        SightRule plain = new LookByLook(rule);
        SightKernel fast = rule.on(ground);
        SightKernel slow = plain.on(ground);
        Random random = new Random(seed);
        List<Hex> hexes = ground.grid().hexes().toList();
        assertThat(slow.visibilityHexes()).isEqualTo(fast.visibilityHexes());
        byte[] swept = new byte[ground.size()];
        byte[] looked = new byte[ground.size()];
        for (int i = 0; i < 6; i++) {
            int from = ground.index(hexes.get(random.nextInt(hexes.size())));
            fast.viewshed(from, swept);
            slow.viewshed(from, looked);
            assertThat(looked).as("seed %d, from %s", seed, ground.hex(from)).isEqualTo(swept);
            int to = ground.index(hexes.get(random.nextInt(hexes.size())));
            assertThat(slow.look(from, to)).isEqualTo(fast.look(from, to));
            assertThat(slow.witness()).isEqualTo(-1);
        }
        List<Viewpoint> observers = random.ints(5, 0, hexes.size())
                .mapToObj(hexes::get)
                .map(hex -> Viewpoint.ofHex(hex, hex.toString()))
                .toList();
        List<Hex> region = random.nextBoolean() ? hexes : hexes.subList(0, Math.min(3, hexes.size()));
        SeenBy kernels = SeenBy.of(rule, ground, observers, region);
        SeenBy looks = SeenBy.of(plain, ground, observers, region);
        assertThat(looks.region()).isEqualTo(kernels.region());
        for (Hex hex : looks.region()) {
            assertThat(looks.count(hex)).isEqualTo(kernels.count(hex));
            assertThat(looks.at(hex)).isEqualTo(kernels.at(hex));
        }
    }

    @Override
    public int visibilityHexes() {
        return rule.visibilityHexes();
    }

    @Override
    public Sighting look(SightGround ground, Hex from, Hex to) {
        return rule.look(ground, from, to);
    }

    @Override
    public Sightline sightline(SightGround ground, Hex from, Hex to) {
        return rule.sightline(ground, from, to);
    }
}
