package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.function.Consumer;

/** The hexsides as thin lines, and a firm line around the map. */
public final class GridPainter implements LayerPainter {

    /** Hexsides in one path. All of a map in one would cost the square of its size; hexes come row by row. */
    private static final int SIDES_OF_A_STRIP = 600;

    private final HexGround ground;

    public GridPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        Graphics2D g = sheet.g();
        Strips inner = new Strips(path -> {
            if (!sheet.lod().atLeast(Lod.NORMAL)) {
                g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
            }
            g.setColor(ground.theme().of(Ink.GRID));
            g.setStroke(new BasicStroke((float) Math.max(0.9, 1 / sheet.scale())));
            g.draw(path);
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        });
        Path2D.Double edge = new Path2D.Double();
        for (Hex hex : ground.layout().hexesIn(sheet.grown(2), 1)) {
            for (int k = 0; k < 3; k++) {
                HexSide side = new HexSide(hex, HexDirection.of(k));
                boolean near = ground.map().contains(side.hex());
                boolean far = ground.map().contains(side.other());
                if (near && far) {
                    inner.add(ground.layout().line(side));
                } else if (near || far) {
                    edge.append(ground.layout().line(side), false);
                }
            }
        }
        inner.end();
        g.setColor(ground.theme().of(Ink.MAP_EDGE));
        g.setStroke(new BasicStroke(
                (float) Math.max(1.8, 1 / sheet.scale()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(edge);
    }

    /** Lines that are drawn some hundreds at a time. */
    private static final class Strips {

        private final Consumer<Path2D> draw;
        private Path2D.Double path = new Path2D.Double();
        private int sides;

        Strips(Consumer<Path2D> draw) {
            this.draw = draw;
        }

        void add(Line2D side) {
            path.append(side, false);
            if (++sides == SIDES_OF_A_STRIP) {
                end();
            }
        }

        void end() {
            draw.accept(path);
            path = new Path2D.Double();
            sides = 0;
        }
    }
}
