package coupdoeil.editor.tool;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.region.Regions;
import coupdoeil.model.region.Stencil;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;

/** What a tool for hexes works with. */
public interface HexContext extends ToolContext {

    /** Where the hexes lie; empty before there is a picture of them. */
    Optional<HexLayout> layout();

    /** What tools paint with. */
    Brush painting();

    /** Paints the tool's preview anew over some hexes and what is beside them. */
    void repaint(Collection<Hex> hexes);

    /** The hex map; empty on a battlefield without hexes. */
    default Optional<HexBattlefield> map() {
        return session().pack().battlefield().hexMap();
    }

    /** The hexes that are painted where some are meant: those selected, if any are, that the brush is let onto. */
    default Set<Hex> painted(Collection<Hex> hexes) {
        Set<Hex> within = session().selection() instanceof Selection.OfHexes of ? of.hexes() : null;
        Stencil stencil =
                new Stencil(within, painting().only().orElse(null), painting().symmetry());
        return map().map(map -> stencil.of(map, hexes)).orElse(Set.of());
    }

    /** The hexes that are painted where the middle of the brush passes over some. */
    default Set<Hex> brush(Collection<Hex> middles) {
        return painted(Regions.around(middles, painting().radius()));
    }
}
