package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.imports.OrderNode.Kind;
import coupdoeil.editor.imports.SourceRow.Mood;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.settle.PendingImport;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the window shows of a source: its lines and its tree. */
class ImportRowsTest {

    private final PendingImport read = Lists.read("left-wing.txt", Lists.leftWing());

    private static List<SourceRow> rows(PendingImport read) {
        return SourceRow.of(read.read(), read.source());
    }

    private static SourceRow row(PendingImport read, int line) {
        return rows(read).stream().filter(row -> row.line() == line).findFirst().orElseThrow();
    }

    @Test
    void linesAreShownAsPrintedWithWhatTheyWereTakenFor() {
        SourceRow foot = row(read, 5);

        assertThat(foot.text()).startsWith("    1/3rd Foot (Buffs)").endsWith("728 men");
        assertThat(foot.reading()).isEqualTo("battalion, infantry");
        assertThat(foot.mood()).as("of a division whose sum fails").isEqualTo(Mood.DOUBTED);
        assertThat(rows(read)).extracting(SourceRow::line).doesNotContain(2).contains(1, 26);
    }

    @Test
    void whatNothingSpeaksAgainstIsCertain() {
        PendingImport plain =
                Lists.read("plain.txt", "1st Division\n  1st Brigade\n    29th Foot 507 men\n    57th Foot 616 men\n");

        assertThat(row(plain, 3).mood()).isEqualTo(Mood.CERTAIN);
    }

    @Test
    void doubtsAndNotesShow() {
        assertThat(row(read, 3).mood()).as("its sum fails").isEqualTo(Mood.DOUBTED);
        assertThat(row(read, 17).mood()).as("of which arm?").isEqualTo(Mood.DOUBTED);
        assertThat(row(read, 26).mood()).isEqualTo(Mood.NOTE);
        assertThat(row(read.withLevel(9, Echelon.BRIGADE), 9).reading()).isEqualTo("brigade");
    }

    @Test
    void aLineThatWasNotReadShows() {
        OobSource unread = read.source()
                .withOpen(List.of(new OobSource.Open("OOB-01", List.of(26), "may hold units, but was not read")));

        assertThat(SourceRow.of(read.read(), unread))
                .filteredOn(row -> row.mood() == Mood.UNREAD)
                .extracting(SourceRow::line)
                .containsExactly(26);
    }

    @Test
    void recordsAreRowsOfTheirFields() {
        PendingImport table =
                Lists.read("t.csv", "id,parent,name,echelon,men\n1,,Reserve,group,\n2,1,Chasseurs,,300\n");

        assertThat(rows(table)).extracting(SourceRow::line).containsExactly(2, 3);
        assertThat(row(table, 3).text()).contains("Chasseurs \u2502");
    }

    @Test
    void theTreeHoldsSidesFormationsAndUnits() {
        List<OrderNode> sides = OrderNode.of(read.withLevel(9, Echelon.BRIGADE).source());

        assertThat(sides).hasSize(1);
        OrderNode wing = sides.get(0).children().get(0);
        assertThat(wing.children()).extracting(OrderNode::line).containsExactly(3, 20, 26);
        OrderNode division = wing.children().get(0);
        assertThat(division.detail()).contains("Stewart", "division", "5,657 men");
        assertThat(division.doubted()).isTrue();
        OrderNode brigade = division.children().get(0);
        assertThat(brigade.kind()).isEqualTo(Kind.FORMATION);
        assertThat(brigade.children()).hasSize(4).allMatch(unit -> unit.kind() == Kind.UNIT);
        assertThat(brigade.children().get(0).detail()).isEqualTo("battalion, infantry  \u00B7  755 men");
    }
}
