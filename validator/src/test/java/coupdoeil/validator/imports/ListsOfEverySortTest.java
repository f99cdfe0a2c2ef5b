package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages, sheets and printed lists that each have a habit of their own. */
class ListsOfEverySortTest {

    /** A figure below the last regiment of each brigade, whose others have none, is a total all the same. */
    @Test
    void figuresBelowBrigadesAreTotals() {
        String text = """
                1st Brigade
                3rd Line Regiment
                8th Line Regiment
                2nd Line Regiment
                1,800
                2nd Brigade
                4th Line Regiment
                9th Line Regiment
                5th Line Regiment
                1,700
                """;

        assertThat(units(text)).hasSize(6).noneMatch(unit -> unit.matches(".*\\d{3,}.*"));
    }

    /** The number of a page at its foot counts nobody, and a page feed no line. */
    @Test
    void pagesEndWithTheirNumber() {
        String text = "Brigade: Mayr\n  1/5th Line Regiment (600)\n\n          1\n\fBrigade: Zoph\n"
                + "  2/7th Line Regiment (580)\n\n          2\n\f";

        assertThat(units(text))
                .containsExactly(
                        "2 Brigade (Mayr)/1/5th Line Regiment infantry 600",
                        "6 Brigade (Zoph)/2/7th Line Regiment infantry 580");
    }

    private static List<String> units(String text) {
        return Told.units("list.txt", text);
    }
}
