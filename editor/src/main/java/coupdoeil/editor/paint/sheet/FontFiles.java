package coupdoeil.editor.paint.sheet;

import coupdoeil.model.file.Disk;
import coupdoeil.model.file.PlainFile;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The bundled typefaces, read from files in the user's cache. Java copies a typeface that does not come from a file to the
 * temporary folder, anew in every process, and a killed process leaves it there.
 */
public final class FontFiles {

    private static final String BUNDLE = "/com/formdev/flatlaf/fonts/inter/";

    private FontFiles() {}

    /** Makes typefaces known by their family, as looks ask for them. One that cannot be read is left to its fallback. */
    public static void register(String... files) {
        for (String file : files) {
            try {
                GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(load(file));
            } catch (IOException | FontFormatException e) {
                System.getLogger(FontFiles.class.getName()).log(System.Logger.Level.WARNING, "cannot read " + file, e);
            }
        }
    }

    /** A bundled typeface. Where the cache cannot be written, it comes by way of the temporary folder. */
    static Font load(String file) throws IOException, FontFormatException {
        byte[] bytes;
        try (InputStream in = FontFiles.class.getResourceAsStream(BUNDLE + file)) {
            if (in == null) {
                throw new FileNotFoundException(file + " is not on the class path");
            }
            bytes = in.readAllBytes();
        }
        try {
            return Font.createFont(Font.TRUETYPE_FONT, cached(file, bytes).toFile());
        } catch (IOException noCache) {
            return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(bytes));
        }
    }

    /** The file that holds these bytes, and no others, which is looked at: the sum tells versions of a typeface apart at little cost. */
    private static Path cached(String file, byte[] bytes) throws IOException {
        Path folder = Path.of(System.getProperty("user.home"), ".cache", "coupdoeil", "fonts");
        CRC32 sum = new CRC32();
        sum.update(bytes);
        Path cached = folder.resolve(Long.toHexString(sum.getValue()) + "-" + file);
        if (Files.isRegularFile(cached) && Arrays.equals(Files.readAllBytes(cached), bytes)) {
            return cached;
        }
        Files.createDirectories(folder);
        PlainFile.write(cached, bytes, Disk.REAL);
        return cached;
    }
}
