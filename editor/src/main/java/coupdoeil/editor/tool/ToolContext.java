package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.pack.Edit;
import coupdoeil.validator.picture.LayerId;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What tools of any battlefield work with. */
public interface ToolContext {

    Session session();

    /** Where pieces are in the picture; empty before there is one. */
    Optional<Pieces> pieces();

    /** Whether what is in a layer of the map can be selected: it shows and is not locked. */
    default boolean isOpen(LayerId layer) {
        return true;
    }

    /** Whether a unit or leader can be selected on the map. */
    default boolean isOpen(String piece) {
        return isOpen(layer(piece));
    }

    /** The layer that a unit or leader is in. */
    default LayerId layer(String piece) {
        boolean leader = session().roster().piece(piece).orElse(null) instanceof Leader;
        return leader ? LayerId.LEADERS : LayerId.UNITS;
    }

    /** Says that a layer is locked, if it is. */
    default void sayLocked(LayerId layer) {}

    /** Paints the tool's preview anew. */
    void repaint();

    /** Puts the tool away, as after a gesture that is rarely repeated. */
    void putAway();

    /** Lets the name of what has just been made be typed. */
    void askName();

    /** What of a deletion is meant; empty if it is not to be. Where there is nobody to ask, the thing alone. */
    default Optional<Edit> ask(Deletion deletion) {
        return Optional.of(deletion.alone());
    }

    /** What stands for words that the chart does not know, by those words; empty if nothing is to be pasted. */
    default Optional<Map<String, String>> ask(ForeignGround foreign) {
        return Optional.empty();
    }

    /** Says something in the status bar until the next gesture. */
    void say(String text);

    /** Says what is where the keyboard points, again after every edit. */
    void point(Supplier<String> telling);

    /** To be called when another tool, choice or brush is in hand. */
    void changed();
}
