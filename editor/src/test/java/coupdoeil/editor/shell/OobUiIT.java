package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ForceCopy;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.remembered.Columns;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JLabel;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The order of battle written as a table, in a real window with mouse and keyboard. */
class OobUiIT extends InWindow {

    private JTable table;

    OobUiIT() {
        super(Packs::albuera);
    }

    @BeforeEach
    void prepare() {
        ui.press("alt 9");
        table = ui.find(JTable.class, "oob.table");
        ui.focus(table);
    }

    private OrderOfBattle oob() {
        return UiDriver.onEdt(() -> window.workbench.session().pack().orderOfBattle());
    }

    private Unit unit(int index) {
        return oob().units().get(index);
    }

    private int rowOf(String name) {
        return UiDriver.onEdt(() -> {
            for (int row = 0; row < table.getRowCount(); row++) {
                if (table.getValueAt(row, 0).equals(name)) {
                    return row;
                }
            }
            return -1;
        });
    }

    private int column(String name) {
        return UiDriver.onEdt(() -> table.getColumnModel().getColumnIndex(name));
    }

    private Point cell(int row, int column) {
        Rectangle bounds = UiDriver.onEdt(() -> {
            table.scrollRectToVisible(table.getCellRect(row, column, true));
            return table.getCellRect(row, column, true);
        });
        return new Point(bounds.x + bounds.width - 12, bounds.y + bounds.height / 2);
    }

    private void select(String name) {
        int row = rowOf(name);
        ui.click(table, cell(row, 0));
        ui.until(name + " is selected", () -> table.getSelectedRow() == row);
    }

    @Test
    void aNewUnitIsOneKeyAndItsNameIsTypedAtOnce() {
        int before = oob().units().size();
        select(oob().formations().get(0).name());
        ui.press("INSERT");
        ui.until("its name is edited", () -> table.isEditing() && ui.shows("oob.cell"));
        ui.type("lancers");
        ui.press("ENTER");
        ui.until("it is there", () -> rowOf("lancers") >= 0);
        assertThat(oob().units()).hasSize(before + 1);
        assertThat(unit(before).id()).isEqualTo("lancers");
        assertThat(unit(before).under().relations())
                .containsValue(oob().formations().get(0).id());
    }

    @Test
    void rowsStayWhenSomethingIsSelected() {
        AtomicInteger changes = new AtomicInteger();
        table.getModel().addTableModelListener(event -> changes.incrementAndGet());
        String name = unit(0).name();
        UiDriver.onEdt(() -> {
            window.workbench.session().select(new Selection.OfPieces(List.of(unit(0).id())));
            return true;
        });
        ui.until("its row is selected", () -> table.getSelectedRow() == rowOf(name));
        ui.press("alt 8");
        UiDriver.onEdt(() -> {
            window.workbench.session().select(new Selection.OfPieces(List.of(unit(1).id())));
            return true;
        });
        ui.press("alt 9");
        ui.until("the other's is", () -> table.getSelectedRow() == rowOf(unit(1).name()));
        assertThat(changes).hasValue(0);
        UiDriver.onEdt(() -> {
            Session session = window.workbench.session();
            session.edit(GroundEdits.levels(Set.of(window.hex("0505")), "Raise", level -> level + 1));
            session.select(new Selection.OfPieces(List.of(unit(0).id())));
            return true;
        });
        ui.until("after another edit they are read again", () -> changes.get() > 0);
    }

    @Test
    void aRatingIsTypedIntoSeveralRowsAndTakenBackAsOneStep() {
        Unit first = unit(0);
        select(first.name());
        int row = rowOf(first.name());
        ui.click(table, cell(row, column("TEM")));
        ui.press("shift DOWN");
        ui.until("two are selected", () -> table.getSelectedRowCount() == 2);
        ui.type("2");
        ui.until("it is edited", table::isEditing);
        ui.press("ENTER");
        ui.until(
                "both have it",
                () -> table.getValueAt(row, column("TEM")).equals("2")
                        && table.getValueAt(row + 1, column("TEM")).equals("2"));
        assertThat(window.steps()).isEqualTo(1);
        ui.press("ctrl Z");
        ui.until("it is taken back", () -> unit(0).equals(first));
    }

    @Test
    void whatACellRefusesItSaysWhy() {
        ui.click(table, cell(rowOf(unit(0).name()), column("Steps at start")));
        ui.type("99");
        ui.press("ENTER");
        JLabel note = ui.find(JLabel.class, "oob.note");
        ui.until("it says why", () -> note.getText().contains("4"));
        assertThat(window.steps()).isZero();
    }

    @Test
    void forcesAreCopiedCutAndPasted() {
        int before = oob().units().size();
        String name = unit(0).name();
        select(name);
        ui.press("ctrl D");
        ui.until(
                "there are two, and the copy is to be named",
                () -> oob().units().size() == before + 1 && table.isEditing());
        ui.press("ESCAPE");
        ui.press("ctrl X");
        ui.until("the second is cut", () -> oob().units().size() == before);
        select(oob().formations().get(1).name());
        ui.press("ctrl V");
        ui.until("it is pasted", () -> oob().units().size() == before + 1);
        assertThat(unit(before).name()).as("counts up").isNotEqualTo(name);
        assertThat(unit(before).under().relations())
                .containsValue(oob().formations().get(1).id());
    }

