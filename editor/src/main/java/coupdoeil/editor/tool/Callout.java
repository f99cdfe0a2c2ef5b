package coupdoeil.editor.tool;

import coupdoeil.editor.map.Overlay;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;

/** Lines of text in a box in a corner of the map, whatever the zoom. */
final class Callout {

    private static final int MOST_WIDTH = 430;
    private static final int PADDING = 10;
    private static final int MARGIN = 12;

    private Callout() {}

    /** @param rim colour of the box's rim */
    static void paint(Graphics2D graphics, Overlay.View view, String text, Color rim) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.translate(view.shown().getX(), view.shown().getY());
        g.scale(1 / view.zoom(), 1 / view.zoom());
        Font font = UIManager.getFont("Label.font");
        g.setFont(font);
        FontMetrics metrics = g.getFontMetrics();
        float scale = font.getSize2D() / 13;
        List<String> lines = wrap(text, metrics, Math.round(MOST_WIDTH * scale));
        int width = lines.stream().mapToInt(metrics::stringWidth).max().orElse(0) + 2 * PADDING;
        int height = lines.size() * metrics.getHeight() + 2 * PADDING;
        RoundRectangle2D box = new RoundRectangle2D.Double(MARGIN, MARGIN, width, height, 10, 10);
        g.setColor(UIManager.getColor("Panel.background"));
        g.fill(box);
        g.setColor(rim);
        g.setStroke(new BasicStroke(1.5f));
        g.draw(box);
        g.setColor(UIManager.getColor("Label.foreground"));
        int y = MARGIN + PADDING + metrics.getAscent();
        for (String line : lines) {
            g.drawString(line, MARGIN + PADDING, y);
            y += metrics.getHeight();
        }
        g.dispose();
    }

    private static List<String> wrap(String text, FontMetrics metrics, int width) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.lines().toList()) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.split(" ")) {
                if (line.length() > 0 && metrics.stringWidth(line + " " + word) > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.length() == 0 ? "" : " ").append(word);
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
