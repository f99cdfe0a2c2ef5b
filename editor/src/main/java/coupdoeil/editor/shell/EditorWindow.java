package coupdoeil.editor.shell;

import com.formdev.flatlaf.extras.FlatSVGUtils;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.document.Recovery.Abandonments;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.help.HelpKey;
import coupdoeil.editor.remembered.LastRules;
import coupdoeil.editor.remembered.Scale;
import coupdoeil.editor.remembered.WindowLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.welcome.WelcomePanel;
import coupdoeil.model.file.Destination;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.RuleCatalogue;
import coupdoeil.validator.check.SystemModule;
import java.awt.Dialog;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;

/** The window of the editor. */
public final class EditorWindow {

    /** By how much a further window stands lower and to the right. */
    private static final int STEP = 30;
    /** How often a rehearsal looks whether it is done. */
    private static final int LOOK_MILLIS = 200;

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
    private final Group group;
    private final @Nullable Recovery recovery;
    /** Nothing before a battle is there to work on. */
    private @Nullable Workbench workbench;
    /** The same, while it is being made. */
    private @Nullable Workbench unfinished;

    private EditorWindow(@Nullable Recovery recovery, Group group) {
        this.recovery = recovery;
        this.group = group;
        dialogs.setOwner(frame);
        HelpKey.install(EditorAction.HELP::shortcut);
        frame.setName("editor");
        frame.setTitle(Messages.text("window.program"));
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
                if (workbench != null) {
                    workbench.panels().inspector().finishTyping();
                    if (!isAsking()) {
                        workbench.files().look();
                    }
                }
            }
        });
        Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
        frame.setMinimumSize(
                new Dimension(Math.min(screen.width, UIScale.scale(900)), Math.min(screen.height, UIScale.scale(600))));
        frame.setSize(Math.min(screen.width, UIScale.scale(1500)), Math.min(screen.height, UIScale.scale(940)));
        frame.setLocationRelativeTo(null);
        Point middle = frame.getLocation();
        int shift = UIScale.scale(STEP) * group.open;
        frame.setLocation(middle.x + shift, middle.y + shift);
        if (group.open == 0) {
            WindowLayout.restoreFrame(frame, screen);
        }
    }

    /**
     * Opens the editor on the event thread and offers what an earlier one left behind. The window is there at once; its
     * contents follow when the pack is read.
     *
     * @param pack what to open first, empty for the welcome; if it cannot be read, the window goes
     * @param onFailure is told on the event thread why there will be no window
     * @return comes to zero when the window is closed, or if there is none
     */
    public static CountDownLatch open(CompletableFuture<Optional<FoundPack>> pack, Consumer<Throwable> onFailure) {
        Group group = new Group();
        CompletableFuture<Battle> battle = pack.thenApplyAsync(Battle::of);
        SwingUtilities.invokeLater(guarded(group.allClosed, onFailure, () -> {
            Scale.apply();
            Theme.remembered().install();
            SwingUtilities.invokeLater(guarded(group.allClosed, onFailure, () -> show(group, battle, onFailure)));
        }));
        return group.allClosed;
    }

    private static void show(Group group, CompletableFuture<Battle> battle, Consumer<Throwable> onFailure) {
        Path home = Recovery.home();
        EditorWindow window = show(home, group);
        CompletableFuture<Battle> unused = battle.whenComplete((ready, failure) -> SwingUtilities.invokeLater(() -> {
            if (failure != null) {
                onFailure.accept(failure);
                window.frame.dispose();
            } else if (window.frame.isDisplayable()) {
                window.begin(ready, home, onFailure);
            }
        }));
    }

    /**
     * Makes a window as {@link #open} does and paints what is in it, but never shows it: to have done it once. Returns when the battle
     * is painted and checked.
     *
     * @param pack what to fill it with; empty for a blank battle
     * @throws InvocationTargetException if it cannot be made
     */
    public static void rehearse(Optional<Pack> pack) throws InterruptedException, InvocationTargetException {
        Pack battle = pack.orElseGet(EditorWindow::blank);
        AtomicReference<EditorWindow> made = new AtomicReference<>();
        SwingUtilities.invokeAndWait(() -> {
            Theme.remembered().install();
            EditorWindow window = new EditorWindow(null, new Group());
            made.set(window);
            window.frame.addNotify();
            if (pack.isEmpty()) {
                window.welcome();
                WindowPicture.of((JComponent) window.frame.getContentPane(), 1);
            }
            window.fill(new Document(battle, null));
        });
        EditorWindow window = Objects.requireNonNull(made.get());
        AtomicBoolean done = new AtomicBoolean();
        while (!done.get()) {
            SwingUtilities.invokeAndWait(() -> {
                Workbench filled = Objects.requireNonNull(window.workbench);
                WindowPicture.of(filled, 1);
                done.set(filled.canvas().isSettled() && !filled.live().isStale());
            });
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    /** What to begin with, which may take its time to make. */
    private record Battle(Optional<FoundPack> found, Optional<Pack> pack) {

        static Battle of(Optional<FoundPack> found) {
            Battle battle = new Battle(found, found.flatMap(FoundPack::pack));
            // Read here: all that is in the window asks for it.
            battle.pack().ifPresent(Pack::rules);
            return battle;
        }

        @Nullable
        Path path() {
            return found.map(FoundPack::path).orElse(null);
        }
    }

    /** An empty window; whether its work can be kept safe is said as soon as there is any. */
    private static EditorWindow show(Path home, Group group) {
        AtomicReference<EditorWindow> shown = new AtomicReference<>();
        Optional<IOException> unsafe = Optional.empty();
        @Nullable Recovery recovery = null;
        try {
            recovery = new Recovery(
                    home,
                    failure -> SwingUtilities.invokeLater(
                            () -> unsafe(Objects.requireNonNull(shown.get()).dialogs, home, failure)));
        } catch (IOException e) {
            unsafe = Optional.of(e);
        }
        EditorWindow window = new EditorWindow(recovery, group);
        shown.set(window);
        group.open++;
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> window.broken(failure));
        window.frame.setVisible(true);
        unsafe.ifPresent(failure -> SwingUtilities.invokeLater(() -> unsafe(window.dialogs, home, failure)));
        return window;
    }

    /** Fills the window, in many events: it paints and answers meanwhile. */
    private void begin(Battle battle, Path home, Consumer<Throwable> onFailure) {
        if (battle.found().isPresent() && battle.pack().isEmpty()) {
            // Whoever named the pack says why: something else in its place would be taken for it.
            frame.dispose();
            return;
        }
        if (battle.pack().isEmpty()) {
            next(List.of(this::welcome, () -> offer(home)), 0, onFailure);
            return;
        }
        List<Runnable> steps = new ArrayList<>();
        steps.add(() -> {
            Workbench empty = Workbench.empty(new Document(battle.pack().get(), battle.path()), dialogs, recovery);
            unfinished = empty;
            steps.addAll(empty.steps(this::close));
            steps.add(() -> prepare(empty));
            // What is painted for the first time takes longest: pictures, letters and looks are made.
            empty.inFront().forEach(part -> steps.add(() -> paintOnce(part.get())));
            steps.add(() -> {
                fill(empty);
                SwingUtilities.invokeLater(() -> {
                    battle.found().ifPresent(files()::began);
                    battle.found().ifPresent(files()::tell);
                    offer(home);
                });
            });
        });
        next(steps, 0, onFailure);
    }

    /** Gives all that is inside its place, as it will have it in the window. */
    private void prepare(Workbench empty) {
        Dimension inside = frame.getContentPane().getSize();
        int menus = empty.menus().getPreferredSize().height;
        empty.setSize(inside.width, inside.height - menus);
        WindowPicture.layOut(empty);
    }

    private static void paintOnce(JComponent part) {
        if (part.getWidth() > 0 && part.getHeight() > 0) {
            Graphics2D g =
                    new BufferedImage(part.getWidth(), part.getHeight(), BufferedImage.TYPE_INT_RGB).createGraphics();
            part.paint(g);
            g.dispose();
        }
    }

    /** Does a step, and leaves the others to later events. */
    private void next(List<Runnable> steps, int step, Consumer<Throwable> onFailure) {
        if (step == steps.size() || !frame.isDisplayable()) {
            return;
        }
        try {
            steps.get(step).run();
        } catch (RuntimeException | Error failure) {
            onFailure.accept(failure);
            frame.dispose();
            return;
        }
        SwingUtilities.invokeLater(() -> next(steps, step + 1, onFailure));
    }

    private void fill(Document document) {
        fill(new Workbench(document, dialogs, recovery, this::close));
    }

    private void fill(Workbench filled) {
        workbench = filled;
        frame.setJMenuBar(filled.menus());
        frame.setContentPane(filled);
        frame.setTitle(filled.title());
        filled.addPropertyChangeListener("title", event -> frame.setTitle(filled.title()));
        if (!WindowLayout.restorePanels(filled)) {
            SwingUtilities.invokeLater(() -> filled.warn(Messages.text("dock.unreadable")));
        }
        frame.validate();
        filled.mapFirst(this::showIcons);
        filled.canvas().requestFocusInWindow();
    }

    /** Shows what one can begin with, in the place of a battle. */
    private void welcome() {
        WelcomePanel panel = new WelcomePanel(new WelcomeChoices(dialogs, new Empty(), LastRules::id));
        frame.setJMenuBar(null);
        frame.setContentPane(panel.scrolling());
        frame.setTitle(Messages.text("window.program"));
        frame.validate();
        panel.focusFirst();
        showIcons();
    }

    /** A window that has no battle yet. */
    private final class Empty implements WelcomeChoices.Into {

        @Override
        public boolean mayLeave() {
            return workbench == null;
        }

        @Override
        public void take(FoundPack found) {
            found.pack().filter(pack -> mayLeave()).ifPresent(pack -> {
                fill(new Document(pack, found.path()));
                files().began(found);
                files().tell(found);
            });
        }

        @Override
        public void take(Pack pack) {
            if (mayLeave()) {
                fill(new Document(pack, null));
            }
        }

        @Override
        public void importLists() {
            dialogs.importOob(Objects.requireNonNull(workbench).session());
        }
    }

    /** In several sizes, which take longer to make than all that is in the window's menus. */
    private void showIcons() {
        frame.setIconImages(FlatSVGUtils.createWindowIconImages("/coupdoeil/editor/icons/app.svg"));
        JOptionPane.getRootFrame().setIconImages(frame.getIconImages());
    }

    /** Asks about what an earlier editor left behind; what is to go on elsewhere gets a window of its own. */
    private void offer(Path home) {
        boolean welcomed = workbench == null;
        if (welcomed && !isAnythingLeft(home)) {
            return;
        }
        if (welcomed) {
            fill(new Document(blank(), null));
        }
        Supplier<PackFiles> another = () -> {
            EditorWindow window = show(home, group);
            window.fill(new Document(blank(), null));
            return window.files();
        };
        new RecoveryOffers(dialogs, files(), another).offer(home);
        if (welcomed && files().path().isEmpty() && files().isFreeFor(Optional.empty())) {
            Objects.requireNonNull(workbench).release();
            workbench = null;
            welcome();
        }
    }

    /** What cannot be looked through is told of where it is offered. */
    private static boolean isAnythingLeft(Path home) {
        try (Abandonments found = Recovery.abandoned(home)) {
            return !found.list().isEmpty();
        } catch (IOException unreadable) {
            return true;
        }
    }

    private PackFiles files() {
        return Objects.requireNonNull(workbench).files();
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

    /** Says that what is not saved would be lost with this process. */
    static void unsafe(Dialogs dialogs, Path home, IOException failure) {
        dialogs.failure(Messages.text("file.no-recovery", home, Destination.reason(failure)));
    }

    /** What nobody foresaw goes to the log; the designer is told once at a time, and can save. */
    private void broken(Throwable failure) {
        System.getLogger(EditorWindow.class.getName()).log(System.Logger.Level.ERROR, "unexpected failure", failure);
        SwingUtilities.invokeLater(() -> {
            if (workbench != null) {
                workbench.warn(Messages.text("window.broken", failure.getClass().getSimpleName()));
            }
        });
    }

    private void close() {
        if (workbench != null) {
            workbench.panels().inspector().finishTyping();
            if (!workbench.files().mayLeave()) {
                return;
            }
            WindowLayout.save(frame);
        }
        frame.dispose();
    }

    /** Ends what works beside the window and would keep all of it in memory. */
    private void release() {
        Workbench made = workbench == null ? unfinished : workbench;
        if (made != null) {
            made.release();
        }
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
                .max(Comparator.comparing(EditorWindow::ruleCount))
                .flatMap(RuleSystems::load)
                .orElseThrow();
        return BattlePlan.usual(system, Messages.text("new.battle")).pack();
    }

    /** How many rules of a system are described, whose classes need not be there for that. */
    private static int ruleCount(String system) {
        return SystemModule.of(system)
                .map(module -> RuleCatalogue.of(module).all().size())
                .orElse(0);
    }
}
