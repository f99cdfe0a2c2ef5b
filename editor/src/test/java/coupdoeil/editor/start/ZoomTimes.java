package coupdoeil.editor.start;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Viewport;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.validator.picture.LayerId;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLayeredPane;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/**
 * Zooms and pans over new ground in a window, as a hand does it, in turns with a canvas that paints all it shows at each
 * repaint. A gesture is a drag or a turn of the wheel by one to three notches, and the next comes when the map has been sharp
 * for a moment. Measured is the time of the clock from the last notch until the window shows the map sharp.
 */
final class ZoomTimes {

    private static final int GESTURES_OF_A_TOUR = 6;
    private static final int BETWEEN_NOTCHES_MILLIS = 40;
    /** What an eye takes from one gesture to the next. */
    private static final int BETWEEN_GESTURES_MILLIS = 1000;

    private static final int WARM_UP_MILLIS = 4000;
    private static final int MOST_WAIT_SECONDS = 60;

    /** What is shown from notch to notch, the last of which is measured. */
    private record Gesture(String kind, Point pointer, List<UnaryOperator<Viewport>> notches) {}

    /** Something that shows a part of the map. */
    private interface Subject {

        /** Takes a notch on the event thread; runs something when the map is sharp after it, if that is asked for. */
        void show(UnaryOperator<Viewport> notch, @Nullable Runnable whenSharp);

        /** Takes a pointer that moves there. */
        void point(Point pixel);

        void setVisible(boolean visible);
    }

    private final PaintScene scene;
    private final Dimension size = Toolkit.getDefaultToolkit().getScreenSize();
    private final Tiles tiles = new Tiles();
    private final Whole whole;
    private final List<String> noted = new ArrayList<>();
    private final Random random = new Random(1815);

    private ZoomTimes(PaintScene scene) {
        this.scene = scene;
        this.whole = new Whole(new MapPainter(scene));
    }

    /**
     * Measures and prints, of each gesture, its kind and the milliseconds of both.
     *
     * @param args a pack, and how many tours of six gestures to make
     */
    public static void main(String[] args) throws Exception {
        Pack pack = PackReader.read(Path.of(args[0])).pack().orElseThrow();
        PaintScene scene = new PaintScene(
                pack,
                pack.rules().orElseThrow(),
                pack.scenarios().get(0),
                PaintTheme.LIGHT,
                EnumSet.allOf(LayerId.class));
        ZoomTimes times = new ZoomTimes(scene);
        SwingUtilities.invokeAndWait(times::open);
        Thread.sleep(WARM_UP_MILLIS);
        for (int i = 0; i < Integer.parseInt(args[1]); i++) {
            times.tour(i % 2 == 0 ? List.of(times.tiles, times.whole) : List.of(times.whole, times.tiles));
        }
        times.noted.forEach(System.out::println);
        System.exit(0);
    }

    private void open() {
        JFrame frame = new JFrame("zoom");
        frame.setUndecorated(true);
        JLayeredPane pane = new JLayeredPane();
        tiles.canvas.setBounds(0, 0, size.width, size.height);
        whole.setBounds(0, 0, size.width, size.height);
        whole.setVisible(false);
        pane.add(tiles.canvas);
        pane.add(whole);
        frame.setContentPane(pane);
        frame.setSize(size);
        tiles.canvas.setScene(scene);
        frame.setVisible(true);
    }

    /** Begins somewhere, and zooms in or out and drags from there, each subject after the other. */
    private void tour(List<Subject> subjects) throws Exception {
        Rectangle2D bounds = scene.bounds();
        Point2D place = new Point2D.Double(
                bounds.getX() + (0.15 + 0.7 * random.nextDouble()) * bounds.getWidth(),
                bounds.getY() + (0.15 + 0.7 * random.nextDouble()) * bounds.getHeight());
        boolean in = random.nextBoolean();
        int least = (int)
                Math.ceil(Viewport.fitting(bounds, size.width, size.height).step());
        int step = in ? -7 + random.nextInt(3) : -1 + random.nextInt(4);
        UnaryOperator<Viewport> begin = any -> new Viewport(0, 0, step).centredOn(place, size.width, size.height);
        List<Gesture> gestures = new ArrayList<>();
        int at = step;
        for (int i = 0; i < GESTURES_OF_A_TOUR; i++) {
            int notches = Math.min(1 + random.nextInt(3), in ? Viewport.MOST_STEP - at : at - least);
            gestures.add(i % 3 == 2 || notches == 0 ? drag() : wheel(in, notches));
            at += i % 3 == 2 ? 0 : in ? notches : -notches;
        }
        List<List<Double>> times = new ArrayList<>();
        for (Subject subject : List.of(tiles, whole)) {
            times.add(new ArrayList<>());
        }
        for (Subject subject : subjects) {
            SwingUtilities.invokeAndWait(() -> {
                tiles.setVisible(subject == tiles);
                whole.setVisible(subject == whole);
            });
            sharp(subject, begin);
            for (Gesture gesture : gestures) {
                SwingUtilities.invokeLater(() -> subject.point(gesture.pointer()));
                Thread.sleep(BETWEEN_GESTURES_MILLIS);
                times.get(subject == tiles ? 0 : 1).add(perform(subject, gesture));
            }
        }
        for (int i = 0; i < gestures.size(); i++) {
            noted.add(String.format(
                    Locale.ROOT,
                    "%s %.0f %.0f",
                    gestures.get(i).kind(),
                    times.get(0).get(i),
                    times.get(1).get(i)));
        }
    }

