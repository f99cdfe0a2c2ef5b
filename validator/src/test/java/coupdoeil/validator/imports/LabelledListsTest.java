package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our own lists, in the shapes of real ones, read and held against their labels. */
class LabelledListsTest {

    static List<String> names() {
        return LabelledList.NAMES;
    }

    @ParameterizedTest
    @MethodSource("names")
    void aListIsReadAsAPersonReadsIt(String name) {
        Score score = score(LabelledList.of(name));

        assertThat(score.silent()).as("%s", score.notes()).isZero();
        assertThat(score.missed()).as("%s", score.notes()).isZero();
        assertThat(4 * score.right()).as("%s", score.notes()).isGreaterThanOrEqualTo(3 * score.units());
    }

    @Test
    void nineOfTenUnitsAreRightAndFewOfThoseDoubted() {
        List<Score> scores =
                LabelledList.all().stream().map(LabelledListsTest::score).toList();
        int units = scores.stream().mapToInt(Score::units).sum();
        int right = scores.stream().mapToInt(Score::right).sum();
        int doubted = scores.stream().mapToInt(Score::doubted).sum();

        assertThat(10 * right).isGreaterThanOrEqualTo(9 * units);
        assertThat(10 * doubted).isLessThanOrEqualTo(right);
    }

    @Test
    void thePageShowsTheseFigures() throws Exception {
        StringBuilder table =
                new StringBuilder("| List | Units | Right | Right but doubted | Wrong and doubted | Silent | Missed |\n"
                        + "|---|---|---|---|---|---|---|\n");
        for (LabelledList list : LabelledList.all()) {
            Score score = score(list);
            table.append("| `%s` | %d | %d | %d | %d | %d | %d |%n"
                    .formatted(
                            list.name(),
                            score.units(),
                            score.right(),
                            score.doubted(),
                            score.flagged(),
                            score.silent(),
                            score.missed()));
        }

        assertThat(Files.readString(Path.of("../docs/import.md"))).contains(table);
    }

    private static Score score(LabelledList list) {
        return Score.of(list.units(), OobImport.read(list.name(), list.bytes()).order());
    }
}
