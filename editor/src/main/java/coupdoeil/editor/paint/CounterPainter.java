package coupdoeil.editor.paint;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Facing;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Units, leaders and tokens in their hexes: stacked, or fanned out side by side. */
final class CounterPainter implements LayerPainter {

    private static final int MOST_SHOWN = 4;
    private static final double STEP = 3.2;
    private static final int FAN_COLUMNS = 4;
    private static final double FAN_STEP = CounterPen.SIZE + 14;

    private final HexLayout layout;
    private final Standing standing;
    private final CounterPen pen;
    private final PaintTheme theme;
    private final Pass pass;

    /** What is painted over all hexes before the next is begun. */
    enum Pass {
        TOKENS(LayerId.TOKENS),
        /** What joins counters to the markers of their further hexes. */
        BANDS(LayerId.UNITS),
        UNITS(LayerId.UNITS),
        LEADERS(LayerId.LEADERS),
        FACINGS(LayerId.UNITS);

        private final LayerId layer;

        Pass(LayerId layer) {
            this.layer = layer;
        }

        LayerId layer() {
            return layer;
        }
    }

    CounterPainter(HexLayout layout, Standing standing, PaintTheme theme, Pass pass) {
        this.layout = layout;
        this.standing = standing;
        this.theme = theme;
        this.pen = new CounterPen(theme);
        this.pass = pass;
    }

    @Override
    public void paint(Sheet sheet) {
        for (Hex hex : layout.hexesIn(sheet.grown(HexLayout.HEX_WIDTH / 2), 2)) {
            Standing.Stack stack = standing.in(hex);
            switch (pass) {
                case TOKENS -> tokens(sheet, hex, stack);
                case BANDS -> stack.units().forEach(view -> band(sheet.g(), hex, view));
                case UNITS -> units(sheet, hex, stack);
                case LEADERS -> leaders(sheet, hex, stack);
                case FACINGS -> facings(sheet, hex, stack.units());
            }
        }
    }

    private void units(Sheet sheet, Hex hex, Standing.Stack stack) {
        List<CounterView> units = stack.units();
        for (int i = Math.min(units.size(), MOST_SHOWN) - 1; i >= 0; i--) {
            Graphics2D g = at(sheet.g(), unitPoint(hex, stack, i));
            pen.unit(g, units.get(i), sheet.lod());
            g.dispose();
        }
        if (units.size() > 1 && sheet.lod().atLeast(Lod.NORMAL)) {
            Point2D top = unitPoint(hex, stack, 0);
            double further = (Math.min(units.size(), MOST_SHOWN) - 1) * STEP;
            Graphics2D g = at(sheet.g(), new Point2D.Double(top.getX() + further, top.getY() - further));
            pen.count(g, units.size());
            g.dispose();
        }
    }

    /** The middle of the i-th counter from the top of a stack. */
    private Point2D unitPoint(Hex hex, Standing.Stack stack, int i) {
        double spread = (Math.min(stack.units().size(), MOST_SHOWN) - 1) * STEP / 2;
        double lift = stack.leaders().isEmpty() ? 0 : 6;
        return new Point2D.Double(
                layout.centreX(hex) - spread + i * STEP, layout.centreY(hex) - lift + spread - i * STEP);
    }

    private static Graphics2D at(Graphics2D g, Point2D point) {
        Graphics2D own = (Graphics2D) g.create();
        own.translate(point.getX(), point.getY());
        return own;
    }

