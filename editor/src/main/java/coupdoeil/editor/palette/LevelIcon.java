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

/** What a choice of the level tool does: the number of a level, or a sign of how levels change. */
final class LevelIcon extends ChoiceIcon {

    private final String choice;

    /** @param choice a number, or one of the signs */
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
            Path2D sign = new Path2D.Double();
            double[] points = sign();
            for (int i = 0; i < points.length; i += 2) {
                double across = middle + points[i] * height;
                double down = y + points[i + 1] * height;
                if (i == 0) {
                    sign.moveTo(across, down);
                } else {
                    sign.lineTo(across, down);
                }
            }
            g.setStroke(new BasicStroke(height / 9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(sign);
        }
        g.dispose();
    }

    /** Points of a line, across from the middle and down from the top, in heights. */
    private double[] sign() {
        return switch (choice) {
            case "raise" -> new double[] {0, 0.8, 0, 0.2, -0.25, 0.47, 0, 0.2, 0.25, 0.47};
            case "smooth" -> new double[] {-0.6, 0.65, -0.35, 0.42, -0.1, 0.36, 0.15, 0.5, 0.35, 0.6, 0.6, 0.55};
            case "plateau" -> new double[] {-0.6, 0.75, -0.35, 0.3, 0.35, 0.3, 0.6, 0.75};
            case "ramp" -> new double[] {-0.6, 0.75, -0.4, 0.75, 0.4, 0.28, 0.6, 0.28};
            default -> new double[] {0, 0.2, 0, 0.8, -0.25, 0.53, 0, 0.8, 0.25, 0.53};
        };
    }
}
