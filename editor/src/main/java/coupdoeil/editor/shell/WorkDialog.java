package coupdoeil.editor.shell;

import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.Windows;
import java.awt.Component;
import java.awt.Dialog.ModalityType;
import java.awt.EventQueue;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingWorker;
import javax.swing.WindowConstants;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/** Does something beside the event thread while a dialog shows that it goes on. */
final class WorkDialog {

    private WorkDialog() {}

    /**
     * The result; empty if the designer cancelled. Whatever the work throws is thrown here.
     *
     * @param work is given whom to tell of each step, who ends it once it is cancelled
     */
    static <T> Optional<T> run(@Nullable Component owner, String title, Function<Consumer<String>, T> work) {
        JDialog dialog = new JDialog(Windows.of(owner), title, ModalityType.APPLICATION_MODAL);
        dialog.setName("work");
        JLabel step = new JLabel(title);
        SwingWorker<T, Void> worker = new SwingWorker<>() {
            @Override
            protected T doInBackground() {
                return work.apply(next -> {
                    if (isCancelled()) {
                        throw new CancellationException();
                    }
                    EventQueue.invokeLater(() -> step.setText(next));
                });
            }

            @Override
            protected void done() {
                dialog.dispose();
            }
        };
        JProgressBar bar = new JProgressBar();
        bar.setIndeterminate(true);
        JButton cancel = new JButton(Messages.text("dialog.cancel"));
        cancel.setName("work.cancel");
        cancel.addActionListener(event -> worker.cancel(true));
        JPanel panel = new JPanel(new MigLayout("insets 16, gap 12, wrap", "[320, grow, fill]"));
        panel.add(step, "wmin 0");
        panel.add(bar);
        panel.add(cancel, "growx 0, align trailing");
        dialog.setContentPane(panel);
        dialog.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        dialog.pack();
        dialog.setResizable(false);
        dialog.setLocationRelativeTo(dialog.getOwner());
        worker.execute();
        // Returns at once if the work was done before, as a disposed dialog does not show; a modal one waits for its
        // end.
        if (!worker.isDone()) {
            dialog.setVisible(true);
        }
        return result(worker);
    }

    private static <T> Optional<T> result(SwingWorker<T, Void> worker) {
        try {
            return Optional.ofNullable(worker.get());
        } catch (CancellationException cancelled) {
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException known) {
                throw known;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }
}
