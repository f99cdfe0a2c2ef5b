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
import java.util.stream.Stream;

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

    /** @param placed with its origin where it is to lie */
    public RegionPaste(Pack pack, String scenario, Excerpt placed) {
        this.pack = pack;
        this.scenario = scenario;
        this.placed = placed;
        this.used = new HashSet<>(FreshId.used(pack));
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
        List<Listed<Token>> tokens = tokens(on);
        return newcomers.isEmpty() && tokens.isEmpty()
                ? with
                : with.withScenario(
                        scenario,
                        old -> old.withSetup(setup(old, newcomers)).withTokens(RegionEdits.with(old.tokens(), tokens)));
    }

    private static boolean isOn(Position position, Set<Hex> on) {
        return position.inHex().filter(on::contains).isPresent();
    }

    /** The id itself unless another of its kind has it: places are known among places, markers among markers. */
    private String fresh(Set<String> there, String id, String name) {
        String free = there.contains(id) ? FreshId.of(used, name.isBlank() ? id : name) : id;
        used.add(free);
        there.add(free);
        return free;
    }

    private List<Listed<Token>> tokens(Set<Hex> on) {
        Set<String> there = new HashSet<>();
        pack.scenario(scenario).stream()
                .flatMap(old -> Stream.concat(
                        old.tokens().stream(), old.reinforcements().stream().flatMap(group -> group.tokens().stream())))
                .forEach(token -> there.add(token.id()));
        List<Listed<Token>> tokens = new ArrayList<>();
        for (Listed<Token> listed : placed.tokens()) {
            Token token = listed.value();
            if (isOn(token.position(), on)) {
                tokens.add(new Listed<>(listed.index(), token.withId(fresh(there, token.id(), token.id()))));
            }
        }
        return tokens;
    }

    private List<Place> places(HexBattlefield map, Set<Hex> on) {
        Set<String> there = map.places().stream().map(Place::id).collect(Collectors.toCollection(HashSet::new));
        List<Listed<Place>> back = new ArrayList<>();
        List<Listed<Place>> copies = new ArrayList<>();
        for (Listed<Place> listed : placed.places()) {
            Place place = listed.value();
            if (on.containsAll(place.area().hexList())) {
                String id = fresh(there, place.id(), place.name());
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
