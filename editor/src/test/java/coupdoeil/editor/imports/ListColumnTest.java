package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.grammar.SlotField;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Columns of lists that are tables. */
class ListColumnTest {

    private final ImportDraft draft =
            draft("raszyn-ids.csv", StrangerList.of("raszyn-ids.csv").text());

    private static ImportDraft draft(String name, String text) {
        Pack pack = Packs.blank();
        ImportDraft draft = new ImportDraft(pack, pack.rules().orElseThrow());
        assertThat(draft.add(Lists.read(name, text), false)).isEmpty();
        return draft;
    }

    private static List<ListColumn> columns(ImportDraft draft) {
        return ListColumn.of(KindRow.of(draft.shown().orElseThrow().reading()));
    }

    private ListColumn column(String name) {
        return columns(draft).stream()
                .filter(column -> column.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private List<String> commanders() {
        OobSource read = draft.shown().orElseThrow().source();
        return read.entries().stream().map(SourceEntry::commander).toList();
    }

    @Test
    void theyStandFromLeftToRightAlsoWhereCellsAreEmpty() {
        assertThat(columns(draft)).extracting(ListColumn::name).containsExactly("2", "leader", "count", "of");
        assertThat(columns(draft("wing.txt", Lists.leftWing()))).isEmpty();
    }

    @Test
    void tablesOfPagesHaveThemToo() {
        String page = "<table><tr><th>Unit</th><th>Officers</th><th>Men</th></tr>"
                + "<tr><td>1/45th Foot</td><td>21</td><td>500</td></tr>"
                + "<tr><td>1/74th Foot</td><td>19</td><td>480</td></tr></table>";

        assertThat(columns(draft("page.html", page)))
                .extracting(ListColumn::name)
                .endsWith("Officers", "Men");
    }

    @Test
    void figuresCountAndWordsName() {
        assertThat(column("count").fields())
                .contains(SlotField.MEN, SlotField.GUNS, SlotField.IGNORE)
                .doesNotContain(SlotField.COMMANDER);
        assertThat(column("leader").fields())
                .contains(SlotField.COMMANDER, SlotField.NAME, SlotField.IGNORE)
                .doesNotContain(SlotField.MEN);
    }

    @Test
    void whatOneHoldsIsOneDecisionForAllKindsThatHaveIt() {
        assertThat(column("leader").holds()).isEmpty();
        List<String> before = commanders();

        assertThat(before).contains("Mohr", "Schauroth");

        draft.say(column("leader"), SlotField.IGNORE);

        assertThat(column("leader").holds()).contains(SlotField.IGNORE);
        assertThat(commanders()).doesNotContain("Mohr", "Schauroth");
        draft.takeBack();
        assertThat(commanders()).isEqualTo(before);
        assertThat(draft.canTakeBack()).isFalse();
    }
}
