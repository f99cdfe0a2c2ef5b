package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.imports.Lists;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.TransferHandler.TransferSupport;
import org.junit.jupiter.api.Test;

/** A printed order of battle becomes an army, in a real window with mouse and keyboard. */
class ImportUiIT extends InWindow {

    private static final String BRIGADE = """
            1st Brigade: Colborne
              1/3rd Foot 750 men
              2/31st Foot 400 men
            """;

    ImportUiIT() {
        super(Packs::blank);
    }

    private void begin() {
        ui.press("ctrl I");
        ui.find(JLabel.class, "import.hint");
    }

    /** Drops a text onto the window of the import. */
    private void drop(String text) {
        JPanel panel = ui.find(JPanel.class, "import");
        assertThat(UiDriver.onEdt(() ->
                        panel.getTransferHandler().importData(new TransferSupport(panel, new StringSelection(text)))))
                .isTrue();
    }

    private void clickLine(int line) {
        JTable lines = ui.find(JTable.class, "import.lines");
        Rectangle cell = UiDriver.onEdt(() -> {
            for (int row = 0; row < lines.getRowCount(); row++) {
                if (lines.getValueAt(row, 0).equals(line)) {
                    Rectangle found = lines.getCellRect(row, 1, true);
                    lines.scrollRectToVisible(found);
                    return found;
                }
            }
            throw new AssertionError("no line " + line);
        });
        ui.click(lines, new Point(cell.x + 12, cell.y + cell.height / 2));
    }

