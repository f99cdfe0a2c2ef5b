package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Facing;
import coupdoeil.validator.picture.LayerId;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Units, leaders and tokens in their hexes: stacked, or fanned out side by side. */
public final class CounterPainter implements LayerPainter {

    private final HexLayout layout;
    private final HexOccupants standing;
    private final StackLayout stacks;
    private final CounterPen pen;
    private final PaintTheme theme;
    private final Pass pass;

    /** What is painted over all hexes before the next is begun. */
    public enum Pass {
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

        public LayerId layer() {
            return layer;
        }
    }

    public CounterPainter(HexLayout layout, HexOccupants standing, PaintTheme theme, Pass pass) {
        this.layout = layout;
        this.standing = standing;
        this.stacks = new StackLayout(layout);
        this.theme = theme;
        this.pen = new CounterPen(theme);
        this.pass = pass;
    }

    @Override
    public void paint(Sheet sheet) {
        for (Hex hex : layout.hexesIn(sheet.grown(HexLayout.HEX_WIDTH / 2), 2)) {
            HexOccupants.Stack stack = standing.in(hex);
            switch (pass) {
                case TOKENS -> tokens(sheet, hex, stack);
                case BANDS -> stack.units().forEach(view -> band(sheet.g(), hex, view));
                case UNITS -> units(sheet, hex, stack);
                case LEADERS -> leaders(sheet, hex, stack);
                case FACINGS -> facings(sheet, hex, stack.units());
            }
        }
    }

    private void units(Sheet sheet, Hex hex, HexOccupants.Stack stack) {
        List<CounterView> units = stack.units();
        for (int i = StackLayout.shown(units.size()) - 1; i >= 0; i--) {
            Graphics2D g = StackLayout.at(sheet.g(), stacks.unit(hex, stack, i));
            pen.unit(g, units.get(i), sheet.zoom());
            g.dispose();
        }
        if (units.size() > 1 && sheet.lod().atLeast(Lod.NORMAL)) {
            Graphics2D g = StackLayout.at(sheet.g(), stacks.unit(hex, stack, StackLayout.shown(units.size()) - 1));
            pen.count(g, units.size());
            g.dispose();
        }
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
        Graphics2D own = StackLayout.at(sheet.g(), layout.centre(hex));
        facings.forEach((facing, colour) -> pen.wedge(own, stacks.angle(facing), tip(facing), colour));
        own.dispose();
    }

    private static double tip(Facing facing) {
        return facing instanceof Facing.ToCorner ? HexLayout.RADIUS - 1.5 : HexLayout.HEX_WIDTH / 2 - 1;
    }

    private void leaders(Sheet sheet, Hex hex, HexOccupants.Stack stack) {
        for (int i = StackLayout.shown(stack.leaders().size()) - 1; i >= 0; i--) {
            Graphics2D g = StackLayout.at(sheet.g(), stacks.leader(hex, stack, i));
            pen.leader(g, stack.leaders().get(i), sheet.zoom());
            g.dispose();
        }
    }

    private void tokens(Sheet sheet, Hex hex, HexOccupants.Stack stack) {
        for (int i = 0; i < stack.tokens().size() && sheet.lod().atLeast(Lod.SMALL); i++) {
            Graphics2D g = StackLayout.at(sheet.g(), StackLayout.token(layout, hex, i));
            stack.tokens().get(i).pennant().paint(g, theme);
            g.dispose();
        }
    }
}
