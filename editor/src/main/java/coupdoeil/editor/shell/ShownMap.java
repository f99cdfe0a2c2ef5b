package coupdoeil.editor.shell;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.layer.MapLayers;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.timetable.MapPreview;
import coupdoeil.model.scenario.Scenario;
import java.awt.Point;
import java.awt.geom.Point2D;

/** The battle as it is painted: which layers, which way round, on which sheet. */
final class ShownMap {

    private final MapCanvas canvas;
    private final Session session;
    private final MapPreview preview;
    private final MapLayers layers;
    private boolean turned;
    private final boolean remembers;
    private MapStyle style;

    /**
     * @param preview of another moment, which goes before the scenario on view
     * @param remembers whether it begins in the style that was left, and keeps it for the next window
     */
    ShownMap(MapCanvas canvas, Session session, MapPreview preview, MapLayers layers, boolean remembers) {
        this.remembers = remembers;
        this.style = remembers ? MapStyle.remembered() : MapStyle.LOOK;
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

    MapStyle style() {
        return style;
    }

    void setStyle(MapStyle other) {
        style = other;
        if (remembers) {
            other.remember();
        }
        show();
    }

    /** Paints the map anew, as after a change of the look. */
    void show() {
        Scenario shown = preview.scenario().or(session::scenario).orElse(null);
        canvas.setScene(new PaintScene(
                session.pack(), session.system(), shown, style.theme(), layers.shown(), turned, layers.faint()));
    }
}
