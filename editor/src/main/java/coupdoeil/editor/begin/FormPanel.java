package coupdoeil.editor.begin;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ScreenScroll;
import coupdoeil.validator.check.Severity;
import java.awt.BorderLayout;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;

/** A form over the buttons that accept and cancel it. It cannot be accepted while something is wrong, and says what. */
public final class FormPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient StartForm form;
    private final JLabel reason = new JLabel();
    private final JButton accept;
    private final JButton cancel = new JButton(Messages.text("dialog.cancel"));

    /** @param acceptText what the button says that accepts the form */
    public FormPanel(StartForm form, String acceptText) {
        super(new BorderLayout());
        this.form = form;
        accept = new JButton(acceptText);
        accept.setName("form.accept");
        cancel.setName("form.cancel");
        reason.setName("form.reason");
        reason.setIconTextGap(6);
        JPanel content = new JPanel(new BorderLayout());
        int margin = UIScale.scale(18);
        content.setBorder(BorderFactory.createEmptyBorder(UIScale.scale(14), margin, margin, margin));
        content.add(form.content());
        JPanel buttons = new JPanel(new MigLayout("insets 0", "[grow, fill, 0:0:][sg, fill][sg, fill]"));
        buttons.setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("Component.borderColor")),
                BorderFactory.createEmptyBorder(UIScale.scale(10), margin, UIScale.scale(12), margin)));
        buttons.add(reason);
        buttons.add(cancel);
        buttons.add(accept);
        add(ScreenScroll.bare(content));
        add(buttons, BorderLayout.SOUTH);
        form.whenChanged(this::refresh);
        refresh();
    }

    JButton accept() {
        return accept;
    }

    JButton cancel() {
        return cancel;
    }

    StartForm form() {
        return form;
    }

    private void refresh() {
        Optional<String> fault = form.fault();
        accept.setEnabled(fault.isEmpty());
        reason.setText(fault.orElse(""));
        reason.setToolTipText(fault.orElse(null));
        reason.setIcon(fault.isEmpty() ? null : Icons.icon(Severity.ERROR.id()));
    }
}
