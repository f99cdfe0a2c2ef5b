package coupdoeil.model.pack;

import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.format.Fields;
import coupdoeil.model.pack.format.FileFormat;
import coupdoeil.model.pack.format.HexLabels;
import coupdoeil.model.pack.format.ScenarioFormat;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
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
    private final List<Fields> files = new ArrayList<>();
    /** Names in the list of pack.json that no file has, with their numbers in it. */
    private final Map<String, Integer> missing = new LinkedHashMap<>();

    private List<String> written = List.of();

    ScenarioFiles(OpenFiles open, Optional<Fields> info, HexLabels labels) {
        this.open = open;
        this.info = info;
        this.labels = labels;
    }

    List<Scenario> read() {
        List<String> stems = new ArrayList<>();
        for (Map.Entry<String, Integer> listed : stems().entrySet()) {
            String path = PackPaths.scenario(listed.getKey());
            Optional<Fields> file = open.optional(path, FileFormat.SCENARIO);
            if (file.isPresent()) {
                files.add(file.get());
                stems.add(listed.getKey());
            } else {
                leaveOut(listed.getValue());
            }
        }
        Set<String> taken = new HashSet<>(open.unusable().keySet());
        taken.addAll(open.unread());
        written = PackPaths.stems(files.stream().map(file -> file.text("id")).toList(), taken).stream()
                .map(PackPaths::scenario)
                .toList();
        // A name that another file will take at the next saving is then no longer missing.
        Set<String> next = new HashSet<>(written);
        missing.forEach((stem, index) -> {
            if (!next.contains(PackPaths.scenario(stem))) {
                leaveOut(index);
            }
        });
        for (int i = 0; i < files.size(); i++) {
            Fields file = files.get(i);
            if (!written.get(i).equals(PackPaths.scenario(stems.get(i))) && file.has("id")) {
                String message = "the file's name and the scenario's id " + Problems.quote(file.text("id"))
                        + " differ; the next saving names it " + written.get(i);
                file.report(ProblemKind.SCENARIO_NAME, message, "id");
            }
        }
        return files.stream().map(file -> ScenarioFormat.read(file, labels)).toList();
    }

    /** The files that were read, by the paths that they will be written to. */
    Map<String, Fields> byNextPath() {
        Map<String, Fields> byPath = new LinkedHashMap<>();
        for (int i = 0; i < files.size(); i++) {
            byPath.put(written.get(i), files.get(i));
        }
        return byPath;
    }

    private void leaveOut(int index) {
        if (index >= 0) {
            info.ifPresent(file -> file.leftOut().add("/" + LIST + "/" + index));
        }
    }

    /** The names of the scenario files, each once, with their numbers in the list of pack.json; -1 if not in it. */
    private Map<String, Integer> stems() {
        Set<String> present = open.paths().stream()
                .flatMap(path -> PackPaths.stem(path).stream())
                .collect(Collectors.toCollection(TreeSet::new));
        Map<String, Integer> listed = new LinkedHashMap<>();
        List<JsonValue> items = info.map(file -> file.items(LIST)).orElse(List.of());
        for (int i = 0; i < items.size(); i++) {
            String stem =
                    items.get(i) instanceof JsonScalar scalar ? scalar.text().orElse("") : "";
            if (stem.isEmpty()) {
                leaveOut(i);
            } else if (listed.putIfAbsent(stem, i) != null) {
                report(ProblemKind.LISTED_TWICE, Problems.quote(stem) + " is listed twice", items.get(i), i);
                leaveOut(i);
            } else if (!present.contains(stem)) {
                missing.put(stem, i);
                if (!open.problems().concern(PackPaths.scenario(stem))) {
                    String message = "there is no file " + Problems.quote(PackPaths.scenario(stem));
                    report(ProblemKind.MISSING_FILE, message, items.get(i), i);
                }
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
        unlisted.forEach(stem -> listed.put(stem, -1));
        return listed;
    }

    private void report(ProblemKind kind, String message, JsonValue item, int index) {
        open.problems().add(kind, Severity.ERROR, message, PackPaths.PACK, "/" + LIST + "/" + index, item.spot());
    }
}
