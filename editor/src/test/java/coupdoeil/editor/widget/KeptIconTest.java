package coupdoeil.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.Icons;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import javax.swing.Icon;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;

class KeptIconTest {

    private int painted;

    @Test
    void isPaintedOnceForEachDensityAndLooksTheSame() {
        Icon icon = Icons.icon("error");
        Icon kept = new KeptIcon(counted(icon));
        assertThat(picture(kept, 1)).isEqualTo(picture(icon, 1));
        assertThat(picture(kept, 1)).isEqualTo(picture(icon, 1));
        assertThat(painted).isEqualTo(1);
        assertThat(picture(kept, 2)).isEqualTo(picture(icon, 2));
        assertThat(painted).isEqualTo(2);
    }

    private Icon counted(Icon icon) {
        return new Icon() {
            @Override
            public void paintIcon(Component c, Graphics g, int x, int y) {
                painted++;
                icon.paintIcon(c, g, x, y);
            }

            @Override
            public int getIconWidth() {
                return icon.getIconWidth();
            }

            @Override
            public int getIconHeight() {
                return icon.getIconHeight();
            }
        };
    }

    private static int[] picture(Icon icon, int density) {
        int side = 40 * density;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.scale(density, density);
        icon.paintIcon(new JLabel(), g, 7, 9);
        g.dispose();
        return image.getRGB(0, 0, side, side, null, 0, side);
    }
}
