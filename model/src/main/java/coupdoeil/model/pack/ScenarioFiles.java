package coupdoeil.model.pack;

import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.Problem.Severity;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The scenarios of a pack: those that pack.json lists in its order, then the rest by name. */
final class ScenarioFiles {

    private static final String LIST = "scenarios";

    private final OpenFiles open;
    private final Optional<Fields> info;
    private final HexLabels labels;

    ScenarioFiles(OpenFiles open, Optional<Fields> info, HexLabels labels) {
        this.open = open;
        this.info = info;
        this.labels = labels;
    }

    List<Scenario> read() {
        Map<String, Fields> byStem = new LinkedHashMap<>();
        for (String stem : stems()) {
            open.open(PackPaths.scenario(stem), FileFormat.SCENARIO).ifPresent(file -> byStem.put(stem, file));
        }
        List<Fields> files = List.copyOf(byStem.values());
        List<String> stems = List.copyOf(byStem.keySet());
        List<String> next =
                PackPaths.stems(files.stream().map(file -> file.text("id")).toList());
        for (int i = 0; i < files.size(); i++) {
            open.keepUnknownKeys(files.get(i), PackPaths.scenario(next.get(i)));
            if (!next.get(i).equals(stems.get(i)) && files.get(i).has("id")) {
                String message = "the file's name and the scenario's id "
                        + Problems.quote(files.get(i).text("id")) + " differ; the next saving names it "
                        + PackPaths.scenario(next.get(i));
                files.get(i).report(ProblemKind.SCENARIO_NAME, message, "id");
            }
        }
        return files.stream().map(file -> ScenarioFormat.read(file, labels)).toList();
    }

    /** The names of the scenario files, each once. */
    private Set<String> stems() {
        Set<String> present = open.paths().stream()
                .flatMap(path -> PackPaths.stem(path).stream())
                .collect(Collectors.toCollection(TreeSet::new));
        Map<String, Integer> listed = new LinkedHashMap<>();
        List<JsonValue> items = info.map(file -> file.items(LIST)).orElse(List.of());
        for (int i = 0; i < items.size(); i++) {
            String stem =
                    items.get(i) instanceof JsonScalar scalar ? scalar.text().orElse("") : "";
            if (!stem.isEmpty() && listed.putIfAbsent(stem, i) != null) {
                report(ProblemKind.LISTED_TWICE, Problems.quote(stem) + " is listed twice", items.get(i), i);
            } else if (!stem.isEmpty()
                    && !present.contains(stem)
                    && !open.problems().concern(PackPaths.scenario(stem))) {
                String message = "there is no file " + Problems.quote(PackPaths.scenario(stem));
                report(ProblemKind.MISSING_FILE, message, items.get(i), i);
            }
        }
        List<String> unlisted = new ArrayList<>(present);
        unlisted.removeAll(listed.keySet());
        if (info.isPresent()) {
            unlisted.forEach(stem -> open.problems()
                    .add(
                            ProblemKind.UNLISTED_SCENARIO,
                            "pack.json does not list this scenario; it is read after those that are listed",
                            PackPaths.scenario(stem)));
        }
        listed.keySet().retainAll(present);
        unlisted.forEach(stem -> listed.put(stem, 0));
        return listed.keySet();
    }

    private void report(ProblemKind kind, String message, JsonValue item, int index) {
        open.problems().add(kind, Severity.ERROR, message, PackPaths.PACK, "/" + LIST + "/" + index, item.spot());
    }
}
