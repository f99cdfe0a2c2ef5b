package coupdoeil.editor.engines;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a file of Universal VTT: a picture of whole squares, and walls in squares on it. */
final class UvttReader {

    private final JsonNode file;

    /** @throws AssertionError if the picture is not of the size that is said, or a wall leaves it */
    UvttReader(Map<String, byte[]> bundle) {
        file = new JsonMapper().readTree(EngineReader.file(bundle, ".uvtt"));
        JsonNode size = file.at("/resolution/map_size");
        BufferedImage image = image();
        assertThat(image.getWidth()).isEqualTo(size.at("/x").intValue() * pixelsPerSquare());
        assertThat(image.getHeight()).isEqualTo(size.at("/y").intValue() * pixelsPerSquare());
        walls().forEach(wall -> wall.forEach(point -> {
            assertThat(point.at("/x").doubleValue())
                    .isBetween(-0.01, size.at("/x").doubleValue() + 0.01);
            assertThat(point.at("/y").doubleValue())
                    .isBetween(-0.01, size.at("/y").doubleValue() + 0.01);
        }));
    }

    int pixelsPerSquare() {
        return file.at("/resolution/pixels_per_grid").intValue();
    }

    JsonNode walls() {
        return file.at("/line_of_sight");
    }

    /** The labels of the hexes in whose middle walls begin, so that nobody sees through them. */
    Set<String> closed(HexGrid grid) {
        HexLayout painted = new HexLayout(grid);
        Set<String> closed = new TreeSet<>();
        walls().forEach(wall -> {
            Point2D from = new Point2D.Double(
                    wall.get(0).at("/x").doubleValue() * HexLayout.HEX_WIDTH,
                    wall.get(0).at("/y").doubleValue() * HexLayout.HEX_WIDTH);
            Hex hex = painted.hexAt(from);
            if (painted.centre(hex).distance(from) < 1) {
                closed.add(grid.label(hex));
            }
        });
        return closed;
    }

    private BufferedImage image() {
        try {
            return ImageIO.read(new ByteArrayInputStream(
                    Base64.getDecoder().decode(file.at("/image").stringValue())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