    /** Joins the marker of a further hex to the counter next to it. */
    private void band(Graphics2D g, Hex hex, CounterView view) {
        Hex whole = view.partOf();
        if (whole != null && whole.distance(hex) == 1) {
            Line2D line = new Line2D.Double(layout.centre(hex), layout.centre(whole));
            g.setColor(PaintTheme.shade(view.colour(), -0.2));
            g.setStroke(new BasicStroke(13, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
            g.draw(line);
            g.setColor(view.colour());
            g.setStroke(new BasicStroke(11, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
            g.draw(line);
        }
    }

    /** One wedge for each facing of a stack; where several share one, the topmost gives the colour. */
    private void facings(Sheet sheet, Hex hex, List<CounterView> units) {
        if (units.isEmpty() || !sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        Map<Facing, Color> facings = new LinkedHashMap<>();
        for (CounterView view : units) {
            if (view.facing() != null && view.partOf() == null) {
                facings.putIfAbsent(view.facing(), view.colour());
            }
        }
        Graphics2D own = at(sheet.g(), layout.centre(hex));
        facings.forEach((facing, colour) -> pen.wedge(own, angle(facing), tip(facing), colour));
        own.dispose();
    }

    private double angle(Facing facing) {
        if (facing instanceof Facing.ToSide to) {
            return layout.angle(to.side());
        }
        return facing instanceof Facing.ToCorner to
                ? layout.angle(to.corner())
                : -Math.toRadians(((Facing.Heading) facing).degrees());
    }

    private static double tip(Facing facing) {
        return facing instanceof Facing.ToCorner ? HexLayout.RADIUS - 1.5 : HexLayout.HEX_WIDTH / 2 - 1;
    }

    private void leaders(Sheet sheet, Hex hex, Standing.Stack stack) {
        for (int i = Math.min(stack.leaders().size(), MOST_SHOWN) - 1; i >= 0; i--) {
            Graphics2D g = at(sheet.g(), leaderPoint(hex, stack, i));
            pen.leader(g, stack.leaders().get(i), sheet.lod());
            g.dispose();
        }
    }

    /** Below the units; alone, in the middle. Further leaders peep out above the first. */
    private Point2D leaderPoint(Hex hex, Standing.Stack stack, int i) {
        double drop = stack.units().isEmpty() ? (Math.min(stack.leaders().size(), MOST_SHOWN) - 1) * 4 : 21;
        return new Point2D.Double(layout.centreX(hex), layout.centreY(hex) + drop - i * 9);
    }

    private void tokens(Sheet sheet, Hex hex, Standing.Stack stack) {
        for (int i = 0; i < stack.tokens().size() && sheet.lod().atLeast(Lod.SMALL); i++) {
            token(
                    at(sheet.g(), new Point2D.Double(layout.centreX(hex) - 24 + i * 9, layout.centreY(hex) + 15)),
                    stack.tokens().get(i));
        }
    }

    /** A pennant with the initials of what it is, in the colour of its owner. */
    private void token(Graphics2D g, Standing.TokenView token) {
        Path2D.Double flag = new Path2D.Double();
        flag.moveTo(0, -15);
        flag.lineTo(17, -11.5);
        flag.lineTo(0, -4);
        flag.closePath();
        g.setStroke(new BasicStroke(3.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(theme.of(Ink.HALO));
        g.draw(flag);
        g.draw(new Line2D.Double(0, -16, 0, 4));
        g.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(theme.of(Ink.NAME));
        g.draw(new Line2D.Double(0, -16, 0, 4));
        g.setColor(token.colour());
        g.fill(flag);
        new Letters(g, theme)
                .centred(
                        token.letters(),
                        5.2,
                        -8.2,
                        MapFonts.bold(5.4),
                        PaintTheme.isDark(token.colour()) ? Color.WHITE : Color.BLACK);
        g.dispose();
    }

    /** The piece whose counter shows at a point, in stacks as they are painted. */
    Optional<String> pieceAt(Point2D point, boolean units, boolean leaders) {
        Hex middle = layout.hexAt(point);
        List<Hex> near = new ArrayList<>(List.of(middle));
        near.addAll(middle.neighbours());
        for (Hex hex : near) {
            Standing.Stack stack = standing.in(hex);
            for (int i = 0; leaders && i < Math.min(stack.leaders().size(), MOST_SHOWN); i++) {
                if (box(leaderPoint(hex, stack, i), CounterPen.LEADER_WIDTH, CounterPen.LEADER_HEIGHT)
                        .contains(point)) {
                    return Optional.of(stack.leaders().get(i).piece());
                }
            }
            for (int i = 0; units && i < Math.min(stack.units().size(), MOST_SHOWN); i++) {
                if (box(unitPoint(hex, stack, i), CounterPen.SIZE, CounterPen.SIZE)
                        .contains(point)) {
                    return Optional.of(stack.units().get(i).piece());
                }
            }
        }
        return Optional.empty();
    }

    private static Rectangle2D box(Point2D middle, double width, double height) {
        return new Rectangle2D.Double(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
    }

    /** Where the counters of a hex lie when they are fanned out, units from the top of the stack first, then leaders. */
    Map<String, Rectangle2D> fan(Hex hex) {
        List<CounterView> counters = standing.in(hex).counters();
        Map<String, Rectangle2D> places = new LinkedHashMap<>();
        int columns = Math.min(FAN_COLUMNS, Math.max(1, counters.size()));
        int rows = (counters.size() + columns - 1) / columns;
        double top = layout.bounds(hex).getMinY() - rows * FAN_STEP + FAN_STEP / 2 - 6;
        if (top < FAN_STEP / 2) {
            top = layout.bounds(hex).getMaxY() + FAN_STEP / 2 + 6;
        }
        for (int i = 0; i < counters.size(); i++) {
            double x = layout.centreX(hex) + (i % columns - (columns - 1) / 2.0) * FAN_STEP;
            places.putIfAbsent(
                    counters.get(i).piece(),
                    box(new Point2D.Double(x, top + i / columns * FAN_STEP), CounterPen.SIZE, CounterPen.SIZE));
        }
        return places;
    }

    /** Paints the counters of a hex side by side on a tray. */
    void paintFan(Graphics2D g, Hex hex, Lod lod) {
        Map<String, Rectangle2D> places = fan(hex);
        if (places.isEmpty()) {
            return;
        }
        Rectangle2D tray =
                places.values().stream().reduce(Rectangle2D::createUnion).orElseThrow();
        RoundRectangle2D shape = new RoundRectangle2D.Double(
                tray.getX() - 9, tray.getY() - 9, tray.getWidth() + 18, tray.getHeight() + 18, 16, 16);
        g.setColor(new Color(0, 0, 0, 60));
        g.fill(new RoundRectangle2D.Double(
                shape.getX() + 1, shape.getY() + 3, shape.getWidth(), shape.getHeight(), 16, 16));
        g.setColor(PaintTheme.fade(theme.of(Ink.PAPER), 0.94));
        g.fill(shape);
        g.setColor(theme.of(Ink.MAP_EDGE));
        g.setStroke(new BasicStroke(1.2f));
        g.draw(shape);
        for (CounterView view : standing.in(hex).counters()) {
            Rectangle2D place = places.get(view.piece());
            Graphics2D own = at(g, new Point2D.Double(place.getCenterX(), place.getCenterY()));
            paint(own, view, lod);
            own.dispose();
        }
    }

    /** Paints a counter, with its wedge, around the origin. */
    void paint(Graphics2D g, CounterView view, Lod lod) {
        if (view.leader()) {
            pen.leader(g, view, lod);
            return;
        }
        pen.unit(g, view, lod);
        if (view.facing() != null) {
            pen.wedge(g, angle(view.facing()), 28, view.colour());
        }
    }
}
