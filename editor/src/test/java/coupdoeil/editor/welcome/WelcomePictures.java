package coupdoeil.editor.welcome;

import coupdoeil.model.file.Disk;
import coupdoeil.model.file.PlainFile;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/**
 * Makes the pictures of the samples that the welcome shows: the middle of what {@code render} painted, 480 by 300 pixels.
 * Arguments: a rendered map and the file to write.
 */
final class WelcomePictures {

    private static final int WIDTH = 480;
    private static final int HEIGHT = 300;

    private WelcomePictures() {}

    public static void main(String[] args) throws IOException {
        System.setProperty("java.awt.headless", "true");
        BufferedImage map = ImageIO.read(Path.of(args[0]).toFile());
        double scale = Math.max((double) WIDTH / map.getWidth(), (double) HEIGHT / map.getHeight());
        int width = (int) Math.ceil(map.getWidth() * scale);
        int height = (int) Math.ceil(map.getHeight() * scale);
        BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        g.drawImage(
                map.getScaledInstance(width, height, Image.SCALE_AREA_AVERAGING),
                (WIDTH - width) / 2,
                (HEIGHT - height) / 2,
                Color.WHITE,
                null);
        g.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(picture, "jpg", bytes);
        PlainFile.write(Path.of(args[1]), bytes.toByteArray(), Disk.REAL);
    }
}
