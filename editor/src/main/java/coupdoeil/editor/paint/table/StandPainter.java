package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.piece.CounterPen;
import coupdoeil.editor.paint.piece.StackLayout;
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
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The pieces on a table: their bases to scale with a wedge towards their heading, or counters. */
public final class StandPainter implements LayerPainter {

    /** Of what is written over bases. */
    static final Font NAME = MapFonts.semiBold(9.5);

    private final TableStanding standing;
    private final PaintTheme theme;
    private final boolean leaders;
    private final CounterPen pen;

    public StandPainter(TableStanding standing, PaintTheme theme, boolean leaders) {
        this.standing = standing;
        this.theme = theme;
        this.leaders = leaders;
        this.pen = new CounterPen(theme);
    }

    @Override
    public void paint(Sheet sheet) {
        List<TableStanding.Stand> stands = standing.stands();
        for (TableStanding.Stand stand : stands) {
            if (stand.view().leader() == leaders && stand.reach().intersects(sheet.clip())) {
                paint(sheet, stand);
            }
        }
    }

    private void paint(Sheet sheet, TableStanding.Stand stand) {
        if (!stand.toScale()) {
            counter(sheet, stand);
            return;
        }
        Graphics2D g = sheet.g();
        Color colour = stand.view().colour();
        for (Shape base : stand.bases()) {
            g.setColor(colour);
            g.fill(base);
            g.setColor(theme.rim(colour));
            g.setStroke(new BasicStroke(1.2f));
            g.draw(base);
        }
        Graphics2D own = StackLayout.at(g, stand.front());
        wedge(own, stand, 9);
        own.dispose();
        name(g, stand, sheet.lod());
    }

    private void counter(Sheet sheet, TableStanding.Stand stand) {
        Graphics2D own = StackLayout.at(sheet.g(), stand.front());
        if (stand.view().leader()) {
            pen.leader(own, stand.view(), sheet.lod());
        } else {
            pen.unit(own, stand.view(), sheet.lod());
            wedge(own, stand, 29);
        }
        own.dispose();
    }

    private void wedge(Graphics2D g, TableStanding.Stand stand, double tip) {
        if (!Double.isNaN(stand.degrees())) {
            pen.wedge(g, -Math.toRadians(stand.degrees()), tip, stand.view().colour());
        }
    }

    private void name(Graphics2D g, TableStanding.Stand stand, Lod lod) {
        if (lod.atLeast(Lod.NORMAL)) {
            Rectangle2D bounds = stand.bounds();
            new Letters(g, theme)
                    .haloed(
                            stand.view().name(),
                            bounds.getCenterX(),
                            bounds.getCenterY() + 3.4,
                            NAME,
                            theme.of(Ink.NAME),
                            1.6);
        }
    }
}
