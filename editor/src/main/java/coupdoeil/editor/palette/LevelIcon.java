package coupdoeil.editor.palette;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.GlyphVector;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** What a choice of the level tool does: the number of a level, or an arrow that raises or lowers. */
final class LevelIcon extends ChoiceIcon {

    private final String choice;

    /** @param choice {@code raise}, {@code lower} or a number */
    LevelIcon(String choice, int width, int height) {
        super(width, height);
        this.choice = choice;
    }

    @Override
    public void paintIcon(Component c, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        Color ink = c.getForeground();
        g.setColor(ink);
        double middle = x + width / 2.0;
        if (choice.matches("-?\\d+")) {
            Font font = c.getFont().deriveFont(Font.BOLD, height * 0.72f);
            GlyphVector letters = font.createGlyphVector(g.getFontRenderContext(), choice);
            Rectangle2D bounds = letters.getVisualBounds();
            g.drawGlyphVector(
                    letters, (float) (middle - bounds.getCenterX()), (float) (y + height / 2.0 - bounds.getCenterY()));
        } else {
            double tip = choice.equals("raise") ? y + height * 0.2 : y + height * 0.8;
            double foot = choice.equals("raise") ? y + height * 0.8 : y + height * 0.2;
            double wing = tip + (foot - tip) * 0.45;
            Path2D arrow = new Path2D.Double();
            arrow.moveTo(middle, foot);
            arrow.lineTo(middle, tip);
            arrow.moveTo(middle - height * 0.25, wing);
            arrow.lineTo(middle, tip);
            arrow.lineTo(middle + height * 0.25, wing);
            g.setStroke(new BasicStroke(height / 9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(arrow);
        }
        g.dispose();
    }
}
