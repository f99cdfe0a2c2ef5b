package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of signs, as pages are full of, stand between units and change nothing of them. */
class OddLinesTest {

    private static final String ABOVE = "1st Brigade: General Smith\n 1/24th Foot 500\n 2/42nd Foot 600\n";
    private static final String BELOW = "\n 3/43rd Foot 700\n";
    private static final String SIGNS =
            "()[]{}*†‡§:;,.-–—_=/|#'\"<> \t\u00a0\u0001\u00ad1aA&%+?!·•»«\u200b\u3000\ufeff$\\";
    private static final int LINES = 2_000;

    @ParameterizedTest
    @ValueSource(strings = {"\u00a0", "\u3000", "\u200b", "\u00ad", "\t", "*", "†", "\u00a0\u00a0\u00a0"})
    void aLineThatShowsNothingIsNone(String line) {
        assertThat(read(line).order().units())
                .extracting(ImportedUnit::name)
                .containsExactly("1/24th Foot", "2/42nd Foot", "3/43rd Foot");
    }

    /** A heading may be put before what stands below it. */
    @Test
    void noSignsInTheHeadingsOfASheetThrow() {
        SplittableRandom random = new SplittableRandom(18130521);
        for (int i = 0; i < LINES / 10; i++) {
            String sheet = "Side\tWing " + signs(random) + "\tDivision" + signs(random) + "\tRegiment\tMen\n"
                    + "FR\tleft\tBonet " + signs(random) + "\t120e Ligne\t1000\n"
                    + "FR\tMarchand\t" + signs(random) + "\t6e Léger\t900\n";

            assertThat(OobImport.read("list.tsv", sheet.getBytes(StandardCharsets.UTF_8))
                            .order()
                            .units())
                    .as("%s", sheet)
                    .isNotEmpty();
        }
    }

    private static String signs(SplittableRandom random) {
        StringBuilder signs = new StringBuilder();
        for (int length = random.nextInt(1, 7); length > 0; length--) {
            signs.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        return signs.toString();
    }

    @Test
    void noSignsThrow() {
        SplittableRandom random = new SplittableRandom(18110516);
        for (int i = 0; i < LINES; i++) {
            String line = signs(random);
            assertThat(read(line).order().units())
                    .as("%s", line.chars().boxed().toList())
                    .isNotEmpty();
        }
    }

    /** Nothing can be made of it, whatever somebody decides. */
    @ParameterizedTest
    @EnumSource(Role.class)
    void aLineOfSignsStaysANote(Role role) {
        OobImport read = read("[&$");

        Map<Integer, Role> settled = Map.of(4, role);
        OobImport decided = OobImport.of(read.source(), new Choices(settled, Map.of(), Map.of()));

        assertThat(read.phrases().get(3).parts()).isEmpty();
        assertThat(decided.outline().entries().get(3).role()).isEqualTo(Role.NOTE);
        assertThat(decided.order().units()).isEqualTo(read.order().units());
    }

    /** A sign above a group of columns is no formation of what stands in them. */
    @Test
    void aSignOverColumnsIsANote() {
        byte[] sheet = ";;,\nGuns;;Guns\nF4;;battery\n".getBytes(StandardCharsets.UTF_8);

        OobImport read = OobImport.read("list.csv", sheet);

        assertThat(read.outline().entries())
                .filteredOn(entry -> !entry.saysAnything())
                .extracting(Entry::role)
                .containsExactly(Role.NOTE);
    }

    private static OobImport read(String line) {
        return OobImport.read("list.txt", (ABOVE + line + BELOW).getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void strokesMayBeginARowThatHasNoFigure() {
        for (String row : new String[] {"-- -- leichter Infanterie", "-- -- -- --", "-- -- 9", "– -- -- x"}) {
            assertThat(Told.units("strokes.txt", "1. Brigade: Alt\n3tes Regiment Linien-Infanterie\n" + row + "\n"))
                    .first()
                    .asString()
                    .startsWith("2 1. Brigade/3tes Regiment Linien-Infanterie infantry");
        }
    }
}
