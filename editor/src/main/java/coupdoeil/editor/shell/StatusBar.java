package coupdoeil.editor.shell;

import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** What the pointer is over, what the tool says, and how the pack stands. */
final class StatusBar extends JPanel {

    private static final long serialVersionUID = 1L;

    private final JLabel pointer = label("status.pointer");
    private final JLabel message = label("status.message");
    private final JLabel findings = label("status.findings");
    private final JLabel saved = label("status.saved");

    StatusBar() {
        super(new MigLayout("insets 3 10 3 10, gap 24", "[grow, fill, shrinkprio 110][shrinkprio 105][][]"));
        setName("status");
        add(message, "wmin 140lp");
        add(pointer, "wmin 0");
        add(findings);
        add(saved);
    }

    private static JLabel label(String name) {
        JLabel label = new JLabel(" ");
        label.setName(name);
        label.putClientProperty("FlatLaf.styleClass", "small");
        return label;
    }

    void showPointer(String text) {
        pointer.setText(text);
        pointer.setToolTipText(text.isBlank() ? null : text);
    }

    void say(String text) {
        message.setText(text);
        message.setToolTipText(text.isBlank() ? null : text);
    }

    void showFindings(String text) {
        findings.setText(text);
    }

    void showSaved(String text) {
        saved.setText(text);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("Component.borderColor")));
    }
}
