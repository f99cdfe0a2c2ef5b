package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.model.pack.Edit;
import java.util.Map;
import java.util.Optional;

/** What tools of any battlefield work with. */
public interface ToolContext {

    Session session();

    /** Where pieces are in the picture; empty before there is one. */
    Optional<Pieces> pieces();

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

    /** Says what is where the keyboard points. */
    void point(String text);

    /** To be called when another tool, choice or brush is in hand. */
    void changed();
}
