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
    private final Map<Block, Readings> tileReadings = new HashMap<>();
    private final Map<Block, Readings> readings = new HashMap<>();

    TableGround(Mapped mapped, Tracker tracker) {
        this.mapped = mapped;
        this.tracker = tracker;
        this.wide = tracker.readings(1);
        this.everywhere = tracker.readings(1);
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
        tileReadings.forEach((tile, reading) -> {
            if (!before.tiles().at(tile).equals(others.tiles().at(tile))) {
                reading.differ(0);
            }
        });
        readings.forEach((block, reading) -> {
            if (!Objects.equals(before.blocks().get(block), others.blocks().get(block))) {
                reading.differ(0);
            }
        });
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
        if (mapped.wide().isEmpty() && Tiles.areMany(bounds) && !Tiles.isNearlyAll(bounds)) {
            BitSet numbers = new BitSet();
            for (Block tile : Tiles.of(bounds)) {
                if (part.test(Tiles.ground(tile))) {
                    readTile(tile);
                    mapped.tiles().addNumbers(tile, numbers);
                }
            }
            return mapped.tiles()
                    .of(numbers, feature -> feature.shape().bounds().intersects(bounds));
        }
        SortedMap<Integer, GroundFeature> near = new TreeMap<>(mapped.wide());
        if (Tiles.isNearlyAll(bounds)) {
            tracker.read(everywhere, 0);
            mapped.blocks().values().forEach(near::putAll);
            near.values().removeIf(feature -> !feature.shape().bounds().intersects(bounds));
            return List.copyOf(near.values());
        }
        if (Tiles.areMany(bounds)) {
            for (Block tile : Tiles.of(bounds)) {
                readTile(tile);
                near.putAll(mapped.tiles().at(tile));
            }
            near.values().removeIf(feature -> !feature.shape().bounds().intersects(bounds));
            return List.copyOf(near.values());
        }
        for (Block block : Block.of(bounds)) {
            tracker.read(readings.computeIfAbsent(block, none -> tracker.readings(1)), 0);
            near.putAll(mapped.blocks().getOrDefault(block, Collections.emptySortedMap()));
        }
        return List.copyOf(near.values());
    }

    private void readTile(Block tile) {
        tracker.read(tileReadings.computeIfAbsent(tile, none -> tracker.readings(1)), 0);
    }
}
