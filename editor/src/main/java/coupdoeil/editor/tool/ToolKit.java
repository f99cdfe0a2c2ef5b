package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.map.Overlay;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.grid.Hex;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The tools for one kind of battlefield, the one in hand, and how mouse and keyboard drive it. */
public interface ToolKit {

    /** What an arrow key does. */
    enum Arrow {
        /** Moves what is selected or, if nothing is, the cursor. */
        MOVE,
        /** Moves the cursor. */
        CURSOR,
        /** Moves the cursor with the tool pressed down, or what is selected by a little. */
        STROKE
    }

    /** Whether it is for a battlefield. */
    boolean serves(Battlefield battlefield);

    /** Its tools; the first selects and is in hand unless another is. */
    List<MapTool> tools();

    MapTool active();

    /** Takes up one of its tools; the one in hand must have been put down. */
    void take(MapTool tool);

    /** The brush of those tools that paint; empty if none does. */
    default Optional<Brush> brush() {
        return Optional.empty();
    }

    /** Whether the tool in hand paints with the brush. */
    default boolean isBrushInHand() {
        return false;
    }

    /** Ends the gesture without finishing it; whether there was anything that is given up by that. */
    boolean cancel();

    void press(MouseEvent event);

    void drag(MouseEvent event);

    void release(MouseEvent event);

    /** The mouse moves with no button pressed. */
    void hover(MouseEvent event);

    /** Selects what is at a point of the plane, unless it is selected already, as for a menu of it. */
    void pick(Point2D point);

    /** Uses the tool once, where the keyboard's cursor is. */
    void apply();

    /** An arrow key, by columns to the right and rows down. */
    void arrow(int columns, int rows, Arrow how);

    /** Turns what is selected, clockwise if positive; if it cannot be turned, what the cursor points at. */
    void turn(int steps);

    /** What it does on an action of the menu for the ground; empty if it knows no such thing. */
    default Optional<KitCommand> command(EditorAction action) {
        return Optional.empty();
    }

    /** The hex that the keyboard points at; empty where there are none. */
    default Optional<Hex> hex() {
        return Optional.empty();
    }

    /** Puts a unit or leader where the keyboard's cursor is. */
    void put(String piece);

    /** Shows where what is carried would come to stand if it were let go; null once it has gone or been put down. */
    default void carry(@Nullable Carried force) {}

    /** Draws up a formation that is let go over the map; whether this kit knows how. */
    default boolean drop(Carried force) {
        return false;
    }

    /** Deletes what is selected of the ground, if it is up to this kit; whether it was. */
    default boolean delete() {
        return false;
    }

    /** Paints what the tool in hand is about to do, and the cursor, over the map. */
    void paint(Graphics2D g, Overlay.View view);

    /** Where on the plane is what is selected or, if nothing is, the cursor; empty before there is a picture. */
    Optional<Point2D> focus();

    /** What is at a point of the plane, in a line; empty if nothing is to be said of it. */
    String told(Point2D point);
}
