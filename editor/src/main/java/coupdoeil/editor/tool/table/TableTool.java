package coupdoeil.editor.tool.table;

import coupdoeil.editor.tool.MapTool;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;

/** A tool for a table. A gesture is a drag, or a row of clicks. */
interface TableTool extends MapTool {

    void press(TablePointer at);

    default void drag(TablePointer at) {}

    default void release(TablePointer at) {}

    /** The mouse moves with no button pressed. */
    default void hover(TablePointer at) {}

    /** Whether something is begun that {@link #cancel} would give up. */
    default boolean isBusy() {
        return false;
    }

    /** The last point of what is begun, where it would go on from; empty if nothing is. */
    default Optional<Coordinate> last() {
        return Optional.empty();
    }

    /** Takes the last step of what is begun back. */
    default void takeBack() {}

    /** What it is about to do, and the guides to it. */
    default Sketch sketch() {
        return Sketch.EMPTY;
    }
}
