package coupdoeil.editor.edit;

import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Words of an excerpt for ground and hexsides that another chart does not have. */
public record ForeignGround(List<Word> words) {

    /**
     * One of them.
     *
     * @param instead what of the chart may stand for it
     * @param needed whether something must, as of the terrain of a hex
     */
    public record Word(String id, List<TerrainRecord> instead, boolean needed) {
        public Word {
            instead = List.copyOf(instead);
        }
    }

    public ForeignGround {
        words = List.copyOf(words);
    }

    /** What a chart does not know of an excerpt. */
    public static ForeignGround of(Excerpt excerpt, TerrainChart chart) {
        Set<String> terrain = new TreeSet<>();
        Set<String> features = new TreeSet<>();
        Set<String> sides = new TreeSet<>();
        excerpt.ground().values().forEach(ground -> {
            terrain.add(ground.terrain());
            features.addAll(ground.features());
        });
        excerpt.sides().forEach(written -> sides.addAll(written.features()));
        List<Word> words = new ArrayList<>();
        add(words, terrain, chart, Set.of(TerrainRecord.HEX), true);
        add(words, features, chart, Set.of(TerrainRecord.FEATURE), false);
        add(words, sides, chart, Set.of(TerrainRecord.SIDE, TerrainRecord.LINK), false);
        return new ForeignGround(words);
    }

    /** What a chart does not know of a part of a table. */
    public static ForeignGround of(TableExcerpt excerpt, TerrainChart chart) {
        List<Word> words = new ArrayList<>();
        List<String> kinds = List.of(TerrainRecord.POINT, TerrainRecord.LINE, TerrainRecord.AREA);
        for (int dimension = 0; dimension < kinds.size(); dimension++) {
            int same = dimension;
            Set<String> types = new TreeSet<>();
            excerpt.features().stream()
                    .filter(listed -> listed.value().points().getDimension() == same)
                    .forEach(listed -> types.add(listed.value().type()));
            add(words, types, chart, Set.of(kinds.get(dimension)), true);
        }
        return new ForeignGround(words);
    }

    private static void add(
            List<Word> words, Collection<String> ids, TerrainChart chart, Set<String> kinds, boolean needed) {
        List<TerrainRecord> known = chart.records().stream()
                .filter(record -> kinds.contains(record.kind()))
                .toList();
        ids.stream()
                .filter(id -> known.stream().noneMatch(record -> record.id().equals(id)))
                .forEach(id -> words.add(new Word(id, known, needed)));
    }
}
