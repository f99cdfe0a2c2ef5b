package coupdoeil.editor.widget;

import java.awt.Component;
import java.awt.Graphics;
import javax.swing.Icon;
import javax.swing.UIManager;

/** An icon of the look in force, also after another has been chosen. @param key what the look calls it */
public record ThemeIcon(String key) implements Icon {

    private Icon icon() {
        return UIManager.getIcon(key);
    }

    @Override
    public void paintIcon(Component c, Graphics g, int x, int y) {
        icon().paintIcon(c, g, x, y);
    }

    @Override
    public int getIconWidth() {
        return icon().getIconWidth();
    }

    @Override
    public int getIconHeight() {
        return icon().getIconHeight();
    }
}