    private static boolean shows(JTree tree, String beginning) {
        for (int row = 0; row < tree.getRowCount(); row++) {
            Component cell = tree.getCellRenderer()
                    .getTreeCellRendererComponent(
                            tree, tree.getPathForRow(row).getLastPathComponent(), false, true, true, row, false);
            if (((JLabel) cell).getText().startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }

    /** Clicks the entry of what is open that begins so. */
    private void clickPoint(String beginning) {
        JList<?> points = ui.find(JList.class, "import.points");
        Rectangle cell = UiDriver.onEdt(() -> {
            for (int i = 0; i < points.getModel().getSize(); i++) {
                if (text(points, i).startsWith(beginning)) {
                    points.ensureIndexIsVisible(i);
                    return points.getCellBounds(i, i);
                }
            }
            throw new AssertionError("no point " + beginning);
        });
        ui.click(points, new Point(cell.x + 40, cell.y + cell.height / 2));
    }

    private static String text(JList<?> list, int index) {
        return cell(list, index);
    }

    private static <T> String cell(JList<T> list, int index) {
        Component cell = list.getCellRenderer()
                .getListCellRendererComponent(list, list.getModel().getElementAt(index), index, false, false);
        return ((JLabel) cell).getText();
    }

    private boolean isOpen(String beginning) {
        JList<?> points = ui.find(JList.class, "import.points");
        return UiDriver.onEdt(() -> {
            for (int i = 0; i < points.getModel().getSize(); i++) {
                if (text(points, i).startsWith(beginning)) {
                    return true;
                }
            }
            return false;
        });
    }

    private JButton cure(String text) {
        for (int i = 0; i < 6; i++) {
            JButton button = ui.find(JButton.class, "import.cure." + i);
            if (UiDriver.onEdt(button::getText).equals(text)) {
                return button;
            }
        }
        throw new AssertionError("no cure " + text);
    }

    private JButton button(String name, String text) {
        JButton button = ui.find(JButton.class, name);
        ui.until(name + " says " + text, () -> button.getText().equals(text) && button.isEnabled());
        return button;
    }

    @Test
    void aListIsPastedRelevelledSettledAcceptedAndUndone() {
        Pack before = edited();
        begin();
        UiDriver.onEdt(() -> {
            Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(Lists.leftWing()), null);
            return true;
        });
        ui.press("ctrl V");
        JTree tree = ui.find(JTree.class, "import.tree");
        ui.until("it is read", () -> shows(tree, "2nd Division"));
        assertThat(UiDriver.onEdt(() -> shows(tree, "Colborne's command"))).isFalse();

        JTabbedPane tabs = ui.find(JTabbedPane.class, "import.tabs");
        Rectangle lines = UiDriver.onEdt(() -> tabs.getBoundsAt(0));
        ui.click(tabs, new Point(lines.x + lines.width / 2, lines.y + lines.height / 2));
        clickLine(4);
        JComboBox<?> level = ui.find(JComboBox.class, "import.level");
        ui.until(
                "the line is selected",
                () -> ui.find(JLabel.class, "import.which")
                        .getText()
                        .startsWith("Line 4; 4 lines of its look follow: 9, 13, 21, 26"));
        ui.focus(level);
        ui.type("b");
        ui.until(
                "all of its look are brigades",
                () -> shows(tree, "Colborne's command  \u00B7  Colborne  \u00B7  brigade")
                        && shows(tree, "Abercromby's command  \u00B7  Abercromby  \u00B7  brigade"));
        assertThat(UiDriver.onEdt(() -> tree.getSelectionCount()))
                .as("the line's entry")
                .isEqualTo(1);

        assertThat(isOpen("Line 3: 2nd Division: 5657 men")).isTrue();
        clickPoint("Line 3: 2nd Division");
        ui.click(cure("Keep both figures"));
        ui.until("the sum is settled", () -> !isOpen("Line 3:"));

        ui.click(button("import.accept", "Import"));
        ui.until("the army is there", () -> edited().orderOfBattle().units().size() == 15);
        assertThat(window.steps()).isEqualTo(1);
        ui.click(button("import.cancel", "Close"));
        ui.until("the window is gone", () -> !ui.shows("import"));
        window.activate();
        ui.press("ctrl Z");
        ui.until("it is undone", () -> edited().equals(before));
    }

    @Test
    void gameValuesAreASecondStep() {
        begin();
        drop(BRIGADE);
        ui.click(button("import.accept", "Import"));
        JButton write = button("import.accept", "Write the values");
        JTable proposals = ui.find(JTable.class, "import.proposals");
        assertThat(UiDriver.onEdt(proposals::getRowCount)).isEqualTo(2);
        assertThat(steps("1/3rd Foot")).isEmpty();

        ui.click(write);

        ui.until("they are written", () -> steps("1/3rd Foot").equals(Optional.of(3)));
        assertThat(window.steps()).isEqualTo(2);
    }

    private Optional<Integer> steps(String name) {
        Unit unit = edited().orderOfBattle().units().stream()
                .filter(it -> it.name().equals(name))
                .findFirst()
                .orElseThrow();
        return unit.attributes().has("steps") ? Optional.of(unit.attributes().integer("steps", 0)) : Optional.empty();
    }

    @Test
    void aSecondSourceIsComparedBeforeItIsTaken() {
        begin();
        drop(BRIGADE);
        ui.click(button("import.accept", "Import"));
        ui.click(button("import.cancel", "Close"));
        ui.until("the window is gone", () -> !ui.shows("import"));
        window.activate();
        Pack first = edited();

        begin();
        drop(BRIGADE.replace("750", "728"));
        ui.click(button("import.accept", "Compare\u2026"));
        JTable differences = ui.find(JTable.class, "import.differences");
        assertThat(UiDriver.onEdt(() -> differences.getValueAt(0, 0) + " " + differences.getValueAt(0, 1) + " "
                        + differences.getValueAt(0, 3) + " " + differences.getValueAt(0, 4)))
                .isEqualTo("differs 1/3rd Foot 750 728");
        ui.press("ESCAPE");
        ui.until("the window is gone", () -> !ui.shows("import"));
        assertThat(edited()).isSameAs(first);
    }

    /** Drops files onto the window of the import. */
    private void drop(List<Path> files) {
        JPanel panel = ui.find(JPanel.class, "import");
        Transferable dropped = new DroppedFiles(files);
        assertThat(UiDriver.onEdt(() -> panel.getTransferHandler().importData(new TransferSupport(panel, dropped))))
                .isTrue();
    }

    @Test
    void whatIsChosenAsWrittenInReadsTheListAgain() throws IOException {
        Path list = folder.resolve("list.txt");
        String cyrillic = "1-я бригада: Кутузов\n  54-й полк 900\n  55-й полк 850\n";
        Files.write(list, cyrillic.getBytes(Charset.forName("KOI8-R")));
        begin();
        drop(List.of(list));
        JTree tree = ui.find(JTree.class, "import.tree");
        ui.until("it is read", () -> tree.getRowCount() > 1);
        JComboBox<?> encoding = ui.find(JComboBox.class, "import.encoding");

        ui.focus(encoding);
        ui.type("k");
        ui.until("as it was written", () -> shows(tree, "54-й полк"));
        choose(encoding, "ISO-8859-5");
        ui.until("in another way", () -> tree.getRowCount() > 1 && !shows(tree, "54-й полк"));
        choose(encoding, "KOI8-R");
        ui.until("and again", () -> shows(tree, "54-й полк"));

        assertThat(UiDriver.onEdt(
                        () -> ui.find(JComboBox.class, "import.source").getItemCount()))
                .as("it is there once")
                .isEqualTo(1);
    }

    private static void choose(JComboBox<?> encoding, String written) {
        UiDriver.onEdt(() -> {
            encoding.setSelectedItem(written);
            return true;
        });
    }

    @Test
    void whyAListCannotBeReadIsShown() throws IOException {
        Path broken = folder.resolve("broken.xlsx");
        Files.write(broken, new byte[] {'P', 'K', 3, 4, 0, 0, 0, 0});
        begin();
        JLabel state = ui.find(JLabel.class, "import.state");
        drop(List.of(folder.resolve("missing.txt")));
        ui.until(
                "why there is none",
                () -> state.getText().startsWith("missing.txt cannot be read: ")
                        && state.getText().endsWith("missing.txt is not there"));
        drop(List.of(broken));
        ui.until(
                "why it is none",
                () -> state.getText().equals("broken.xlsx cannot be read: the zip is damaged: its end is missing"));
        assertThat(UiDriver.onEdt(() -> ui.find(JButton.class, "import.accept").isEnabled()))
                .isFalse();
    }

    /** They would take the processor for a minute. */
    @Test
    void whoeverCancelsWhileListsAreReadNeedNotWait() throws IOException {
        List<Path> lists = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            lists.add(Files.writeString(folder.resolve("list" + i + ".yaml"), "[" + "1,".repeat(990_000) + "1]"));
        }
        Pack before = edited();
        begin();
        drop(lists);
        JLabel state = ui.find(JLabel.class, "import.state");
        ui.until("they are being read", () -> state.getText().equals("Reading…") && isReading());
        assertThat(UiDriver.onEdt(() -> ui.find(JButton.class, "import.accept").isEnabled()))
                .isFalse();

        ui.click(button("import.cancel", "Cancel"));

        ui.until("the window is gone", () -> !ui.shows("import"));
        ui.until("nobody reads any more", () -> !isReading());
        assertThat(edited()).isSameAs(before);
    }

    private static boolean isReading() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(Arrays::stream)
                .anyMatch(frame -> frame.getClassName().startsWith("coupdoeil.validator.imports."));
    }
}
