package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.grid.Hex;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;

/** The number of each hex, in a colour that is told from its ground. */
public final class LabelPainter implements LayerPainter {

    private final HexGround ground;
    private final HexNumbers numbers;

    public LabelPainter(HexGround ground) {
        this.ground = ground;
        this.numbers = new HexNumbers(ground.layout(), ground.map());
    }

    @Override
    public void paint(Sheet sheet) {
        if (!HexNumbers.shown(sheet.zoom())) {
            return;
        }
        Graphics2D g = sheet.g();
        Font font = HexNumbers.font(sheet.zoom());
        g.setFont(font);
        FontMetrics metrics = g.getFontMetrics(font);
        for (Hex hex : ground.layout().hexesIn(sheet.clip())) {
            if (ground.map().contains(hex)) {
                String label = numbers.label(hex);
                Point2D base = numbers.base(hex, sheet.zoom());
                g.setColor(ground.theme().label(ground.colour(hex)));
                g.drawString(label, (float) (base.getX() - metrics.stringWidth(label) / 2.0), (float) base.getY());
            }
        }
    }
}
