package coupdoeil.editor.shell;

import coupdoeil.editor.paint.PngRender;
import coupdoeil.model.file.Disk;
import coupdoeil.model.file.PlainFile;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import javax.swing.JComponent;
import javax.swing.RepaintManager;
import javax.swing.SwingUtilities;

/** Makes pictures of what a window holds, without a display. */
final class WindowPicture {

    private WindowPicture() {}

    /** Runs something on the event thread and yields its result. */
    static <T> T onEdt(Callable<T> task) throws Exception {
        FutureTask<T> future = new FutureTask<>(task);
        SwingUtilities.invokeAndWait(future);
        return future.get();
    }

    /** Gives all inside a component their places, as a window would. */
    static void layOut(Component component) {
        component.invalidate();
        component.doLayout();
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                layOut(child);
            }
        }
    }

    /** A component of a set size as it looks on a screen of that many pixels a point. */
    static BufferedImage of(JComponent root, int scale) {
        layOut(root);
        BufferedImage image =
                new BufferedImage(root.getWidth() * scale, root.getHeight() * scale, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.scale(scale, scale);
        // Printing would leave out what is selected.
        RepaintManager.currentManager(root).setDoubleBufferingEnabled(false);
        root.paint(g);
        g.dispose();
        return image;
    }

    static void write(BufferedImage image, Path file) throws IOException {
        PlainFile.write(file, PngRender.bytes(image), Disk.REAL);
        System.out.println(file);
    }
}
