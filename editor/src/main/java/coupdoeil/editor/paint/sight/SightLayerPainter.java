package coupdoeil.editor.paint.sight;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Sighting;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Paints what is seen over a hex map, at one go. What differs does so in pattern and in colour, so that no one needs to
 * tell colours apart: seen ground is clear and rimmed, dead ground hatched, hidden ground veiled and lined, ground too far
 * away dotted.
 */
public final class SightLayerPainter {

    /** Shades of the number of observers: none, one, two or three, four to seven, eight and more. */
    public static final int SHADES = 5;

    /** Smaller hexes have no room for a number. */
    private static final double LEAST_NUMBERED_PIXELS = 26;

    static final double[] TINTS = {0, 0.14, 0.28, 0.42, 0.56};

    /** A mark by itself, as a legend shows it. */
    public enum Swatch {
        VISIBLE,
        BLIND,
        BLOCKED,
        TOO_FAR,
        UNSEEN,
        ONE,
        TWO,
        FOUR,
        EIGHT,
        LOOK;

        public static Swatch of(Sighting sighting) {
            return switch (sighting) {
                case VISIBLE -> VISIBLE;
                case BLIND -> BLIND;
                case BLOCKED -> BLOCKED;
                case TOO_FAR -> TOO_FAR;
            };
        }

        public static Swatch ofShade(int shade) {
            return List.of(UNSEEN, ONE, TWO, FOUR, EIGHT).get(shade);
        }
    }

    private final Graphics2D g;
    private final HexLayout layout;
    private final Rectangle2D shown;
    private final double zoom;
    private final SightInk ink;

    /**
     * @param g takes map units
     * @param shown the part of the plane in sight; hexes outside are left out
     * @param zoom pixels per map unit
     */
    public SightLayerPainter(Graphics2D g, HexLayout layout, PaintTheme theme, Rectangle2D shown, double zoom) {
        this.g = g;
        this.layout = layout;
        this.shown = shown;
        this.zoom = zoom;
        this.ink = new SightInk(theme);
    }

    /** The shade of a number of observers. */
    public static int shade(int observers) {
        return Math.min(SHADES - 1, Integer.SIZE - Integer.numberOfLeadingZeros(observers));
    }

    /** Rims ground that is seen. */
    private void seen(Collection<Hex> hexes) {
        rim(hexes, ink.clear());
    }

    /** Covers ground that is not seen for one reason. */
    private void hidden(Sighting why, Collection<Hex> hexes) {
        Shape area = area(hexes);
        switch (why) {
            case BLIND -> ink.deadGround(g, area, zoom);
            case BLOCKED -> ink.hiddenGround(g, area, zoom);
            case TOO_FAR -> ink.farGround(g, area, zoom);
            case VISIBLE -> {}
        }
    }

    /** Covers and rims ground that nobody sees, whatever the reason. */
    private void blind(Collection<Hex> hexes) {
        ink.blindZone(g, area(hexes), zoom);
        rim(hexes, ink.stopped());
    }

    /** Marks what somebody sees; who looks is marked by {@link #eyes}. */
    public void marks(SightMarks marks) {
        if (marks instanceof SightMarks.Ground ground) {
            for (Sighting sighting : Sighting.values()) {
                hidden(sighting, ground.of(sighting).hexList());
            }
            seen(ground.of(Sighting.VISIBLE).hexList());
        } else if (marks instanceof SightMarks.Unseen unseen) {
            blind(unseen.area().hexList());
        } else if (marks instanceof SightMarks.Counts counts) {
            counts(counts.areas());
        } else if (marks instanceof SightMarks.Watchers watchers) {
            List<Hex> from = watchers.watchers().stream()
                    .filter(watcher -> watcher.sighting() == Sighting.VISIBLE)
                    .flatMap(watcher -> watcher.from().hexList().stream())
                    .distinct()
                    .toList();
            watchers.target().hexes().forEach(hex -> looks(from, hex));
        }
    }

