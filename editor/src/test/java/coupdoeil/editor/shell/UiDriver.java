package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.fail;

import java.awt.AWTException;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.datatransfer.StringSelection;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;

/** Drives a real window with mouse and keyboard, and waits for what it shows. */
final class UiDriver {

    /** A machine that is busy with much else may need more. */
    private static final long PATIENCE_SECONDS = Long.getLong("coupdoeil.patience", 20);

    /** Sum over red, green and blue. */
    private static final int ALIKE = 90;

    private static final long PAUSE_MILLIS = 15;
    private static final int STEP_MILLIS = 6;
    private static final int RATTLE_MILLIS = 5;
    private static final Pattern TYPED = Pattern.compile("[A-Za-z0-9 .,:/-]{1,40}");

    /** Two clicks at one place within this time are one double click to a window. */
    private static final long DOUBLE_CLICK_NANOS = TimeUnit.MILLISECONDS.toNanos(550);

    private final Robot robot;
    private int stride = 12;
    private Point clicked = new Point(-1, -1);
    private long clickedAt;

    UiDriver() throws AWTException {
        robot = new Robot();
        robot.setAutoDelay(2);
    }

    /** Runs something on the event thread and yields its result. */
    static <T> T onEdt(Callable<T> task) {
        if (SwingUtilities.isEventDispatchThread()) {
            try {
                return task.call();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
        AtomicReference<T> result = new AtomicReference<>();
        AtomicReference<Exception> failure = new AtomicReference<>();
        try {
            SwingUtilities.invokeAndWait(() -> {
                try {
                    result.set(task.call());
                } catch (Exception e) {
                    failure.set(e);
                }
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        }
        if (failure.get() != null) {
            throw new IllegalStateException(failure.get());
        }
        return result.get();
    }

    /** Waits until something holds on the event thread. */
    void until(String what, Callable<Boolean> condition) {
        if (!holdsWithin(PATIENCE_SECONDS, condition)) {
            fail("waited in vain until " + what);
        }
    }

    /** Whether something holds on the event thread, waited for one second. */
    boolean soon(Callable<Boolean> condition) {
        return holdsWithin(1, condition);
    }

    private boolean holdsWithin(long seconds, Callable<Boolean> condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (!onEdt(condition)) {
            if (System.nanoTime() > end) {
                return false;
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
        }
        return true;
    }

    /** The component of this name that shows in any window, waited for. */
    <T extends Component> T find(Class<T> type, String name) {
        until(name + " shows", () -> search(type, name).isPresent());
        return onEdt(() -> search(type, name).orElseThrow());
    }

    /** Whether a component of this name shows just now. */
    boolean shows(String name) {
        return onEdt(() -> search(Component.class, name).isPresent());
    }

    private static <T extends Component> Optional<T> search(Class<T> type, String name) {
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) {
                Optional<T> found = search(window, type, name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static <T extends Component> Optional<T> search(Component component, Class<T> type, String name) {
        if (name.equals(component.getName()) && type.isInstance(component) && component.isShowing()) {
            return Optional.of(type.cast(component));
        }
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                Optional<T> found = search(child, type, name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** Clicks the middle of a component. */
    void click(Component component) {
        Rectangle bounds = onEdt(component::getBounds);
        click(component, new Point(bounds.width / 2, bounds.height / 2));
    }

    void click(Component component, Point point) {
        if (screen(component, point).equals(clicked)) {
            LockSupport.parkNanos(clickedAt + DOUBLE_CLICK_NANOS - System.nanoTime());
        }
        clickAgain(component, point);
    }

    /** The second half of a double click, if a click has come just before. */
    void clickAgain(Component component, Point point) {
        move(component, point);
        press();
        release();
        clicked = screen(component, point);
        clickedAt = System.nanoTime();
    }

    /** Clicks with the right button. */
    void rightClick(Component component, Point point) {
        move(component, point);
        Echo.heard(MouseEvent.MOUSE_PRESSED, () -> robot.mousePress(InputEvent.BUTTON3_DOWN_MASK));
        Echo.after(MouseEvent.MOUSE_RELEASED, () -> robot.mouseRelease(InputEvent.BUTTON3_DOWN_MASK));
    }

    private void press() {
        Echo.heard(MouseEvent.MOUSE_PRESSED, () -> robot.mousePress(InputEvent.BUTTON1_DOWN_MASK));
    }

    private void release() {
        Echo.after(MouseEvent.MOUSE_RELEASED, () -> robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK));
    }

    /** A picture of what the screen shows of a window. */
    BufferedImage picture(Window window) {
        Echo.settle();
        return robot.createScreenCapture(onEdt(window::getBounds));
    }

    /** Drags with the left button from a point of one component over some way to a point of another. */
    void drag(Component from, Point start, Component to, Point... way) {
        move(from, start);
        press();
        Point here = screen(from, start);
        for (Point next : way) {
            Point there = screen(to, next);
            glide(here, there);
            here = there;
        }
        release();
    }

    /** What is dragged from one component to another follows only once the window has seen it leave. */
    private void glide(Point from, Point to) {
        int steps = Math.max(4, (int) from.distance(to) / stride);
        Point begun = between(from, to, 1, steps);
        Echo.at(begun, () -> robot.mouseMove(begun.x, begun.y));
        for (int i = 2; i < steps; i++) {
            Point next = between(from, to, i, steps);
            robot.mouseMove(next.x, next.y);
            robot.delay(STEP_MILLIS);
        }
        Echo.settle();
        Echo.at(to, () -> robot.mouseMove(to.x, to.y));
    }

    /** Lets the mouse go so many pixels from event to event of a drag from now on. */
    void stride(int pixels) {
        stride = pixels;
    }

    private static Point between(Point from, Point to, int part, int parts) {
        return new Point(from.x + (to.x - from.x) * part / parts, from.y + (to.y - from.y) * part / parts);
    }

    /** Drags with the left button over some points; at each, the first is 0, the hand waits for something. */
    void stroke(Component component, List<Point> way, IntConsumer wait) {
        move(component, way.get(0));
        press();
        try {
            wait.accept(0);
            for (int i = 1; i < way.size(); i++) {
                Point at = screen(component, way.get(i));
                robot.mouseMove(at.x, at.y);
                wait.accept(i);
            }
            Echo.settle();
        } finally {
            // A button that stayed down would spoil the tests to come.
            release();
        }
    }

    /**
     * Drags with the left button over some points with a hand that does not wait for the window, and lets go at the last.
     *
     * @param pause what it does between two points
     */
    void sweep(Component component, List<Point> way, Runnable pause) {
        List<Point> screen = way.stream().map(point -> screen(component, point)).toList();
        move(component, way.get(0));
        press();
        for (Point at : screen) {
            robot.mouseMove(at.x, at.y);
            pause.run();
        }
        release();
    }

    /** Lets the mouse point at a place with no button pressed. */
    void point(Component component, Point point) {
        move(component, point);
    }

    /** Whether the screen shows a colour, or one hardly to be told from it, within some pixels of a place. */
    boolean isColoured(Component component, Point point, int reach, Color colour) {
        Echo.settle();
        Point at = screen(component, point);
        BufferedImage picture =
                robot.createScreenCapture(new Rectangle(at.x - reach, at.y - reach, 2 * reach + 1, 2 * reach + 1));
        for (int x = 0; x < picture.getWidth(); x++) {
            for (int y = 0; y < picture.getHeight(); y++) {
                Color there = new Color(picture.getRGB(x, y));
                int apart = Math.abs(there.getRed() - colour.getRed())
                        + Math.abs(there.getGreen() - colour.getGreen())
                        + Math.abs(there.getBlue() - colour.getBlue());
                if (apart < ALIKE) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The colour that the screen shows at a place. */
    Color colour(Component component, Point point) {
        Echo.settle();
        Point at = screen(component, point);
        return robot.getPixelColor(at.x, at.y);
    }

    private void move(Component component, Point point) {
        Point at = screen(component, point);
        Echo.at(at, () -> robot.mouseMove(at.x, at.y));
    }

    private static Point screen(Component component, Point point) {
        return onEdt(() -> {
            Point at = new Point(point);
            SwingUtilities.convertPointToScreen(at, component);
            return at;
        });
    }

    /** Holds a key down meanwhile. */
    void hold(int keyCode, Runnable meanwhile) {
        robot.keyPress(keyCode);
        try {
            meanwhile.run();
        } finally {
            Echo.after(KeyEvent.KEY_RELEASED, () -> robot.keyRelease(keyCode));
        }
    }

    /** Presses keys as a menu names them: {@code ctrl shift P}. */
    void press(String keys) {
        KeyStroke stroke = KeyStroke.getKeyStroke(keys);
        int[][] modifiers = {
            {InputEvent.CTRL_DOWN_MASK, KeyEvent.VK_CONTROL},
            {InputEvent.SHIFT_DOWN_MASK, KeyEvent.VK_SHIFT},
            {InputEvent.ALT_DOWN_MASK, KeyEvent.VK_ALT}
        };
        for (int[] modifier : modifiers) {
            if ((stroke.getModifiers() & modifier[0]) != 0) {
                robot.keyPress(modifier[1]);
            }
        }
        Echo.heard(KeyEvent.KEY_RELEASED, () -> {
            robot.keyPress(stroke.getKeyCode());
            robot.keyRelease(stroke.getKeyCode());
        });
        for (int[] modifier : modifiers) {
            if ((stroke.getModifiers() & modifier[0]) != 0) {
                Echo.heard(KeyEvent.KEY_RELEASED, () -> robot.keyRelease(modifier[1]));
            }
        }
        Echo.settle();
    }

    /** Presses keys until something holds, again after a while each time: a key can be lost between two owners of the keyboard. */
    void pressUntil(String keys, String what, Callable<Boolean> condition) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < end) {
            press(keys);
            long again = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS) / 8;
            while (System.nanoTime() < again) {
                if (onEdt(condition)) {
                    return;
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(PAUSE_MILLIS));
            }
        }
        fail("pressed " + keys + " in vain until " + what);
    }

    /** Types letters, digits, spaces, full stops, commas, hyphens, slashes and colons, on an American keyboard. */
    void type(String text) {
        for (char letter : text.toCharArray()) {
            boolean shift = Character.isUpperCase(letter) || letter == ':';
            int code = letter == ':' ? KeyEvent.VK_SEMICOLON : KeyEvent.getExtendedKeyCodeForChar(letter);
            if (shift) {
                robot.keyPress(KeyEvent.VK_SHIFT);
            }
            Echo.heard(KeyEvent.KEY_RELEASED, () -> {
                robot.keyPress(code);
                robot.keyRelease(code);
            });
            if (shift) {
                Echo.heard(KeyEvent.KEY_RELEASED, () -> robot.keyRelease(KeyEvent.VK_SHIFT));
            }
        }
        Echo.settle();
    }

    /** Types lower-case letters, digits and Enter (a line feed), a key every five milliseconds, and waits for nothing. */
    void rattle(String text) {
        robot.setAutoDelay(0);
        for (char letter : text.toCharArray()) {
            int code = letter == '\n' ? KeyEvent.VK_ENTER : KeyEvent.getExtendedKeyCodeForChar(letter);
            robot.keyPress(code);
            robot.keyRelease(code);
            robot.delay(RATTLE_MILLIS);
        }
        robot.setAutoDelay(2);
        Echo.settle();
    }

    /** Types a text, or pastes it if it is long or has letters of other keyboards. */
    void write(String text) {
        if (TYPED.matcher(text).matches()) {
            type(text);
        } else {
            onEdt(() -> {
                Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
                return true;
            });
            press("ctrl V");
        }
    }

    /** Turns the mouse wheel over a component by some notches, down if positive. */
    void wheel(Component component, int notches) {
        Rectangle bounds = onEdt(component::getBounds);
        move(component, new Point(bounds.width / 2, 10));
        Echo.after(MouseEvent.MOUSE_WHEEL, () -> robot.mouseWheel(notches));
    }

    /** Clicks with a key held down. @param key a code of {@link KeyEvent} */
    void clickWith(int key, Component component, Point point) {
        robot.keyPress(key);
        click(component, point);
        Echo.after(KeyEvent.KEY_RELEASED, () -> robot.keyRelease(key));
    }

    /**
     * Puts the keyboard into a component and waits until it is there. It asks again and again: a window that is not yet in
     * front refuses, and nothing says when it would not.
     */
    void focus(Component component) {
        until(component.getName() + " has the keyboard", () -> {
            if (!component.isFocusOwner()) {
                component.requestFocus();
            }
            return component.isFocusOwner();
        });
    }

    /** Writes what the screen shows to a PNG file. */
    void screenshot(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
        ImageIO.write(robot.createScreenCapture(screen), "png", file.toFile());
    }
}
