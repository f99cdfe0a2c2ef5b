package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.piece.CounterPen;
import coupdoeil.editor.paint.piece.StackLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;

/** The pieces on a table: their bases to scale with a wedge towards their heading, or counters. */
public final class StandPainter implements LayerPainter {

    /** Twice as wide as the line around a unit, which its bases cover inside. */
    private static final float RIM = 3;

    /** How far from the middle of a counter the tip of its wedge is. */
    static final double COUNTER_TIP = 29;

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
        // A firm line around all of them, faint ones between: so one sees where a unit ends and the next begins.
        g.setColor(theme.rim(colour));
        g.setStroke(new BasicStroke(RIM, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        stand.bases().forEach(g::draw);
        g.setColor(colour);
        stand.bases().forEach(g::fill);
        g.setColor(PaintTheme.mix(colour, theme.rim(colour), 0.45));
        g.setStroke(new BasicStroke(0.7f));
        stand.bases().forEach(g::draw);
        Graphics2D own = StackLayout.at(g, stand.front());
        wedge(own, stand, 9);
        own.dispose();
    }

    private void counter(Sheet sheet, TableStanding.Stand stand) {
        Graphics2D own = StackLayout.at(sheet.g(), stand.front());
        if (stand.view().leader()) {
            pen.leader(own, stand.view(), sheet.zoom());
        } else {
            pen.unit(own, stand.view(), sheet.zoom());
            wedge(own, stand, COUNTER_TIP);
        }
        own.dispose();
    }

    private void wedge(Graphics2D g, TableStanding.Stand stand, double tip) {
        if (!Double.isNaN(stand.degrees())) {
            pen.wedge(g, -Math.toRadians(stand.degrees()), tip, stand.view().colour());
        }
    }
}
