package coupdoeil.editor.paint;

import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Sheet;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/**
 * Paints a layer so that those below shine through: as a whole, for lines of a layer that lie over one another would show
 * each other too. It is for windows, which have pixels; in files every layer is at full strength.
 */
final class FaintLayer {

    private FaintLayer() {}

    /** @param opacity above 0 and below 1 */
    static void paint(Sheet sheet, LayerPainter painter, double opacity) {
        AffineTransform toPixels = sheet.g().getTransform();
        Rectangle pixels = toPixels.createTransformedShape(sheet.g().getClip()).getBounds();
        if (pixels.isEmpty()) {
            return;
        }
        BufferedImage image = new BufferedImage(pixels.width, pixels.height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHints(sheet.g().getRenderingHints());
        g.translate(-pixels.x, -pixels.y);
        g.transform(toPixels);
        g.clip(sheet.g().getClip());
        painter.paint(new Sheet(g, sheet.clip(), sheet.lod(), sheet.scale(), sheet.zoom()));
        g.dispose();
        Graphics2D whole = (Graphics2D) sheet.g().create();
        whole.setTransform(new AffineTransform());
        whole.setComposite(AlphaComposite.SrcOver.derive((float) opacity));
        whole.drawImage(image, pixels.x, pixels.y, null);
        whole.dispose();
    }
}
