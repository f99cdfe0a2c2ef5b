package coupdoeil.editor.paint.sheet;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Shades slopes as if light came from the north-west: bands along the edges of heights, light where the ground falls towards
 * it, dark where it falls away, strongest at the edge.
 */
public final class HillShade {

    /** Steps between the lightest and the darkest. */
    private static final int TONES = 6;

    /** How much stronger a single band is. */
    private static final double ALONE = 1.8;

    private final PaintTheme theme;
    private final double reach;
    private final int bands;
    /** For each tone, brightest slopes having the highest, the bands of each breadth. */
    private final Map<Integer, Path2D[]> tones = new TreeMap<>();

    /**
     * @param reach of the broadest band, in map units
     * @param lod bands lie over each other where they can be told apart: the nearest to the edge has the shade of all
     */
    public HillShade(PaintTheme theme, double reach, Lod lod) {
        this.theme = theme;
        this.bands = lod.atLeast(Lod.NORMAL) ? 3 : 1;
        this.reach = reach;
    }

    /**
     * Adds a piece of an edge.
     *
     * @param down the direction in which the ground falls at its beginning, of length 1
     * @param endDown the same at its end
     * @param steep how much broader than usual the slope is drawn
     */
    public void add(Point2D from, Point2D to, Point2D down, Point2D endDown, double steep) {
        double towardsLight = -(down.getX() + endDown.getX() + down.getY() + endDown.getY()) / 2 / Math.sqrt(2);
        int tone = (int) Math.round(towardsLight * TONES);
        if (tone == 0) {
            return;
        }
        Path2D[] tonal = tones.computeIfAbsent(tone, none -> new Path2D[bands]);
        for (int i = 0; i < bands; i++) {
            Path2D band = tonal[i];
            if (band == null) {
                band = new Path2D.Double(Path2D.WIND_NON_ZERO);
                tonal[i] = band;
            }
            double broad = reach * steep * (bands - i) / bands;
            band.moveTo(from.getX(), from.getY());
            band.lineTo(to.getX(), to.getY());
            band.lineTo(to.getX() + endDown.getX() * broad, to.getY() + endDown.getY() * broad);
            band.lineTo(from.getX() + down.getX() * broad, from.getY() + down.getY() * broad);
            band.closePath();
        }
    }

    /** Adds the edge of a height that falls outwards all around. @param ring its corners, the first again at the end */
    public void around(List<Point2D> ring) {
        int sides = ring.size() - 1;
        double area = 0;
        for (int i = 0; i < sides; i++) {
            Point2D one = ring.get(i);
            Point2D next = ring.get(i + 1);
            area += one.getX() * next.getY() - next.getX() * one.getY();
        }
        double turn = Math.signum(area);
        for (int i = 0; i < sides; i++) {
            Point2D down = down(ring, i, sides, turn);
            Point2D endDown = down(ring, i + 1, sides, turn);
            add(ring.get(i), ring.get(i + 1), down, endDown, 1);
        }
    }

    /** The direction outwards at a corner, between those of its two sides. */
    private static Point2D down(List<Point2D> ring, int corner, int sides, double turn) {
        Point2D before = ring.get(Math.floorMod(corner - 1, sides));
        Point2D at = ring.get(corner % sides);
        Point2D after = ring.get((corner + 1) % sides);
        double x = 0;
        double y = 0;
        for (Point2D[] side : new Point2D[][] {{before, at}, {at, after}}) {
            double length = Math.max(1e-9, side[0].distance(side[1]));
            x += turn * (side[1].getY() - side[0].getY()) / length;
            y -= turn * (side[1].getX() - side[0].getX()) / length;
        }
        double length = Math.max(1e-9, Math.hypot(x, y));
        return new Point2D.Double(x / length, y / length);
    }

    public void paint(Graphics2D g) {
        tones.forEach((tone, tonal) -> {
            double strength = bands > 1 ? 1 : ALONE;
            double light = strength * theme.slopeLight();
            double shade = strength * theme.slopeShade();
            g.setColor(
                    tone > 0
                            ? PaintTheme.fade(Color.WHITE, light * tone / TONES)
                            : PaintTheme.fade(Color.BLACK, -shade * tone / TONES));
            for (Path2D band : tonal) {
                g.fill(band);
            }
        });
    }
}
