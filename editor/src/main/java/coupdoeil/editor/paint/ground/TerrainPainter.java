package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/** The colour of the ground: each hex its own, rounded where it stands out alone between two hexes alike. */
public final class TerrainPainter implements LayerPainter {

    private static final BasicStroke HAIR = new BasicStroke(1f);

    private final HexGround ground;

    public TerrainPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        Graphics2D g = sheet.g();
        HexLayout layout = ground.layout();
        List<Hex> hexes = layout.hexesIn(sheet.grown(2));
        Path2D hexagon = layout.outline(Hex.ORIGIN);
        double x = layout.centreX(Hex.ORIGIN);
        double y = layout.centreY(Hex.ORIGIN);
        // Half a pixel larger than the hex, so that no seam shows between two hexes of one colour.
        Object smooth = g.getRenderingHint(RenderingHints.KEY_ANTIALIASING);
        double grow = 1 + 0.5 / sheet.scale() / HexLayout.RADIUS;
        for (Hex hex : hexes) {
            if (ground.map().contains(hex)) {
                AffineTransform place = AffineTransform.getTranslateInstance(layout.centreX(hex), layout.centreY(hex));
                place.scale(grow, grow);
                place.translate(-x, -y);
                g.setColor(ground.colour(hex));
                // An edge that nobody sees, as on both sides of it is the same colour, need not be smooth.
                g.setRenderingHint(
                        RenderingHints.KEY_ANTIALIASING, isInside(hex) ? RenderingHints.VALUE_ANTIALIAS_OFF : smooth);
                g.fill(hexagon.createTransformedShape(place));
            }
        }
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, smooth);
        if (sheet.lod().atLeast(Lod.SMALL)) {
            g.setStroke(HAIR);
            for (Hex hex : layout.hexesIn(sheet.grown(HexLayout.RADIUS))) {
                round(g, hex, HexCorner.C1);
                round(g, hex, HexCorner.C2);
            }
        }
    }

    /** Whether the ground of all neighbours has the colour of a hex. */
    private boolean isInside(Hex hex) {
        Color own = ground.colour(hex);
        for (Hex next : hex.neighbours()) {
            if (!ground.map().contains(next) || !own.equals(ground.colour(next))) {
                return false;
            }
        }
        return true;
    }

    private void round(Graphics2D g, Hex hex, HexCorner corner) {
        Hex left = hex.plus(corner.left());
        Hex right = hex.plus(corner.right());
        if (!ground.map().contains(hex)
                || !ground.map().contains(left)
                || !ground.map().contains(right)) {
            return;
        }
        Color own = ground.colour(hex);
        Color onLeft = ground.colour(left);
        Color onRight = ground.colour(right);
        HexLayout layout = ground.layout();
        Point2D tip = layout.corner(hex, corner);
        Point2D middleLeft = layout.middle(hex, corner.left());
        Point2D middleRight = layout.middle(hex, corner.right());
        Point2D middleAway = layout.middle(left, corner.right().turn(1));
        if (onLeft.equals(onRight) && !own.equals(onLeft)) {
            cut(g, onLeft, middleLeft, tip, middleRight);
        } else if (own.equals(onRight) && !onLeft.equals(own)) {
            cut(g, own, middleLeft, tip, middleAway);
        } else if (own.equals(onLeft) && !onRight.equals(own)) {
            cut(g, own, middleRight, tip, middleAway);
        }
    }

    /** Gives the tip of a hex the colour of the hexes around it. */
    private static void cut(Graphics2D g, Color colour, Point2D from, Point2D tip, Point2D to) {
        Path2D.Double piece = new Path2D.Double();
        piece.moveTo(from.getX(), from.getY());
        piece.lineTo(tip.getX(), tip.getY());
        piece.lineTo(to.getX(), to.getY());
        piece.quadTo(tip.getX(), tip.getY(), from.getX(), from.getY());
        g.setColor(colour);
        g.fill(piece);
        g.draw(piece);
    }
}
