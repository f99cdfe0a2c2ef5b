package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.imports.StrangerList;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.settle.PendingImport;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.TransferHandler.TransferSupport;
import javax.swing.plaf.basic.ComboPopup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Lists of strangers that are spoilt at first sight are put right with few gestures, and agree with their labels then. */
class SpoiltListsUiIT extends InWindow {

    private static final int MOST_GESTURES = 12;
    private static final double MOST_OF_THEM = 0.9;
    /** Before the first character of a line, as the tables have it. */
    private static final int MARGIN = 8;

    private static final int FARTHEST = 60;
    private static final int STEPS = 8;

    /** Clicks, drags and keys since the list was dropped. */
    private int gestures;

    private List<String> unread = List.of();

    SpoiltListsUiIT() {
        super(Packs::blank);
    }

    /** Drops a list that is spoilt at first sight onto a new window. */
    private void begin(StrangerList list) throws IOException {
        PendingImport read = PendingImport.of(list.file().toString(), Files.readAllBytes(list.file()));
        assertThat(list.right(read.source())).isLessThan(most(list));
        begin(list.file());
    }

    /** Drops the file of a list onto a new window. */
    private void begin(Path list) {
        ui.press("ctrl I");
        JPanel panel = ui.find(JPanel.class, "import");
        UiDriver.onEdt(() ->
                panel.getTransferHandler().importData(new TransferSupport(panel, new DroppedFiles(List.of(list)))));
        JTree tree = ui.find(JTree.class, "import.tree");
        ui.until("it is read", () -> tree.getRowCount() > 1);
        gestures = 0;
        unread = UiDriver.onEdt(this::shown);
    }

    private void click(Component component, Point at) {
        gestures++;
        ui.click(component, at);
    }

    private void click(Component component) {
        gestures++;
        ui.click(component);
    }

