package coupdoeil.editor.shell;

import javax.swing.JButton;
import javax.swing.JComboBox;

/** What several tests do in the window for lists. */
final class ImportSteps {

    private ImportSteps() {}

    /** Takes a list in as a side, if that can be chosen. */
    static void accept(UiDriver ui, String side) {
        JComboBox<?> into = ui.find(JComboBox.class, "import.side");
        UiDriver.onEdt(() -> {
            if (into.isEnabled()) {
                into.setSelectedItem(side);
            }
            return true;
        });
        JButton accept = ui.find(JButton.class, "import.accept");
        ui.until("it can be taken in", accept::isEnabled);
        ui.click(accept);
    }
}
