package coupdoeil.editor.sight;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sight.SightLayerPainter;
import coupdoeil.editor.paint.sight.SightLayerPainter.Swatch;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.oob.Side;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Sighting;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.UIManager;

/**
 * Says in the lower left corner which layer is on, for whom, at which turn, and what its marks mean.
 *
 * @param entries a line for each mark, with the number of hexes or units
 */
record SightLegend(String heading, String moment, List<Entry> entries) {

    private static final int PADDING = 10;
    private static final int MARGIN = 12;

    /** A mark and what it means. */
    record Entry(Swatch swatch, String text) {}

    SightLegend {
        entries = List.copyOf(entries);
    }

    static SightLegend of(SightPicture picture) {
        List<Entry> entries = new ArrayList<>();
        if (picture.marks() instanceof SightMarks.Ground ground) {
            sightings(ground, entries);
        } else if (picture.marks() instanceof SightMarks.Unseen unseen) {
            String key = unseen.area() instanceof Area.Shape ? "legend.square-inches" : "legend.hexes";
            entries.add(new Entry(
                    Swatch.UNSEEN, Messages.text("legend.unseen", Messages.text(key, size(unseen.area())))));
        } else if (picture.marks() instanceof SightMarks.Counts counts) {
            counts(counts, entries);
        } else if (picture.marks() instanceof SightMarks.Watchers watchers) {
            watchers(picture, watchers, entries);
        }
        return new SightLegend(picture.heading(), picture.moment(), entries);
    }

    private static void sightings(SightMarks.Ground ground, List<Entry> entries) {
        String[] texts = {"legend.visible", "legend.blind", "legend.blocked", "legend.too-far"};
        for (Sighting sighting : Sighting.values()) {
            int hexes = size(ground.of(sighting));
            if (hexes > 0) {
                boolean inches = ground.of(sighting) instanceof Area.Shape;
                entries.add(new Entry(Swatch.of(sighting), told(texts[sighting.ordinal()], hexes, inches)));
            }
        }
    }

    /** In hexes, or square inches. */
    private static int size(Area area) {
        return area instanceof Area.Shape shape
                ? (int) Math.round(shape.geometry().getArea())
                : area.hexList().size();
    }

    private static void counts(SightMarks.Counts counts, List<Entry> entries) {
        int[] hexes = new int[SightLayerPainter.SHADES];
        boolean inches = counts.areas().values().stream().anyMatch(Area.Shape.class::isInstance);
        counts.areas().forEach((observers, area) -> hexes[SightLayerPainter.shade(observers)] += size(area));
        String[] texts = {"legend.by-none", "legend.by-one", "legend.by-two", "legend.by-four", "legend.by-eight"};
        for (int shade = 0; shade < hexes.length; shade++) {
            entries.add(new Entry(Swatch.ofShade(shade), told(texts[shade], hexes[shade], inches)));
        }
    }

    /** A number of hexes, which needs no word beside a map of them, or of square inches. */
    private static String told(String key, int size, boolean inches) {
        return inches ? Messages.text(key, Messages.text("legend.square-inches", size)) : Messages.text(key, size);
    }

    /** How many units of each side see the hex. */
    private static void watchers(SightPicture picture, SightMarks.Watchers watchers, List<Entry> entries) {
        for (Side side : picture.request().pack().orderOfBattle().sides()) {
            long all = picture.observers().stream()
                    .filter(unit -> unit.side().equals(side.id()))
                    .count();
            long seeing = watchers.watchers().stream()
                    .filter(watch -> watch.sighting() == Sighting.VISIBLE)
                    .filter(watch -> watch.observer().side().equals(side.id()))
                    .count();
            entries.add(new Entry(Swatch.LOOK, Messages.text("legend.watching", seeing, all, side.name())));
        }
    }

    /** Where on a canvas it is painted, its shadow included: beside what lies along the left of the canvas. */
    Rectangle bounds(MapCanvas canvas) {
        Dimension size = size(canvas.getFontMetrics(font()), canvas.getFontMetrics(bold()));
        return new Rectangle(
                canvas.rim() + px(MARGIN) - 1,
                canvas.getHeight() - px(MARGIN) - size.height - 1,
                size.width + 3,
                size.height + px(5));
    }

    private Dimension size(FontMetrics metrics, FontMetrics heavy) {
        int width = Math.max(heavy.stringWidth(heading), metrics.stringWidth(moment));
        for (Entry entry : entries) {
            width = Math.max(width, metrics.getHeight() * 3 / 2 + px(8) + metrics.stringWidth(entry.text()));
        }
        int lines = heavy.getHeight() + metrics.getHeight();
        int rows = entries.isEmpty() ? 0 : px(6) + entries.size() * row(metrics) - px(5);
        return new Dimension(width + 2 * px(PADDING), lines + rows + 2 * px(PADDING));
    }

    private static int row(FontMetrics metrics) {
        return metrics.getHeight() + px(5);
    }

    private static Font font() {
        return UIManager.getFont("Label.font");
    }

    private static Font bold() {
        return UIManager.getFont("h4.font");
    }

    /** Paints it. @param graphics takes map units @param rim pixels along the left that it keeps clear of */
    void paint(Graphics2D graphics, Overlay.View view, PaintTheme theme, int rim) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.translate(view.shown().getX(), view.shown().getY());
        g.scale(1 / view.zoom(), 1 / view.zoom());
        FontMetrics metrics = g.getFontMetrics(font());
        FontMetrics heavy = g.getFontMetrics(bold());
        Dimension size = size(metrics, heavy);
        int swatch = metrics.getHeight();
        double bottom = view.shown().getHeight() * view.zoom() - px(MARGIN);
        g.translate(rim + px(MARGIN), bottom - size.height);
        box(g, size.width, size.height);
        int y = px(PADDING) + heavy.getAscent();
        g.setFont(bold());
        g.setColor(UIManager.getColor("Label.foreground"));
        g.drawString(heading, px(PADDING), y);
        y += heavy.getDescent() + heavy.getLeading() + metrics.getAscent();
        g.setFont(font());
        g.setColor(UIManager.getColor("Form.noteForeground"));
        g.drawString(moment, px(PADDING), y);
        y += metrics.getDescent() + metrics.getLeading() + px(6);
        for (Entry entry : entries) {
            SightLayerPainter.swatch(
                    g, theme, entry.swatch(), new Rectangle2D.Double(px(PADDING), y, swatch * 1.5, swatch));
            g.setColor(UIManager.getColor("Label.foreground"));
            g.drawString(entry.text(), px(PADDING) + swatch * 3 / 2 + px(8), y + metrics.getAscent());
            y += row(metrics);
        }
        g.dispose();
    }

    /** Pixels of the user, who may want them larger. */
    private static int px(int pixels) {
        return UIScale.scale(pixels);
    }

    private static void box(Graphics2D g, int width, int height) {
        RoundRectangle2D box = new RoundRectangle2D.Double(0, 0, width, height, px(10), px(10));
        g.setColor(ThemeColour.LEGEND_SHADOW.colour());
        g.fill(new RoundRectangle2D.Double(0, px(2), width, height, px(10), px(10)));
        g.setColor(UIManager.getColor("Panel.background"));
        g.fill(box);
        g.setColor(UIManager.getColor("Component.borderColor"));
        g.setStroke(new BasicStroke(1));
        g.draw(box);
    }
}
