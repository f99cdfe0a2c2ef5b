package coupdoeil.editor.shell;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.scenario.Scenario;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/** What a designer calls the files of a pack. */
final class FileWords {

    private static final String SCENARIOS = "scenarios/";
    private static final String JSON = ".json";

    private FileWords() {}

    /** The words for a file: {@code the order of battle}, {@code scenario “Dawn”}. @param packs where names may be found */
    static String of(String path, List<Pack> packs) {
        if (path.startsWith(SCENARIOS) && path.endsWith(JSON)) {
            String id = path.substring(SCENARIOS.length(), path.length() - JSON.length());
            String name = packs.stream()
                    .flatMap(pack -> pack.scenario(id).stream())
                    .map(Scenario::name)
                    .filter(text -> !text.isBlank())
                    .findFirst()
                    .orElse(id);
            return Messages.text("part.scenario", name);
        }
        Optional<String> source = PackPaths.sourceId(path);
        if (source.isPresent()) {
            return Messages.text("part.source", source.get());
        }
        return switch (path) {
            case PackPaths.PACK -> Messages.text("part.pack");
            case PackPaths.BATTLEFIELD -> Messages.text("part.battlefield");
            case PackPaths.ORDER_OF_BATTLE -> Messages.text("part.order-of-battle");
            case PackPaths.CHART -> Messages.text("part.chart");
            case PackPaths.HOUSE_RULES -> Messages.text("part.house-rules");
            case PackPaths.SUPPRESSIONS -> Messages.text("part.suppressions");
            default -> path;
        };
    }

    /** The words for all files in which two packs differ. Costs about as much as writing both. */
    static List<String> differing(Pack one, Pack other) {
        SortedMap<String, byte[]> first = PackWriter.files(one);
        SortedMap<String, byte[]> second = PackWriter.files(other);
        Set<String> paths = new TreeSet<>(first.keySet());
        paths.addAll(second.keySet());
        return paths.stream()
                .filter(path -> !Arrays.equals(first.get(path), second.get(path)))
                .map(path -> of(path, List.of(one, other)))
                .toList();
    }
}
