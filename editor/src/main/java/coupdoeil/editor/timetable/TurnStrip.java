package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.JViewport;
import javax.swing.Scrollable;
import javax.swing.UIManager;

/** Something with the turns side by side: as wide as its window, and wider where turns would get too narrow. */
abstract class TurnStrip extends JComponent implements Scrollable {

    private static final long serialVersionUID = 1L;

    private static final int NARROWEST = 26;
    static final int ROW_HEIGHT = 24;

    private int turns;

    final void setTurns(int count) {
        if (count != turns) {
            turns = count;
            revalidate();
        }
    }

    final int turns() {
        return turns;
    }

    /** Pixels of a turn. */
    final double turnWidth() {
        return turns == 0 ? getWidth() : (double) getWidth() / turns;
    }

    /** Where a turn begins. */
    final int x(int turn) {
        return (int) Math.round(turn * turnWidth());
    }

    /** The turn at a pixel: the first or the last beside them all; -1 if there is none. */
    final int turnAt(int x) {
        return turns == 0 ? -1 : Math.max(0, Math.min(turns - 1, (int) Math.floor(x / turnWidth())));
    }

    static int rowHeight() {
        return UIScale.scale(ROW_HEIGHT);
    }

    /** A graphics to draw smoothly with, in the font of this component. */
    final Graphics2D smooth(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setFont(getFont());
        return g;
    }

    static Color line() {
        return UIManager.getColor("Component.borderColor");
    }

    static Color ink() {
        return UIManager.getColor("Label.foreground");
    }

    static Color ground() {
        return UIManager.getColor("Table.background");
    }

    /** A colour that lets what is below shine through. */
    static Color clear(Color colour, double part) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * part));
    }

    static Color chosen() {
        return ThemeColour.SELECTION.colour();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(turns * UIScale.scale(NARROWEST), height());
    }

    abstract int height();

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                private static final long serialVersionUID = 1L;

                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.PANEL;
                }
            };
        }
        return accessibleContext;
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle shown, int orientation, int direction) {
        return rowHeight();
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle shown, int orientation, int direction) {
        return 5 * rowHeight();
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() instanceof JViewport window && window.getWidth() > getPreferredSize().width;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() instanceof JViewport window && window.getHeight() > getPreferredSize().height;
    }
}
