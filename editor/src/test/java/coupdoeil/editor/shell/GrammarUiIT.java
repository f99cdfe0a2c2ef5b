package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.source.SourceEntry;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.datatransfer.StringSelection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.TransferHandler.TransferSupport;
import org.junit.jupiter.api.Test;

/** Lists that are not understood at first sight are put right by saying how they are written, with mouse and keyboard. */
class GrammarUiIT extends InWindow {

    private static final Path STRANGERS =
            Path.of("../validator/src/test/resources/coupdoeil/validator/imports/strangers/first");

    private static final String HEADINGS = """
            Left Wing
            Picton
            1/45th Foot 500
            1/74th Foot 480
            Kempt
            1/88th Foot 610
            5/60th Foot 300
            """;

    GrammarUiIT() {
        super(Packs::blank);
    }

    private void begin(String list) {
        ui.press("ctrl I");
        ui.find(JLabel.class, "import.hint");
        drop(list);
    }

    private void drop(String list) {
        JPanel panel = ui.find(JPanel.class, "import");
        assertThat(UiDriver.onEdt(() ->
                        panel.getTransferHandler().importData(new TransferSupport(panel, new StringSelection(list)))))
                .isTrue();
    }

    private static String stranger(String name) throws IOException {
        return Files.readString(STRANGERS.resolve(name));
    }

    private boolean says(String name, String text) {
        return ui.shows(name)
                && UiDriver.onEdt(() -> ui.find(JLabel.class, name).getText().contains(text));
    }

    private void grammarTab() {
        JTabbedPane tabs = ui.find(JTabbedPane.class, "import.tabs");
        Rectangle tab = UiDriver.onEdt(() -> tabs.getBoundsAt(1));
        ui.click(tabs, new Point(tab.x + tab.width / 2, tab.y + tab.height / 2));
        ui.until("it is shown", () -> ui.shows("import.question"));
    }

    /** Chooses an answer to the question that stands there, by the keyboard. */
    private void answer(String asked, String chosen) {
        ui.until("it is asked " + asked, () -> says("import.question", asked));
        JComboBox<?> answers = ui.find(JComboBox.class, "import.answer");
        int at = UiDriver.onEdt(() -> {
            for (int i = 0; i < answers.getItemCount(); i++) {
                if (String.valueOf(answers.getItemAt(i)).equals(chosen)) {
                    return i;
                }
            }
            throw new AssertionError("no answer " + chosen);
        });
        ui.focus(answers);
        ui.press("DOWN");
        ui.until("it is open", answers::isPopupVisible);
        for (int i = 0; i < at; i++) {
            ui.press("DOWN");
        }
        ui.press("ENTER");
    }

    /** What the sources of the pack are kept as; the rules need no word for each of their echelons. */
    private List<String> formations() {
        return edited().sources().stream()
                .flatMap(source -> source.entries().stream())
                .filter(entry -> !entry.unit())
                .map(SourceEntry::name)
                .toList();
    }

    @Test
    void lettersThatStandApartAreJoinedByOneAnswer() throws IOException {
        begin(stranger("bussaco-spaced.txt"));
        ui.until("it is said", () -> says("import.understood", "not understood yet"));

        answer("etters are set apart", "yes");

        ui.until("it is understood", () -> !says("import.understood", "not understood yet"));
        ImportSteps.accept(ui, "British");
        ui.until("it is there", () -> edited().orderOfBattle().units().size() == 19);
        assertThat(formations()).contains("SECOND DIVISION", "STEWART'S BRIGADE", "PACK'S BRIGADE");
    }

    @Test
    void aSideThatNothingAnnouncesIsBegunAndTakenBackByTheKeyboard() throws IOException {
        begin(stranger("montebello-bare.txt"));
        ui.until("it is read", () -> ui.shows("import.begins-side") || ui.shows("import.question"));
        if (!ui.shows("import.question")) {
            grammarTab();
        }

        answer("here a second side begins", "Division Watrin");
        ui.until("there are two", () -> says("import.counts", "Division Watrin"));
        ui.press("ctrl Z");
        ui.until("it is taken back", () -> !says("import.counts", "Division Watrin"));
        ui.press("ctrl Y");
        ui.until("it is done again", () -> says("import.counts", "Division Watrin"));

        ImportSteps.accept(ui, "");
        ui.until(
                "they are there",
                () -> edited().orderOfBattle().sides().size() >= 2
                        && edited().orderOfBattle().units().size() == 19);
    }

    @Test
    void numbersPutASheetRightInSixAnswers() throws IOException {
        Path sheet = STRANGERS.resolve("raszyn-ids.csv");
        ui.press("ctrl I");
        JPanel panel = ui.find(JPanel.class, "import");
        UiDriver.onEdt(() ->
                panel.getTransferHandler().importData(new TransferSupport(panel, new DroppedFiles(List.of(sheet)))));
        ui.until("it is said", () -> says("import.understood", "not understood yet"));

        answer("hat these lines are", "unit");
        answer("numbers of lines say what they stand under", "yes");
        answer("once more", "yes");
        answer("begins a side", "yes");
        answer("hat these lines are", "formation");
        answer("hat these lines are", "formation");

        ui.until(
                "two armies stand there",
                () -> says("import.counts", "Army of the Duchy of Warsaw")
                        && says("import.counts", "Austrian VII Corps"));
    }

