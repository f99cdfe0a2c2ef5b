package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.source.Budget.Limit;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/**
 * Lines of one sign or name again and again: each was once looked at from every place in it on, which takes minutes at these
 * lengths, and all of it is read.
 */
class LongLinesTest {

    private static final int MANY = 20_000;

    private static ImportedOrder read(String name, String text) {
        return OobImport.read(name, text.getBytes(StandardCharsets.UTF_8)).order();
    }

    @Test
    void battalionsOfNoRegimentAreUnits() {
        assertThat(read("list.txt", "1/, 2/, 3/, ".repeat(MANY / 3)).units()).hasSizeGreaterThanOrEqualTo(MANY - 100);
    }

    @Test
    void regimentsBetweenCommasAndAndAreUnits() {
        assertThat(read("list.txt", "54e and 55e & ".repeat(MANY / 2)).units()).hasSizeGreaterThanOrEqualTo(MANY - 100);
    }

    @Test
    void formationsOfOneLineAreFormations() {
        assertThat(read("list.txt", "Brigade: ".repeat(MANY)).formations()).hasSize(MANY);
    }

    @Test
    void blankLinesAreNothing() {
        assertThat(read("list.txt", "\n".repeat((int) Limit.LINES.most(0) - 1)).units())
                .isEmpty();
    }

    @Test
    void bracketsThatNothingClosesAreNothing() {
        for (String open : new String[] {"(", "[", "{", "(["}) {
            assertThat(read("list.txt", open.repeat(5 * MANY)).units()).as(open).isEmpty();
        }
    }

    @Test
    void templatesThatNothingClosesAreNothing() {
        String table =
                "{| class=\"wikitable\"\n! Unit !! Men\n|" + "{{nowrap|".repeat(2 * MANY) + "x\n|-\n| 54e || 900\n|}\n";

        assertThat(read("list.wiki", table).units())
                .extracting(unit -> unit.name())
                .contains("54e");
    }

    @Test
    void chainsOfFormationsAreRead() {
        StringBuilder list = new StringBuilder("id;parent;name;men\n");
        for (int at = 0; at < MANY / 2; at++) {
            list.append(at)
                    .append(';')
                    .append(at - 1)
                    .append(";Brigade ")
                    .append(at)
                    .append(";9\n");
        }

        ImportedOrder order = read("list.csv", list.toString());

        assertThat(order.units().size() + order.formations().size()).isEqualTo(MANY / 2);
    }
}
