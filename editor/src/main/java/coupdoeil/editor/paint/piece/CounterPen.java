package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.name.Label;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.PaintTheme;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Draws single counters, in the middle of which is the origin of the graphics that it is given. */
public final class CounterPen {

    /** Side of a unit's counter. */
    public static final double SIZE = 40;
    /** Height of a leader's counter. */
    public static final double LEADER_HEIGHT = 13;

    public static final double LEADER_WIDTH = 58;

    /** Side of the card with the sign of a formation. */
    public static final double SIGN_SIZE = 16;

    private static final double HALF = SIZE / 2;
    /** Between what is written on a counter and its edge. */
    private static final double MARGIN = 2;

    private static final Font STRENGTH = MapFonts.bold(12);
    private static final double NAME = 8.4;
    private static final double NAME_CONDENSED = 0.84;
    private static final double LEADER_NAME = 8.6;
    private static final double LEADER_NAME_CONDENSED = 0.88;
    /** Names so large leave no room for the strength below. */
    private static final double LARGEST_NAME = 11.6;

    private static final Color CARD = new Color(0xF7F3E6);
    private static final Color DARK_INK = new Color(0x1E1B16);
    private static final Color BADGE = new Color(0xF3C545);

    private final PaintTheme theme;
    private final Map<Written, String> names = new ConcurrentHashMap<>();

    /** A name in letters of a size. */
    private record Written(String name, boolean leader, double size) {}

    public CounterPen(PaintTheme theme) {
        this.theme = theme;
    }

    /** Letters as wide as there is room for, that are never too small to be read. */
    private static Font nameFont(boolean leader, double size) {
        return MapFonts.semiBold(size)
                .deriveFont(AffineTransform.getScaleInstance(leader ? LEADER_NAME_CONDENSED : NAME_CONDENSED, 1));
    }

    private static double nameSize(boolean leader, double zoom) {
        return Math.max(leader ? LEADER_NAME : NAME, Label.LEAST_PIXELS / zoom);
    }

    /**
     * A unit, or the marker of a further hex of one.
     *
     * @param zoom pixels of the user per map unit: how much can be read
     */
    public void unit(Graphics2D g, CounterView view, double zoom) {
        Lod lod = Lod.of(zoom);
        boolean part = view.partOf() != null;
        double half = part ? HALF * 0.8 : HALF;
        Color fill = part ? PaintTheme.mix(view.colour(), CARD, 0.45) : view.colour();
        plate(g, half, half, 5, fill, lod);
        Color ink = PaintTheme.inkOn(fill);
        if (lod == Lod.OVERVIEW) {
            return;
        }
        if (lod == Lod.SMALL) {
            armBox(g, view, 0, 0, 26, 18);
            return;
        }
        armBox(g, view, part ? 0 : -8.2, part ? -4 : -10.5, 17, 11.5);
        if (part) {
            strength(g, view, 0, 12, ink);
            return;
        }
        if (Glyphs.knowsFormation(view.formation())) {
            Glyphs.formation(g, view.formation(), 10.5, -10.5, ink);
        } else if (!view.formation().isEmpty()) {
            text(g).centred(Glyphs.initials(view.formation()), 10.5, -7.6, MapFonts.semiBold(8), ink);
        }
        name(g, view, zoom, ink);
        if (lod.atLeast(Lod.LARGE) && !view.ratings().isEmpty()) {
            double width = Letters.width(view.strength(), STRENGTH);
            strength(g, view, -HALF + MARGIN + width / 2, 16.2, ink);
            ratings(g, view.ratings(), -HALF + MARGIN + width + 1.5, ink);
        } else {
            strength(g, view, 0, 16.2, ink);
        }
        badges(g, view.markers());
    }

