package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.ground.NameBoard;
import coupdoeil.editor.paint.ground.NamePainter;
import coupdoeil.editor.paint.ground.PlaceSymbol;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.validator.picture.LayerId;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.Optional;
import org.locationtech.jts.geom.Geometry;

/** The places of a table, outlined in the colour of their side, and the names of places and features. */
public final class TableNames implements LayerPainter {

    private static final double SIZE = 13;
    private static final double SMALL_SIZE = 10;

    /** Map units between names and the lines along the edges of the table. */
    private static final double ASIDE = 8;

    /** Twice as wide as the band inside of an area. */
    private static final float BAND = 26;

    private final TableGround ground;
    private final CounterColours colours;
    private final LayerId layer;
    private final NameBoard normal = new NameBoard();
    private final NameBoard small = new NameBoard();

    public TableNames(TableGround ground, CounterColours colours, LayerId layer) {
        this.ground = ground;
        this.colours = colours;
        this.layer = layer;
        for (TableFeature feature : ground.table().features()) {
            put(normal, feature.name(), feature.shape(), MapFonts.italic(SIZE), true);
            put(small, feature.name(), feature.shape(), MapFonts.italic(SIZE * NamePainter.SMALL_SCALE), true);
        }
        for (Place place : ground.table().places()) {
            if (place.area() instanceof Area.Shape area && ground.scene().shows(LayerId.PLACES)) {
                put(normal, place.name(), area.geometry(), MapFonts.semiBold(SMALL_SIZE), false);
            }
        }
    }

    @Override
    public void paint(Sheet sheet) {
        if (layer == LayerId.PLACES) {
            for (Place place : ground.table().places()) {
                if (place.area() instanceof Area.Shape area) {
                    outline(sheet, place, area.geometry());
                }
            }
        } else if (sheet.lod().atLeast(Lod.SMALL)) {
            (sheet.lod() == Lod.SMALL ? small : normal).paint(sheet, ground.theme());
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

    private void put(NameBoard board, String name, Geometry geometry, Font font, boolean large) {
        // Names of edges would be cut off by the edge of the picture: they move in.
        double half = Letters.width(name, font) / 2;
        double right = ground.layout().bounds().getMaxX() - half;
        double bottom = ground.layout().bounds().getMaxY() - 10;
        ground.inside(geometry)
                .ifPresent(point -> board.put(
                        name,
                        Math.max(half + ASIDE, Math.min(right - ASIDE, point.getX())),
                        Math.max(18, Math.min(bottom, point.getY() + (geometry.getDimension() == 2 ? 4 : 16))),
                        font,
                        large));
    }
}
