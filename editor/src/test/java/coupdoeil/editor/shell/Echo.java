package coupdoeil.editor.shell;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.PointerInfo;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * What of the doings of mouse and keyboard has arrived in a window. A robot knows only that it has sent them, and its own
 * way to wait until a window is idle takes seconds where a caret blinks.
 */
final class Echo implements AWTEventListener {

    /** Longer is not waited: a key goes nowhere if no window has the keyboard, a click if a dialog holds the window. */
    private static final long PATIENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

    /** What a window asks of the display, such as the keyboard, comes back to it later. */
    private static final long ANSWER_NANOS = TimeUnit.MILLISECONDS.toNanos(4);

    private static final int ROUNDS = 3;
    private static final Echo ONLY = listening();

    private final Map<Integer, Integer> arrived = new HashMap<>();
    private Point pointer = new Point(-1, -1);

    private Echo() {}

    private static Echo listening() {
        Echo echo = new Echo();
        Toolkit.getDefaultToolkit()
                .addAWTEventListener(
                        echo,
                        AWTEvent.KEY_EVENT_MASK
                                | AWTEvent.MOUSE_EVENT_MASK
                                | AWTEvent.MOUSE_MOTION_EVENT_MASK
                                | AWTEvent.MOUSE_WHEEL_EVENT_MASK);
        return echo;
    }

    @Override
    public synchronized void eventDispatched(AWTEvent event) {
        arrived.merge(event.getID(), 1, Integer::sum);
        if (event instanceof MouseEvent mouse) {
            pointer = mouse.getLocationOnScreen();
        }
        notifyAll();
    }

    /** Does something and waits until an event has come of it and has been dealt with. */
    static void after(int event, Runnable deed) {
        heard(event, deed);
        settle();
    }

    /** Does something and waits until an event has come of it. */
    static void heard(int event, Runnable deed) {
        int before = ONLY.count(event);
        deed.run();
        ONLY.await(() -> ONLY.count(event) > before);
    }

    /** Does something that moves the mouse to a place of the screen and waits until that has been dealt with. */
    static void at(Point place, Runnable deed) {
        PointerInfo now = MouseInfo.getPointerInfo();
        boolean there = now != null && now.getLocation().equals(place);
        deed.run();
        if (!there) {
            ONLY.await(() -> ONLY.pointer.equals(place));
        }
        settle();
    }

    /** Waits until what has arrived is dealt with, and what the window has asked of the display for it too. */
    static void settle() {
        if (EventQueue.isDispatchThread()) {
            return;
        }
        for (int i = 0; i < ROUNDS; i++) {
            UiDriver.onEdt(() -> true);
            Toolkit.getDefaultToolkit().sync();
            LockSupport.parkNanos(ANSWER_NANOS);
        }
        UiDriver.onEdt(() -> true);
    }

    private synchronized int count(int event) {
        return arrived.getOrDefault(event, 0);
    }

    private synchronized void await(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE_NANOS;
        long left = PATIENCE_NANOS;
        try {
            while (!condition.getAsBoolean() && left > 0) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
                left = end - System.nanoTime();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
