package coupdoeil.editor.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.job.ManualClock;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.picture.LayerId;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is painted over a layer after an edit is the layer as it is painted at once. */
class LayerImageTest {

    private final Session session = Packs.session(Packs.albuera());
    private final LiveSight live = new LiveSight(session, Runnable::run, Runnable::run, new ManualClock(), () -> false);

    @ParameterizedTest
    @CsvSource({"BLIND, 0.53, 1", "COUNTS, 1, 1", "SIDE, 1.2, 2", "BLIND, 1.7, 1.5"})
    void patchedImageIsAFreshOne(SightLayer layer, double zoom, double pixelScale) {
        live.setOn(layer, true);
        live.showNextSide();
        Random random = new Random(1811);
        LayerImage patched = image(zoom, pixelScale, null);
        LayerImage used = null;
        int patches = 0;
        for (int edit = 0; edit < 12; edit++) {
            SightPicture before = picture();
            Hex observer = before.observers()
                    .get(random.nextInt(before.observers().size()))
                    .hexes()
                    .get(0);
            int by = random.nextInt(5) - 2;
            session.edit(GroundEdits.levels(observer.within(random.nextInt(2)), "Raise", level -> level + by));
            patches += picture()
                    .changedSince(before)
                    .map(hexes -> hexes.isEmpty() ? 0 : 1)
                    .orElse(0);
            patched.show(picture(), layout());
            used = image(zoom, pixelScale, used);
            BufferedImage fresh = used.image();
            for (int y = 0; y < fresh.getHeight(); y++) {
                for (int x = 0; x < fresh.getWidth(); x++) {
                    if (patched.image().getRGB(x, y) != fresh.getRGB(x, y)) {
                        assertThat(Integer.toHexString(patched.image().getRGB(x, y)))
                                .as("edit %d, pixel %d, %d", edit, x, y)
                                .isEqualTo(Integer.toHexString(fresh.getRGB(x, y)));
                    }
                }
            }
        }
        assertThat(patches).as("edits that change the layer").isPositive();
    }

    private SightPicture picture() {
        return live.picture().orElseThrow();
    }

    private LayerImage image(double zoom, double pixelScale, @Nullable LayerImage before) {
        Rectangle2D bounds = layout().bounds();
        Rectangle2D shown = new Rectangle2D.Double(bounds.getX() + 97.3, bounds.getY() + 55.7, 700 / zoom, 500 / zoom);
        AffineTransform device = AffineTransform.getScaleInstance(zoom * pixelScale, zoom * pixelScale);
        device.translate(-shown.getX(), -shown.getY());
        return new LayerImage(picture(), layout(), new Overlay.View(painter(), shown, zoom), device, before);
    }

    private MapPainter painter() {
        return new MapPainter(new PaintScene(
                session.pack(), session.system(), session.scenario().orElseThrow(), PaintTheme.LIGHT, LayerId.all()));
    }

    private HexLayout layout() {
        return new HexLayout(((HexBattlefield) session.pack().battlefield()).grid());
    }
}
