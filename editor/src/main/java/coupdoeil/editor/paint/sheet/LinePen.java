package coupdoeil.editor.paint.sheet;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;

/** Draws lines in the styles that follow their path. */
public final class LinePen {

    /** Pixels that both edges of a road take at least, and that a road has at least of which they are painted from afar. */
    private static final double EDGES = 1.7;

    private static final double LEAST_BEDDED = 4;

    private final Graphics2D g;
    private final PaintTheme theme;
    private final double scale;
    private final boolean detailed;

    public LinePen(Sheet sheet, PaintTheme theme) {
        this.g = sheet.g();
        this.theme = theme;
        this.scale = sheet.scale();
        this.detailed = sheet.lod().atLeast(Lod.NORMAL);
    }

    /** Draws a path in the style, colour and width of a look; a style that stands on a point is drawn as a line. */
    public void draw(Shape path, TerrainStyle look) {
        Color colour = look.stroke();
        double width = Math.max(look.width(), 0.8 / scale);
        switch (look.style()) {
            case NONE -> {}
            case WAVY -> water(path, colour, width);
            case ROAD -> {
                roadEdges(path, look);
                roadBed(path, look);
            }
            case DASHED -> dashes(path, colour, Math.min(width, 2.6), 5, 3.5);
            case DOTTED -> dashes(path, colour, Math.min(width, 2.6), 0.1, 4);
            case DOUBLE -> comb(path, colour, Math.max(5, width * 2));
            case HEDGE -> hedge(path, colour, Math.max(4, width));
            case WALL, WORK -> wall(path, colour, Math.max(2.4, width * 0.8));
            case FENCE -> comb(path, colour, 4);
            case UNKNOWN -> dashes(path, colour, 3, 1.5, 5);
            case SOLID, HACHURES, CLIFF, BRIDGE, FORD -> solid(path, colour, width);
        }
    }

    public void solid(Shape path, Color colour, double width) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path);
    }

    /** As {@link #solid}, ending where the path ends. */
    public void butt(Shape path, Color colour, double width) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(path);
    }

    private void dashes(Shape path, Color colour, double width, double on, double off) {
        if (!detailed) {
            solid(path, PaintTheme.fade(colour, 0.8), Math.max(0.8 / scale, width * 0.7));
            return;
        }
        g.setColor(colour);
        g.setStroke(new BasicStroke(
                (float) width,
                on < 1 ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {(float) on, (float) off},
                (float) on / 2));
        g.draw(path);
    }

    private void water(Shape path, Color colour, double width) {
        if (!detailed || width < 4 || theme.isFlat()) {
            solid(path, colour, width);
        } else {
            solid(path, PaintTheme.shade(colour, theme.isPaper() ? -0.04 : 0.06), width);
            solid(path, PaintTheme.shade(colour, theme.isPaper() ? 0.14 : -0.08), width - 2);
        }
    }

    /** The dark edges of a road, which is pale between them on dark ground too; of a narrow one all of it. */
    public void roadEdges(Shape path, TerrainStyle look) {
        double outer = roadWidth(look);
        boolean light = theme.isPaper();
        if (isBedded(outer)) {
            solid(path, PaintTheme.shade(look.stroke(), light ? -0.16 : -0.32), outer);
        } else {
            solid(path, PaintTheme.shade(look.stroke(), light ? -0.06 : 0.1), Math.max(outer * 0.8, 1.2 / scale));
        }
    }

    /** What is between the edges of a road; nothing of a narrow one. Roads meet if the beds of all are painted last. */
    public void roadBed(Shape path, TerrainStyle look) {
        double outer = roadWidth(look);
        if (isBedded(outer)) {
            solid(path, theme.road(), outer - Math.max(1.7, EDGES / scale));
        }
    }

    private double roadWidth(TerrainStyle look) {
        return Math.max(Math.max(look.width(), 0.8 / scale) * 0.72, 1.2 / scale);
    }

    /** Whether there is room for edges and what is between, as there is from afar if a road is as wide as on a table. */
    private boolean isBedded(double width) {
        return detailed || width * scale > LEAST_BEDDED;
    }

    /** A line with a stroke to both sides every few units. */
    private void comb(Shape path, Color colour, double breadth) {
        solid(path, colour, 1);
        if (detailed) {
            dashes(path, colour, breadth, 1, 3.2);
        }
    }

    private void hedge(Shape path, Color colour, double width) {
        if (!detailed) {
            solid(path, colour, width * 0.6);
            return;
        }
        beads(path, PaintTheme.shade(colour, -0.1), width + 1.2);
        beads(path, PaintTheme.shade(colour, 0.04), width);
    }

    private void beads(Shape path, Color colour, double width) {
        g.setColor(colour);
        g.setStroke(new BasicStroke(
                (float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {0.01f, 4.3f}, 2.1f));
        g.draw(path);
    }

    private void wall(Shape path, Color colour, double width) {
        solid(path, colour, width);
        if (detailed && width > 2) {
            g.setColor(PaintTheme.shade(colour, theme.isPaper() ? 0.24 : -0.2));
            g.setStroke(new BasicStroke(
                    (float) (width - 1.4),
                    BasicStroke.CAP_BUTT,
                    BasicStroke.JOIN_ROUND,
                    1,
                    new float[] {3.4f, 1.1f},
                    0));
            g.draw(path);
        }
    }
}
