package coupdoeil.editor.paint.piece;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.Set;

/** The small drawings on counters: arms as on the maps of the time, formations as seen from above. */
public final class Glyphs {

    private static final Set<String> FORMATIONS = Set.of(
            "line",
            "column",
            "open-column",
            "masse-column",
            "road-column",
            "road-march",
            "march-column",
            "skirmish-screen",
            "skirmish",
            "general-order",
            "square",
            "carre",
            "disorder",
            "no-formation",
            "limbered",
            "unlimbered");

    private Glyphs() {}

    /** The first letters of up to two words, in capitals. */
    public static String initials(String name) {
        StringBuilder letters = new StringBuilder();
        for (String word : name.strip().split("[\\s-]+", -1)) {
            if (!word.isEmpty() && letters.length() < 2) {
                letters.appendCodePoint(Character.toUpperCase(word.codePointAt(0)));
            }
        }
        return letters.toString().toUpperCase(Locale.ROOT);
    }

    /** An arm in a box of this size around a point: {@code infantry}, {@code cavalry}, {@code artillery}, {@code train}. */
    static void arm(Graphics2D g, String symbol, double x, double y, double width, double height, Color ink) {
        double left = x - width / 2;
        double top = y - height / 2;
        g.setColor(ink);
        g.setStroke(new BasicStroke(1.15f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        switch (symbol) {
            case "infantry" -> {
                g.draw(new Line2D.Double(left, top, left + width, top + height));
                g.draw(new Line2D.Double(left, top + height, left + width, top));
            }
            case "cavalry" -> {
                Path2D.Double half = new Path2D.Double();
                half.moveTo(left, top + height);
                half.lineTo(left + width, top);
                half.lineTo(left, top);
                half.closePath();
                g.fill(half);
            }
            case "artillery" -> g.fill(new Ellipse2D.Double(x - 2.7, y - 2.7, 5.4, 5.4));
            case "train" -> wheel(g, x, y, Math.min(width, height) / 2 - 1);
            case "dragoons" -> {
                g.draw(new Line2D.Double(left, top + height, left + width, top));
                g.fill(new Ellipse2D.Double(x - 2, y - 2, 4, 4));
            }
            default -> {}
        }
    }

    private static void wheel(Graphics2D g, double x, double y, double radius) {
        g.draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
        for (int i = 0; i < 3; i++) {
            double dx = radius * Math.cos(i * Math.PI / 3);
            double dy = radius * Math.sin(i * Math.PI / 3);
            g.draw(new Line2D.Double(x - dx, y - dy, x + dx, y + dy));
        }
    }

    static boolean knowsFormation(String id) {
        return FORMATIONS.contains(id);
    }

    /** A formation, about 12 units wide and 9 high, around a point. */
    static void formation(Graphics2D g, String id, double x, double y, Color ink) {
        g.setColor(ink);
        g.setStroke(new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        switch (id) {
            case "line" -> bar(g, x - 6, y - 1.3, 12, 2.6);
            case "column" -> rows(g, x, y, 6, 3);
            case "open-column" -> rows(g, x, y, 4.4, 3);
            case "masse-column" -> bar(g, x - 3.2, y - 4.4, 6.4, 8.8);
            case "road-column", "road-march", "march-column" -> {
                bar(g, x - 1.3, y - 4.8, 2.6, 2.6);
                bar(g, x - 1.3, y - 1.3, 2.6, 2.6);
                bar(g, x - 1.3, y + 2.2, 2.6, 2.6);
            }
            case "skirmish-screen", "skirmish" -> {
                for (int i = -2; i <= 2; i++) {
                    dot(g, x + i * 2.9, y + (i % 2 == 0 ? 1 : -1), 0.95);
                }
            }
            case "general-order" -> {
                for (int i = 0; i < 6; i++) {
                    dot(g, x - 3.6 + i % 3 * 3.6 + Math.floorDiv(i, 3) * 1.4, y - 2 + Math.floorDiv(i, 3) * 4, 1.05);
                }
            }
            case "square", "carre" -> g.draw(new Rectangle2D.Double(x - 4, y - 4, 8, 8));
            case "disorder" -> {
                g.draw(new Line2D.Double(x - 5, y + 3, x - 1, y - 3));
                g.draw(new Line2D.Double(x, y - 1.5, x + 4.4, y + 1));
                g.draw(new Line2D.Double(x + 1, y + 3.6, x + 4, y + 4));
            }
            case "no-formation" -> g.draw(new Ellipse2D.Double(x - 3.4, y - 3.4, 6.8, 6.8));
            case "limbered" -> {
                g.draw(new Line2D.Double(x, y - 4.6, x, y + 1));
                g.draw(new Ellipse2D.Double(x - 2.6, y + 0.2, 5.2, 4.2));
            }
            case "unlimbered" -> {
                g.draw(new Line2D.Double(x, y - 4.8, x, y + 4));
                g.draw(new Line2D.Double(x - 4, y + 1, x + 4, y + 1));
                bar(g, x - 4.6, y - 1.4, 1.7, 4.8);
                bar(g, x + 2.9, y - 1.4, 1.7, 4.8);
            }
            default -> {}
        }
    }

    private static void rows(Graphics2D g, double x, double y, double half, int count) {
        for (int i = 0; i < count; i++) {
            bar(g, x - half, y - 4.4 + i * 3.5, 2 * half, 1.9);
        }
    }

    private static void bar(Graphics2D g, double x, double y, double width, double height) {
        g.fill(new Rectangle2D.Double(x, y, width, height));
    }

    private static void dot(Graphics2D g, double x, double y, double radius) {
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }
}
