package coupdoeil.editor.start;

import coupdoeil.editor.Main;
import coupdoeil.editor.map.MapCanvas;
import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.Timer;

/** The whole program as it opens a pack, watched until its map is there. */
final class OpenTimes {

    private static final int LOOK_MILLIS = 10;

    private boolean window;
    private final Watch watch = Watch.begin();

    private OpenTimes() {}

    /**
     * Opens, prints what it took, and ends the process.
     *
     * @param args of the command
     */
    public static void main(String[] args) {
        OpenTimes times = new OpenTimes();
        new Timer(LOOK_MILLIS, event -> times.look()).start();
        Main.main(args);
    }

    private void look() {
        Optional<Window> shown = Stream.of(Window.getWindows())
                .filter(frame -> frame instanceof JFrame && frame.isShowing())
                .findFirst();
        if (shown.isPresent() && !window) {
            window = true;
            watch.note("window");
        }
        if (shown.flatMap(OpenTimes::map).filter(OpenTimes::isThere).isPresent()) {
            watch.note("map");
            watch.end();
        }
    }

    private static Optional<MapCanvas> map(Component in) {
        if (in instanceof MapCanvas canvas) {
            return Optional.of(canvas);
        }
        return in instanceof Container container
                ? Stream.of(container.getComponents())
                        .map(OpenTimes::map)
                        .flatMap(Optional::stream)
                        .findFirst()
                : Optional.empty();
    }

    /** A blank battle in its place would be called Untitled. */
    private static boolean isThere(MapCanvas canvas) {
        return canvas.getWidth() > 0
                && canvas.isSettled()
                && canvas.scene()
                        .filter(scene -> !scene.pack().orderOfBattle().units().isEmpty())
                        .isPresent();
    }
}