    @Test
    void aKindIsNamedInTheTableAndTheNextListOfItsLookIsReadSo() {
        begin(HEADINGS);
        ui.until("it is read", () -> ui.shows("import.tabs"));
        grammarTab();
        JTable kinds = ui.find(JTable.class, "import.kinds");
        int row = UiDriver.onEdt(() -> {
            for (int i = 0; i < kinds.getRowCount(); i++) {
                if (kinds.getValueAt(i, 0).toString().contains("Picton")) {
                    return i;
                }
            }
            throw new AssertionError("no kind of Picton");
        });
        UiDriver.onEdt(() -> {
            kinds.changeSelection(row, 2, false, false);
            return kinds.requestFocusInWindow();
        });
        ui.press("F2");
        ui.until("it is chosen in", kinds::isEditing);
        ui.type("f");
        ui.press("ENTER");
        ui.until("it is a formation", () -> "formation".equals(kinds.getValueAt(row, 2)));
        ImportSteps.accept(ui, "British");
        ui.until("they are there", () -> formations().contains("Picton"));
        Pack first = edited();
        assertThat(first.sources()).allMatch(source -> !source.grammar().isEmpty());
        ui.click(ui.find(JButton.class, "import.cancel"));
        ui.until("the window is gone", () -> !ui.shows("import"));
        window.activate();

        begin(HEADINGS.replace("Picton", "Colville").replace("Kempt", "Walker"));
        ui.until(
                "it is read like the first",
                () -> ui.shows("import.understood") && says("import.understood", "is written"));
        ImportSteps.accept(ui, "British");
        ui.until("they are there", () -> formations().contains("Colville"));
    }

    @Test
    void escapeAsksBeforeAnswersAreThrownAway() throws IOException {
        begin(stranger("bussaco-spaced.txt"));
        answer("etters are set apart", "yes");
        ui.until("it is understood", () -> !says("import.understood", "not understood yet"));

        ui.press("ESCAPE");
        ui.until("it asks", () -> ui.shows("OptionPane.buttonArea"));
        ui.press("ESCAPE");
        ui.until("it is still there", () -> ui.shows("import") && !ui.shows("OptionPane.buttonArea"));
        ui.click(ui.find(JButton.class, "import.answer-back"));
        ui.until("it is taken back", () -> says("import.understood", "not understood yet"));
        ui.press("ESCAPE");
        ui.until("nothing is lost, so it goes", () -> !ui.shows("import"));
    }

    /** Selects a line and opens what may be said of its kind, by the keyboard. */
    private void openMenuOf(String text) {
        JTable lines = ui.find(JTable.class, "import.lines");
        UiDriver.onEdt(() -> {
            for (int i = 0; i < lines.getRowCount(); i++) {
                if (lines.getValueAt(i, 2).toString().contains(text)) {
                    lines.changeSelection(i, 2, false, false);
                    return lines.requestFocusInWindow();
                }
            }
            throw new AssertionError("no line " + text);
        });
        ui.press("shift F10");
        ui.until("it is open", () -> ui.shows("import.figures"));
    }

    private void press(String key, int times) {
        for (int i = 0; i < times; i++) {
            ui.press(key);
        }
    }

    @Test
    void aTextOfALineIsNamedAsTheCommanderAndAllOfItsKindFollow() {
        begin("""
                Left Wing
                45th Foot / Nottinghamshire / Smith, 500
                74th Foot / Highlanders / Jones, 480
                88th Foot / Connaught Rangers / Brown, 610
                """);
        ui.until("it is read", () -> ui.shows("import.lines"));

        openMenuOf("74th Foot");
        press("DOWN", 4);
        press("RIGHT", 1);
        press("DOWN", 1);
        press("ENTER", 1);

        ImportSteps.accept(ui, "British");
        ui.until(
                "they are there",
                () -> edited().sources().stream()
                                .flatMap(source -> source.entries().stream())
                                .map(SourceEntry::commander)
                                .filter(List.of("Smith", "Jones", "Brown")::contains)
                                .count()
                        == 3);
    }

    @Test
    void linesOfSeveralUnitsArePartedAndThatIsTakenBack() {
        begin("""
                Picton's Brigade
                1/45th Foot; 1/74th Foot; 1/88th Foot
                Kempt's Brigade
                5/60th Foot; 2/87th Foot; 94th Foot
                """);
        ui.until("it is read", () -> ui.shows("import.lines"));
        JTable lines = ui.find(JTable.class, "import.lines");

        openMenuOf("5/60th");
        press("UP", 2);
        press("RIGHT", 1);
        press("DOWN", 1);
        press("ENTER", 1);

        ui.until("they are parted", () -> lines.getRowCount() == 8);
        ui.press("ctrl Z");
        ui.until("it is taken back", () -> lines.getRowCount() == 4);
    }
}
