package coupdoeil.editor.dock;

import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JDialog;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** The window of one panel, in front of that of its dock. Closing it puts the panel back where it was docked. */
final class PanelWindow extends JDialog {

    private static final long serialVersionUID = 1L;

    private static final int LEAST = 60;

    PanelWindow(Dock dock, Dock.Panel panel, Rectangle bounds, Consumer<JRootPane> keys) {
        super(SwingUtilities.getWindowAncestor(dock), panel.title(), ModalityType.MODELESS);
        setName("window." + panel.id());
        setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
        panel.content().setVisible(true);
        setContentPane(panel.content());
        keys.accept(getRootPane());
        setBounds(bounds);
        if (!isOnScreen(bounds)) {
            setLocationRelativeTo(dock);
        }
        addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                dock.dockAgain(panel.id());
            }
        });
        setVisible(true);
    }

    /** Whether enough of it is on a screen to take hold of. */
    private static boolean isOnScreen(Rectangle bounds) {
        return Stream.of(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
                .map(GraphicsDevice::getDefaultConfiguration)
                .map(GraphicsConfiguration::getBounds)
                .map(screen -> screen.intersection(bounds))
                .anyMatch(seen -> seen.width >= LEAST && seen.height >= LEAST && seen.y == bounds.y);
    }
}
