package coupdoeil.validator.check.table;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.fact.Readings;
import coupdoeil.validator.check.fact.Tracker;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * Who stands where on the table at the start of the scenario, read block by block; each reading is tracked. A session
 * keeps it and lets it follow the edits of the scenario.
 */
public final class Stands {

    private SortedMap<Block, SortedMap<Integer, Stand>> blocks;
    private final Tracker tracker;
    private final Map<Block, Readings> readings = new HashMap<>();
    private Tiles<Stand> tiles;
    private final Readings tileReadings;
    private final Readings everywhere;
    private final Readings whoever;
    private final Map<String, Readings> keyReadings = new HashMap<>();
    private @Nullable List<Stand> all;
    private Map<String, Stand> byKey;
    private final Map<String, List<Stand>> against = new HashMap<>();

    Stands(SortedMap<Block, SortedMap<Integer, Stand>> blocks, Tracker tracker) {
        this.blocks = blocks;
        this.tiles = Tiles.of(blocks, Map.of());
        this.tracker = tracker;
        this.tileReadings = tracker.readings(Tiles.COUNT);
        this.everywhere = tracker.readings(1);
        this.whoever = tracker.readings(1);
        this.byKey = byKey();
    }

    /** In the order of the set-up. */
    private Map<String, Stand> byKey() {
        BitSet numbers = new BitSet();
        tiles.addAllNumbers(numbers);
        Map<String, Stand> known = new LinkedHashMap<>();
        tiles.of(numbers, any -> true).forEach(stand -> known.put(stand.key(), stand));
        return known;
    }

    /** Goes on with others. @param touched blocks of which nobody knows that they are as they were; empty: any */
    void follow(SortedMap<Block, SortedMap<Integer, Stand>> others, Optional<Set<Block>> touched) {
        SortedMap<Block, SortedMap<Integer, Stand>> before = blocks;
        blocks = others;
        if (before.equals(others)) {
            return;
        }
        all = null;
        against.clear();
        everywhere.differ(0);
        Set<Block> differing = touched.orElseGet(() -> {
            Set<Block> any = new TreeSet<>(before.keySet());
            any.addAll(others.keySet());
            return any;
        });
        Tiles<Stand> known = tiles;
        tiles = known.after(others, differing);
        differing.stream().mapToInt(Tiles::number).distinct().forEach(tile -> {
            if (!known.sameAt(tile, tiles)) {
                tileReadings.differ(tile);
            }
        });
        differing.forEach(block -> {
            Readings reading = readings.get(block);
            if (reading != null && !Objects.equals(before.get(block), others.get(block))) {
                reading.differ(0);
            }
        });
        followKeys();
    }

    private void followKeys() {
        Map<String, Stand> before = byKey;
        byKey = byKey();
        keyReadings.forEach((key, reading) -> {
            if (!Objects.equals(before.get(key), byKey.get(key))) {
                reading.differ(0);
            }
        });
        if (!List.copyOf(before.keySet()).equals(List.copyOf(byKey.keySet()))) {
            whoever.differ(0);
        }
    }

    /** Those that have a block in common with a footprint, in the order of the set-up. */
    public Collection<Stand> near(Footprint footprint) {
        return of(Block.of(footprint));
    }

    /** Those that may have a point in a rectangle, given in hundredths of a millimetre, in the same order. */
    public Collection<Stand> near(Envelope bounds) {
        return near(bounds, tile -> true);
    }

    /**
     * Of those the ones that may have a point in a part of the rectangle.
     *
     * @param part whether a rectangle may have a point in it
     */
    public Collection<Stand> near(Envelope bounds, Predicate<Envelope> part) {
        if (!Tiles.areMany(bounds)) {
            return of(Block.of(bounds));
        }
        if (Tiles.isNearlyAll(bounds)) {
            return all().stream()
                    .filter(stand -> stand.footprint().mayMeet(bounds))
                    .toList();
        }
        BitSet numbers = new BitSet();
        Tiles.forEach(bounds, part, tile -> {
            tracker.read(tileReadings, tile);
            tiles.addNumbers(tile, numbers);
        });
        return tiles.of(numbers, stand -> stand.footprint().mayMeet(bounds));
    }

    /** Those that may have a point in a part of the table, in the same order. */
    public List<Stand> near(Patch patch) {
        BitSet numbers = new BitSet();
        for (int tile : patch.tiles()) {
            tracker.read(tileReadings, tile);
            tiles.addNumbers(tile, numbers);
        }
        return tiles.of(numbers, stand -> patch.mayMeet(stand.footprint().bounds()));
    }

    /** All of them, in the same order; who reads that reads on when anybody moves. */
    public List<Stand> all() {
        tracker.read(everywhere, 0);
        if (all == null) {
            all = List.copyOf(byKey.values());
        }
        return all;
    }

    /** The keys of all, in the same order; who reads that reads on when others come or go, not when they move. */
    public Collection<String> keys() {
        tracker.read(whoever, 0);
        return Collections.unmodifiableSet(byKey.keySet());
    }

    /** Whoever has a key; who reads that reads on when that one moves. */
    public Optional<Stand> of(String key) {
        tracker.read(keyReadings.computeIfAbsent(key, none -> tracker.readings(1)), 0);
        return Optional.ofNullable(byKey.get(key));
    }

    /** Units of the sides that are none of those, nor of no side; who reads that reads on when anybody moves. */
    public List<Stand> unitsAgainst(String side) {
        tracker.read(everywhere, 0);
        return against.computeIfAbsent(
                side,
                own -> all().stream()
                        .filter(stand -> stand.piece() instanceof Unit
                                && !stand.side().isEmpty()
                                && !stand.side().equals(own))
                        .toList());
    }

    private Collection<Stand> of(Set<Block> wanted) {
        SortedMap<Integer, Stand> near = new TreeMap<>();
        for (Block block : wanted) {
            read(block);
            SortedMap<Integer, Stand> there = blocks.get(block);
            if (there != null) {
                near.putAll(there);
            }
        }
        return near.values();
    }

    /** Whether a footprint shares a square inch with a crowd, see {@link Crowds}. */
    public boolean crowded(Footprint footprint) {
        return Block.of(footprint).stream().anyMatch(block -> {
            read(block);
            return Crowds.is(blocks.getOrDefault(block, Collections.emptySortedMap()));
        });
    }

    private void read(Block block) {
        tracker.read(readings.computeIfAbsent(block, none -> tracker.readings(1)), 0);
    }
}
