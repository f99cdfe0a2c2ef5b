import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;

/** Waits until the screen shows more colours than an empty one does: {@code java WindowSeen.java COLOURS SECONDS}. */
class WindowSeen {

    public static void main(String[] args) throws Exception {
        long until = System.nanoTime() + Long.parseLong(args[1]) * 1_000_000_000L;
        Dimension size = Toolkit.getDefaultToolkit().getScreenSize();
        Robot robot = new Robot();
        long seen = 0;
        while (System.nanoTime() < until) {
            BufferedImage screen = robot.createScreenCapture(new Rectangle(size));
            int[] pixels = screen.getRGB(0, 0, size.width, size.height, null, 0, size.width);
            seen = IntStream.of(pixels).distinct().count();
            if (seen >= Long.parseLong(args[0])) {
                return;
            }
            Thread.sleep(500);
        }
        System.err.println("only " + seen + " colours on the screen");
        System.exit(1);
    }
}
