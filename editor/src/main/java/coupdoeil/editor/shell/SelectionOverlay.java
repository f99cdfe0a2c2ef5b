package coupdoeil.editor.shell;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.tool.Regional;
import coupdoeil.editor.tool.Strokes;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Placement;
import java.awt.Graphics2D;
import java.util.LinkedHashSet;
import java.util.Set;

/** Rims what is selected. */
final class SelectionOverlay implements Overlay {

    private final Session session;

    SelectionOverlay(Session session) {
        this.session = session;
    }

    @Override
    public void paint(Graphics2D g, View view) {
        if (!(view.painter().layout() instanceof HexLayout layout)) {
            session.selection().pieces().stream()
                    .flatMap(piece -> view.painter().pieces().outline(piece).stream())
                    .forEach(outline -> Strokes.outlined(g, outline, ThemeColour.SELECTION.colour(), 3, view.scale()));
            return;
        }
        if (session.selection() instanceof Selection.OfSide of) {
            Strokes.outlined(g, layout.line(of.side()), ThemeColour.SELECTION.colour(), 5, view.scale());
        }
        if (session.selection() instanceof Selection.OfHexes of) {
            new Regional(g, layout, view).area(of.hexes());
            return;
        }
        for (Hex hex : hexes()) {
            Strokes.outlined(g, layout.outline(hex), ThemeColour.SELECTION.colour(), 3, view.scale());
        }
    }

    private Set<Hex> hexes() {
        Set<Hex> hexes = new LinkedHashSet<>();
        Selection selection = session.selection();
        if (selection instanceof Selection.OfHex of) {
            hexes.add(of.hex());
        } else if (selection instanceof Selection.OfToken of) {
            session.scenario()
                    .filter(scenario -> of.index() < scenario.tokens().size())
                    .flatMap(scenario ->
                            scenario.tokens().get(of.index()).position().inHex())
                    .ifPresent(hexes::add);
        } else if (selection instanceof Selection.OfPlace of) {
            session.pack().battlefield().places().stream()
                    .filter(place -> place.id().equals(of.id()))
                    .map(Place::area)
                    .forEach(area -> hexes.addAll(area.hexList()));
        } else {
            session.scenario().stream()
                    .flatMap(scenario -> scenario.setup().stream())
                    .filter(placement -> selection.pieces().contains(placement.piece()))
                    .map(Placement::hexes)
                    .forEach(hexes::addAll);
        }
        return hexes;
    }

    @Override
    public int order() {
        return 40;
    }
}
