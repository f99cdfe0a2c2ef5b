package coupdoeil.editor.shell;

import com.formdev.flatlaf.FlatLaf;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.layer.MapLayers;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.timetable.MapPreview;
import coupdoeil.model.scenario.Scenario;
import java.awt.Point;
import java.awt.geom.Point2D;

/** The battle as it is painted: which layers, which way round, on which paper. */
final class ShownMap {

    private final MapCanvas canvas;
    private final Session session;
    private final MapPreview preview;
    private final MapLayers layers;
    private boolean turned;
    private boolean lightPaper;

    /** @param preview of another moment, which goes before the scenario on view */
    ShownMap(MapCanvas canvas, Session session, MapPreview preview, MapLayers layers) {
        this.layers = layers;
        this.canvas = canvas;
        this.session = session;
        this.preview = preview;
    }

    boolean isTurned() {
        return turned;
    }

    /** Shows a map of hexes as the player at its top sees it, or at its bottom; what was in the middle stays there. */
    void turn(boolean on) {
        if (on != turned) {
            turned = on;
            Point2D middle = canvas.mapPoint(new Point(canvas.getWidth() / 2, canvas.getHeight() / 2));
            show();
            canvas.scene().filter(PaintScene::isHexMap).ifPresent(scene -> canvas.centreOn(scene.halfTurn(middle)));
        }
    }

    /** Whether the map stays on light paper in the dark look too. */
    boolean hasLightPaper() {
        return lightPaper;
    }

    void setLightPaper(boolean on) {
        lightPaper = on;
        show();
    }

    /** Paints the map anew, as after a change of the look. */
    void show() {
        PaintTheme theme = FlatLaf.isLafDark() && !lightPaper ? PaintTheme.DARK : PaintTheme.LIGHT;
        Scenario shown = preview.scenario().or(session::scenario).orElse(null);
        canvas.setScene(
                new PaintScene(session.pack(), session.system(), shown, theme, layers.shown(), turned, layers.faint()));
    }
}
