package coupdoeil.editor.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Viewpoint;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a layer shows: the answer to one request.
 *
 * @param heading which layer, and for whom
 * @param moment the turn and how far one sees; why there is nothing to see, if so
 * @param observers who looks
 * @param marks what is marked on the map; null if nobody looks, or nothing is looked at
 */
public record SightPicture(
        LayerRequest request,
        String heading,
        String moment,
        List<Viewpoint> observers,
        @Nullable SightMarks marks) {

    public SightPicture {
        observers = List.copyOf(observers);
    }

    /**
     * The hexes that are marked otherwise than in another picture; empty if the two cannot be told apart hex by hex, as when
     * they are of another layer or of other observers with marks of their own, or of a table.
     */
    Optional<Set<Hex>> changedSince(SightPicture before) {
        boolean alike = request.pack().battlefield().hexMap().isPresent()
                && request.layer() == before.request.layer()
                && (request.layer().ofSide() || observers.equals(before.observers))
                && grid(request).equals(grid(before.request));
        if (alike && marks instanceof SightMarks.Unseen now && before.marks instanceof SightMarks.Unseen was) {
            return Optional.of(difference(now.area().hexList(), was.area().hexList()));
        } else if (alike && marks instanceof SightMarks.Ground now && before.marks instanceof SightMarks.Ground was) {
            return Optional.of(changed(now.areas(), was.areas()));
        } else if (alike && marks instanceof SightMarks.Counts now && before.marks instanceof SightMarks.Counts was) {
            return Optional.of(changed(now.areas(), was.areas()));
        }
        return Optional.empty();
    }

    /** The hexes that have another sighting or number than before. */
    private static <K> Set<Hex> changed(Map<K, Area> now, Map<K, Area> was) {
        Set<K> keys = new HashSet<>(now.keySet());
        keys.addAll(was.keySet());
        Set<Hex> changed = new HashSet<>();
        keys.forEach(key -> changed.addAll(difference(hexes(now.get(key)), hexes(was.get(key)))));
        return changed;
    }

    private static List<Hex> hexes(@Nullable Area area) {
        return area == null ? List.of() : area.hexList();
    }

    private static Optional<HexGrid> grid(LayerRequest request) {
        return request.pack().battlefield().hexMap().map(HexBattlefield::grid);
    }

    /** What is in one of two collections only. */
    private static <T> Set<T> difference(Collection<T> some, Collection<T> others) {
        Set<T> only = new HashSet<>(some);
        Set<T> missing = new HashSet<>(others);
        only.removeIf(missing::remove);
        only.addAll(missing);
        return only;
    }
}
