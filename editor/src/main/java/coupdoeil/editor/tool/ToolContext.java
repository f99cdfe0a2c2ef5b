package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What a tool works with. */
public interface ToolContext {

    Session session();

    /** Where the hexes lie; empty on a battlefield without hexes. */
    Optional<HexLayout> layout();

    /** Where pieces are in the picture; empty before there is one. */
    Optional<Pieces> pieces();

    /** Hexes around the middle one that a brush takes along: 0 for a single hex. */
    int brushRadius();

    /** Paints the tool's preview anew. */
    void repaint();

    /** Paints the tool's preview anew over some hexes and what is beside them. */
    void repaint(Collection<Hex> hexes);

    /** Puts the tool away, as after a gesture that is rarely repeated. */
    void putAway();

    /** Lets the name of what has just been made be typed. */
    void askName();

    /** Says something in the status bar until the next gesture. */
    void say(String text);

    /** The hex map; empty on a battlefield without hexes. */
    default Optional<HexBattlefield> map() {
        return session().pack().battlefield().hexMap();
    }

    /** The hexes of the map under the brush. */
    default List<Hex> brush(Hex middle) {
        return map().map(map -> middle.within(brushRadius()).stream()
                        .filter(map::contains)
                        .toList())
                .orElse(List.of());
    }
}