    /** The order of battle as the tree shows it. */
    private List<String> shown() {
        JTree tree = ui.find(JTree.class, "import.tree");
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < tree.getRowCount(); row++) {
            rows.add(tree.getPathForRow(row).getPathCount() + text(tree, row));
        }
        return rows;
    }

    private static String text(JTree tree, int row) {
        Component cell = tree.getCellRenderer()
                .getTreeCellRendererComponent(
                        tree, tree.getPathForRow(row).getLastPathComponent(), false, true, true, row, false);
        return ((JLabel) cell).getText();
    }

    private boolean says(String label, String text) {
        return ui.shows(label)
                && UiDriver.onEdt(() -> ui.find(JLabel.class, label).getText().contains(text));
    }

    private void tab(int index) {
        JTabbedPane tabs = ui.find(JTabbedPane.class, "import.tabs");
        Rectangle tab = UiDriver.onEdt(() -> tabs.getBoundsAt(index));
        click(tabs, new Point(tab.x + tab.width / 2, tab.y + tab.height / 2));
    }

    /** Scrolls to a cell of the first row whose text has this; nobody counts turning a wheel. */
    private static Rectangle cell(JTable table, int textColumn, String text, int column) {
        return UiDriver.onEdt(() -> {
            for (int row = 0; row < table.getRowCount(); row++) {
                if (String.valueOf(table.getValueAt(row, textColumn)).contains(text)) {
                    Rectangle cell = table.getCellRect(row, column, true);
                    table.scrollRectToVisible(cell);
                    return cell;
                }
            }
            throw new AssertionError("no row with " + text);
        });
    }

    private void choose(JComboBox<?> combo, String item) {
        ui.until("it is open", combo::isPopupVisible);
        JList<?> list = ((ComboPopup) combo.getUI().getAccessibleChild(combo, 0)).getList();
        Rectangle cell = UiDriver.onEdt(() -> {
            for (int i = 0; i < combo.getItemCount(); i++) {
                if (String.valueOf(combo.getItemAt(i)).equals(item)) {
                    list.ensureIndexIsVisible(i);
                    return list.getCellBounds(i, i);
                }
            }
            throw new AssertionError("no " + item);
        });
        click(list, new Point(cell.x + 10, cell.y + cell.height / 2));
    }

    /** Answers the question that stands there. */
    private void answer(String asked, String chosen) {
        ui.until("it is asked " + asked, () -> says("import.question", asked));
        JComboBox<?> answers = ui.find(JComboBox.class, "import.answer");
        click(answers);
        choose(answers, chosen);
    }

    /** Chooses in the table of kinds what lines such as one are. */
    private void kind(String sample, int column, String editor, String chosen) {
        JTable kinds = ui.find(JTable.class, "import.kinds");
        Rectangle cell = cell(kinds, 0, sample, column);
        click(kinds, new Point(cell.x + cell.width / 2, cell.y + cell.height / 2));
        choose(ui.find(JComboBox.class, editor), chosen);
        ui.until("it is " + chosen, () -> chosen.equals(kinds.getValueAt(row(kinds, sample), column)));
    }

    private static int row(JTable kinds, String sample) {
        for (int row = 0; row < kinds.getRowCount(); row++) {
            if (kinds.getValueAt(row, 0).toString().contains(sample)) {
                return row;
            }
        }
        return -1;
    }

    private void chooseInMenu(String menu, String text) {
        JPopupMenu open = ui.find(JPopupMenu.class, menu);
        for (Component each : UiDriver.onEdt(open::getComponents)) {
            if (each instanceof JMenuItem item && item.getText().equals(text)) {
                click(item);
                return;
            }
        }
        throw new AssertionError("no " + text + " in " + menu);
    }

    /** Drags over a part of a line of the source. */
    private void select(String line, String part) {
        JTable lines = ui.find(JTable.class, "import.lines");
        Rectangle cell = cell(lines, 2, line, 2);
        Point[] ends = UiDriver.onEdt(() -> {
            FontMetrics metrics = lines.getFontMetrics(
                    new Font(Font.MONOSPACED, Font.PLAIN, lines.getFont().getSize()));
            int row = lines.rowAtPoint(new Point(cell.x + 1, cell.y + 1));
            String text = String.valueOf(lines.getValueAt(row, 2));
            int from = text.indexOf(part);
            int left = cell.x + MARGIN;
            int y = cell.y + cell.height / 2;
            return new Point[] {
                new Point(left + metrics.stringWidth(text.substring(0, from)) + 1, y),
                new Point(left + metrics.stringWidth(text.substring(0, from + part.length())), y)
            };
        });
        gestures++;
        ui.drag(lines, ends[0], lines, ends[1]);
    }

    private static Point in(JTree tree, Predicate<String> which) {
        return UiDriver.onEdt(() -> {
            for (int row = 0; row < tree.getRowCount(); row++) {
                if (which.test(text(tree, row))) {
                    tree.scrollRowToVisible(row);
                    Rectangle bounds = tree.getRowBounds(row);
                    return new Point(bounds.x + 40, bounds.y + bounds.height / 2);
                }
            }
            throw new AssertionError("no such entry");
        });
    }

    /** Drags an entry onto another, and lets go where it is said what will happen. */
    private void drag(String entry, String onto, String said) {
        JTree tree = ui.find(JTree.class, "import.tree");
        Point to = in(tree, text -> text.startsWith(onto));
        Point from = in(tree, text -> text.startsWith(entry));
        // What is moved before the window knows of the drag is lost, so the hand goes on a little.
        List<Point> way = new ArrayList<>(List.of(from, new Point(from.x + 9, from.y - 5)));
        for (int i = 0; i < STEPS; i++) {
            way.add(new Point(to.x + i, to.y));
        }
        gestures++;
        ui.stroke(tree, way, at -> {
            if (at > 1) {
                ui.soon(() -> announced(tree).equals(said));
            }
        });
    }

    private static String announced(JTree tree) {
        return String.valueOf(tree.getAccessibleContext().getAccessibleDescription());
    }

    /** Each answer is taken back, then each is given again. */
    private void isTakenBackAndGivenAgain(int answers) {
        List<String> last = UiDriver.onEdt(this::shown);
        assertThat(last).isNotEqualTo(unread);
        for (int i = 0; i < answers; i++) {
            ui.press("ctrl Z");
        }
        ui.until("all is as it was", () -> shown().equals(unread));
        for (int i = 0; i < answers; i++) {
            ui.press("ctrl Y");
        }
        ui.until("all is said again", () -> shown().equals(last));
    }

    /** Takes it in, and what the pack keeps of it then. */
    private OobSource taken(String side) {
        assertThat(gestures).isBetween(1, MOST_GESTURES);
        List<String> before = edited().sources().stream().map(OobSource::id).toList();
        ImportSteps.accept(ui, side);
        ui.until("it is there or compared", () -> taken(before).isPresent() || ui.shows("import.differences"));
        if (taken(before).isEmpty()) {
            ui.click(ui.find(JButton.class, "import.accept"));
            ui.until("it is there", () -> taken(before).isPresent());
        }
        return taken(before).orElseThrow();
    }

    private Optional<OobSource> taken(List<String> before) {
        return edited().sources().stream()
                .filter(source -> !before.contains(source.id()))
                .findFirst();
    }

    private static int most(StrangerList list) {
        return (int) Math.ceil(MOST_OF_THEM * list.units().size());
    }

    private static void agrees(StrangerList list, OobSource read) {
        assertThat(list.right(read)).isGreaterThanOrEqualTo(most(list));
    }

    @Test
    void lettersThatStandApart() throws IOException {
        StrangerList list = StrangerList.of("bussaco-spaced.txt");
        begin(list);

        answer("etters are set apart", "yes");

        ui.until("it is understood", () -> !says("import.understood", "not understood yet"));
        isTakenBackAndGivenAgain(1);
        agrees(list, taken("Allies"));
    }

    @Test
    void aSideThatNothingAnnounces() throws IOException {
        StrangerList list = StrangerList.of("montebello-bare.txt");
        begin(list);

        JTable lines = ui.find(JTable.class, "import.lines");
        Rectangle watrin = cell(lines, 2, "Division Watrin", 1);
        click(lines, new Point(watrin.x + 12, watrin.y + watrin.height / 2));
        if (!ui.shows("import.begins-side")) {
            tab(0);
        }
        JButton begins = ui.find(JButton.class, "import.begins-side");
        ui.until("the line is selected", begins::isEnabled);
        click(begins);

        ui.until(
                "there are two",
                () -> shown().stream().filter(row -> row.startsWith("2")).count() == 2);
        isTakenBackAndGivenAgain(1);
        agrees(list, taken(""));
    }

    @Test
    void aHeadingThatIsNoneAndACommanderInTheName() throws IOException {
        StrangerList list = StrangerList.of("barrosa-braces.txt");
        begin(list);
        if (!ui.shows("import.kinds")) {
            tab(1);
        }

        kind("BRITISH TROOPS", 2, "import.kind.role", "formation");
        select("2nd batt. Coldstream", "Cold");
        JPopupMenu none = ui.find(JPopupMenu.class, "import.selected");
        assertThat(((JMenuItem) none.getComponent(0)).getText())
                .isEqualTo("\u201CCold\u201D is only part of \u201C2nd batt. Coldstream\u201D; select all of that");
        gestures++;
        ui.press("ESCAPE");
        ui.until("only the menu is gone", () -> !ui.shows("import.selected") && ui.shows("import"));
        select("Artillery, Duncan", "Duncan");
        chooseInMenu("import.selected", "commander");

        ui.until("he leads it", () -> shown().stream().anyMatch(row -> row.contains("Artillery  \u00B7  Duncan")));
        drag("Dilkes's Brigade", "Blue", "All 2 lines such as \u201CDilkes's Brigade\u201D go under the side itself");
        ui.until("it stands there", () -> shown().stream().anyMatch(row -> row.startsWith("3Dilkes's Brigade")));
        isTakenBackAndGivenAgain(3);
        agrees(list, taken("British"));
    }

    @Test
    void aSheetWhoseNumbersSayWhatBelongsToWhatAndTheNextOneOfItsLook() throws IOException {
        StrangerList list = StrangerList.of("raszyn-ids.csv");
        begin(list);

        kind("1.1.1", 2, "import.kind.role", "unit");
        kind("Advance Guard", 2, "import.kind.role", "formation");
        kind("Duchy of Warsaw", 4, "import.kind.beginsSide", "yes");
        answer("numbers of lines say what they stand under", "yes");
        click(ui.find(JButton.class, "import.column.leader"));
        chooseInMenu("import.column-menu", "commander");

        ui.until(
                "leaders command",
                () -> ui.find(JButton.class, "import.column.leader").getText().equals("leader: commander"));
        isTakenBackAndGivenAgain(5);
        OobSource first = taken("");
        agrees(list, first);

        ui.click(ui.find(JButton.class, "import.cancel"));
        ui.until("the window is gone", () -> !ui.shows("import"));
        window.activate();
        Path next = folder.resolve("next.csv");
        Files.writeString(next, list.text().replace("Szekler", "Banat").replace("Uhlans", "Lancers"));
        begin(next);
        ui.until("it is read as the first", () -> says("import.understood", "raszyn-ids.csv"));
        gestures = 1;
        OobSource second = taken("");
        assertThat(second.entries().stream().filter(SourceEntry::unit).map(SourceEntry::name))
                .contains("2nd Lancers", "HR 11 Banat Hussars")
                .hasSize(
                        (int) first.entries().stream().filter(SourceEntry::unit).count());
    }

    /** Goes on with the keyboard until something has it. */
    private void walkTo(String name) {
        for (int i = 0; i < FARTHEST && !has(name); i++) {
            // Tab goes from cell to cell of a table.
            ui.press(owner() instanceof JTable ? "ctrl TAB" : "TAB");
        }
        ui.until(name + " has the keyboard", () -> has(name));
    }

    private static @Nullable Component owner() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    private static boolean has(String name) {
        Component owner = owner();
        return owner != null && name.equals(owner.getName());
    }

    @Test
    void columnsAndEntriesWithTheKeyboardAlone() {
        begin(StrangerList.of("raszyn-ids.csv").file());

        walkTo("import.column.leader");
        ui.press("shift F10");
        ui.until("it is open", () -> ui.shows("import.column-menu"));
        ui.press("DOWN");
        ui.press("DOWN");
        ui.press("ENTER");
        ui.until(
                "leaders command, and the keyboard stays there",
                () -> has("import.column.leader")
                        && ui.find(JButton.class, "import.column.leader")
                                .getText()
                                .equals("leader: commander"));

        JTree tree = ui.find(JTree.class, "import.tree");
        walkTo("import.tree");
        ui.press("END");
        ui.press("ctrl X");
        ui.until("it asks where", () -> announced(tree).startsWith("Select what \u201C12-pdr Position Battery"));
        ui.press("UP");
        ui.press("UP");
        ui.until("why not there", () -> announced(tree).contains("is a unit; only formations"));
        ui.press("ESCAPE");
        ui.until("it stays where it is", () -> announced(tree).isEmpty() && ui.shows("import"));
        ui.press("END");
        ui.press("shift F10");
        ui.until("it is open", () -> ui.shows("context-menu"));
        ui.press("DOWN");
        ui.press("ENTER");
        ui.until("it asks again", () -> announced(tree).startsWith("Select what \u201C12-pdr Position Battery"));
        ui.press("HOME");
        ui.press("DOWN");
        ui.until("what will happen", () -> announced(tree).contains("goes under the last line above such as"));
        ui.press("ctrl V");
        ui.until(
                "it is there",
                () -> tree.getLastSelectedPathComponent() != null
                        && shown().stream().anyMatch(row -> row.startsWith("412-pdr Position Battery")));

        isTakenBackAndGivenAgain(2);
    }
}
