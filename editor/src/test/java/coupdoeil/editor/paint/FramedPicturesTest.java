package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.picture.LayerId;
import coupdoeil.validator.picture.MapView;
import coupdoeil.validator.picture.Picture;
import coupdoeil.validator.picture.Pictures;
import coupdoeil.validator.picture.SightOverlay;
import coupdoeil.validator.picture.Theme;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where things lie on pictures, as those know it who have pictures painted. */
class FramedPicturesTest {

    private final Pictures pictures = Pictures.find().orElseThrow();

    @ParameterizedTest
    @CsvSource({"POINTY, ODD", "POINTY, EVEN", "FLAT, ODD", "FLAT, EVEN"})
    void hexesLieWhereTheyArePainted(Orientation orientation, Shifted shifted) {
        HexGrid grid = new HexGrid(7, 5, orientation, shifted, LabelScheme.STANDARD);
        HexPlane plane = new HexPlane(grid, MapView.UNITS_PER_HEX);
        HexLayout layout = new HexLayout(grid);

        grid.hexes().forEach(hex -> {
            same(plane.centre(hex), layout.centre(hex));
            for (HexCorner corner : HexCorner.values()) {
                same(plane.corner(hex, corner), layout.corner(hex, corner));
            }
            for (HexDirection side : HexDirection.values()) {
                same(plane.middle(hex, side), layout.middle(hex, side));
            }
        });
        same(
                new HexPlane.Point(plane.width(), plane.height()),
                new Point2D.Double(layout.bounds().getMaxX(), layout.bounds().getMaxY()));
        assertThat(TableLayout.UNITS_PER_INCH).isEqualTo(MapView.UNITS_PER_INCH);
    }

    private static void same(HexPlane.Point point, Point2D painted) {
        assertThat(point.x()).isCloseTo(painted.getX(), within(1e-9));
        assertThat(point.y()).isCloseTo(painted.getY(), within(1e-9));
    }

    @Test
    void aFrameIsThePartOfTheWholeThatItSays() throws IOException {
        MapView view = view(Packs.albuera(), LayerId.all(), 0.5);
        Frame whole = pictures.whole(view);
        BufferedImage all = read(pictures.map(view));
        assertThat((long) all.getWidth() * all.getHeight()).isEqualTo(pictures.pixels(view));

        BufferedImage part = read(pictures.map(view, new Frame(whole.x() + 200, whole.y() + 120, 300, 240)));

        assertThat(part.getWidth()).isEqualTo(150);
        assertThat(part.getHeight()).isEqualTo(120);
        for (int at = 10; at < 120; at += 10) {
            assertThat(part.getRGB(at, at)).isEqualTo(all.getRGB(at + 100, at + 60));
        }
    }

    @Test
    void aHexByItselfIsTransparentAroundIt() throws IOException {
        Pack pack = Packs.albuera();
        Hex hex = ((HexBattlefield) pack.battlefield()).grid().hexAt(5, 5);

        BufferedImage image = read(pictures.hex(view(pack, Set.of(LayerId.TERRAIN), 1), hex, 52, 60));

        assertThat(image.getRGB(0, 0) >>> 24).isZero();
        assertThat(image.getRGB(51, 59) >>> 24).isZero();
        assertThat(image.getRGB(26, 30) >>> 24).isEqualTo(0xFF);
        assertThat(image.getRGB(26, 2) >>> 24).isEqualTo(0xFF);
    }

    private static MapView view(Pack pack, Set<LayerId> layers, double scale) {
        return new MapView(pack, pack.rules().orElseThrow(), null, layers, Theme.LIGHT, scale, SightOverlay.NONE);
    }

    private static BufferedImage read(Picture picture) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(picture.png()));
    }
}
