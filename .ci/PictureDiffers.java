import java.awt.image.BufferedImage;
import java.io.File;
import javax.imageio.ImageIO;

/**
 * Whether two pictures look different: {@code java PictureDiffers.java OLD NEW} ends with 1 if more than half a percent of the
 * pixels differ by more than 24 of 255 in a colour, or the sizes differ. A caret that blinks or an edge that is smoothed
 * otherwise is less.
 */
class PictureDiffers {

    private static final int LEVELS = 24;
    private static final double SHARE = 0.005;

    public static void main(String[] args) throws Exception {
        BufferedImage before = ImageIO.read(new File(args[0]));
        BufferedImage after = ImageIO.read(new File(args[1]));
        System.exit(differ(before, after) ? 1 : 0);
    }

    private static boolean differ(BufferedImage before, BufferedImage after) {
        if (before.getWidth() != after.getWidth() || before.getHeight() != after.getHeight()) {
            return true;
        }
        long different = 0;
        for (int y = 0; y < before.getHeight(); y++) {
            for (int x = 0; x < before.getWidth(); x++) {
                different += distance(before.getRGB(x, y), after.getRGB(x, y)) > LEVELS ? 1 : 0;
            }
        }
        return different > SHARE * before.getWidth() * before.getHeight();
    }

    private static int distance(int one, int other) {
        int most = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            most = Math.max(most, Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)));
        }
        return most;
    }
}