    /** The sign of a formation by itself, on a card of {@value #SIGN_SIZE}. */
    public void sign(Graphics2D g, String formation) {
        double half = SIGN_SIZE / 2 - 0.5;
        RoundRectangle2D card = new RoundRectangle2D.Double(-half, -half, 2 * half, 2 * half, 5, 5);
        g.setColor(CARD);
        g.fill(card);
        if (Glyphs.knowsFormation(formation)) {
            Glyphs.formation(g, formation, 0, 0, DARK_INK);
        } else {
            text(g).centred(Glyphs.initials(formation), 0, 2.9, MapFonts.semiBold(8), DARK_INK);
        }
    }

    private void name(Graphics2D g, CounterView view, double zoom, Color ink) {
        double size = nameSize(view.leader(), zoom);
        if (size <= LARGEST_NAME) {
            Font font = nameFont(view.leader(), size);
            String name = names.computeIfAbsent(
                    new Written(view.name(), view.leader(), size),
                    key -> key.leader()
                            ? ShortName.ofLeader(key.name(), font, LEADER_WIDTH - 15)
                            : ShortName.ofUnit(key.name(), font, SIZE - 3));
            // Larger letters grow upwards from where the strength ends.
            text(g).centred(name, view.leader() ? 6 : 0, view.leader() ? 0.35 * size : 4.4, font, ink);
        }
    }

    private Letters text(Graphics2D g) {
        return new Letters(g, theme);
    }

    private void plate(Graphics2D g, double halfWidth, double halfHeight, double round, Color fill, Lod lod) {
        RoundRectangle2D shape = new RoundRectangle2D.Double(
                -halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight, 2 * round, 2 * round);
        if (lod.atLeast(Lod.NORMAL)) {
            g.setColor(new Color(0, 0, 0, 70));
            g.fill(new RoundRectangle2D.Double(
                    -halfWidth + 0.6, -halfHeight + 1.5, 2 * halfWidth, 2 * halfHeight, 2 * round, 2 * round));
        }
        g.setColor(fill);
        g.fill(shape);
        g.setStroke(new BasicStroke(1f));
        g.setColor(theme.rim(fill));
        g.draw(shape);
        if (lod.atLeast(Lod.NORMAL)) {
            g.setColor(PaintTheme.fade(Color.WHITE, 0.28));
            g.setStroke(new BasicStroke(0.8f));
            g.draw(new RoundRectangle2D.Double(
                    -halfWidth + 1,
                    -halfHeight + 1,
                    2 * halfWidth - 2,
                    2 * halfHeight - 2,
                    2 * round - 2,
                    2 * round - 2));
        }
    }

    private static void armBox(Graphics2D g, CounterView view, double x, double y, double width, double height) {
        Rectangle2D box = new Rectangle2D.Double(x - width / 2, y - height / 2, width, height);
        g.setColor(CARD);
        g.fill(box);
        Glyphs.arm(g, view.symbol(), x, y, width, height, DARK_INK);
        g.setStroke(new BasicStroke(1.1f));
        g.draw(box);
    }

    private void strength(Graphics2D g, CounterView view, double x, double y, Color ink) {
        if (view.strength().isEmpty()) {
            return;
        }
        text(g).centred(view.strength(), x, y, STRENGTH, ink);
        if (view.reduced()) {
            double half = Letters.width(view.strength(), STRENGTH) / 2 + 1;
            g.setStroke(new BasicStroke(1.3f));
            g.draw(new java.awt.geom.Line2D.Double(x - half, y + 1.9, x + half, y + 1.9));
        }
    }

    /** The ratings from some place to the right edge, as large as there is room. */
    private void ratings(Graphics2D g, List<String> ratings, double left, Color ink) {
        String line = String.join("·", ratings);
        double room = HALF - MARGIN - left;
        Font font = MapFonts.semiBold(7);
        double width = Letters.width(line, font);
        Font fitting = width <= room ? font : font.deriveFont((float) (7 * room / width));
        text(g).centred(line, left + room / 2, 14.6, fitting, PaintTheme.fade(ink, 0.95));
    }

