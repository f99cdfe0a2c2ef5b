package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What stands in each hex of a map: units from the top of the stack down, leaders, tokens. */
public final class HexOccupants {

    /**
     * What stands in a hex.
     *
     * @param units top of the stack first
     */
    record Stack(List<CounterView> units, List<CounterView> leaders, List<TokenView> tokens) {

        static final Stack EMPTY = new Stack(List.of(), List.of(), List.of());

        Stack {
            units = List.copyOf(units);
            leaders = List.copyOf(leaders);
            tokens = List.copyOf(tokens);
        }

        /** Units, then leaders. */
        List<CounterView> counters() {
            List<CounterView> all = new ArrayList<>(units);
            all.addAll(leaders);
            return all;
        }
    }

    /** A token as it is seen. */
    record TokenView(String id, Pennant pennant) {}

    /**
     * The units of one formation on the map.
     *
     * @param name of the formation
     * @param colour of its counters
     * @param hexes where they stand
     */
    public record Group(String name, Color colour, List<Hex> hexes) {}

    private record Ranked(int rank, CounterView view) {}

    private final Map<Hex, Stack> stacks = new HashMap<>();
    private final List<Group> groups = new ArrayList<>();

    public HexOccupants(PaintScene scene) {
        Scenario scenario = scene.scenario();
        if (scenario == null || scene.pack().battlefield().hexMap().isEmpty()) {
            return;
        }
        Roster roster = new Roster(scene.pack().orderOfBattle());
        CounterColours colours = new CounterColours(scene.pack().orderOfBattle(), roster);
        CounterViews views = new CounterViews(scene.rules(), roster, colours);
        Map<Hex, List<Ranked>> counters = new LinkedHashMap<>();
        for (Placement placement : scenario.setup()) {
            // A piece without a place in its stack lies below those that have one.
            placement
                    .hex()
                    .ifPresent(hex -> put(
                            counters,
                            hex,
                            placement.stack() == null ? Integer.MAX_VALUE : placement.stack(),
                            views.of(placement)));
            for (Placement.Part part : placement.parts()) {
                int rank = part.stack() == null ? Integer.MAX_VALUE : part.stack();
                put(counters, part.hex(), rank, views.of(placement, part));
            }
        }
        group(scenario, roster, colours);
        Map<Hex, List<TokenView>> tokens = new HashMap<>();
        for (Token token : scenario.tokens()) {
            if (token.position().standing() instanceof Position.OnHex on) {
                tokens.computeIfAbsent(on.hex(), none -> new ArrayList<>())
                        .add(new TokenView(token.id(), Pennant.of(token, scene, colours)));
            }
        }
        Set<Hex> hexes = new HashSet<>(counters.keySet());
        hexes.addAll(tokens.keySet());
        for (Hex hex : hexes) {
            stacks.put(hex, stack(counters.getOrDefault(hex, List.of()), tokens.getOrDefault(hex, List.of())));
        }
    }

    private void group(Scenario scenario, Roster roster, CounterColours colours) {
        Map<String, List<Hex>> byFormation = new LinkedHashMap<>();
        for (Placement placement : scenario.setup()) {
            roster.unit(placement.piece())
                    .flatMap(roster::formationOf)
                    .ifPresent(formation -> byFormation
                            .computeIfAbsent(formation.id(), none -> new ArrayList<>())
                            .addAll(placement.hex().stream().toList()));
        }
        byFormation.forEach((id, hexes) -> roster.formation(id)
                .filter(formation -> !hexes.isEmpty() && !formation.name().isBlank())
                .ifPresent(
                        formation -> groups.add(new Group(formation.name(), colours.ofOwner(id), List.copyOf(hexes)))));
    }

    /** The formations that have units on the map, in the order of the set-up. */
    public List<Group> groups() {
        return groups;
    }

    private static void put(Map<Hex, List<Ranked>> counters, Hex hex, int rank, CounterView view) {
        counters.computeIfAbsent(hex, none -> new ArrayList<>()).add(new Ranked(rank, view));
    }

    private static Stack stack(List<Ranked> counters, List<TokenView> tokens) {
        List<CounterView> sorted = counters.stream()
                .sorted(Comparator.comparingInt(Ranked::rank))
                .map(Ranked::view)
                .toList();
        return new Stack(
                sorted.stream().filter(view -> !view.leader()).toList(),
                sorted.stream().filter(CounterView::leader).toList(),
                tokens);
    }

    public Set<Hex> hexes() {
        return stacks.keySet();
    }

    public Stack in(Hex hex) {
        return stacks.getOrDefault(hex, Stack.EMPTY);
    }
}
