package coupdoeil.editor.tool;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import java.awt.Graphics2D;

/** A tool for a map of hexes. A gesture runs from press over drags to release. */
interface HexTool extends MapTool {

    /** Whether it paints with a brush that can be larger than a hex. */
    default boolean hasBrush() {
        return false;
    }

    /** Whether something is begun that goes on with the next press. */
    default boolean isUnderWay() {
        return false;
    }

    void press(Pointer at);

    default void drag(Pointer at) {}

    default void release(Pointer at) {}

    /** The mouse moves with no button pressed. */
    default void hover(Pointer at) {}

    /** Paints a preview over the map, in map units. */
    default void paint(Graphics2D g, HexLayout layout, Overlay.View view) {}
}
