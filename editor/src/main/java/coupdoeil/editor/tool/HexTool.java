package coupdoeil.editor.tool;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import java.awt.Graphics2D;
import java.util.Optional;

/** A tool for a map of hexes. A gesture runs from press over drags to release. */
public interface HexTool extends MapTool {

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

    /** All of a formation is carried over a hex; empty once it has gone. */
    default void carry(Optional<Formation> formation, Hex over) {}

    /** All of a formation is let go over a hex; whether the tool puts it there. */
    default boolean drop(Formation formation, Hex over) {
        return false;
    }

    /** Paints where what is carried would come to stand, whichever tool is in hand. */
    default void paintCarried(Graphics2D g, HexLayout layout, Overlay.View view) {}
}
