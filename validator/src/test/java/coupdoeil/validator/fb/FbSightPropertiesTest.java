package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.validator.fb.sight.LineOfSight;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.LiteralLine;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.Sightline;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds for sight on every battlefield, on fields and pairs drawn from fixed seeds. */
@Tag("long")
class FbSightPropertiesTest {

    private static final int FIELDS = 700;
    private static final int FIELDS_OF_PAIRS = 200;
    /** An explanation takes some hundred times as long as an answer. */
    private static final int FIELDS_EXPLAINED_BY_DAY = 30;

    private static final int PAIRS = 100;

    @Test
    void everyAnswerIsTheOneInTheWords() {
        Map<Sighting, Integer> answers = new EnumMap<>(Sighting.class);
        int[] lines = new int[3];
        for (int seed = 0; seed < FIELDS; seed++) {
            RandomField field = new RandomField(seed);
            HexScene scene = field.battle().scene();
            LiteralSight words = new LiteralSight(field);
            pairs(field, seed, (a, b) -> {
                Sighting sighting = scene.rule(0).look(scene.ground(), a, b);

                assertThat(sighting).as("%s to %s on %s", a, b, field.grid).isEqualTo(words.look(a, b));
                answers.merge(sighting, 1, Integer::sum);
                lines[kind(a, b)]++;
            });
        }

        assertThat(answers.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThanOrEqualTo(50_000);
        assertThat(answers)
                .hasSize(4)
                .allSatisfy((sighting, count) ->
                        assertThat(count).as(sighting.name()).isGreaterThan(1_000));
        assertThat(lines[1]).as("through corners").isGreaterThan(15_000);
        assertThat(lines[2]).as("along hexsides").isGreaterThan(15_000);
    }

    @Test
    void theGroundOfABattleIsWhatWasBuilt() {
        for (int seed = 0; seed < 100; seed++) {
            RandomField field = new RandomField(seed);
            SightGround ground = field.battle().scene().ground();
            SightGround built = field.moved(hex -> hex);
            field.grid
                    .hexes()
                    .flatMap(hex -> hex.within(1).stream())
                    .forEach(hex -> assertThat(ground.cell(hex) & ~SightCell.UNIT
                                    | (SightCell.blocks(ground.cell(hex)) ? SightCell.TERRAIN : 0))
                            .as("%s on %s", hex, field.grid)
                            .isEqualTo(built.cell(hex)));
        }
    }

    @Test
    void sightIsReciprocal() {
        forPairs((field, ground, rule) -> (a, b) ->
                assertThat(rule.look(ground, b, a)).as("%s to %s", b, a).isEqualTo(rule.look(ground, a, b)));
    }

    @Test
    void theExplanationAgreesWithTheAnswer() {
        explanations(FIELDS_EXPLAINED_BY_DAY);
    }

    @Test
    @Tag("nightly")
    void everyExplanationAgreesWithTheAnswer() {
        explanations(FIELDS_OF_PAIRS);
    }

    private static void explanations(int fields) {
        forPairs(fields, (field, ground, rule) -> (a, b) -> {
            Sightline line = rule.sightline(ground, a, b);

            assertThat(line.visible()).isEqualTo(rule.sees(ground, a, b));
            assertThat(line.visible())
                    .as(() -> line.text(HexNames.PLAIN))
                    .isEqualTo(
                            line.obstacles().isEmpty() && line.paths().stream().anyMatch(SightPath::clear));
        });
    }

    @Test
    void turnedMirroredOrShiftedEverythingStaysTheSame() {
        forPairs((field, ground, rule) -> {
            Random random = new Random(field.grid.size());
            return (a, b) -> {
                int sixths = random.nextInt(6);
                boolean mirrored = random.nextBoolean();
                int dq = random.nextInt(41) - 20;
                int dr = random.nextInt(41) - 20;
                UnaryOperator<Hex> there =
                        hex -> mirror(hex.rotate(sixths), mirrored).plus(dq, dr);
                SightGround moved =
                        field.moved(hex -> mirror(hex.plus(-dq, -dr), mirrored).rotate(-sixths));

                assertThat(rule.look(moved, there.apply(a), there.apply(b)))
                        .as("%s to %s", a, b)
                        .isEqualTo(rule.look(ground, a, b));
            };
        });
    }

    /** What makes it safe to repeat an answer only when a hex that it read has changed. */
    @Test
    void onlyTheHexesReadDecide() {
        forPairs((field, ground, rule) -> {
            RandomField other = new RandomField(-1 - field.grid.size());
            SightGround elsewhere = other.moved(hex -> hex);
            return (a, b) -> {
                Set<Hex> read = new HashSet<>();
                Sighting sighting = rule.look(recording(ground, read), a, b);
                SightGround changed = (q, r) -> mixed(ground, elsewhere, read, new Hex(q, r));

                assertThat(rule.look(changed, a, b)).as("%s to %s", a, b).isEqualTo(sighting);
            };
        });
    }

    @Test
    void aViewshedIsItsPairs() {
        for (int seed = 0; seed < 60; seed++) {
            RandomField field = new RandomField(seed);
            SightGround tracked = field.moved(hex -> hex);
            SightGround ground = seed % 2 == 0 ? tracked : PackedGround.copyOf(tracked, field.grid);
            LineOfSight rule = new LineOfSight(field.limits);
            Hex from = field.any(new Random(seed));
            List<Hex> all = field.grid.hexes().toList();
            List<Hex> region = seed % 3 == 0 ? all.subList(0, all.size() / 32) : all;
            Viewshed viewshed = Viewshed.of(rule, ground, from, region);

            for (Hex hex : region) {
                assertThat(viewshed.at(hex).isPresent()).isEqualTo(field.contains(hex));
                viewshed.at(hex).ifPresent(sighting -> assertThat(sighting).isEqualTo(rule.look(ground, from, hex)));
            }
        }
    }

    /** What a property says of pairs on a field. */
    private interface Property {
        BiConsumer<Hex, Hex> on(RandomField field, SightGround ground, LineOfSight rule);
    }

    private static void forPairs(Property property) {
        forPairs(FIELDS_OF_PAIRS, property);
    }

    private static void forPairs(int fields, Property property) {
        for (int seed = 1_000; seed < 1_000 + fields; seed++) {
            RandomField field = new RandomField(seed);
            pairs(field, seed, property.on(field, field.moved(hex -> hex), new LineOfSight(field.limits)));
        }
    }

    /** Pairs of hexes: a third along hexsides, a third through corners, a third at random. */
    private static void pairs(RandomField field, long seed, BiConsumer<Hex, Hex> consumer) {
        Random random = new Random(seed);
        for (int pair = 0; pair < PAIRS; pair++) {
            int wanted = pair % 3;
            Hex a = field.any(random);
            Hex b = field.any(random);
            for (int tries = 0; tries < 200 && kind(a, b) != wanted; tries++) {
                a = field.any(random);
                b = field.any(random);
            }
            if (a.distance(b) <= LiteralLine.LONGEST) {
                consumer.accept(a, b);
            }
        }
    }

    /** 2 along hexsides, 1 through corners, 0 neither. */
    private static int kind(Hex a, Hex b) {
        int q = b.q() - a.q();
        int r = b.r() - a.r();
        if (a.equals(b)) {
            return 0;
        }
        if (q == r || q == -2 * r || r == -2 * q) {
            return 2;
        }
        int common = BigInteger.valueOf(q).gcd(BigInteger.valueOf(r)).intValue();
        return Math.floorMod((q - r) / common, 3) == 0 ? 1 : 0;
    }

    private static Hex mirror(Hex hex, boolean mirrored) {
        return mirrored ? new Hex(hex.r(), hex.q()) : hex;
    }

    private static SightGround recording(SightGround ground, Set<Hex> read) {
        return (q, r) -> {
            read.add(new Hex(q, r));
            return ground.cell(q, r);
        };
    }

    /** A cell of the one ground if it was read there, of the other if not; a hexside belongs to both or to the other. */
    private static int mixed(SightGround ground, SightGround other, Set<Hex> read, Hex hex) {
        SightGround own = read.contains(hex) ? ground : other;
        int cell = own.cell(hex);
        for (HexDirection direction : HexDirection.values()) {
            if (!read.contains(hex.plus(direction))) {
                int bits = SightCell.slopeBit(direction.ordinal()) | SightCell.wallBit(direction.ordinal());
                cell = cell & ~bits | other.cell(hex) & bits;
            }
        }
        return cell;
    }
}
