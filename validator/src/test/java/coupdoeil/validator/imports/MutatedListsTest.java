package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.source.SourceFailure;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Lists changed at random: what is still said in them is still read, and nothing breaks the reading. */
@Tag("long")
class MutatedListsTest {

    private static final long SEED = 18110516;
    private static final long MOST_MILLIS = 2_000;

    @Test
    void changesThatSayTheSameAreReadTheSame() {
        sameIsReadTheSame(400);
    }

    @Test
    @Tag("nightly")
    void manyChangesThatSayTheSameAreReadTheSame() {
        sameIsReadTheSame(20_000);
    }

    @Test
    void spoiltListsAreReadWithoutFailing() {
        spoil(400);
    }

    @Test
    @Tag("nightly")
    void manySpoiltListsAreReadWithoutFailing() {
        spoil(20_000);
    }

    private static void sameIsReadTheSame(int times) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<LabelledList> lists = LabelledList.all();
        Mutation[] mutations = Mutation.values();
        long units = 0;
        long right = 0;
        long silent = 0;
        List<String> notes = new ArrayList<>();
        int done = 0;
        while (done < times) {
            Mutation mutation = mutations[random.nextInt(mutations.length)];
            LabelledList whole = lists.get(random.nextInt(lists.size()));
            LabelledList list = mutation.of(whole, random);
            if (list == whole) {
                continue; // The mutation does not fit this list.
            }
            done++;
            Score score = Score.of(
                    list.units(), OobImport.read(list.name(), list.bytes()).order());
            units += score.units();
            right += score.right();
            silent += score.silent() + score.missed();
            if (score.silent() + score.missed() > 0 && notes.size() < 20) {
                notes.add(mutation + " of " + list.name() + ": " + score.notes());
            }
        }
        System.out.printf(
                "%,d lists changed, seed %d: %,d units, %,d right, %,d silent or missed%n",
                times, SEED, units, right, silent);

        assertThat(100 * silent)
                .as("%d of %d, seed %d: %s", silent, units, SEED, notes)
                .isLessThan(units);
    }

    private static void spoil(int times) {
        SplittableRandom random = new SplittableRandom(SEED);
        List<LabelledList> lists = LabelledList.all();
        long slowest = 0;
        int refused = 0;
        for (int i = 0; i < times; i++) {
            LabelledList list = lists.get(random.nextInt(lists.size()));
            byte[] bytes = whole(list, random);
            int changes = random.nextInt(40);
            for (int change = 0; change < changes; change++) {
                bytes[random.nextInt(bytes.length)] = spoilt(bytes[random.nextInt(bytes.length)], random);
            }
            long begin = System.nanoTime();
            try {
                OobImport read = OobImport.read(list.name(), bytes);
                read.order().units().forEach(unit -> assertThat(unit.line()).isPositive());
            } catch (SourceFailure known) {
                refused++;
                assertThat(known.getMessage()).isNotBlank();
            } catch (RuntimeException e) {
                throw new AssertionError("list " + list.name() + ", mutation " + i + " of seed " + SEED, e);
            }
            long took = (System.nanoTime() - begin) / 1_000_000;
            slowest = Math.max(slowest, took);
            assertThat(took)
                    .as("milliseconds for list %s, mutation %d of seed %d", list.name(), i, SEED)
                    .isLessThanOrEqualTo(MOST_MILLIS);
        }
        System.out.printf(
                "%,d lists spoilt, seed %d: %,d refused, the slowest read in %,d ms%n", times, SEED, refused, slowest);
    }

    /** The list, its lines doubled side by side, or with letters for digits, or as it is. */
    private static byte[] whole(LabelledList list, SplittableRandom random) {
        String text = Mutation.text(list);
        String changed = switch (random.nextInt(4)) {
            case 0 -> text.lines().map(line -> line + "   " + line).collect(Collectors.joining("\n"));
            case 1 -> text.lines().map(line -> line + "\t" + line).collect(Collectors.joining("\n"));
            case 2 -> text.replace('1', 'l').replace('0', 'O').replace('5', 'S');
            default -> text;
        };
        return changed.getBytes(StandardCharsets.UTF_8);
    }

    private static byte spoilt(byte other, SplittableRandom random) {
        return switch (random.nextInt(4)) {
            case 0 -> other;
            case 1 -> (byte) "()[]/,;:|\t\n\"'<>&-l1O0".charAt(random.nextInt(21));
            case 2 -> (byte) ('0' + random.nextInt(10));
            default -> (byte) random.nextInt(256);
        };
    }
}
