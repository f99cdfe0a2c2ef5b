package coupdoeil.model.region;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.SideLayer.Written;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Hexes of a map with all that is on them, seen from a hex in their midst that is the origin: on any map of the same
 * orientation they lie the same, whatever its rows and columns.
 *
 * <p>Hexsides go with the hexes that they bound, those along the rim with them. A place goes with the hexes if all of it
 * lies in them; a piece if it stands there, with all the hexes that it occupies, and whoever is with it.
 *
 * @param sides what is written, and at which hex, which may lie just beside the rim
 */
public record Excerpt(
        Orientation orientation,
        Map<Hex, Ground> ground,
        List<Written> sides,
        List<Listed<Place>> places,
        List<Listed<Placement>> setup,
        List<Listed<Token>> tokens) {

    /** What a hex is by itself. */
    public record Ground(String terrain, int level, List<String> features) {
        public Ground {
            features = List.copyOf(features);
        }
    }

    /** Something out of a list, and at which place of it it stood: put back there, the list is as it was. */
    public record Listed<T>(int index, T value) {

        <U extends T> Listed<T> with(U changed) {
            return new Listed<>(index, changed);
        }
    }

    public Excerpt {
        ground = Collections.unmodifiableMap(new TreeMap<>(ground));
        sides = List.copyOf(sides);
        places = List.copyOf(places);
        setup = List.copyOf(setup);
        tokens = List.copyOf(tokens);
    }

    /**
     * Some hexes of a map. Hexes beside the map are passed over.
     *
     * @param scenario whose set-up goes along; null for the ground alone
     * @param middle the hex that becomes the origin
     */
    public static Excerpt of(HexBattlefield map, @Nullable Scenario scenario, Collection<Hex> hexes, Hex middle) {
        Map<Hex, Ground> ground = new TreeMap<>();
        for (Hex hex : hexes) {
            if (map.contains(hex)) {
                ground.put(hex, new Ground(map.terrain(hex), map.level(hex), map.features(hex)));
            }
        }
        List<Written> sides = new ArrayList<>();
        for (Hex hex : ground.keySet()) {
            for (HexDirection direction : HexDirection.values()) {
                add(sides, map, hex, direction);
                if (!ground.containsKey(hex.plus(direction))) {
                    add(sides, map, hex.plus(direction), direction.opposite());
                }
            }
        }
        Set<Hex> all = ground.keySet();
        List<Placement> setup = scenario == null ? List.of() : scenario.setup();
        List<Token> tokens = scenario == null ? List.of() : scenario.tokens();
        Excerpt there = new Excerpt(
                map.grid().orientation(),
                ground,
                sides,
                listed(map.places(), place -> isWithin(place, all)),
                listed(setup, placement -> placement.hex().filter(all::contains).isPresent()),
                listed(
                        tokens,
                        token -> token.position().inHex().filter(all::contains).isPresent()));
        return there.moved(hex -> hex.plus(-middle.q(), -middle.r()), Turn.NONE);
    }

    private static void add(List<Written> sides, HexBattlefield map, Hex hex, HexDirection direction) {
        List<String> features = map.grid().contains(hex) ? map.sides().writtenAt(hex, direction) : List.of();
        if (!features.isEmpty()) {
            sides.add(new Written(hex, direction, features));
        }
    }

    private static boolean isWithin(Place place, Set<Hex> hexes) {
        List<Hex> own = place.area().hexList();
        return !own.isEmpty() && hexes.containsAll(own);
    }

    private static <T> List<Listed<T>> listed(List<T> all, Predicate<T> wanted) {
        return IntStream.range(0, all.size())
                .filter(i -> wanted.test(all.get(i)))
                .mapToObj(i -> new Listed<>(i, all.get(i)))
                .toList();
    }

    /** All of it turned, or mirrored, about its origin: facings and what belongs to one hex of a hexside turn with it. */
    public Excerpt turned(Turn turn) {
        return moved(turn::of, turn);
    }

    /** The same with its origin at a hex of a map. */
    public Excerpt at(Hex middle) {
        return moved(hex -> hex.plus(middle.q(), middle.r()), Turn.NONE);
    }

    private Excerpt moved(UnaryOperator<Hex> move, Turn turn) {
        return new Excerpt(
                orientation,
                ground.entrySet().stream()
                        .collect(Collectors.toMap(entry -> move.apply(entry.getKey()), Map.Entry::getValue)),
                sides.stream()
                        .map(written ->
                                new Written(move.apply(written.hex()), turn.of(written.side()), written.features()))
                        .toList(),
                places.stream()
                        .map(listed -> listed.with(listed.value()
                                .withArea(new Area.Hexes(listed.value().area().hexList().stream()
                                        .map(move)
                                        .toList()))))
                        .toList(),
                setup.stream()
                        .map(listed -> listed.with(moved(listed.value(), move, turn)))
                        .toList(),
                tokens.stream()
                        .map(listed -> listed.with(
                                listed.value().withPosition(moved(listed.value().position(), move))))
                        .toList());
    }

    private static Placement moved(Placement placement, UnaryOperator<Hex> move, Turn turn) {
        return placement
                .withPosition(moved(placement.position(), move))
                .withFacing(turn.of(placement.facing()))
                .withParts(placement.parts().stream()
                        .map(part -> new Placement.Part(
                                move.apply(part.hex()), turn.of(part.facing()), part.steps(), part.stack()))
                        .toList());
    }

    private static Position moved(Position position, UnaryOperator<Hex> move) {
        if (position instanceof Position.OnHex on) {
            return new Position.OnHex(move.apply(on.hex()));
        }
        return position instanceof Position.Attached with && with.at() != null
                ? new Position.Attached(with.piece(), moved(with.at(), move))
                : position;
    }

    /** The same with other words for ground and hexsides. @param instead what stands for a word; empty if it goes */
    public Excerpt renamed(UnaryOperator<String> instead) {
        UnaryOperator<List<String>> all = ids ->
                ids.stream().map(instead).filter(id -> !id.isEmpty()).distinct().toList();
        Map<Hex, Ground> named = new TreeMap<>();
        ground.forEach((hex, old) -> named.put(
                hex,
                new Ground(
                        Optional.of(instead.apply(old.terrain()))
                                .filter(id -> !id.isEmpty())
                                .orElse(old.terrain()),
                        old.level(),
                        all.apply(old.features()))));
        return new Excerpt(
                orientation,
                named,
                sides.stream()
                        .map(written -> new Written(written.hex(), written.side(), all.apply(written.features())))
                        .filter(written -> !written.features().isEmpty())
                        .toList(),
                places,
                setup,
                tokens);
    }

    /** The same without the places that lie in it. */
    public Excerpt withoutPlaces() {
        return new Excerpt(orientation, ground, sides, List.of(), setup, tokens);
    }

    /** Its hexes. */
    public Set<Hex> hexes() {
        return ground.keySet();
    }
}
