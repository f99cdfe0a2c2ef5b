package coupdoeil.editor.shell;

import com.formdev.flatlaf.extras.FlatSVGUtils;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.RuleBook;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;

/** The window of the editor. */
public final class EditorWindow {

    private final JFrame frame = new JFrame();
    private final SwingDialogs dialogs = new SwingDialogs();
    private final Workbench workbench;
    private final @Nullable Recovery recovery;
    private final CountDownLatch closed;

    private EditorWindow(@Nullable Recovery recovery, CountDownLatch closed) {
        this.recovery = recovery;
        this.closed = closed;
        dialogs.setOwner(frame);
        workbench = new Workbench(blank(), dialogs, recovery, this::close);
        frame.setName("editor");
        frame.setIconImages(FlatSVGUtils.createWindowIconImages("/coupdoeil/editor/icons/app.svg"));
        JOptionPane.getRootFrame().setIconImages(frame.getIconImages());
        frame.setJMenuBar(workbench.menus());
        frame.setContentPane(workbench);
        frame.setTitle(workbench.title());
        workbench.addPropertyChangeListener("title", event -> frame.setTitle(workbench.title()));
        frame.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                close();
            }

            @Override
            public void windowClosed(WindowEvent event) {
                release();
            }

            @Override
            public void windowActivated(WindowEvent event) {
                workbench.panels().inspector().finishTyping();
                workbench.files().look();
            }
        });
        frame.setMinimumSize(new Dimension(UIScale.scale(900), UIScale.scale(600)));
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        frame.setSize(Math.min(screen.width, UIScale.scale(1500)), Math.min(screen.height, UIScale.scale(940)));
        frame.setLocationRelativeTo(null);
    }

    /**
     * Opens the editor on the event thread and offers what an earlier one left behind.
     *
     * @param pack what to open first; empty for a blank battle
     * @param onFailure is told on the event thread why there will be no window
     * @return comes to zero when the window is closed, or if there is none
     */
    public static CountDownLatch open(Optional<Path> pack, Consumer<Throwable> onFailure) {
        CountDownLatch closed = new CountDownLatch(1);
        SwingUtilities.invokeLater(guarded(closed, onFailure, () -> {
            Theme.remembered().install();
            Path home = Recovery.home();
            AtomicReference<EditorWindow> opened = new AtomicReference<>();
            Consumer<IOException> tell = failure -> SwingUtilities.invokeLater(() -> {
                EditorWindow window = opened.get();
                if (window != null) {
                    window.workbench.unsafe(home, failure);
                }
            });
            @Nullable Recovery recovery = null;
            try {
                recovery = new Recovery(home, tell);
            } catch (IOException e) {
                tell.accept(e);
            }
            EditorWindow window = new EditorWindow(recovery, closed);
            opened.set(window);
            Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> window.broken(failure));
            window.frame.setVisible(true);
            window.workbench.canvas().requestFocusInWindow();
            pack.ifPresent(window.workbench.files()::open);
            window.workbench.files().offerRecovery(home);
        }));
        return closed;
    }

    private static Runnable guarded(CountDownLatch closed, Consumer<Throwable> onFailure, Runnable opening) {
        return () -> {
            try {
                opening.run();
            } catch (RuntimeException | Error failure) {
                if (Thread.getDefaultUncaughtExceptionHandler() != null) {
                    // The window is there and says what is wrong.
                    throw failure;
                }
                onFailure.accept(failure);
                closed.countDown();
            }
        };
    }

    /** What nobody foresaw goes to the log; the designer is told once at a time, and can save. */
    private void broken(Throwable failure) {
        System.getLogger(EditorWindow.class.getName()).log(System.Logger.Level.ERROR, "unexpected failure", failure);
        SwingUtilities.invokeLater(() ->
                workbench.warn(Messages.text("window.broken", failure.getClass().getSimpleName())));
    }

    private void close() {
        workbench.panels().inspector().finishTyping();
        if (!workbench.files().mayLeave()) {
            return;
        }
        frame.dispose();
    }

    /** Ends what works beside the window and would keep all of it in memory. */
    private void release() {
        workbench.release();
        if (recovery != null) {
            try {
                recovery.close();
            } catch (IOException e) {
                // The folder stays and is cleared away at the next start.
                System.getLogger(EditorWindow.class.getName())
                        .log(System.Logger.Level.WARNING, "cannot clear the recovery folder", e);
            }
        }
        closed.countDown();
    }

    /** A blank battle of the system that can be checked best. */
    static Pack blank() {
        RuleSystem system = RuleSystems.ids().stream()
                .max(Comparator.comparing(id -> RuleBook.of(id).catalogue().size()))
                .flatMap(RuleSystems::load)
                .orElseThrow();
        return BattlePlan.usual(system, Messages.text("new.battle")).pack();
    }
}
