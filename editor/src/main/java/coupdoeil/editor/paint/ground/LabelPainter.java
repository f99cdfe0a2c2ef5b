package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;

/** The label of each hex, small, inside its upper edge. */
public final class LabelPainter implements LayerPainter {

    private static final double UP = 19.5;

    private final HexGround ground;

    public LabelPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.NORMAL)) {
            return;
        }
        Graphics2D g = sheet.g();
        Font font = MapFonts.regular(8);
        g.setFont(font);
        FontMetrics metrics = g.getFontMetrics(font);
        HexLayout layout = ground.layout();
        for (Hex hex : layout.hexesIn(sheet.clip())) {
            if (ground.map().contains(hex)) {
                String label = label(hex);
                float x = (float) (layout.centreX(hex) - metrics.stringWidth(label) / 2.0);
                g.setColor(ground.theme().label(ground.colour(hex)));
                g.drawString(label, x, (float) (layout.centreY(hex) - UP));
            }
        }
    }

    /** The label that its panel gives a hex, else the map's. */
    private String label(Hex hex) {
        HexGrid grid = ground.map().grid();
        int column = grid.column(hex);
        int row = grid.row(hex);
        for (Panel panel : ground.map().panels()) {
            if (panel.labels() != null
                    && column >= panel.column()
                    && row >= panel.row()
                    && column < panel.column() + panel.columns()
                    && row < panel.row() + panel.rows()) {
                HexGrid own =
                        new HexGrid(grid.columns(), grid.rows(), grid.orientation(), grid.shifted(), panel.labels());
                return own.label(own.hexAt(column - panel.column(), row - panel.row()));
            }
        }
        return grid.label(hex);
    }
}
