package coupdoeil.validator.check.table;

import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Derived;
import coupdoeil.validator.check.Situation;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The features of a table block by block.
 *
 * @param blocks by number in the order written
 * @param wide those that reach over so much ground that they are read whatever block is asked about
 */
record Mapped(
        Map<Block, SortedMap<Integer, GroundFeature>> blocks,
        Tiles<GroundFeature> tiles,
        SortedMap<Integer, GroundFeature> wide) {

    /** More than a large table has. */
    private static final int MOST_BLOCKS = 8_000;

    private static final Derived<List<GroundFeature>> FEATURES = new Derived<>(
            situation -> features(written(situation), situation.chart()),
            (known, before, now, moves) -> sameGround(before, now) ? known : null);

    private static final Derived<Mapped> MAPPED = new Derived<>(
            situation -> of(situation.get(FEATURES)),
            (known, before, now, moves) -> sameGround(before, now) ? known : null);

    /** Those of a situation. */
    static final Function<Situation, Mapped> BLOCKS = situation -> situation.get(MAPPED);

    /** Every feature, in the order written. */
    static List<GroundFeature> features(Situation situation) {
        return situation.get(FEATURES);
    }

    private static List<GroundFeature> features(List<TableFeature> features, TerrainChart chart) {
        return features.stream()
                .map(feature -> GroundFeature.of(feature, chart))
                .toList();
    }

    private static List<TableFeature> written(Situation situation) {
        return situation.pack().battlefield().table().orElseThrow().features();
    }

    @SuppressWarnings("ReferenceEquality") // What no edit touched is the same object.
    private static boolean sameGround(Situation before, Situation now) {
        return written(before) == written(now) && before.chart() == now.chart();
    }

    private static Mapped of(List<GroundFeature> features) {
        Map<Block, SortedMap<Integer, GroundFeature>> blocks = new TreeMap<>();
        SortedMap<Integer, GroundFeature> wide = new TreeMap<>();
        for (int number = 0; number < features.size(); number++) {
            GroundFeature feature = features.get(number);
            Set<Block> its = Block.of(feature.shape().bounds());
            if (its.size() > MOST_BLOCKS) {
                wide.put(number, feature);
            } else {
                for (Block block : its) {
                    blocks.computeIfAbsent(block, none -> new TreeMap<>()).put(number, feature);
                }
            }
        }
        return new Mapped(blocks, Tiles.of(blocks, wide), wide);
    }
}
