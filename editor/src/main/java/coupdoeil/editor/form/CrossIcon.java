package coupdoeil.editor.form;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;

/** A small cross in the colour of the text beside it. */
final class CrossIcon implements Icon {

    private static final int SIZE = 7;

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIZE);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(SIZE);
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(component.getForeground());
        g.setStroke(new BasicStroke(UIScale.scale(1.4f)));
        int last = UIScale.scale(SIZE) - 1;
        g.drawLine(x, y, x + last, y + last);
        g.drawLine(x, y + last, x + last, y);
        g.dispose();
    }
}
