package coupdoeil.editor.shell;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.remembered.KeptLayers;
import coupdoeil.editor.remembered.KeptMapStyle;
import coupdoeil.editor.remembered.WindowLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowEvent;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.JTree;

/** An editor window that a test has opened. */
final class OpenWindow implements AutoCloseable {

    private static final int ATTEMPTS = 15;

    final UiDriver ui;
    final Workbench workbench;
    final MapCanvas canvas;
    private final JFrame frame;
    private final CountDownLatch closed;

    /** What is remembered is the same for all windows to come. */
    static void lookLightAgain() {
        UiDriver.onEdt(() -> {
            Theme.LIGHT.remember();
            Theme.LIGHT.install();
            return true;
        });
    }

    /** Opens a pack in a new window and waits until the map is painted and checked. */
    OpenWindow(UiDriver ui, Path pack, Path recoveryHome) {
        this(ui, start(found(pack), recoveryHome));
    }

    /** Begins with a pack, or without any, which shows the welcome. @return comes to zero when the window is closed */
    static CountDownLatch start(CompletableFuture<Optional<FoundPack>> pack, Path recoveryHome) {
        System.setProperty("coupdoeil.recovery", recoveryHome.toString());
        // Another test may have turned it dark.
        Theme.LIGHT.remember();
        WindowLayout.forget();
        KeptLayers.forget();
        KeptMapStyle.forget();
        return EditorWindow.open(pack, failure -> {
            throw new IllegalStateException("no window", failure);
        });
    }

    /** A window that has a battle by now. @param closed of {@link #start} */
    OpenWindow(UiDriver ui, CountDownLatch closed) {
        this.ui = ui;
        this.closed = closed;
        frame = ui.find(JFrame.class, "editor");
        canvas = ui.find(MapCanvas.class, MapCanvas.NAME);
        workbench = UiDriver.onEdt(() -> workbench(frame.getContentPane()));
        try {
            front();
            settle();
        } catch (AssertionError failed) {
            // Or it would stand in front of the windows of all tests to come.
            UiDriver.onEdt(() -> {
                frame.dispose();
                return true;
            });
            ui.until("the window is closed", () -> closed.getCount() == 0);
            throw failed;
        }
    }

    /** Opens a pack that is written into a folder first, with the whole map in sight. */
    static OpenWindow whole(UiDriver ui, Pack pack, Path folder) throws IOException {
        Path path = folder.resolve("battle");
        PackWriter.write(pack, path);
        OpenWindow window = new OpenWindow(ui, path, folder.resolve("recovery"));
        window.activate();
        ui.press("ctrl 0");
        window.settle();
        return window;
    }

    /** A pack that is read already. */
    static CompletableFuture<Optional<FoundPack>> found(Path pack) {
        return CompletableFuture.completedFuture(Optional.of(FoundPack.read(pack)));
    }

    /** Without a window manager nobody hands on the focus of a window that was just closed. */
    void front() {
        for (int attempt = 1; attempt <= ATTEMPTS && !ui.soon(frame::isActive); attempt++) {
            UiDriver.onEdt(() -> {
                frame.toFront();
                frame.requestFocus();
                return true;
            });
            if (attempt > 2) {
                // The mouse takes the focus from what holds it and shows no longer, such as a menu that went with its
                // window.
                ui.click(
                        frame.getContentPane(),
                        new Point(2, frame.getContentPane().getHeight() - 3));
            }
        }
        ui.until("the window is in front", frame::isActive);
    }

    private static Workbench workbench(Component component) {
        Component known = component;
        while (!(known instanceof Workbench)) {
            known = ((Container) known).getComponent(0);
        }
        return (Workbench) known;
    }

    /** Waits until the newest pack is painted and checked. */
    void settle() {
        ui.until("the map is painted", canvas::isSettled);
        ui.until("the pack is checked", () -> !workbench.live().isStale());
    }

    /** Puts the keyboard into the map. After a dialog a window manager would activate the window; there is none here. */
    void activate() {
        UiDriver.onEdt(() -> {
            frame.toFront();
            return true;
        });
        ui.focus(canvas);
    }

    HexBattlefield map() {
        return UiDriver.onEdt(() -> (HexBattlefield) workbench.session().pack().battlefield());
    }

    Hex hex(String label) {
        return map().grid().parse(label).orElseThrow();
    }

    /** Brings a hex to the middle of the map at 100 % and yields where it is in the canvas. */
    Point show(String label) {
        UiDriver.onEdt(() -> {
            canvas.zoomTo(0);
            canvas.centreOn(hex0(label));
            return true;
        });
        return pixel(label);
    }

    private Hex hex0(String label) {
        return ((HexBattlefield) workbench.session().pack().battlefield())
                .grid()
                .parse(label)
                .orElseThrow();
    }

    /** Where a hex is in the canvas. */
    Point pixel(String label) {
        return UiDriver.onEdt(() -> {
            HexLayout layout = (HexLayout) canvas.painter().orElseThrow().layout();
            Point2D pixel = canvas.viewport().toPixel(layout.centre(hex0(label)));
            return new Point((int) pixel.getX(), (int) pixel.getY());
        });
    }

    /** Where a point of a table is in the canvas. */
    Point pixel(double xInches, double yInches) {
        return UiDriver.onEdt(() -> {
            TableLayout layout = (TableLayout) canvas.painter().orElseThrow().layout();
            Point2D pixel = canvas.viewport().toPixel(layout.point(xInches, yInches));
            return new Point((int) Math.round(pixel.getX()), (int) Math.round(pixel.getY()));
        });
    }

    /** Takes an entry of the palette into the hand. */
    void choose(String entry) {
        JList<?> palette = ui.find(JList.class, "palette.list");
        Rectangle cell = UiDriver.onEdt(() -> {
            for (int i = 0; i < palette.getModel().getSize(); i++) {
                if (palette.getModel().getElementAt(i).toString().equals(entry)) {
                    palette.ensureIndexIsVisible(i);
                    return palette.getCellBounds(i, i);
                }
            }
            throw new AssertionError(entry + " is not in the palette");
        });
        ui.click(palette, new Point(cell.x + cell.width / 2, cell.y + cell.height - 10));
        ui.until("the map has the keyboard", canvas::isFocusOwner);
    }

    /** Lets the first finding of a rule be chosen in the list. */
    void goToFinding(String rule) {
        ui.press("alt 1");
        settle();
        ui.press("alt 5");
        JTextField filter = ui.find(JTextField.class, "findings.filter");
        ui.focus(filter);
        ui.press("ctrl A");
        ui.type(rule.toLowerCase(Locale.ROOT));
        activate();
        JTree tree = ui.find(JTree.class, "findings.tree");
        ui.pressUntil("F8", rule + " is chosen", () -> tree.getSelectionCount() == 1);
    }

    int steps() {
        return UiDriver.onEdt(() -> workbench.session().document().depth());
    }

    /** Closes the window as its button would, without waiting. */
    void requestClose() {
        frame.getToolkit().getSystemEventQueue().postEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING));
    }

    boolean isClosed() throws InterruptedException {
        return closed.await(10, TimeUnit.SECONDS);
    }

    /** Takes the window away, whatever state it is in, and waits until nothing of it works any more. */
    @Override
    public void close() {
        UiDriver.onEdt(() -> {
            for (Window window : Window.getWindows()) {
                window.dispose();
            }
            return true;
        });
        ui.until("the window is closed", () -> closed.getCount() == 0);
    }
}
