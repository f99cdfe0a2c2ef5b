package coupdoeil.editor.data;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Grid;
import coupdoeil.editor.paint.Battles;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** In the battle data: rosters of nations, the sheet of a battle's forces, and the pieces that it takes. */
class RosterAndBillTest {

    private final Session session = Packs.session(Battles.rolica());

    private Page page(String key) {
        return page(session, key);
    }

    private static Page page(Session session, String key) {
        return new DataOutline(session)
                .nodes().stream()
                        .flatMap(Node::all)
                        .filter(node -> node.key().equals(key))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(key + " is not in the battle data"))
                        .page()
                        .get();
    }

    private Grid roster() {
        return ((Page.OfGrid) page("tables/roster")).grid();
    }

    private static int column(Grid grid, String key) {
        return IntStream.range(0, grid.columns().size())
                .filter(i -> grid.columns().get(i).key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    private List<String> reduced() {
        return Validator.of(session.system()).validate(session.pack()).all().stream()
                .filter(finding -> finding.rule().equals("CC-UNIT-02"))
                .map(Finding::message)
                .toList();
    }

    @Test
    void aRosterIsEditedLikeAnyTable() {
        Grid before = roster();
        int rifles = column(before, "RL");
        int british = IntStream.range(0, before.rows().size())
                .filter(i -> BigDecimal.valueOf(3)
                        .equals(before.rows().get(i).cells().get(rifles).value()))
                .findFirst()
                .orElseThrow();
        assertThat(reduced()).isEmpty();

        session.edit(before.change().apply(List.of(new Grid.Change(british, rifles, BigDecimal.valueOf(4)))));

        assertThat(roster().rows().get(british).cells().get(rifles).isChanged()).isTrue();
        assertThat(reduced())
                .containsExactlyInAnyOrder(
                        "5/60th Rifles begins with 3 blocks of 4.", "2/95th Rifles begins with 3 blocks of 4.");
        session.document().undo();
        assertThat(session.pack().house().isEmpty()).isTrue();
    }

    @Test
    void aTypeThatANationLacksIsAdded() {
        Grid before = roster();
        int rifles = column(before, "RL");
        int french = IntStream.range(0, before.rows().size())
                .filter(i ->
                        before.rows().get(i).cells().get(column(before, "OG")).value() != null)
                .findFirst()
                .orElseThrow();

        session.edit(before.change().apply(List.of(new Grid.Change(french, rifles, BigDecimal.valueOf(4)))));

        assertThat(session.system().tables().nested("roster").nested("french").integer("RL"))
                .hasValue(4);
    }

    @Test
    void theBillCountsUnitsLeadersBlocksAndTiles() {
        String bill = ((Page.OfText) page("scenarios/first-position/bill")).text();

        assertThat(bill.lines())
                .contains(
                        "french Line infantry: 3 of 10",
                        "british Rifle light: 2 of 2",
                        "portuguese Light infantry: 1 of 2",
                        "french leaders: 2 of 4",
                        "british leaders: 3 of 3",
                        "blocks of artillery and leaders: 15 of 60")
                .anyMatch(line -> line.matches("terrain tiles: \\d+ of 56"));
    }

    @Test
    void theSheetHasATableForEachArmy() {
        Session table = Packs.session(Battles.guilford());
        Grid sheet = ((Page.OfGrid) page(table, "scenarios/three-lines/roster/crown-army")).grid();
        Grid.Row highlanders = sheet.rows().stream()
                .filter(row -> row.name().startsWith("71st"))
                .findFirst()
                .orElseThrow();

        assertThat(highlanders.cells().get(column(sheet, "group")).value()).isEqualTo("Leslie's brigade");
        assertThat(highlanders.cells().get(column(sheet, "bases")).value()).isEqualTo("4");
        assertThat(highlanders.cells().get(column(sheet, "morale")).value()).isEqualTo("8/16/24");
        assertThat(highlanders.cells().get(column(sheet, "specialRules")).value())
                .isEqualTo("Tough fighters, Drilled");
        assertThat(highlanders.cells()).noneMatch(Grid.Cell::open);
        assertThat(sheet.growth()).isEmpty();
        assertThat(((Page.OfText) page(table, "scenarios/three-lines/roster")).text())
                .contains("Greene's army (Americans)\n", "Break point: 12");
    }

    @Test
    void theBasesOfATableAreCountedThoughNoBoxHoldsThem() {
        String bill = ((Page.OfText) page(Packs.session(Battles.guilford()), "scenarios/three-lines/bill")).text();

        assertThat(bill.lines()).contains("Skirmishers, bases of 50 x 25 mm: 15");
    }
}
