package coupdoeil.editor.tool;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What a tool for hexes works with. */
interface HexContext extends ToolContext {

    /** Where the hexes lie; empty before there is a picture of them. */
    Optional<HexLayout> layout();

    /** Hexes around the middle one that a brush takes along: 0 for a single hex. */
    int brushRadius();

    /** Paints the tool's preview anew over some hexes and what is beside them. */
    void repaint(Collection<Hex> hexes);

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