    /** What a unit suffers from: initials on yellow discs at its left edge. */
    private void badges(Graphics2D g, List<String> markers) {
        double y = -HALF + 20;
        for (String marker : markers) {
            g.setColor(BADGE);
            Ellipse2D disc = new Ellipse2D.Double(-HALF - 4.5, y - 5, 10, 10);
            g.fill(disc);
            g.setColor(DARK_INK);
            g.setStroke(new BasicStroke(0.8f));
            g.draw(disc);
            String initials = Glyphs.initials(marker);
            text(g).centred(initials, -HALF + 0.5, y + 2.3, MapFonts.bold(initials.length() > 1 ? 5.6 : 6.8), DARK_INK);
            y += 9;
        }
    }

    /**
     * A leader: a small plate with a star and his name.
     *
     * @param zoom pixels of the user per map unit: how much can be read
     */
    public void leader(Graphics2D g, CounterView view, double zoom) {
        Lod lod = Lod.of(zoom);
        double half = LEADER_WIDTH / 2;
        plate(g, half, LEADER_HEIGHT / 2, 6, PaintTheme.mix(view.colour(), CARD, 0.82), lod);
        Color ink = PaintTheme.shade(view.colour(), PaintTheme.isDark(view.colour()) ? -0.02 : -0.3);
        g.setColor(ink);
        if (!lod.atLeast(Lod.NORMAL)) {
            g.fill(star(0, 0, 6.5));
            return;
        }
        g.fill(star(-half + 6.8, 0, 4.6));
        name(g, view, zoom, DARK_INK);
        badgesOfLeader(g, view.markers());
    }

    private void badgesOfLeader(Graphics2D g, List<String> markers) {
        if (!markers.isEmpty()) {
            g.setColor(BADGE);
            Ellipse2D disc = new Ellipse2D.Double(LEADER_WIDTH / 2 - 5, -LEADER_HEIGHT / 2 - 4, 9, 9);
            g.fill(disc);
            g.setColor(DARK_INK);
            g.setStroke(new BasicStroke(0.8f));
            g.draw(disc);
            text(g).centred(
                            Glyphs.initials(markers.get(0)),
                            LEADER_WIDTH / 2 - 0.5,
                            -LEADER_HEIGHT / 2 + 2.7,
                            MapFonts.bold(6),
                            DARK_INK);
        }
    }

    public static Path2D star(double x, double y, double radius) {
        Path2D.Double star = new Path2D.Double();
        for (int i = 0; i < 10; i++) {
            double angle = -Math.PI / 2 + i * Math.PI / 5;
            double distance = i % 2 == 0 ? radius : radius * 0.42;
            double px = x + distance * Math.cos(angle);
            double py = y + distance * Math.sin(angle);
            if (i == 0) {
                star.moveTo(px, py);
            } else {
                star.lineTo(px, py);
            }
        }
        star.closePath();
        return star;
    }

    /** How many units are in a stack, at its upper right corner. */
    void count(Graphics2D g, int count) {
        Ellipse2D disc = new Ellipse2D.Double(HALF - 6, -HALF - 5, 11, 11);
        g.setColor(DARK_INK);
        g.fill(disc);
        g.setColor(CARD);
        g.setStroke(new BasicStroke(0.9f));
        g.draw(disc);
        text(g).centred(Integer.toString(count), HALF - 0.5, -HALF + 3.1, MapFonts.bold(7.5), CARD);
    }

    /** A wedge that points in a direction, its tip so far from the origin. */
    public void wedge(Graphics2D g, double angle, double tip, Color colour) {
        Graphics2D own = (Graphics2D) g.create();
        own.rotate(angle);
        Path2D.Double wedge = new Path2D.Double();
        wedge.moveTo(tip, 0);
        wedge.lineTo(tip - 9, -7.4);
        wedge.lineTo(tip - 6.6, 0);
        wedge.lineTo(tip - 9, 7.4);
        wedge.closePath();
        own.setColor(CARD);
        own.setStroke(new BasicStroke(2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        own.draw(wedge);
        own.setColor(PaintTheme.shade(colour, PaintTheme.isDark(colour) ? -0.06 : -0.3));
        own.fill(wedge);
        own.dispose();
    }
}
