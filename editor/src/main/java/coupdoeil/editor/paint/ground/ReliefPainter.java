package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.grid.HexSide;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.util.List;

/**
 * The edges between levels: a contour with strokes downhill. Where the chart's own record says what the slope of a
 * hexside is, that record is drawn instead, with the other features of hexsides.
 */
public final class ReliefPainter implements LayerPainter {

    private static final double STROKE_LENGTH = 6;
    private static final double EACH_FURTHER_LEVEL = 3;

    private final HexGround ground;

    public ReliefPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        HexLayout layout = ground.layout();
        List<SideCurves.Piece> pieces = SideCurves.trace(layout, sheet.grown(HexLayout.RADIUS), this::isEdge, true);
        Graphics2D g = sheet.g();
        g.setColor(ground.theme().of(Ink.CONTOUR));
        g.setStroke(new BasicStroke(
                (float) Math.max(1.2, 0.9 / sheet.scale()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(SideCurves.path(pieces));
        if (sheet.lod().atLeast(Lod.NORMAL)) {
            g.fill(new Hachures(layout).strokes(pieces, ground::lower, this::length, 5.2, 1.7));
        }
    }

    private boolean isEdge(HexSide side) {
        return ground.inside(side)
                && ground.map().level(side.hex()) != ground.map().level(side.other())
                && ground.along(side).stream().noneMatch(ground::saysSlope);
    }

    private double length(HexSide side) {
        int levels = Math.abs(ground.map().level(side.hex()) - ground.map().level(side.other()));
        return STROKE_LENGTH + EACH_FURTHER_LEVEL * (Math.min(levels, 4) - 1);
    }
}
