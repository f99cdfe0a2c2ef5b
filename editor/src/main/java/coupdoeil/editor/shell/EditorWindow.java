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
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;

/** The window of the editor. */
public final class EditorWindow {

    /** By how much a further window stands lower and to the right. */
    private static final int STEP = 30;

    /** The windows of one start of the program, which ends when the last of them is closed. */
    private static final class Group {

        private final CountDownLatch allClosed = new CountDownLatch(1);
        private int open;

        void closed() {
            open--;
            if (open == 0) {
                allClosed.countDown();
            }
        }
    }

    private final JFrame frame = new JFrame();
    private final SwingDialogs dialogs = new SwingDialogs();
    private final Workbench workbench;
    private final @Nullable Recovery recovery;
    private final Group group;

    private EditorWindow(@Nullable Recovery recovery, Group group) {
        this.recovery = recovery;
        this.group = group;
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
                if (!isAsking()) {
                    workbench.files().look();
                }
            }
        });
        frame.setMinimumSize(new Dimension(UIScale.scale(900), UIScale.scale(600)));
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        frame.setSize(Math.min(screen.width, UIScale.scale(1500)), Math.min(screen.height, UIScale.scale(940)));
        frame.setLocationRelativeTo(null);
        Point middle = frame.getLocation();
        int shift = UIScale.scale(STEP) * group.open;
        frame.setLocation(middle.x + shift, middle.y + shift);
    }

    /**
     * Opens the editor on the event thread and offers what an earlier one left behind.
     *
     * @param pack what to open first; empty for a blank battle
     * @param onFailure is told on the event thread why there will be no window
     * @return comes to zero when the window is closed, or if there is none
     */
    public static CountDownLatch open(Optional<Path> pack, Consumer<Throwable> onFailure) {
        Group group = new Group();
        SwingUtilities.invokeLater(guarded(group.allClosed, onFailure, () -> {
            Theme.remembered().install();
            Path home = Recovery.home();
            EditorWindow window = show(home, group);
            pack.ifPresent(window.workbench.files()::open);
            Supplier<PackFiles> another = () -> show(home, group).workbench.files();
            new RecoveryOffers(window.dialogs, window.workbench.files(), another).offer(home);
        }));
        return group.allClosed;
    }

    /** A window with a blank battle; whether its work can be kept safe is said at once. */
    private static EditorWindow show(Path home, Group group) {
        AtomicReference<EditorWindow> shown = new AtomicReference<>();
        Optional<IOException> unsafe = Optional.empty();
        @Nullable Recovery recovery = null;
        try {
            recovery = new Recovery(
                    home,
                    failure -> SwingUtilities.invokeLater(
                            () -> Objects.requireNonNull(shown.get()).workbench.unsafe(home, failure)));
        } catch (IOException e) {
            unsafe = Optional.of(e);
        }
        EditorWindow window = new EditorWindow(recovery, group);
        shown.set(window);
        group.open++;
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> window.broken(failure));
        window.frame.setVisible(true);
        window.workbench.canvas().requestFocusInWindow();
        unsafe.ifPresent(failure -> window.workbench.unsafe(home, failure));
        return window;
    }

    /** Whether a question is on the screen, or the next one of several: one at a time is enough. */
    private boolean isAsking() {
        return Stream.of(frame.getOwnedWindows())
                .anyMatch(window -> window.isShowing() && window instanceof Dialog dialog && dialog.isModal());
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
        group.closed();
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
