package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.piece.StackLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import java.awt.Graphics2D;

/** The markers on a table, such as those of orders, each a pennant that stands where it is put. */
public final class MarkerPainter implements LayerPainter {

    private final TableStanding standing;
    private final PaintTheme theme;

    public MarkerPainter(TableStanding standing, PaintTheme theme) {
        this.standing = standing;
        this.theme = theme;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        for (TableStanding.Marker marker : standing.markers()) {
            if (marker.reach().intersects(sheet.clip())) {
                Graphics2D g = StackLayout.at(sheet.g(), marker.foot());
                marker.pennant().paint(g, theme);
                g.dispose();
            }
        }
    }
}
