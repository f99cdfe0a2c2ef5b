package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.ground.PlaceSymbol;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/** The places of a table, outlined in the colour of their side. */
public final class TablePlaces implements LayerPainter {

    /** Twice as wide as the band inside of an area. */
    private static final float BAND = 26;

    private final TableGround ground;
    private final CounterColours colours;

    public TablePlaces(TableGround ground, CounterColours colours) {
        this.ground = ground;
        this.colours = colours;
    }

    @Override
    public void paint(Sheet sheet) {
        for (Place place : ground.table().places()) {
            if (place.area() instanceof Area.Shape area) {
                outline(sheet, place, area.geometry());
            }
        }
    }

    /** Areas are banded inside, so that one sees on which side of its edge a zone lies. */
    private void outline(Sheet sheet, Place place, Geometry geometry) {
        Graphics2D g = sheet.g();
        Optional<String> side = place.attributes().text("side");
        Ink ink = PlaceSymbol.of(place.kind()) == PlaceSymbol.OBJECTIVE ? Ink.OBJECTIVE : Ink.ZONE;
        Color colour = side.map(colours::ofOwner)
                .map(ground.theme()::mark)
                .orElseGet(() -> ground.theme().of(ink));
        Shape shape = ground.shape(geometry);
        if (geometry.getDimension() < 2) {
            g.setColor(PaintTheme.fade(colour, 0.85));
            g.setStroke(new BasicStroke(7, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
            g.draw(shape);
            return;
        }
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(shape);
        inside.setColor(PaintTheme.fade(colour, 0.16));
        inside.setStroke(new BasicStroke(BAND, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        inside.draw(shape);
        inside.dispose();
        // However small the picture, a line of a pixel and a half.
        float wider = (float) Math.max(1, 0.65 / sheet.scale());
        g.setColor(PaintTheme.fade(colour, 0.85));
        g.setStroke(new BasicStroke(
                2.4f * wider, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {8 * wider, 5 * wider}, 0));
        g.draw(shape);
    }
}
