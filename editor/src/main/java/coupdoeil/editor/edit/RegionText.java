package coupdoeil.editor.edit;

import static java.nio.charset.StandardCharsets.UTF_8;

import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.UnreadContent;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.ExcerptSheet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** An excerpt as the text of the two files that a pack would have of it, for another program that runs this editor. */
public final class RegionText {

    /** Between the battlefield and the scenario; it stands in no JSON. */
    private static final String BREAK = "\f";

    private static final String SCENARIO = PackPaths.scenario(ExcerptSheet.ID);

    private RegionText() {}

    /** The text; empty if the excerpt is larger than any map. @param pack where it comes from */
    public static Optional<String> of(Pack pack, Excerpt excerpt) {
        return ExcerptSheet.of(excerpt).map(sheet -> {
            SortedMap<String, byte[]> files = new TreeMap<>(
                    PackWriter.files(bare(pack).withBattlefield(sheet.map()).withScenarios(List.of(sheet.scenario()))));
            return new String(files.get(PackPaths.BATTLEFIELD), UTF_8) + BREAK + new String(files.get(SCENARIO), UTF_8);
        });
    }

    /** Reads what {@link #of} wrote; empty if it is something else. @param pack whose rules are asked how to read it */
    public static Optional<Excerpt> parse(Pack pack, String text) {
        int end = text.indexOf(BREAK);
        if (end < 0) {
            return Optional.empty();
        }
        SortedMap<String, byte[]> files = new TreeMap<>(PackWriter.files(bare(pack)));
        files.put(PackPaths.BATTLEFIELD, text.substring(0, end).getBytes(UTF_8));
        files.put(SCENARIO, text.substring(end + 1).getBytes(UTF_8));
        return PackReader.readFiles(files)
                .pack()
                .flatMap(read -> read.battlefield()
                        .hexMap()
                        .map(map -> Excerpt.of(
                                map,
                                read.scenarios().stream().findFirst().orElse(null),
                                map.grid().hexes().toList(),
                                RegionEdits.middle(
                                        map.grid().hexes().filter(map::contains).toList()))));
    }

    private static Pack bare(Pack pack) {
        return pack.withOrderOfBattle(OrderOfBattle.EMPTY)
                .withScenarios(List.of())
                .withSuppressions(List.of())
                .withSources(List.of())
                .withAttachments(Map.of())
                .withKept(UnreadContent.NONE);
    }
}
