package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
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

    private record Ranked(int rank, CounterView view) {}

    private final Map<Hex, Stack> stacks = new HashMap<>();

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
