package coupdoeil.validator.imports.source.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.SourceFailure;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values between signs: quoted, with ditto marks, over several lines, each where it stands. */
class CsvGridTest {

    private static Grid read(String text) {
        return CsvGrid.read("list.csv", text, new Budget()).orElseThrow();
    }

    private static List<String> row(Grid grid, int row) {
        return grid.row(row).stream().map(Grid.Field::text).toList();
    }

    @Test
    void quotedValuesHoldDelimitersMarksAndLines() {
        Grid grid = read("Name;Men\n\"1st; \"\"Royal\"\"\nScots\" ;900\n  \"2nd\";5\n");

        assertThat(row(grid, 1)).containsExactly("1st; \"Royal\"\nScots", "900");
        assertThat(row(grid, 2)).containsExactly("2nd", "5");
        assertThat(grid.at(2, 0).line()).isEqualTo(4);
    }

    @Test
    void aDittoMarkQuotesNothing() {
        Grid grid = read("Name;Men\n\"\";5\n\";\"\n\"Guard;\"Line\"\n54e \"Old\";9\n");

        assertThat(row(grid, 2)).containsExactly("\"", "\"");
        assertThat(row(grid, 3)).containsExactly("\"Guard", "Line");
        assertThat(row(grid, 4)).containsExactly("54e \"Old\"", "9");
    }

    @Test
    void eachStandsWhereItBegins() {
        Grid grid = read("Name,Men\n\n  54e Ligne,\"9,00\",,7\n");

        assertThat(grid.height()).isEqualTo(3);
        assertThat(grid.row(2)).extracting(Grid.Field::line).containsExactly(3, 3, 0, 3);
        assertThat(grid.row(2)).extracting(Grid.Field::column).containsExactly(3, 14, 0, 21);
    }

    @Test
    void aRowTooWideIsRefused() {
        assertThatThrownBy(() -> read("Name;Men\n54e" + ";9".repeat(1_000)))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("cells");
    }
}
