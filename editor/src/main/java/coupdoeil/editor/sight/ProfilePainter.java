package coupdoeil.editor.sight;

import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.sight.SightProfile.Lane;
import coupdoeil.editor.sight.SightProfile.Mark;
import coupdoeil.editor.sight.SightProfile.Step;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.validator.sight.hexes.Sightline;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import javax.swing.UIManager;

/**
 * Draws one side of a line of sight from the side: the levels of its hexes, what stands on them, the line from end to end
 * and where it is stopped; below, the hexes, the lower end and the two distances that decide about a slope.
 */
final class ProfilePainter {

    /** Height of an observer above the ground, of a level. */
    private static final double EYE = 0.55;

    private static final double TREE_HEIGHT = 0.85;
    private static final double TROOP_HEIGHT = 0.5;

    private final Sightline line;
    private final Lane lane;
    private final String title;
    private final PaintTheme theme;
    private final ProfileInk ink;
    private final Font font;
    private final Font small;
    private final double em;
    private final double left;
    private final double width;
    private final double base;
    private final double column;
    private final double level;
    private final int lowest;

    /** @param x where it begins @param across its width @param height its height, all in pixels */
    ProfilePainter(SightProfile profile, Lane lane, String title, PaintTheme theme, int x, int across, int height) {
        this.line = profile.line();
        this.lane = lane;
        this.title = title;
        this.theme = theme;
        this.font = UIManager.getFont("Label.font");
        this.em = font.getSize2D();
        this.ink = new ProfileInk(theme, font);
        this.small = ink.small();
        List<Integer> levels = profile.lanes().stream()
                .flatMap(each -> each.steps().stream())
                .filter(Step::onMap)
                .map(Step::level)
                .toList();
        this.lowest = levels.stream().mapToInt(Integer::intValue).min().orElse(0);
        int highest = levels.stream().mapToInt(Integer::intValue).max().orElse(0);
        double most = lane.steps().size() * em * 6;
        double room = across - em * 3.6;
        this.width = Math.max(1, Math.min(room, most));
        this.left = x + em * 2.4 + (room - this.width) / 2;
        this.column = this.width / lane.steps().size();
        this.base = height - em * 3.9;
        double top = em * (title.isEmpty() ? 1.0 : 2.2);
        this.level = Math.max(4, Math.min(em * 3.2, (base - top) / (highest - lowest + 2.2)));
    }

    /** The hex over which a pixel lies. */
    Optional<Step> stepAt(int x) {
        int step = (int) Math.floor((x - left) / column);
        return step < 0 || step >= lane.steps().size()
                ? Optional.empty()
                : Optional.of(lane.steps().get(step));
    }

    void paint(Graphics2D g) {
        if (!title.isEmpty()) {
            g.setFont(UIManager.getFont("h4.font"));
            g.setColor(lane.path().clear() ? theme.clearSight() : theme.stoppedSight());
            g.drawString(title, (float) left, (float) (em * 1.5));
        }
        levels(g);
        ground(g);
        for (int i = 0; i < lane.steps().size(); i++) {
            standing(g, i, lane.steps().get(i));
        }
        lane.marks().stream().filter(Mark::blocks).forEach(mark -> highlight(g, mark));
        sight(g);
        labels(g);
        lowEnd(g);
        lane.slope().ifPresent(mark -> distances(g, mark));
    }

    private double x(double step) {
        return left + (step + 0.5) * column;
    }

    /** The height of a level; the lowest has some ground below it. */
    private double y(double height) {
        return base - (height - lowest + 0.6) * level;
    }

    /** A thin line for every level, with its number at the left. */
    private void levels(Graphics2D g) {
        int highest = lane.steps().stream().mapToInt(Step::level).max().orElse(0);
        for (int at = lowest; at <= Math.max(highest, Math.max(line.fromLevel(), line.toLevel())); at++) {
            ink.level(g, at, left, width, y(at));
        }
    }