    private Gesture wheel(boolean in, int count) {
        Point pointer = new Point(
                size.width / 4 + random.nextInt(size.width / 2), size.height / 4 + random.nextInt(size.height / 2));
        List<UnaryOperator<Viewport>> notches = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            notches.add(now -> now.zoomedTo(now.step() + (in ? 1 : -1), pointer));
        }
        return new Gesture(in ? "in" : "out", pointer, notches);
    }

    /** By a half of the window, in ten moves. */
    private Gesture drag() {
        int x = random.nextBoolean() ? size.width / 20 : -size.width / 20;
        int y = random.nextBoolean() ? size.height / 20 : -size.height / 20;
        List<UnaryOperator<Viewport>> notches = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            notches.add(now -> now.panned(x, y));
        }
        return new Gesture("drag", new Point(size.width / 2, size.height / 2), notches);
    }

    private double perform(Subject subject, Gesture gesture) throws Exception {
        List<UnaryOperator<Viewport>> notches = gesture.notches();
        for (UnaryOperator<Viewport> notch : notches.subList(0, notches.size() - 1)) {
            SwingUtilities.invokeLater(() -> subject.show(notch, null));
            Thread.sleep(BETWEEN_NOTCHES_MILLIS);
        }
        return sharp(subject, notches.get(notches.size() - 1));
    }

    private static double sharp(Subject subject, UnaryOperator<Viewport> notch) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        long begun = System.nanoTime();
        SwingUtilities.invokeLater(() -> subject.show(notch, () -> {
            // Until the display has drawn what it was sent.
            Toolkit.getDefaultToolkit().sync();
            done.countDown();
        }));
        if (!done.await(MOST_WAIT_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the map never became sharp");
        }
        return (System.nanoTime() - begun) / 1e6;
    }

    /** The map of the editor. */
    private static final class Tiles implements Subject {

        private final MapCanvas canvas = new MapCanvas();

        @Override
        public void show(UnaryOperator<Viewport> notch, @Nullable Runnable whenSharp) {
            canvas.setViewport(notch.apply(canvas.viewport()));
            if (whenSharp != null) {
                canvas.onceSettled(whenSharp);
                canvas.repaint();
            }
        }

        @Override
        public void point(Point pixel) {
            canvas.dispatchEvent(new MouseEvent(
                    canvas, MouseEvent.MOUSE_MOVED, System.currentTimeMillis(), 0, pixel.x, pixel.y, 0, false));
        }

        @Override
        public void setVisible(boolean visible) {
            canvas.setVisible(visible);
        }
    }

    /** A canvas that keeps nothing. */
    private static final class Whole extends JComponent implements Subject {

        private final transient MapPainter painter;
        private Viewport viewport = new Viewport(0, 0, 0);
        private transient @Nullable Runnable whenSharp;

        Whole(MapPainter painter) {
            this.painter = painter;
        }

        @Override
        public void show(UnaryOperator<Viewport> notch, @Nullable Runnable then) {
            viewport = notch.apply(viewport).within(painter.scene().bounds(), getWidth(), getHeight());
            whenSharp = then;
            repaint();
        }

        @Override
        public void point(Point pixel) {}

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setColor(painter.scene().theme().surround());
            g.fillRect(0, 0, getWidth(), getHeight());
            g.transform(viewport.transform());
            for (Stratum stratum : Stratum.values()) {
                painter.paint(g, viewport.shown(getWidth(), getHeight()), viewport.zoom(), stratum);
            }
            g.dispose();
            Runnable then = whenSharp;
            if (then != null) {
                whenSharp = null;
                SwingUtilities.invokeLater(then);
            }
        }
    }
}
