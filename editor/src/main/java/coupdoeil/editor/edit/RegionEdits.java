package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexPoint;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.region.Insertion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Edits of regions of a map of hexes, with the places that lie in them and the set-up of one scenario. On another kind of
 * battlefield nothing happens.
 */
public final class RegionEdits {

    private RegionEdits() {}

    /** A region as it is now. @param scenario id of the one whose set-up goes along; the ground alone if there is none */
    public static Excerpt excerpt(Pack pack, String scenario, Collection<Hex> region, Hex middle) {
        return Excerpt.of(
                pack.battlefield().hexMap().orElseThrow(),
                pack.scenario(scenario).orElse(null),
                region,
                middle);
    }

    /** The hex in the middle of some: of all that nearest to the mean of them. */
    public static Hex middle(Collection<Hex> region) {
        double q = region.stream().mapToInt(Hex::q).average().orElse(0);
        double r = region.stream().mapToInt(Hex::r).average().orElse(0);
        return new HexPoint(q, r).hex();
    }

    /** Clears a region and takes what stands in it off the map. @param fresh terrain that it has then */
    public static Edit cut(String name, String scenario, Set<Hex> region, String fresh) {
        return new Edit(name, pack -> cut(pack, scenario, region, fresh));
    }

    /** Puts an excerpt, its origin where it is, onto the map. */
    public static Edit paste(String name, String scenario, Excerpt placed) {
        return new Edit(name, pack -> new RegionPaste(pack, scenario, placed).pack());
    }

    /**
     * Clears a region and puts it elsewhere, where those who stood in it go with it, whatever the scenario.
     *
     * @param fresh terrain that it has then
     * @param placed how the region lies there, with the set-up of each scenario, by its id
     */
    public static Edit move(String name, Set<Hex> region, String fresh, Map<String, Excerpt> placed) {
        return new Edit(name, pack -> {
            Pack moved = pack;
            for (String scenario : placed.keySet()) {
                moved = cut(moved, scenario, region, fresh);
            }
            boolean first = true;
            for (Map.Entry<String, Excerpt> there : placed.entrySet()) {
                Excerpt excerpt = first ? there.getValue() : there.getValue().withoutPlaces();
                moved = new RegionPaste(moved, there.getKey(), excerpt).pack();
                first = false;
            }
            return moved;
        });
    }

    private static Pack cut(Pack pack, String scenario, Set<Hex> region, String fresh) {
        HexBattlefield map = pack.battlefield().hexMap().orElse(null);
        if (map == null) {
            return pack;
        }
        Excerpt gone = excerpt(pack, scenario, region, Hex.ORIGIN);
        HexBattlefield cleared = Insertion.clear(map, region, fresh).withPlaces(without(map.places(), gone.places()));
        Pack ground = cleared.equals(map) ? pack : pack.withBattlefield(cleared);
        return gone.setup().isEmpty() && gone.tokens().isEmpty()
                ? ground
                : ground.withScenario(
                        scenario,
                        old -> old.withSetup(without(old.setup(), gone.setup()))
                                .withTokens(without(old.tokens(), gone.tokens())));
    }

    static <T> List<T> without(List<T> all, List<Listed<T>> gone) {
        Set<Integer> places = gone.stream().map(Listed::index).collect(Collectors.toSet());
        List<T> kept = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (!places.contains(i)) {
                kept.add(all.get(i));
            }
        }
        return kept;
    }

    /** Things put into a list where they stood in it, or at its end. */
    static <T> List<T> with(List<T> all, List<Listed<T>> more) {
        List<T> changed = new ArrayList<>(all);
        more.forEach(listed -> changed.add(Math.min(listed.index(), changed.size()), listed.value()));
        return changed;
    }
}
