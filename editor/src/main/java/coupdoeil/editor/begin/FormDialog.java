package coupdoeil.editor.begin;

import coupdoeil.editor.widget.Windows;
import java.awt.Component;
import java.awt.Dialog.ModalityType;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** A form in a window of its own: Enter accepts it if nothing is wrong, Escape cancels it. */
public final class FormDialog {

    private FormDialog() {}

    /** Shows a form and waits for the answer: whether it was accepted. */
    public static boolean ask(@Nullable Component owner, String title, FormPanel panel) {
        JDialog dialog = new JDialog(Windows.of(owner), title, ModalityType.APPLICATION_MODAL);
        dialog.setName("form");
        dialog.setContentPane(panel);
        dialog.getRootPane().setDefaultButton(panel.accept());
        boolean[] accepted = {false};
        panel.accept().addActionListener(event -> {
            accepted[0] = true;
            dialog.dispose();
        });
        panel.cancel().addActionListener(event -> dialog.dispose());
        dialog.getRootPane()
                .registerKeyboardAction(
                        event -> dialog.dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
        panel.form().whenChanged(() -> grow(dialog));
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                JComponent first = panel.form().first();
                first.requestFocusInWindow();
                if (first instanceof JTextField text) {
                    text.selectAll();
                }
            }
        });
        dialog.pack();
        dialog.setResizable(false);
        dialog.setLocationRelativeTo(dialog.getOwner());
        dialog.setVisible(true);
        return accepted[0];
    }

    /** Makes room for what now shows; a window that shrank under the pointer would be in the way. */
    private static void grow(JDialog dialog) {
        Dimension now = dialog.getSize();
        Dimension wanted = dialog.getPreferredSize();
        if (wanted.width > now.width || wanted.height > now.height) {
            dialog.setSize(Math.max(now.width, wanted.width), Math.max(now.height, wanted.height));
            Windows.fit(dialog);
            dialog.validate();
        }
    }
}
