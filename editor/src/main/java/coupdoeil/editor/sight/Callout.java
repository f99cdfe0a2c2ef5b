package coupdoeil.editor.sight;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;

/** A speech balloon whose tip points at a place on the map, of one size at any zoom, as far as possible in the window. */
final class Callout {

    private static final int MOST_WIDTH = 300;
    private static final int PADDING = 9;
    private static final int TIP = 26;
    private static final int MARGIN = 8;

    private Callout() {}

    /**
     * Paints a balloon above or below a point.
     *
     * @param g takes map units
     * @param below where it goes if there is room
     * @param head the first line, in bold
     * @param rim colour of the balloon's rim
     */
    static void paint(Graphics2D g, Overlay.View view, Point2D at, boolean below, String head, String text, Color rim) {
        Graphics2D own = (Graphics2D) g.create();
        own.translate(view.shown().getX(), view.shown().getY());
        own.scale(1 / view.zoom(), 1 / view.zoom());
        Rectangle window = new Rectangle((int) (view.shown().getWidth() * view.zoom()), (int)
                (view.shown().getHeight() * view.zoom()));
        Point2D tip = new Point2D.Double(
                (at.getX() - view.shown().getX()) * view.zoom(),
                (at.getY() - view.shown().getY()) * view.zoom());
        if (window.contains(tip)) {
            paint(own, window, tip, below, head, text, rim);
        }
        own.dispose();
    }

    private static void paint(
            Graphics2D g, Rectangle window, Point2D tip, boolean below, String head, String text, Color rim) {
        Font font = UIManager.getFont("Label.font");
        Font bold = UIManager.getFont("h4.font");
        FontMetrics metrics = g.getFontMetrics(font);
        FontMetrics heavy = g.getFontMetrics(bold);
        int most = Math.round(MOST_WIDTH * font.getSize2D() / 13);
        List<String> lines = wrap(text, metrics, most);
        int width = lines.stream().mapToInt(metrics::stringWidth).max().orElse(0);
        width = Math.max(width, heavy.stringWidth(head)) + 2 * px(PADDING);
        int height = lines.size() * metrics.getHeight() + heavy.getHeight() + 2 * px(PADDING);
        double x = Math.max(px(MARGIN), Math.min(window.width - width - px(MARGIN), tip.getX() - width * 0.3));
        boolean roomAbove = tip.getY() - height - px(TIP) > px(MARGIN);
        boolean roomBelow = tip.getY() + height + px(TIP) < window.height - px(MARGIN);
        boolean above = below ? !roomBelow : roomAbove || !roomBelow;
        double y = above ? tip.getY() - height - px(TIP) : tip.getY() + px(TIP);
        Area balloon = new Area(new RoundRectangle2D.Double(x, y, width, height, px(10), px(10)));
        balloon.add(new Area(pointer(
                tip, Math.max(x + px(12), Math.min(x + width - px(26), tip.getX() - px(7))), y, height, above)));
        g.translate(0, px(2));
        g.setColor(ThemeColour.CALLOUT_SHADOW.colour());
        g.fill(balloon);
        g.translate(0, -px(2));
        g.setColor(UIManager.getColor("Panel.background"));
        g.fill(balloon);
        g.setColor(rim);
        g.setStroke(new BasicStroke(UIScale.scale(1.6f)));
        g.draw(balloon);
        g.setColor(UIManager.getColor("Label.foreground"));
        int left = (int) Math.round(x) + px(PADDING);
        int base = (int) Math.round(y) + px(PADDING) + heavy.getAscent();
        g.setFont(bold);
        g.drawString(head, left, base);
        g.setFont(font);
        base += heavy.getDescent() + heavy.getLeading() + metrics.getAscent();
        for (String line : lines) {
            g.drawString(line, left, base);
            base += metrics.getHeight();
        }
    }

    /** Pixels of the user, who may want them larger. */
    private static int px(int pixels) {
        return UIScale.scale(pixels);
    }

    /** The tail of a balloon: from a foot 14 pixels wide to its tip. */
    private static Path2D pointer(Point2D tip, double foot, double y, double height, boolean above) {
        double edge = above ? y + height - 1 : y + 1;
        Path2D.Double tail = new Path2D.Double();
        tail.moveTo(foot, edge);
        tail.lineTo(tip.getX(), tip.getY() + (above ? -px(4) : px(4)));
        tail.lineTo(foot + px(14), edge);
        tail.closePath();
        return tail;
    }

    private static List<String> wrap(String text, FontMetrics metrics, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && metrics.stringWidth(line + " " + word) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
