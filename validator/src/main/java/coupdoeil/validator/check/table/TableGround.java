package coupdoeil.validator.check.table;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Readings;
import coupdoeil.validator.check.fact.Tracker;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;

/**
 * The features of a table, read block by block; each reading is tracked. A session keeps it and lets it follow the edits
 * of the ground.
 */
public final class TableGround {

    private Mapped mapped;
    private final Tracker tracker;
    private final Readings wide;
    private final Readings everywhere;
    private final Readings tileReadings;
    private final Map<Block, Readings> readings = new HashMap<>();

    TableGround(Mapped mapped, Tracker tracker) {
        this.mapped = mapped;
        this.tracker = tracker;
        this.wide = tracker.readings(1);
        this.everywhere = tracker.readings(1);
        this.tileReadings = tracker.readings(Tiles.COUNT);
    }

    /** Goes on with other ground; whatever read a block that differs is out of date. */
    @SuppressWarnings("ReferenceEquality") // It is the same object while nobody draws.
    void follow(Mapped others) {
        Mapped before = mapped;
        mapped = others;
        if (before == others) {
            return;
        }
        if (!before.wide().equals(others.wide())) {
            wide.differ(0);
        }
        if (!before.blocks().equals(others.blocks())) {
            everywhere.differ(0);
        }
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            if (!before.tiles().sameAt(tile, others.tiles())) {
                tileReadings.differ(tile);
            }
        }
        readings.forEach((block, reading) -> {
            if (!Objects.equals(before.blocks().get(block), others.blocks().get(block))) {
                reading.differ(0);
            }
        });
    }

    /** Features on whose ground some bases of a piece are, in the order written. */
    public Stream<GroundFeature> under(Stand stand) {
        return near(stand.footprint().bounds()).stream().filter(stand::isOn);
    }

    /** Features that may have a point in a rectangle, given in hundredths of a millimetre, in the order written. */
    public Collection<GroundFeature> near(Envelope bounds) {
        return near(bounds, tile -> true);
    }

    /**
     * Of those the ones that may have a point in a part of the rectangle.
     *
     * @param part whether a rectangle may have a point in it
     */
    public Collection<GroundFeature> near(Envelope bounds, Predicate<Envelope> part) {
        tracker.read(wide, 0);
        if (!Tiles.areMany(bounds)) {
            SortedMap<Integer, GroundFeature> near = new TreeMap<>(mapped.wide());
            for (Block block : Block.of(bounds)) {
                tracker.read(readings.computeIfAbsent(block, none -> tracker.readings(1)), 0);
                near.putAll(mapped.blocks().getOrDefault(block, Collections.emptySortedMap()));
            }
            return List.copyOf(near.values());
        }
        BitSet numbers = new BitSet();
        mapped.wide().keySet().forEach(numbers::set);
        if (Tiles.isNearlyAll(bounds)) {
            tracker.read(everywhere, 0);
            mapped.tiles().addAllNumbers(numbers);
        } else {
            Tiles.forEach(bounds, part, tile -> {
                tracker.read(tileReadings, tile);
                mapped.tiles().addNumbers(tile, numbers);
            });
        }
        return mapped.tiles()
                .of(
                        numbers,
                        feature -> feature.shape().mayMeet(bounds)
                                && feature.shape().mayMeet(part));
    }
}
