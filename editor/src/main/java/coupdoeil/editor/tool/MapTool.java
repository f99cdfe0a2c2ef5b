package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;

/**
 * A tool for the map. A gesture runs from press over drags to release and is one named edit. Only one tool is in hand at
 * a time; it is told when it is put down in the middle of a gesture.
 */
public interface MapTool {

    /** The action that takes it up. */
    EditorAction action();

    /** What to do with it, in a sentence. */
    String hint();

    /** What it can put on the map, of the rule system in use; none if there is no choice. */
    default List<ToolChoice> choices() {
        return List.of();
    }

    /** The id of the choice made. */
    default Optional<String> chosen() {
        return Optional.empty();
    }

    /** Makes a choice; one that does not exist is kept but does nothing. */
    default void choose(String id) {}

    /** Whether it paints with a brush that can be larger than a hex. */
    default boolean hasBrush() {
        return false;
    }

    void press(Pointer at);

    default void drag(Pointer at) {}

    default void release(Pointer at) {}

    /** The mouse moves with no button pressed. */
    default void hover(Pointer at) {}

    /** Ends a gesture without finishing it, and forgets what is not an edit yet. */
    default void cancel() {}

    /** Paints a preview over the map, in map units. */
    default void paint(Graphics2D g, HexLayout layout, Overlay.View view) {}
}
