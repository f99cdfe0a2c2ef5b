package coupdoeil.editor.paint;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Paints one scene. Making a painter costs as much as reading the order of battle once; painting costs as much as the
 * part painted. A painter may be used by several threads at once, and what it paints at a point of the plane does not
 * depend on which part is painted.
 */
public final class MapPainter {

    private final PaintScene scene;
    private final MapLayout layout;
    private final Map<LayerId, List<LayerPainter>> layers = new EnumMap<>(LayerId.class);

    public MapPainter(PaintScene scene) {
        this.scene = scene;
        this.layout = scene.layout();
        if (scene.pack().battlefield() instanceof HexBattlefield map) {
            HexGround ground = new HexGround(scene, map);
            layers.put(LayerId.TERRAIN, List.of(new TerrainPainter(ground)));
            layers.put(LayerId.GRID, List.of(new GridPainter(ground)));
            layers.put(LayerId.LABELS, List.of(new LabelPainter(ground)));
        }
    }

    public PaintScene scene() {
        return scene;
    }

    public MapLayout layout() {
        return layout;
    }

    /** The hexes in which something stands. */
    public Set<Hex> occupied() {
        return Set.of();
    }

    /** Equal between two painters if the same stands in a hex and is painted alike. */
    public Object standingIn(Hex hex) {
        return List.of();
    }

    /**
     * Paints all layers of a scene once.
     *
     * @param g takes map units: scale and move it beforehand
     * @param clip the part wanted, in map units
     */
    public static void paint(Graphics2D g, PaintScene scene, Rectangle2D clip, Lod lod) {
        MapPainter painter = new MapPainter(scene);
        for (Stratum stratum : Stratum.values()) {
            painter.paint(g, clip, lod, stratum);
        }
    }

    /** Paints the scene's layers of one stratum over what is there. */
    public void paint(Graphics2D g, Rectangle2D clip, Lod lod, Stratum stratum) {
        Graphics2D own = (Graphics2D) g.create();
        try {
            own.clip(clip);
            hints(own, lod);
            double scale = Math.sqrt(Math.abs(own.getTransform().getDeterminant()));
            Sheet sheet = new Sheet(own, clip, lod, scale);
            for (LayerPainter layer : painters(stratum)) {
                layer.paint(sheet);
            }
        } finally {
            own.dispose();
        }
    }

    private List<LayerPainter> painters(Stratum stratum) {
        List<LayerPainter> painters = new ArrayList<>();
        layers.forEach((id, parts) -> {
            if (id.stratum() == stratum && scene.shows(id)) {
                painters.addAll(parts);
            }
        });
        return painters;
    }

    private static void hints(Graphics2D g, Lod lod) {
        g.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING,
                lod == Lod.OVERVIEW ? RenderingHints.VALUE_ANTIALIAS_OFF : RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }
}
