package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Edits of the places of a battlefield: names, depots, entries, objectives, zones. */
public final class PlaceEdits {

    private PlaceEdits() {}

    public static Edit add(Place place) {
        return places(Messages.text("edit.add", place.name()), places -> {
            List<Place> changed = new ArrayList<>(places);
            changed.add(place);
            return changed;
        });
    }

    public static Edit remove(String id, String name) {
        return places(
                Messages.text("edit.delete", name),
                places ->
                        places.stream().filter(place -> !place.id().equals(id)).toList());
    }

    public static Edit change(String name, String id, UnaryOperator<Place> change) {
        return places(
                name,
                places -> places.stream()
                        .map(place -> place.id().equals(id) ? change.apply(place) : place)
                        .toList());
    }

    /** Adds hexes to a place. */
    public static Edit extend(String id, String name, List<Hex> hexes) {
        return change(Messages.text("edit.extend", name), id, place -> {
            Set<Hex> all = new LinkedHashSet<>(place.area().hexList());
            all.addAll(hexes);
            return at(place, List.copyOf(all));
        });
    }

    /** Takes a hex from a place; a place without hexes is removed. */
    public static Edit shrink(String id, String name, Hex hex) {
        return places(
                Messages.text("edit.shrink", name),
                places -> places.stream()
                        .map(place -> place.id().equals(id) ? without(place, hex) : place)
                        .filter(place -> !place.id().equals(id)
                                || !place.area().hexList().isEmpty())
                        .toList());
    }

    private static Place without(Place place, Hex hex) {
        return at(
                place,
                place.area().hexList().stream()
                        .filter(other -> !other.equals(hex))
                        .toList());
    }

    private static Place at(Place place, List<Hex> hexes) {
        return place.withArea(new Area.Hexes(hexes));
    }

    private static Edit places(String name, UnaryOperator<List<Place>> change) {
        return new Edit(name, pack -> {
            List<Place> before = pack.battlefield().places();
            List<Place> after = change.apply(before);
            return after.equals(before)
                    ? pack
                    : pack.withBattlefield(pack.battlefield().withPlaces(after));
        });
    }
}
