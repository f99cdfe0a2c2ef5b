package coupdoeil.editor.palette;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.picture.LayerId;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** A piece of table that shows a terrain record as the map would. */
final class TableSwatch extends ChoiceIcon {

    private static final Set<LayerId> LAYERS =
            EnumSet.of(LayerId.TERRAIN, LayerId.LEVELS, LayerId.FEATURES, LayerId.WATER_AND_SIDES, LayerId.ROADS);

    private static final GeometryFactory SHAPES = new GeometryFactory();
    private static final double WIDTH_INCHES = 4.4;
    private static final double MARGIN_INCHES = 0.4;

    private final PaintScene scene;

    /** @param width in pixels @param height in pixels */
    TableSwatch(TerrainRecord record, Pack pack, RuleSystem rules, PaintTheme theme, int width, int height) {
        super(width, height);
        double deep = WIDTH_INCHES * height / width;
        TableFeature feature = new TableFeature("swatch", record.id(), "", shape(record.kind(), deep), Attributes.NONE);
        TableBattlefield table = new TableBattlefield(WIDTH_INCHES, deep, List.of(feature), List.of());
        Pack small = pack.withBattlefield(table).withScenarios(List.of()).withOrderOfBattle(OrderOfBattle.EMPTY);
        this.scene = new PaintScene(small, rules, null, theme, LAYERS);
    }

    private static Geometry shape(String kind, double deep) {
        double east = WIDTH_INCHES - MARGIN_INCHES;
        double north = deep - MARGIN_INCHES;
        return switch (kind) {
            case TerrainRecord.POINT -> SHAPES.createPoint(new Coordinate(WIDTH_INCHES / 2, deep / 2));
            case TerrainRecord.LINE ->
                SHAPES.createLineString(new Coordinate[] {
                    new Coordinate(0, deep * 0.35),
                    new Coordinate(WIDTH_INCHES * 0.4, deep * 0.6),
                    new Coordinate(WIDTH_INCHES, deep * 0.5)
                });
            default ->
                SHAPES.createPolygon(new Coordinate[] {
                    new Coordinate(MARGIN_INCHES, MARGIN_INCHES),
                    new Coordinate(east, MARGIN_INCHES),
                    new Coordinate(east, north),
                    new Coordinate(MARGIN_INCHES, north),
                    new Coordinate(MARGIN_INCHES, MARGIN_INCHES)
                });
        };
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create(x, y, width, height);
        double zoom = width / (WIDTH_INCHES * TableLayout.UNITS_PER_INCH);
        g.scale(zoom, zoom);
        MapPainter.paint(g, scene, new Rectangle2D.Double(0, 0, width / zoom, height / zoom), 1);
        g.dispose();
    }
}
