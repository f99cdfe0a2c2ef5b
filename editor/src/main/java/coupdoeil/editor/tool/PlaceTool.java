package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.PlaceEdits;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.PlaceKind.Extent;
import coupdoeil.model.rules.PlaceNames;
import java.awt.Graphics2D;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sets places of a kind: a click on a hex, a drag over several where the kind takes several. Pressing in a place of the
 * kind selects it; Shift adds hexes to the selected place; erasing takes a hex out of a place. After a new place the tool
 * is put away, so that the next click does not set another, and its name can be typed; Ctrl keeps the tool in hand.
 */
final class PlaceTool extends ChoosingTool {

    private final Set<Hex> dragged = new LinkedHashSet<>();
    private boolean extending;
    private @Nullable Pointer last;

    PlaceTool(HexContext context) {
        super(context, "name");
    }

    @Override
    public EditorAction action() {
        return EditorAction.PLACE;
    }

    @Override
    public String hint() {
        return Messages.text("hint.place", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return context.session().system().vocabulary().placeKinds().stream()
                .map(kind -> new ToolChoice(kind.id(), kind.name(), false))
                .toList();
    }

    @Override
    public void press(Pointer at) {
        dragged.clear();
        extending = false;
        last = at;
        HexBattlefield map = context.map().orElse(null);
        PlaceKind kind = chosen().flatMap(context.session().system()::placeKind).orElse(null);
        if (map == null || kind == null || !map.contains(at.hex())) {
            return;
        }
        Optional<Place> there = map.places().stream()
                .filter(place ->
                        place.kind().equals(kind.id()) && place.area().hexList().contains(at.hex()))
                .findFirst();
        if (at.erase()) {
            there.ifPresent(place -> erase(place, at));
        } else if (there.isPresent()) {
            context.session().select(new Selection.OfPlace(there.get().id()));
        } else {
            extending = at.extend()
                    && selected(map).filter(p -> p.kind().equals(kind.id())).isPresent();
            dragged.add(at.hex());
            context.repaint();
        }
    }

    /** Takes a hex from a place; the last one only if nothing speaks of the place, for that is a question to be asked. */
    private void erase(Place place, Pointer at) {
        Session session = context.session();
        boolean last = place.area().hexList().size() == 1;
        if (last && Deletion.of(session.pack(), session.system(), place).isChoice()) {
            session.select(new Selection.OfPlace(place.id()));
            context.say(Messages.text("hint.place-used", name(place)));
        } else {
            session.edit(PlaceEdits.shrink(place.id(), name(place), at.hex()));
        }
    }

    @Override
    public void drag(Pointer at) {
        HexBattlefield map = context.map().orElse(null);
        HexLayout layout = context.layout().orElse(null);
        Pointer from = last;
        boolean several = chosen().flatMap(context.session().system()::placeKind)
                .filter(kind -> kind.extent() == Extent.MANY)
                .isPresent();
        if (map == null || layout == null || from == null || dragged.isEmpty() || !several) {
            return;
        }
        last = at;
        Trail.between(layout, from.point(), at.point()).stream()
                .filter(map::contains)
                .forEach(dragged::add);
        context.repaint();
    }

    @Override
    public void release(Pointer at) {
        HexBattlefield map = context.map().orElse(null);
        if (map == null || dragged.isEmpty()) {
            return;
        }
        List<Hex> hexes = List.copyOf(dragged);
        dragged.clear();
        if (extending) {
            selected(map).ifPresent(place -> context.session().edit(PlaceEdits.extend(place.id(), name(place), hexes)));
        } else {
            String kind = chosen().orElse("");
            Pack pack = context.session().pack();
            String name = Messages.text("place.new", chosenName(), map.grid().label(hexes.get(0)));
            Place place = new Place(FreshId.of(pack, name), kind, name, new Area.Hexes(hexes), Attributes.NONE);
            context.session().edit(PlaceEdits.add(place));
            context.session().select(new Selection.OfPlace(place.id()));
            if (!at.add()) {
                context.putAway();
                context.askName();
            }
        }
        context.repaint();
    }

    @Override
    public void cancel() {
        dragged.clear();
    }

    private Optional<Place> selected(HexBattlefield map) {
        return context.session().selection() instanceof Selection.OfPlace selected
                ? map.places().stream()
                        .filter(place -> place.id().equals(selected.id()))
                        .findFirst()
                : Optional.empty();
    }

    private String name(Place place) {
        return PlaceNames.of(
                        context.session().pack().battlefield(),
                        context.session().system())
                .of(place);
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        dragged.forEach(hex -> Strokes.outlined(g, layout.outline(hex), ThemeColour.STROKE.colour(), 2, view.scale()));
    }
}
