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
import java.awt.geom.Path2D;

/** The hexsides as thin lines, and a firm line around the map. */
public final class GridPainter implements LayerPainter {

    private final HexGround ground;

    public GridPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        Path2D.Double inner = new Path2D.Double();
        Path2D.Double edge = new Path2D.Double();
        for (Hex hex : ground.layout().hexesIn(sheet.grown(2), 1)) {
            for (int k = 0; k < 3; k++) {
                HexSide side = new HexSide(hex, HexDirection.of(k));
                boolean near = ground.map().contains(side.hex());
                boolean far = ground.map().contains(side.other());
                if (near && far) {
                    inner.append(ground.layout().line(side), false);
                } else if (near || far) {
                    edge.append(ground.layout().line(side), false);
                }
            }
        }
        Graphics2D g = sheet.g();
        boolean fine = sheet.lod().atLeast(Lod.NORMAL);
        if (!fine) {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        }
        g.setColor(ground.theme().of(Ink.GRID));
        g.setStroke(new BasicStroke((float) Math.max(0.9, 1 / sheet.scale())));
        g.draw(inner);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(ground.theme().of(Ink.MAP_EDGE));
        g.setStroke(new BasicStroke(
                (float) Math.max(1.8, 1 / sheet.scale()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(edge);
    }
}
