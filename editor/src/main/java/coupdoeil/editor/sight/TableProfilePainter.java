package coupdoeil.editor.sight;

import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.table.Within;
import coupdoeil.validator.report.Moment;
import coupdoeil.validator.sight.SightStory.Effect;
import coupdoeil.validator.sight.table.Meeting;
import coupdoeil.validator.sight.table.TableLook;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.swing.UIManager;

/** Draws what lies along a line of sight over a table: the hills in steps, what stands on them, the line itself. */
final class TableProfilePainter {

    /** How high things are drawn, in levels; the rules know no heights but levels. */
    private static final double EYE = 0.45;

    private static final double GROUND_HEIGHT = 0.8;
    private static final double TROOP_HEIGHT = 0.5;
    /** Inches between the figures below, of which the first is taken that leaves room. */
    private static final List<Integer> EVERY = List.of(1, 2, 4, 6, 12, 24, 48);

    private final TableLook.Ray ray;
    private final PaintTheme theme;
    private final ProfileInk ink;
    private final Font small;
    private final double em;
    private final double left;
    private final double width;
    private final double base;
    private final double level;
    private final double length;

    /** @param width of what there is to draw on, in pixels, as height is */
    TableProfilePainter(TableLook.Ray ray, PaintTheme theme, int width, int height) {
        this.ray = ray;
        this.theme = theme;
        Font font = UIManager.getFont("Label.font");
        this.em = font.getSize2D();
        this.ink = new ProfileInk(theme, font);
        this.small = ink.small();
        this.length = Math.max(0.01, ray.lengthInches());
        this.left = em * 3;
        this.width = Math.max(1, width - em * 5);
        this.base = height - em * 2.4;
        this.level = Math.max(4, Math.min(em * 3.2, (base - em) / (highest() + 2.2)));
    }

    private int highest() {
        return ray.meetings().stream().mapToInt(Meeting::level).max().orElse(0);
    }

    /** What the line runs through below a pixel; empty if nothing. */
    List<Meeting> at(int x) {
        double inches = (x - left) / width * length;
        return ray.meetings().stream()
                .filter(meeting ->
                        meeting.parts().stream().anyMatch(part -> part.from() <= inches && inches <= part.to()))
                .toList();
    }

    void paint(Graphics2D g) {
        levels(g);
        ground(g);
        ray.meetings().stream().filter(meeting -> meeting.level() == 0).forEach(meeting -> standing(g, meeting));
        ray.meetings().stream()
                .filter(meeting -> meeting.effect() == Effect.BLOCKS)
                .forEach(meeting -> highlight(g, meeting));
        sight(g);
        inches(g);
    }

    private double x(double inches) {
        return left + inches / length * width;
    }

    /** The height of a level; the table has some ground below it. */
    private double y(double height) {
        return base - (height + 0.6) * level;
    }

    private void levels(Graphics2D g) {
        for (int at = 0; at <= highest(); at++) {
            ink.level(g, at, left, width, y(at));
        }
    }

    private void ground(Graphics2D g) {
        TreeSet<Double> edges = ray.meetings().stream()
                .filter(meeting -> meeting.level() > 0)
                .flatMap(meeting -> meeting.parts().stream())
                .flatMap(part -> List.of(part.from(), part.to()).stream())
                .collect(Collectors.toCollection(TreeSet::new));
        edges.add(0.0);
        edges.add(length);
        Path2D.Double surface = new Path2D.Double();
        double before = 0;
        for (double edge : edges) {
            if (edge > before) {
                int height = ray.levelAt((before + edge) / 2);
                if (surface.getCurrentPoint() == null) {
                    surface.moveTo(x(before), y(height));
                } else {
                    surface.lineTo(x(before), y(height));
                }
                surface.lineTo(x(edge), y(height));
            }
            before = edge;
        }
        ink.ground(g, surface, left, width, base);
    }

    /** What stands on the ground, with its name above if there is room. */
    private void standing(Graphics2D g, Meeting meeting) {
        boolean troops = meeting.kind() == Meeting.Kind.PIECE;
        for (Within.Part part : meeting.parts()) {
            Rectangle2D block = block(meeting, part);
            if (troops) {
                ink.troops(g, block);
            } else {
                g.setColor(ink.colour(ThemeColour.TREES));
                g.fill(block);
            }
            g.setFont(small);
            FontMetrics metrics = g.getFontMetrics();
            double wide = metrics.stringWidth(meeting.name());
            if (!troops && wide < block.getWidth()) {
                g.setColor(UIManager.getColor("Label.foreground"));
                g.drawString(
                        meeting.name(), (float) (block.getCenterX() - wide / 2), (float) (block.getMinY() - em * 0.25));
            }
        }
    }

    private Rectangle2D block(Meeting meeting, Within.Part part) {
        double foot = y(ray.levelAt((part.from() + part.to()) / 2));
        double high = level * (meeting.kind() == Meeting.Kind.PIECE ? TROOP_HEIGHT : GROUND_HEIGHT);
        double wide = Math.max(em * 0.3, x(part.to()) - x(part.from()));
        return new Rectangle2D.Double(x(part.from()), foot - high, wide, high);
    }

    private void highlight(Graphics2D g, Meeting meeting) {
        g.setColor(ProfileInk.faint(theme.stoppedSight(), 60));
        double top = y(highest() + GROUND_HEIGHT) - em * 0.4;
        for (Within.Part part : meeting.parts()) {
            double wide = Math.max(em * 0.3, x(part.to()) - x(part.from()));
            g.fill(new Rectangle2D.Double(x(part.from()), top, wide, base - top));
        }
    }

    /** The line from eye to eye, broken behind what stops it. */
    private void sight(Graphics2D g) {
        Point2D from = new Point2D.Double(x(0), y(ray.levelAt(0) + EYE));
        Point2D to = new Point2D.Double(x(length), y(ray.levelAt(length) + EYE));
        double share = ray.clear() ? 1 : Math.min(1, ray.stopInches() / length);
        Point2D stop = new Point2D.Double(
                from.getX() + (to.getX() - from.getX()) * share, from.getY() + (to.getY() - from.getY()) * share);
        if (!ray.clear()) {
            ink.dashes(g, new Line2D.Double(stop, to));
        }
        ink.clear(g, new Line2D.Double(from, stop));
        ink.dot(g, from.getX(), from.getY(), 0.36, true);
        ink.dot(g, to.getX(), to.getY(), 0.36, ray.clear());
        if (!ray.clear()) {
            ink.cross(g, stop);
        }
    }

    private void inches(Graphics2D g) {
        g.setFont(small);
        FontMetrics metrics = g.getFontMetrics();
        float y = (float) (base + em * 0.25 + metrics.getAscent());
        double room = metrics.stringWidth("00.00") + em;
        double inch = width / length;
        int every = EVERY.stream()
                .filter(inches -> inches * inch >= room)
                .findFirst()
                .orElse(EVERY.get(EVERY.size() - 1));
        g.setColor(UIManager.getColor("Form.noteForeground"));
        for (int at = every; (length - at) * inch >= room; at += every) {
            label(g, Integer.toString(at), at, y);
        }
        g.setColor(UIManager.getColor("Label.foreground"));
        label(g, "0", 0, y);
        label(g, Moment.inches(length) + " in", length, y);
    }

    private void label(Graphics2D g, String text, double inches, float y) {
        g.drawString(text, (float) (x(inches) - g.getFontMetrics().stringWidth(text) / 2.0), y);
    }
}
