package coupdoeil.editor.shell;

import com.formdev.flatlaf.extras.FlatSVGUtils;
import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;
import org.jspecify.annotations.Nullable;

/** The window of the editor. */
public final class EditorWindow {

    private static final int COLUMNS = 30;
    private static final int ROWS = 24;

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
     * @return comes to zero when the window is closed
     */
    public static CountDownLatch open(Optional<Path> pack) {
        CountDownLatch closed = new CountDownLatch(1);
        SwingUtilities.invokeLater(() -> {
            Look.remembered().install();
            Path home = Recovery.home();
            @Nullable Recovery recovery = null;
            @Nullable IOException failure = null;
            try {
                recovery = new Recovery(home, problem -> {});
            } catch (IOException e) {
                failure = e;
            }
            EditorWindow window = new EditorWindow(recovery, closed);
            window.frame.setVisible(true);
            window.workbench.canvas().requestFocusInWindow();
            if (failure != null) {
                window.dialogs.failure(Messages.text("file.no-recovery", home, String.valueOf(failure.getMessage())));
            }
            pack.ifPresent(window.workbench.files()::open);
            window.workbench.files().offerRecovery(home);
        });
        return closed;
    }

    private void close() {
        if (!workbench.files().mayLeave()) {
            return;
        }
        frame.dispose();
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

    static Pack blank() {
        RuleSystem first = RuleSystems.load(RuleSystems.ids().get(0)).orElseThrow();
        return Starter.pack(first, Messages.text("new.battle"), COLUMNS, ROWS, Orientation.POINTY);
    }
}
