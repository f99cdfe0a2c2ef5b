package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.HillShade;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.util.List;

/**
 * The edges between levels: a contour with strokes downhill. Where the chart's own record says what the slope of a
 * hexside is, that record is drawn instead, with the other features of hexsides.
 */
public final class ReliefPainter implements LayerPainter {

    private static final double STROKE_LENGTH = 6;
    private static final double EACH_FURTHER_LEVEL = 3;
    /** How far a slope of one level is shaded. */
    private static final double SLOPE = 16;

    private final HexGround ground;

    public ReliefPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        shade(sheet);
        HexLayout layout = ground.layout();
        List<SideCurves.Piece> pieces = SideCurves.trace(layout, sheet.grown(HexLayout.RADIUS), this::isEdge, true);
        Graphics2D g = sheet.g();
        g.setColor(ground.theme().of(Ink.CONTOUR));
        g.setStroke(new BasicStroke(
                (float) Math.max(ground.theme().contour(1.2), 0.9 / sheet.scale()),
                BasicStroke.CAP_ROUND,
                BasicStroke.JOIN_ROUND));
        g.draw(SideCurves.path(pieces));
        if (sheet.lod().atLeast(Lod.NORMAL)) {
            g.fill(new Hachures(layout).strokes(pieces, ground::lower, this::length, 5.2, 1.7));
        }
    }

    /** Slopes, those too that the chart has a record for, under what is drawn at them. */
    private void shade(Sheet sheet) {
        HexLayout layout = ground.layout();
        int steps = sheet.lod().atLeast(Lod.NORMAL) ? 4 : 2;
        HillShade shade = new HillShade(ground.theme(), SLOPE, sheet.lod());
        for (SideCurves.Piece piece : SideCurves.trace(layout, sheet.grown(HexLayout.RADIUS), this::isSlope, true)) {
            for (int i = 0; i < steps; i++) {
                double t = i / (double) steps;
                double end = (i + 1) / (double) steps;
                HexSide side = piece.sideAt((t + end) / 2);
                Hex low = ground.lower(side);
                Point2D from = SideCurves.at(piece.curve(), t);
                Point2D to = SideCurves.at(piece.curve(), end);
                Point2D down = down(piece, t, low, from);
                Point2D endDown = down(piece, end, low, to);
                shade.add(from, to, down, endDown, Math.min(1.5, 0.75 + levels(side) * 0.25));
            }
        }
        Graphics2D g = (Graphics2D) sheet.g().create();
        if (!sheet.lod().atLeast(Lod.NORMAL)) {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        }
        shade.paint(g);
        g.dispose();
    }

    /** The direction at right angles to a line that leads to the lower hex. */
    private Point2D down(SideCurves.Piece piece, double t, Hex low, Point2D from) {
        Point2D along = SideCurves.tangent(piece.curve(), t);
        double towards = -along.getY() * (ground.layout().centreX(low) - from.getX())
                + along.getX() * (ground.layout().centreY(low) - from.getY());
        return towards < 0
                ? new Point2D.Double(along.getY(), -along.getX())
                : new Point2D.Double(-along.getY(), along.getX());
    }

    private boolean isSlope(HexSide side) {
        return ground.inside(side) && levels(side) > 0;
    }

    private int levels(HexSide side) {
        return Math.abs(ground.map().level(side.hex()) - ground.map().level(side.other()));
    }

    private boolean isEdge(HexSide side) {
        return isSlope(side) && ground.along(side).stream().noneMatch(ground::saysSlope);
    }

    private double length(HexSide side) {
        return STROKE_LENGTH + EACH_FURTHER_LEVEL * (Math.min(levels(side), 4) - 1);
    }
}
