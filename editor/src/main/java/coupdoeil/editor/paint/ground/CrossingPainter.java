package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.LineStyle;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** What stands across hexsides: bridges and fords, as long as the water that they cross is wide. */
public final class CrossingPainter implements LayerPainter {

    private final HexGround ground;

    public CrossingPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        for (Hex hex : ground.layout().hexesIn(sheet.grown(HexLayout.RADIUS), 1)) {
            for (int k = 0; k < 3; k++) {
                HexSide side = new HexSide(hex, HexDirection.of(k));
                for (String id : ground.along(side)) {
                    TerrainStyle look = ground.look(id);
                    if (look.style().stands()) {
                        paint(sheet, side, look);
                    }
                }
            }
        }
    }

    private void paint(Sheet sheet, HexSide side, TerrainStyle look) {
        Graphics2D g = (Graphics2D) sheet.g().create();
        Point2D middle = ground.layout().middle(side.hex(), side.direction());
        g.translate(middle.getX(), middle.getY());
        g.rotate(ground.layout().angle(side.direction()));
        if (look.style() == LineStyle.BRIDGE) {
            bridge(g, look, water(side) / 2 + 4.5);
        } else {
            ford(g, look, water(side) / 2 + 2.5);
        }
        g.dispose();
    }

    /** Width of the widest water along a hexside. */
    private double water(HexSide side) {
        return ground.along(side).stream()
                .map(ground::look)
                .filter(look -> look.style() == LineStyle.WAVY)
                .mapToDouble(TerrainStyle::width)
                .max()
                .orElse(4);
    }

    private void bridge(Graphics2D g, TerrainStyle look, double reach) {
        double half = 3.6;
        g.setColor(ground.theme().road());
        g.fill(new Rectangle2D.Double(-reach, -half, 2 * reach, 2 * half));
        Path2D.Double parapets = new Path2D.Double();
        for (int sign = -1; sign <= 1; sign += 2) {
            parapets.moveTo(-reach - 2.2, sign * (half + 2));
            parapets.lineTo(-reach, sign * half);
            parapets.lineTo(reach, sign * half);
            parapets.lineTo(reach + 2.2, sign * (half + 2));
        }
        g.setColor(look.stroke());
        g.setStroke(new BasicStroke(1.7f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(parapets);
    }

    private void ford(Graphics2D g, TerrainStyle look, double reach) {
        double half = 7;
        g.setColor(ground.theme().adapt(new Color(0xE4D6B0)));
        g.fill(new Ellipse2D.Double(-reach, -half, 2 * reach, 2 * half));
        g.setColor(PaintTheme.shade(look.stroke(), ground.theme().isPaper() ? -0.2 : 0.1));
        g.setStroke(new BasicStroke(1.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        for (double y = -half * 0.62; y <= half * 0.7; y += half * 0.62) {
            double x = reach * 0.72 * Math.sqrt(1 - y * y / half / half);
            g.draw(new Line2D.Double(-x, y, x, y));
        }
    }
}