    /** Tints ground the more, the more observers see it, with their number where it can be read. */
    private void counts(Map<Integer, Area> observers) {
        List<List<Hex>> byShade = Stream.generate(() -> (List<Hex>) new ArrayList<Hex>())
                .limit(SHADES)
                .toList();
        observers.forEach((count, area) -> byShade.get(shade(count)).addAll(area.hexList()));
        ink.blindZone(g, area(byShade.get(0)), zoom);
        for (int shade = 1; shade < SHADES; shade++) {
            SightInk.fill(g, area(byShade.get(shade)), ink.clear(), TINTS[shade]);
        }
        if (zoom * HexLayout.HEX_WIDTH >= LEAST_NUMBERED_PIXELS) {
            g.setFont(MapFonts.semiBold(Math.min(15, 11 / zoom)));
            observers.forEach((count, area) -> area.hexList().forEach(hex -> number(hex, count)));
        }
    }

    private void number(Hex hex, int count) {
        if (count > 0 && layout.bounds(hex).intersects(shown)) {
            String text = Integer.toString(count);
            FontMetrics metrics = g.getFontMetrics();
            Point2D centre = layout.centre(hex);
            float x = (float) (centre.getX() - metrics.stringWidth(text) / 2.0);
            float y = (float) (centre.getY() + metrics.getAscent() * 0.36);
            ink.text(g, text, x, y, 1.1 / zoom);
        }
    }

    /** Marks who looks. */
    public void eyes(Collection<Hex> hexes) {
        hexes.forEach(hex -> ink.eye(g, layout.centre(hex)));
    }

    /** Draws looks from several hexes at one. */
    private void looks(Collection<Hex> from, Hex at) {
        for (Hex hex : from) {
            ink.rimmed(g, new Line2D.Double(layout.centre(hex), layout.centre(at)), ink.clear(), 2 / Math.min(1, zoom));
        }
        eyes(from);
        ink.rimmed(g, layout.outline(at), ink.stopped(), 3 / Math.min(1, zoom));
    }

    /** Paints a mark by itself into a box. @param pixels takes pixels */
    public static void swatch(Graphics2D pixels, PaintTheme theme, Swatch swatch, Rectangle2D box) {
        SightInk ink = new SightInk(theme);
        pixels.setColor(ink.paper());
        pixels.fill(box);
        switch (swatch) {
            case VISIBLE -> {}
            case BLIND -> ink.deadGround(pixels, box, 1);
            case BLOCKED -> ink.hiddenGround(pixels, box, 1);
            case TOO_FAR -> ink.farGround(pixels, box, 1);
            case UNSEEN -> ink.blindZone(pixels, box, 1);
            case ONE, TWO, FOUR, EIGHT ->
                SightInk.fill(pixels, box, ink.clear(), TINTS[swatch.ordinal() - Swatch.ONE.ordinal() + 1]);
            case LOOK ->
                ink.rimmed(
                        pixels,
                        new Line2D.Double(box.getMinX() + 4, box.getCenterY(), box.getMaxX() - 4, box.getCenterY()),
                        ink.clear(),
                        2);
        }
        pixels.setColor(swatch == Swatch.VISIBLE ? ink.clear() : ink.edge());
        pixels.setStroke(new BasicStroke(swatch == Swatch.VISIBLE ? 2 : 1));
        pixels.draw(box);
    }

    private Path2D.Double area(Collection<Hex> hexes) {
        Path2D.Double area = new Path2D.Double(Path2D.WIND_NON_ZERO, Math.max(1, hexes.size()) * 8);
        for (Hex hex : hexes) {
            if (layout.bounds(hex).intersects(shown)) {
                area.append(layout.outline(hex), false);
            }
        }
        return area;
    }

    private void rim(Collection<Hex> hexes, Color colour) {
        ink.rimmed(g, new HexBorder(layout, hexes).path(shown), colour, 2 / Math.min(1, zoom));
    }
}
