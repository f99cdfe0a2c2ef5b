package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import java.util.List;
import java.util.Optional;

/**
 * A tool for the ground. A gesture is one named edit. Only one tool is in hand at a time; it is told when it is put down
 * in the middle of a gesture.
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

    /** The numbers that it goes by, to be typed beside the palette. */
    default List<ToolNumber> numbers() {
        return List.of();
    }

    /** Ends a gesture without finishing it, and forgets what is not an edit yet. */
    default void cancel() {}
}
