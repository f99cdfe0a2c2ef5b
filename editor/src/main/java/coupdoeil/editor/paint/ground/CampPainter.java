package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.sheet.Camp;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The camps beside the map: who sits there, what he has, and his track as a row of empty pennants. */
public final class CampPainter implements LayerPainter {

    private static final Font NAME = MapFonts.semiBold(15);
    private static final double PENNANT = 15;
    private static final double GAP = 12;

    private final HexGround ground;
    private final CounterColours colours;
    private final List<Camp> camps;

    public CampPainter(HexGround ground, CounterColours colours) {
        this.ground = ground;
        this.colours = colours;
        this.camps = Camp.of(ground.scene());
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        Rectangle2D map = ground.layout().bounds();
        for (Camp camp : camps) {
            boolean above = camp.atTop() != ground.layout().isTurned();
            double y = above ? map.getMinY() - Camp.DEPTH / 2 : map.getMaxY() + Camp.DEPTH / 2;
            paint(sheet.g(), camp, map.getCenterX(), y);
        }
    }

    private void paint(Graphics2D g, Camp camp, double x, double y) {
        Color colour = ground.theme().mark(colours.ofOwner(camp.side()));
        double text = Letters.width(camp.title(), NAME);
        double width = text + (camp.track() > 0 ? GAP + camp.track() * PENNANT : 0);
        double left = x - width / 2;
        new Letters(g, ground.theme())
                .centred(
                        camp.title(),
                        left + text / 2,
                        y + 5,
                        NAME,
                        ground.theme().of(Ink.NAME));
        for (int i = 0; i < camp.track(); i++) {
            pennant(g, left + text + GAP + i * PENNANT, y, colour);
        }
    }

    private void pennant(Graphics2D g, double x, double y, Color colour) {
        Path2D.Double flag = new Path2D.Double();
        flag.moveTo(x, y + 9);
        flag.lineTo(x, y - 9);
        flag.lineTo(x + PENNANT - 4, y - 5);
        flag.lineTo(x, y - 1);
        g.setColor(PaintTheme.fade(colour, 0.35));
        g.fill(flag);
        g.setColor(colour);
        g.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(flag);
    }
}
