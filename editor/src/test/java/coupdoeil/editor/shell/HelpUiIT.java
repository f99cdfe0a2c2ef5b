package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import java.awt.Component;
import java.awt.Container;
import java.util.Set;
import java.util.TreeSet;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JEditorPane;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JScrollBar;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;

/** Help where one is, and names for those who do not see the controls. */
class HelpUiIT extends InWindow {

    HelpUiIT() {
        super(Packs::albuera);
    }

    private String help() {
        JEditorPane text = ui.find(JEditorPane.class, "help.text");
        return UiDriver.onEdt(
                () -> text.getDocument().getText(0, text.getDocument().getLength()));
    }

    private void leaveHelp() {
        JEditorPane text = ui.find(JEditorPane.class, "help.text");
        ui.focus(text);
        ui.press("ESCAPE");
        ui.until("it is gone", () -> !text.isShowing());
        window.activate();
    }

    @Test
    void f1TellsOfWhatHasTheKeyboard() {
        ui.press("F1");
        assertThat(help()).contains("Drawing on a map of hexes");
        leaveHelp();
        window.settle();
        ui.press("alt 5");
        JTree findings = ui.find(JTree.class, "findings.tree");
        ui.pressUntil("F8", "a finding is chosen", () -> findings.getSelectionCount() == 1);
        ui.focus(findings);
        ui.press("F1");
        assertThat(help()).contains("Rules of Fix Bayonets!");
    }

    @Test
    void f1TellsOfTheDialogThatIsOpen() {
        ui.press("alt 9");
        ui.click(ui.find(JButton.class, "oob.from-template"));
        ui.focus(ui.find(JTextField.class, "new.count"));
        ui.press("F1");
        assertThat(help()).contains("A battle from nothing");
        JEditorPane text = ui.find(JEditorPane.class, "help.text");
        ui.focus(text);
        ui.press("ESCAPE");
        ui.until("help is gone", () -> !text.isShowing());
        ui.focus(ui.find(JTextField.class, "new.count"));
        ui.press("ESCAPE");
    }

    @Test
    void everyControlHasANameThatIsReadOut() {
        Set<String> nameless = new TreeSet<>();
        ui.click(window.canvas, window.show("2411"));
        JFrame frame = ui.find(JFrame.class, "editor");
        for (int panel = 1; panel <= 9; panel++) {
            ui.press("alt " + panel);
            UiDriver.onEdt(() -> collect(frame, nameless));
        }
        assertThat(nameless).isEmpty();
    }

    private static boolean collect(Component component, Set<String> nameless) {
        boolean control = component instanceof AbstractButton && !(component.getParent() instanceof JScrollBar)
                || component instanceof JTextField
                || component instanceof JComboBox
                || component instanceof JTable
                || component instanceof JTree
                || component instanceof JList
                || component instanceof JSlider;
        if (control && component.isShowing()) {
            String name = component.getAccessibleContext().getAccessibleName();
            if (name == null || name.isBlank()) {
                nameless.add(component.getClass().getSimpleName() + " " + component.getName() + " in "
                        + component.getParent().getName());
            }
        }
        if (component instanceof Container container && !(component instanceof JComboBox)) {
            for (Component child : container.getComponents()) {
                collect(child, nameless);
            }
        }
        return true;
    }
}
