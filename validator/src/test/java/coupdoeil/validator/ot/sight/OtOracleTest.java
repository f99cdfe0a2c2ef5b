package coupdoeil.validator.ot.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Roster;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.sight.RandomField.Turn;
import coupdoeil.validator.ot.sight.SlowFire.Answer;
import coupdoeil.validator.ot.sight.SlowFire.Battery;
import coupdoeil.validator.ot.sight.SlowSight.Body;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The three questions of sight against the words of the rules, on random tables where much touches: for command, for visibility
 * and for fire (OT Command Range; Visibility; Fire Combat: Visibility).
 */
@Tag("long")
class OtOracleTest {

    private static final int ENOUGH = 10_000;

    /** Where the oracle of lanes says nothing. */
    private static final String UNKNOWN = "unknown";

    /** A question, as the program answers it and as the words do, by the two it is asked about. */
    private enum Mode {
        COMMAND(20, 14, false) {
            @Override
            void ask(RandomField field, Map<String, Boolean> found, Map<String, String> expected) {
                CommandSight sight = field.facts.get(CommandSight.class);
                Roster roster = field.facts.get(Roster.class);
                SlowSight slow = field.oracle();
                for (Body leader : field.commanders.values()) {
                    for (Body unit : field.units.values()) {
                        String pair = leader.key() + " to " + unit.key();
                        found.put(
                                pair,
                                sight.hiding(
                                                post(field, unit),
                                                roster.leader(leader.key()).orElseThrow())
                                        .isEmpty());
                        expected.put(pair, String.valueOf(slow.commands(leader, unit)));
                    }
                }
            }
        },
        VISIBILITY(20, 14, false) {
            @Override
            void ask(RandomField field, Map<String, Boolean> found, Map<String, String> expected) {
                Visibility sight = field.facts.get(Visibility.class);
                SlowSight slow = field.oracle();
                for (Body one : field.units.values()) {
                    for (Body other : field.units.values()) {
                        if (one != other) {
                            String pair = one.key() + " to " + other.key();
                            found.put(pair, sight.sees(post(field, one), post(field, other)));
                            expected.put(pair, String.valueOf(slow.sees(one, other)));
                        }
                    }
                }
            }
        },
        FIRE(9, 9, true) {
            @Override
            void ask(RandomField field, Map<String, Boolean> found, Map<String, String> expected) {
                FireLines sight = field.facts.get(FireLines.class);
                SlowFire slow = field.fire();
                for (Body from : field.units.values()) {
                    Battery battery = field.battery(from.key());
                    for (Body to : field.units.values()) {
                        if (!from.side().equals(to.side()) && !battery.fronts().isEmpty()) {
                            String pair = from.key() + " to " + to.key();
                            Answer answer = slow.at(battery, to);
                            found.put(
                                    pair,
                                    sight.at(post(field, from), post(field, to)).isOpen());
                            expected.put(
                                    pair, answer == Answer.UNKNOWN ? UNKNOWN : String.valueOf(answer == Answer.OPEN));
                        }
                    }
                }
            }
        };

        private final int width;
        private final int depth;
        private final boolean apart;

        Mode(int width, int depth, boolean apart) {
            this.width = width;
            this.depth = depth;
            this.apart = apart;
        }

        abstract void ask(RandomField field, Map<String, Boolean> found, Map<String, String> expected);

        RandomField field(long seed, Turn turn) {
            return new RandomField(seed, width, depth, apart, turn);
        }

        private static Post post(RandomField field, Body body) {
            return field.facts.get(Posts.class).of(body.key()).orElseThrow();
        }
    }

    /** Asks until so many pairs were compared; what came of it in a line. */
    private static String run(Mode mode, long firstSeed, int enough) {
        int compared = 0;
        int seen = 0;
        int unknown = 0;
        List<String> differences = new ArrayList<>();
        long seed = firstSeed;
        for (; compared < enough && differences.size() < 10; seed++) {
            RandomField field = mode.field(seed, Turn.NONE);
            Map<String, Boolean> found = new TreeMap<>();
            Map<String, String> expected = new TreeMap<>();
            mode.ask(field, found, expected);
            for (Map.Entry<String, Boolean> pair : found.entrySet()) {
                String words = expected.get(pair.getKey());
                if (words.equals(UNKNOWN)) {
                    unknown++;
                    continue;
                }
                compared++;
                seen += pair.getValue() ? 1 : 0;
                if (!words.equals(pair.getValue().toString())) {
                    differences.add("seed " + seed + ": " + pair + ", in words " + words + "\n  " + field);
                }
            }
        }
        assertThat(differences).isEmpty();
        assertThat(seen * 10).as("seen").isGreaterThan(compared * 3);
        assertThat((compared - seen) * 10).as("not seen").isGreaterThan(compared * 3);
        return String.format(
                Locale.ROOT,
                "%s: seeds %d to %d, %d pairs, %d seen, 0 differences (%d more pairs undecided)%n",
                mode,
                firstSeed,
                seed - 1,
                compared,
                seen,
                unknown);
    }

    @Test
    void commandIsWhatTheWordsSay() {
        run(Mode.COMMAND, 1_000, 200);
    }

    @Test
    void visibilityIsWhatTheWordsSay() {
        run(Mode.VISIBILITY, 1_000, 200);
    }

    @Test
    void fireIsWhatTheWordsSay() {
        run(Mode.FIRE, 1_000, 200);
    }

    @Test
    @Tag("nightly")
    void thousandsOfPairsAreWhatTheWordsSay() throws IOException {
        StringBuilder told = new StringBuilder();
        for (Mode mode : Mode.values()) {
            told.append(run(mode, 2_000_000, ENOUGH));
        }
        Path file = Path.of("target", "nightly", "ot-sight-oracle.txt");
        Files.createDirectories(file.getParent());
        Files.writeString(file, told);
    }

    /** What is seen does not hang on where north is, nor on which side is left. */
    @Test
    void turnsAndMirrorsChangeNothing() {
        for (Mode mode : Mode.values()) {
            for (long seed = 0; seed < 18; seed++) {
                Map<String, Boolean> plain = found(mode, seed, Turn.NONE);
                Turn turn = new Turn(seed % 2 == 0, (int) (1 + seed) / 2 % 4);
                assertThat(found(mode, seed, turn))
                        .as("%s, seed %d, %s", mode, seed, turn)
                        .isEqualTo(plain);
            }
        }
    }

    private static Map<String, Boolean> found(Mode mode, long seed, Turn turn) {
        Map<String, Boolean> found = new TreeMap<>();
        mode.ask(mode.field(seed, turn), found, new TreeMap<>());
        return found;
    }
}