    @Test
    void noKeyOfTheNamesTypedAheadIsLostWhenForcesAreDuplicated() {
        Formation brigade = brigade();
        select(brigade.name());
        nameAsFastAsCanBe("ctrl D", brigade);
    }

    @Test
    void noKeyOfTheNamesTypedAheadIsLostWhenForcesArePasted() {
        Formation brigade = brigade();
        select(brigade.name());
        ui.press("ctrl C");
        select(oob().formations().stream()
                .filter(other -> other.level().equals(brigade.level()) && !other.equals(brigade))
                .findFirst()
                .orElseThrow()
                .name());
        nameAsFastAsCanBe("ctrl V", brigade);
    }

    /** Of some ten forces. */
    private Formation brigade() {
        return oob().formations().stream()
                .filter(formation -> copies(formation) > 4 && copies(formation) < 16)
                .findFirst()
                .orElseThrow();
    }

    private void nameAsFastAsCanBe(String copied, Formation brigade) {
        OrderOfBattle before = oob();
        List<String> names = IntStream.range(0, copies(brigade))
                .mapToObj(i -> "battalion" + i)
                .toList();
        ui.press(copied);
        ui.rattle(String.join("\n", names) + "\n");
        ui.until("nothing is edited", () -> !table.isEditing());
        OrderOfBattle after = oob();
        List<String> made = new ArrayList<>();
        after.formations().stream()
                .filter(one -> !before.formations().contains(one))
                .forEach(one -> made.add(one.name()));
        after.units().stream().filter(one -> !before.units().contains(one)).forEach(one -> made.add(one.name()));
        after.leaders().stream().filter(one -> !before.leaders().contains(one)).forEach(one -> made.add(one.name()));
        assertThat(made).containsExactlyInAnyOrderElementsOf(names);
    }

    private int copies(Formation formation) {
        return ForceCopy.of(oob(), Set.of(formation.id())).size();
    }

    @Test
    void theCellThatIsTypedIntoIsShown() {
        select(unit(0).name());
        int row = rowOf(unit(0).name());
        ui.press("TAB");
        int first = UiDriver.onEdt(table::getSelectedColumn);
        Point inside = cell(row, first);
        Rectangle bounds = UiDriver.onEdt(() -> table.getCellRect(row, first, true));
        assertThat(ui.colour(table, new Point(inside.x, bounds.y + 1)))
                .as("its frame")
                .isNotEqualTo(ui.colour(table, new Point(inside.x, bounds.y + 4)));
        Rectangle next = UiDriver.onEdt(() -> table.getCellRect(row, first + 1, true));
        assertThat(ui.colour(table, new Point(next.x + next.width - 12, next.y + 1)))
                .as("the next one has none")
                .isEqualTo(ui.colour(table, new Point(next.x + next.width - 12, next.y + 4)));
    }

    @Test
    void linesFromASpreadsheetAreShownBeforeTheyBecomeUnits() {
        int before = oob().units().size();
        UiDriver.onEdt(() -> {
            Toolkit.getDefaultToolkit()
                    .getSystemClipboard()
                    .setContents(
                            new StringSelection("Name\tKind\tMen\nLancers\tCavalry\t500\nGuns\tArtillery\tmany\n"),
                            null);
            return true;
        });
        select(oob().formations().get(0).name());
        ui.press("ctrl V");
        JLabel count = ui.find(JLabel.class, "sheet.count");
        assertThat(UiDriver.onEdt(count::getText)).contains("One unit").contains("one line");
        JTable preview = ui.find(JTable.class, "sheet.preview");
        assertThat(UiDriver.onEdt(() -> preview.getValueAt(1, 0).toString())).contains("many");
        ui.press("ENTER");
        ui.until("one is added", () -> oob().units().size() == before + 1);
        assertThat(unit(before).strength().men()).isEqualTo(500);
        assertThat(unit(before).arm()).isEqualTo("cavalry");
    }

    @Test
    void lettersFindAndTheInspectorFollows() {
        String name = unit(20).name();
        select(oob().sides().get(0).name());
        ui.type(name.toLowerCase(Locale.ROOT).substring(0, Math.min(6, name.length())));
        ui.until(
                "a force is found",
                () -> !window.workbench.session().selection().pieces().isEmpty() || table.getSelectedRow() > 0);
        List<String> found = UiDriver.onEdt(
                () -> List.of(table.getValueAt(table.getSelectedRow(), 0).toString()));
        assertThat(found.get(0).toLowerCase(Locale.ROOT))
                .contains(name.toLowerCase(Locale.ROOT).substring(0, Math.min(6, name.length())));
    }

