package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** A table with the looks of its terrain. Safe for any thread. */
public final class TableGround {

    private final PaintScene scene;
    private final TableBattlefield table;
    private final TableLayout layout;
    private final Map<String, TerrainStyle> looks = new HashMap<>();

    public TableGround(PaintScene scene, TableBattlefield table) {
        this.scene = scene;
        this.table = table;
        this.layout = new TableLayout(table.widthInches(), table.depthInches());
        TerrainChart chart = scene.rules().chart().overriddenBy(scene.pack().chart());
        for (TableFeature feature : table.features()) {
            looks.computeIfAbsent(
                    feature.type(),
                    id -> chart.record(id)
                            .map(record -> TerrainStyle.of(record, scene.theme(), TableLayout.UNITS_PER_INCH))
                            .orElseGet(() -> TerrainStyle.unknown(id, scene.theme())));
        }
    }

    PaintScene scene() {
        return scene;
    }

    PaintTheme theme() {
        return scene.theme();
    }

    TableBattlefield table() {
        return table;
    }

    TableLayout layout() {
        return layout;
    }

    /** The look of a feature of this table; a width that the feature gives itself counts. */
    TerrainStyle look(TableFeature feature) {
        TerrainStyle look = looks.getOrDefault(feature.type(), TerrainStyle.unknown(feature.type(), theme()));
        return feature.attributes()
                .number("widthInches")
                .map(width -> look.withWidth(width.doubleValue() * TableLayout.UNITS_PER_INCH))
                .orElse(look);
    }

    /** A shape in inches on the plane. */
    Shape shape(Geometry inches) {
        return layout.shape(inches);
    }

    /** A point of the plane inside a shape or on it; empty if the shape is. */
    Optional<Point2D> inside(Geometry inches) {
        if (inches.isEmpty()) {
            return Optional.empty();
        }
        Coordinate middle = inches.getCentroid().getCoordinate();
        if (middle == null || Double.isNaN(middle.x) || Double.isNaN(middle.y)) {
            middle = inches.getCoordinate();
        }
        return Optional.of(layout.point(middle.x, middle.y));
    }
}
