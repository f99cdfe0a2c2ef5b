package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.picture.LayerId;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Pieces on a hex map. */
public final class HexPieces implements Pieces {

    private static final int FAN_COLUMNS = 4;
    /** Between the middle of a hex and that of the wedge of a facing. */
    private static final double FACING = 25;

    private static final double FAN_STEP = CounterPen.SIZE + 14;

    private final HexLayout layout;
    private final HexOccupants standing;
    private final StackLayout stacks;
    private final CounterViews views;
    private final CounterPen pen;
    private final PaintTheme theme;
    private final boolean units;
    private final boolean leaders;

    public HexPieces(HexLayout layout, HexOccupants standing, PaintScene scene) {
        this.layout = layout;
        this.standing = standing;
        this.stacks = new StackLayout(layout);
        this.views = CounterViews.of(scene);
        this.theme = scene.theme();
        this.pen = new CounterPen(theme);
        this.units = scene.shows(LayerId.UNITS);
        this.leaders = scene.shows(LayerId.LEADERS);
    }

    @Override
    public Optional<String> at(Point2D point) {
        Hex middle = layout.hexAt(point);
        List<Hex> near = new ArrayList<>(List.of(middle));
        near.addAll(middle.neighbours());
        for (Hex hex : near) {
            for (Map.Entry<CounterView, Rectangle2D> place : places(hex).entrySet()) {
                if (place.getValue().contains(point)) {
                    return Optional.of(place.getKey().piece());
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public Optional<Rectangle2D> bounds(String piece) {
        return standing.hexes().stream()
                .flatMap(hex -> places(hex).entrySet().stream())
                .filter(place ->
                        place.getKey().piece().equals(piece) && place.getKey().partOf() == null)
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** The counters that show in a hex, those on top first. */
    private Map<CounterView, Rectangle2D> places(Hex hex) {
        HexOccupants.Stack stack = standing.in(hex);
        Map<CounterView, Rectangle2D> places = new LinkedHashMap<>();
        for (int i = 0; leaders && i < StackLayout.shown(stack.leaders().size()); i++) {
            places.putIfAbsent(
                    stack.leaders().get(i),
                    box(stacks.leader(hex, stack, i), CounterPen.LEADER_WIDTH, CounterPen.LEADER_HEIGHT));
        }
        for (int i = 0; units && i < StackLayout.shown(stack.units().size()); i++) {
            places.putIfAbsent(stack.units().get(i), box(stacks.unit(hex, stack, i), CounterPen.SIZE, CounterPen.SIZE));
        }
        return places;
    }

    /** What counters, tokens and facings cover. */
    public List<Box> covered() {
        List<Box> covered = new ArrayList<>();
        for (Hex hex : new TreeSet<>(standing.hexes())) {
            places(hex).forEach((view, box) -> {
                covered.add(Box.of(box).grown(1));
                if (view.facing() != null && view.partOf() == null) {
                    double angle = stacks.angle(view.facing());
                    covered.add(new Box(
                            layout.centreX(hex) + FACING * Math.cos(angle),
                            layout.centreY(hex) + FACING * Math.sin(angle),
                            5,
                            8,
                            angle));
                }
            });
            for (int i = 0; i < standing.in(hex).tokens().size(); i++) {
                Point2D foot = StackLayout.token(layout, hex, i);
                covered.add(Box.of(new Rectangle2D.Double(foot.getX() - 2, foot.getY() - 18, 25, 25)));
            }
        }
        return covered;
    }

    private static Rectangle2D box(Point2D middle, double width, double height) {
        return new Rectangle2D.Double(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
    }

    @Override
    public Map<String, Rectangle2D> fan(Hex hex) {
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
            double y = top + Math.floorDiv(i, columns) * FAN_STEP;
            places.putIfAbsent(
                    counters.get(i).piece(), box(new Point2D.Double(x, y), CounterPen.SIZE, CounterPen.SIZE));
        }
        return places;
    }

    @Override
    public void paintFan(Graphics2D g, Hex hex, double zoom) {
        Map<String, Rectangle2D> places = fan(hex);
        if (places.isEmpty()) {
            return;
        }
        Rectangle2D tray = places.values().stream()
                .reduce(Rectangle2D::createUnion)
                .map(all -> new Rectangle2D.Double(
                        all.getX() - 9, all.getY() - 9, all.getWidth() + 18, all.getHeight() + 18))
                .orElseThrow();
        g.setColor(new Color(0, 0, 0, 60));
        g.fill(new RoundRectangle2D.Double(
                tray.getX() + 1, tray.getY() + 3, tray.getWidth(), tray.getHeight(), 16, 16));
        RoundRectangle2D shape =
                new RoundRectangle2D.Double(tray.getX(), tray.getY(), tray.getWidth(), tray.getHeight(), 16, 16);
        g.setColor(PaintTheme.fade(theme.of(Ink.PAPER), 0.94));
        g.fill(shape);
        g.setColor(theme.of(Ink.MAP_EDGE));
        g.setStroke(new BasicStroke(1.2f));
        g.draw(shape);
        for (CounterView view : standing.in(hex).counters()) {
            Rectangle2D place = places.get(view.piece());
            if (place != null) {
                paint(g, view, new Point2D.Double(place.getCenterX(), place.getCenterY()), zoom);
            }
        }
    }

    @Override
    public void paintCounter(Graphics2D g, Placement placement, Point2D middle, double zoom) {
        paint(g, views.of(placement), middle, zoom);
    }

    private void paint(Graphics2D g, CounterView view, Point2D middle, double zoom) {
        Graphics2D own = StackLayout.at(g, middle);
        if (view.leader()) {
            pen.leader(own, view, zoom);
        } else {
            pen.unit(own, view, zoom);
            if (view.facing() != null) {
                pen.wedge(own, stacks.angle(view.facing()), 28, view.colour());
            }
        }
        own.dispose();
    }
}