    @Test
    void aUnitIsDraggedToAnotherFormation() {
        Unit unit = unit(0);
        String target = oob().formations().get(1).id();
        JTextField filter = ui.find(JTextField.class, "oob.filter");
        assertThat(filter.getText()).isEmpty();
        select(unit.name());
        Point from = cell(rowOf(unit.name()), 0);
        UiDriver.onEdt(() -> {
            table.scrollRectToVisible(
                    table.getCellRect(rowOf(oob().formations().get(1).name()), 0, true)
                            .union(table.getCellRect(rowOf(unit.name()), 0, true)));
            return true;
        });
        Rectangle to = UiDriver.onEdt(
                () -> table.getCellRect(rowOf(oob().formations().get(1).name()), 0, true));
        Point drop = new Point(to.x + 120, to.y + to.height / 2);
        ui.drag(table, new Point(140, from.y), table, new Point(140, from.y + (drop.y > from.y ? 12 : -12)), drop);
        ui.until("it serves under it", () -> unit(0).under().relations().containsValue(target));
        assertThat(window.steps()).isEqualTo(1);
    }

    @Test
    void aForceIsDeletedByTheKeyboardOrTheButton() {
        int before = oob().units().size();
        select(unit(0).name());
        ui.press("ctrl D");
        ui.until(
                "there are two, and the copy is to be named",
                () -> oob().units().size() == before + 1 && table.isEditing());
        ui.press("ESCAPE");
        ui.press("DELETE");
        ui.until("it is gone", () -> oob().units().size() == before);
        assertThat(ui.find(JButton.class, "oob.duplicate").isShowing()).isTrue();
    }

    @Test
    void namesStayInSightWhereverTheCellsAreAndTheCellThatHasTheKeyboardIsBesideThem() {
        select(unit(0).name());
        int row = rowOf(unit(0).name());
        int last = UiDriver.onEdt(() -> table.getColumnCount() - 1);
        for (int i = 0; i < last; i++) {
            ui.press("RIGHT");
        }
        ui.until("the last column is reached", () -> table.getSelectedColumn() == last);
        Rectangle seen = UiDriver.onEdt(table::getVisibleRect);
        Rectangle names = UiDriver.onEdt(() -> table.getCellRect(row, 0, true));
        Rectangle cell = UiDriver.onEdt(() -> table.getCellRect(row, last, true));
        assertThat(seen.x).as("it has scrolled").isPositive();
        assertThat(names.x).as("but the names have not").isEqualTo(seen.x);
        assertThat(cell.x).isGreaterThanOrEqualTo(names.x + names.width);
        assertThat(cell.x + cell.width).isLessThanOrEqualTo(seen.x + seen.width);
        for (int i = 0; i < last - 1; i++) {
            ui.press("LEFT");
        }
        ui.until("the second column is reached", () -> table.getSelectedColumn() == 1);
        Rectangle second = UiDriver.onEdt(() -> table.getCellRect(row, 1, true));
        Rectangle back = UiDriver.onEdt(() -> table.getCellRect(row, 0, true));
        assertThat(second.x).isGreaterThanOrEqualTo(back.x + back.width);
        // A click on what stays is one on the name.
        ui.press("shift F10");
        ui.press("ESCAPE");
        ui.click(table, new Point(back.x + 120, back.y + 8 + 2 * back.height));
        ui.until("the name is selected", () -> table.getSelectedColumn() == 0 && table.getSelectedRow() == row + 2);
    }

    @Test
    void columnsAreChosenAndRemembered() {
        int before = UiDriver.onEdt(table::getColumnCount);
        ui.click(ui.find(JButton.class, "oob.columns"));
        JPopupMenu menu = ui.find(JPopupMenu.class, "oob.columns-menu");
        JCheckBoxMenuItem nationality = UiDriver.onEdt(() -> Stream.of(menu.getComponents())
                .map(JCheckBoxMenuItem.class::cast)
                .filter(item -> item.getText().equals("Nationality"))
                .findFirst()
                .orElseThrow());
        ui.click(nationality);
        ui.until("it is hidden", () -> table.getColumnCount() == before - 1);
        ui.press("ESCAPE");
        assertThat(Columns.turned("oob")).containsExactly("Nationality");
        assertThat(IntStream.range(0, before - 1).mapToObj(table::getColumnName))
                .doesNotContain("Nationality");
    }

    @AfterEach
    void forget() {
        Columns.forget();
    }

    @Test
    void whatIsDraggedNeedNotBeSelectedBefore() {
        Unit unit = unit(1);
        String target = oob().formations().get(1).id();
        select(unit(0).name());
        Point from = cell(rowOf(unit.name()), 0);
        Rectangle to = UiDriver.onEdt(
                () -> table.getCellRect(rowOf(oob().formations().get(1).name()), 0, true));
        Point drop = new Point(140, to.y + to.height / 2);
        ui.drag(table, new Point(140, from.y), table, new Point(140, from.y + (drop.y > from.y ? 12 : -12)), drop);
        ui.until("it serves under it", () -> unit(1).under().relations().containsValue(target));
        assertThat(UiDriver.onEdt(table::getSelectedRowCount)).isEqualTo(1);
    }
}
