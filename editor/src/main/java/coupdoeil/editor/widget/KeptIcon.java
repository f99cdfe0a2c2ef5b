package coupdoeil.editor.widget;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import javax.swing.Icon;
import org.jspecify.annotations.Nullable;

/**
 * An icon that is painted once and then copied, for rows that are painted again and again. It must look the same wherever it is,
 * and be made again for another look.
 */
public final class KeptIcon implements Icon {

    private final Icon icon;
    private @Nullable BufferedImage picture;
    /** Pixels of the screen to a pixel. */
    private double density;

    public KeptIcon(Icon icon) {
        this.icon = icon;
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        double wanted = g.getTransform().getScaleX();
        BufferedImage known = picture;
        if (known == null || density != wanted) {
            known = picture(component, wanted);
            picture = known;
            density = wanted;
        }
        g.translate(x, y);
        g.scale(1 / wanted, 1 / wanted);
        g.drawImage(known, 0, 0, null);
        g.dispose();
    }

    private BufferedImage picture(Component component, double scale) {
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(getIconWidth() * scale),
                (int) Math.ceil(getIconHeight() * scale),
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        icon.paintIcon(component, g, 0, 0);
        g.dispose();
        return image;
    }

    @Override
    public int getIconWidth() {
        return icon.getIconWidth();
    }

    @Override
    public int getIconHeight() {
        return icon.getIconHeight();
    }
}
