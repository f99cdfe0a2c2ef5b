package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages, sheets and printed lists that each have a habit of their own. */
class ListsOfEverySortTest {

    /** A number alone below a regiment is the regiment's, also where others of no more than three figures look like pages. */
    @Test
    void figuresBelowTheirRegiments() {
        String text = """
                Division FML Karl Graf Wallis

                Brigade Generalmajor Josef Freiherr von Stipsicz

                IR 12 Infantry Regiment Milan I, II and III Battalions.

                2104

                Commander: Oberst Franz Weidel

                IR 41 Infantry Regiment Sachsen I and II Battalions

                988

                7th Hussars Regiment Liptay - 6 squadrons

                731

                Brigade Generalmajor Peter Graf Sommariva

                IR 57 Infantry Regiment Colloredo III Battalion

                655

                Total Division Wallis: 4478
                """;

        assertThat(units(text))
                .containsExactly(
                        "5 Division FML Karl Graf Wallis/Brigade Generalmajor Josef Freiherr von Stipsicz/"
                                + "IR 12 Infantry Regiment Milan infantry 2104",
                        "11 Division FML Karl Graf Wallis/Brigade Generalmajor Josef Freiherr von Stipsicz/"
                                + "IR 41 Infantry Regiment Sachsen infantry 988",
                        "15 Division FML Karl Graf Wallis/Brigade Generalmajor Josef Freiherr von Stipsicz/"
                                + "7th Hussars Regiment Liptay cavalry 731",
                        "21 Division FML Karl Graf Wallis/Brigade Generalmajor Peter Graf Sommariva/"
                                + "IR 57 Infantry Regiment Colloredo III Battalion infantry 655");
    }

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