    /** The ground: slopes lean, other differences of level are steps. */
    private void ground(Graphics2D g) {
        Path2D.Double surface = new Path2D.Double();
        double lean = column * 0.22;
        List<Step> steps = lane.steps();
        surface.moveTo(left, y(steps.get(0).level()));
        for (int i = 1; i < steps.size(); i++) {
            double edge = x(i - 0.5);
            double run = steps.get(i).slope() ? lean : 0;
            surface.lineTo(edge - run, y(steps.get(i - 1).level()));
            surface.lineTo(edge + run, y(steps.get(i).level()));
        }
        surface.lineTo(left + width, y(steps.get(steps.size() - 1).level()));
        ink.ground(g, surface, left, width, base);
    }

    private void standing(Graphics2D g, int i, Step step) {
        double foot = y(step.level());
        if (!step.terrain().isEmpty()) {
            double high = level * TREE_HEIGHT;
            g.setColor(ink.colour(ThemeColour.TREES));
            for (int tree = -1; tree <= 1; tree++) {
                double wide = column * 0.26;
                double middle = x(i + tree * 0.25);
                g.fill(new RoundRectangle2D.Double(
                        middle - wide / 2,
                        foot - high * (tree == 0 ? 1 : 0.82),
                        wide,
                        high * (tree == 0 ? 1 : 0.82),
                        wide,
                        wide));
            }
        }
        if (!step.units().isEmpty()) {
            double wide = Math.min(column * 0.6, em * 1.7);
            double high = level * TROOP_HEIGHT;
            Rectangle2D block = new Rectangle2D.Double(x(i) - wide / 2, foot - high, wide, high);
            ink.troops(g, block);
        }
        if (!step.wall().isEmpty()) {
            g.setColor(ink.colour(ThemeColour.WALL));
            g.setStroke(new BasicStroke((float) (em * 0.3), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
            double from = Math.min(foot, y(lane.steps().get(Math.max(0, i - 1)).level()));
            g.draw(new Line2D.Double(x(i - 0.5), from + 2, x(i - 0.5), from - level * TROOP_HEIGHT));
        }
    }

    private void highlight(Graphics2D g, Mark mark) {
        double half = mark.onSide() ? Math.min(column * 0.3, em) : column / 2;
        g.setColor(ProfileInk.faint(theme.stoppedSight(), 60));
        double top = y(line.fromLevel() > line.toLevel() ? line.fromLevel() + EYE : line.toLevel() + EYE);
        double peak = Math.min(top, height(mark) - em * 0.4);
        g.fill(new Rectangle2D.Double(x(mark.place()) - half, peak, 2 * half, base - peak));
    }

    /** How high what makes a mark reaches, as a y. */
    private double height(Mark mark) {
        Step step = lane.steps().get(mark.step());
        double height = step.level();
        if (mark.onSide()) {
            height = Math.max(
                    height, lane.steps().get(Math.max(0, mark.step() - 1)).level());
        } else if (!step.terrain().isEmpty()) {
            height += TREE_HEIGHT;
        } else if (!step.units().isEmpty()) {
            height += TROOP_HEIGHT;
        }
        return y(height);
    }

    /** The line from eye to eye, broken behind what stops it first. */
    private void sight(Graphics2D g) {
        int last = lane.steps().size() - 1;
        Point2D from = new Point2D.Double(x(0), y(line.fromLevel() + EYE));
        Point2D to = new Point2D.Double(x(last), y(line.toLevel() + EYE));
        Optional<Mark> stop = lane.marks().stream().filter(Mark::blocks).findFirst();
        double share = last == 0 ? 1 : stop.map(mark -> mark.place() / last).orElse(1.0);
        Point2D end = new Point2D.Double(
                from.getX() + (to.getX() - from.getX()) * share, from.getY() + (to.getY() - from.getY()) * share);
        boolean whole = stop.isEmpty() && line.obstacles().isEmpty();
        if (!whole) {
            ink.dashes(g, new Line2D.Double(stop.isEmpty() ? from : end, to));
        }
        if (whole || stop.isPresent()) {
            ink.clear(g, new Line2D.Double(from, end));
        }
        lane.marks().stream().filter(mark -> !mark.blocks()).forEach(mark -> {
            double way = last == 0 ? 0 : mark.place() / last;
            ink.dot(g, x(mark.place()), from.getY() + (to.getY() - from.getY()) * way, 0.3, true);
        });
        ink.dot(g, from.getX(), from.getY(), 0.36, true);
        ink.dot(g, to.getX(), to.getY(), 0.36, whole);
        if (stop.isPresent()) {
            ink.cross(g, end);
        }
    }

    /** The hexes below the ground: the ends always, of the others as many as there is room for. */
    private void labels(Graphics2D g) {
        g.setFont(small);
        FontMetrics metrics = g.getFontMetrics();
        int last = lane.steps().size() - 1;
        double widest = lane.steps().stream()
                .mapToInt(step -> metrics.stringWidth(step.label()))
                .max()
                .orElse(1);
        int every = Math.max(1, (int) Math.ceil((widest + em * 0.5) / column));
        float y = (float) (base + em * 0.25 + metrics.getAscent());
        for (int i = 0; i <= last; i++) {
            boolean end = i == 0 || i == last;
            if (end || i % every == 0 && last - i >= every) {
                String text = lane.steps().get(i).label();
                g.setColor(UIManager.getColor(end ? "Label.foreground" : "Form.noteForeground"));
                g.drawString(text, (float) (x(i) - metrics.stringWidth(text) / 2.0), y);
            }
        }
    }

    private void lowEnd(Graphics2D g) {
        if (line.fromLevel() == line.toLevel()) {
            return;
        }
        boolean atStart = line.fromLevel() < line.toLevel();
        g.setFont(small);
        FontMetrics metrics = g.getFontMetrics();
        String text = Messages.text("sight.low-end");
        double half = metrics.stringWidth(text) / 2.0;
        double at = x(atStart ? 0 : lane.steps().size() - 1);
        double start = Math.max(left - em * 1.8, Math.min(left + width + em - 2 * half, at - half));
        g.setColor(UIManager.getColor("Label.foreground"));
        g.drawString(text, (float) start, (float) (y(Math.min(line.fromLevel(), line.toLevel())) + em * 1.0));
    }

    /** From each end to the slope: the two numbers that the rule compares. */
    private void distances(Graphics2D g, Mark mark) {
        boolean lowStart = line.fromLevel() < line.toLevel();
        int fromLower = mark.obstacle().actual();
        int fromHigher = mark.obstacle().limit();
        Color colour = mark.blocks() ? theme.stoppedSight() : theme.clearSight();
        double y = base + em * 2.6;
        double edge = x(mark.place());
        distance(g, x(0), edge, y, lowStart ? fromLower : fromHigher, colour);
        distance(g, edge, x(lane.steps().size() - 1.0), y, lowStart ? fromHigher : fromLower, colour);
    }

    private void distance(Graphics2D g, double from, double to, double y, int hexes, Color colour) {
        g.setFont(small);
        FontMetrics metrics = g.getFontMetrics();
        String text = Integer.toString(hexes);
        g.setColor(colour);
        g.setStroke(new BasicStroke(1.3f));
        double tick = em * 0.35;
        g.draw(new Line2D.Double(from + 1, y - tick, from + 1, y + tick));
        g.draw(new Line2D.Double(to - 1, y - tick, to - 1, y + tick));
        double gap = metrics.stringWidth(text) / 2.0 + em * 0.3;
        double middle = (from + to) / 2;
        if (to - from > 2 * gap + 4) {
            g.draw(new Line2D.Double(from + 1, y, middle - gap, y));
            g.draw(new Line2D.Double(middle + gap, y, to - 1, y));
        }
        g.drawString(
                text, (float) (middle - metrics.stringWidth(text) / 2.0), (float) (y + metrics.getAscent() * 0.38));
    }
}
