package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.Excerpt.Listed;
import coupdoeil.model.region.Insertion;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What comes of an excerpt that is put into a pack. What lies beside the map is left out, and so is a piece that the pack does
 * not know or that is in the scenario already: nobody stands in two places. Places and markers have new ids where theirs are
 * taken.
 */
public final class RegionPaste {

    private final Pack pack;
    private final String scenario;
    private final Excerpt placed;
    private final Set<String> used;
    /** Ids that what is put here cannot have: scenarios may use the same ones. */
    private final Set<String> taken;

    /** @param placed with its origin where it is to lie */
    public RegionPaste(Pack pack, String scenario, Excerpt placed) {
        this.pack = pack;
        this.scenario = scenario;
        this.placed = placed;
        this.used = new HashSet<>(FreshId.used(pack));
        this.taken = new HashSet<>(
                FreshId.used(pack.withScenarios(pack.scenario(scenario).stream().toList())));
    }

    /** Its hexes that lie beside the map. */
    public int hexesBeside() {
        return placed.hexes().size()
                - pack.battlefield()
                        .hexMap()
                        .map(map -> Insertion.landing(map, placed).size())
                        .orElse(0);
    }

    /** Its pieces that are left out. */
    public int piecesLeftOut() {
        return placed.setup().size()
                - pack.battlefield()
                        .hexMap()
                        .map(map -> newcomers(Insertion.landing(map, placed)).size())
                        .orElse(0);
    }

    /** The pack with the excerpt in it. */
    public Pack pack() {
        HexBattlefield map = pack.battlefield().hexMap().orElse(null);
        if (map == null) {
            return pack;
        }
        Set<Hex> on = Insertion.landing(map, placed);
        HexBattlefield ground = Insertion.put(map, placed);
        List<Place> places = places(map, on);
        ground = places.equals(map.places()) ? ground : ground.withPlaces(places);
        Pack with = ground.equals(map) ? pack : pack.withBattlefield(ground);
        List<Listed<Placement>> newcomers = newcomers(on);
        List<Listed<Token>> tokens = placed.tokens().stream()
                .filter(listed -> isOn(listed.value().position(), on))
                .map(listed -> new Listed<>(
                        listed.index(),
                        listed.value()
                                .withId(fresh(
                                        listed.value().id(), listed.value().id()))))
                .toList();
        return newcomers.isEmpty() && tokens.isEmpty()
                ? with
                : with.withScenario(
                        scenario,
                        old -> old.withSetup(setup(old, newcomers)).withTokens(RegionEdits.with(old.tokens(), tokens)));
    }

    private static boolean isOn(Position position, Set<Hex> on) {
        return position.inHex().filter(on::contains).isPresent();
    }

    private String fresh(String id, String name) {
        String free = taken.contains(id) ? FreshId.of(used, name.isBlank() ? id : name) : id;
        used.add(free);
        taken.add(free);
        return free;
    }

    private List<Place> places(HexBattlefield map, Set<Hex> on) {
        List<Listed<Place>> back = new ArrayList<>();
        List<Listed<Place>> copies = new ArrayList<>();
        for (Listed<Place> listed : placed.places()) {
            Place place = listed.value();
            if (on.containsAll(place.area().hexList())) {
                String id = fresh(place.id(), place.name());
                boolean same = id.equals(place.id());
                (same ? back : copies).add(new Listed<>(same ? listed.index() : Integer.MAX_VALUE, place.withId(id)));
            }
        }
        back.addAll(copies);
        return RegionEdits.with(map.places(), back);
    }

    /** Who comes along: known here, not in the scenario yet, on the map, and with him whom he is with. */
    private List<Listed<Placement>> newcomers(Set<Hex> on) {
        return Newcomers.of(
                pack,
                scenario,
                placed.setup().stream()
                        .filter(listed -> isOn(listed.value().position(), on))
                        .toList());
    }

    /** Those who come to others lie on top of them; else each stack is as it was. */
    private List<Placement> setup(Scenario old, List<Listed<Placement>> newcomers) {
        List<Placement> all = RegionEdits.with(old.setup(), newcomers);
        Set<Hex> to = newcomers.stream()
                .flatMap(listed -> listed.value().hex().stream())
                .collect(Collectors.toSet());
        boolean strangers = old.setup().stream()
                .anyMatch(placement -> placement.hex().filter(to::contains).isPresent());
        return strangers
                ? SetupEdits.stacked(
                        pack,
                        old.setup(),
                        all,
                        newcomers.stream().map(listed -> listed.value().piece()).collect(Collectors.toSet()))
                : all;
    }
}
