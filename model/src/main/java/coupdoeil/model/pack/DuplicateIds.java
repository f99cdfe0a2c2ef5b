package coupdoeil.model.pack;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds ids that two things have where one is meant to be found by it. */
final class DuplicateIds {

    private DuplicateIds() {}

    static void report(Optional<Fields> battlefield, Optional<Fields> orderOfBattle, Optional<Fields> chart) {
        battlefield.ifPresent(file -> {
            among(file, "panels");
            among(file, "places");
            if (file.text("kind").equals("table")) {
                among(file, "features");
            }
        });
        orderOfBattle.ifPresent(file -> {
            among(file, "sides");
            // An asset may belong to either, a placement name either.
            among(file, "armies", "formations");
            among(file, "units", "leaders");
        });
        chart.ifPresent(file -> among(file, "records"));
    }

    static void reportScenarios(List<Fields> files) {
        Map<String, String> seen = new HashMap<>();
        for (Fields file : files) {
            check(file, file.file(), seen);
            among(file, "events");
            among(file, "tokens");
            among(file, "reinforcements");
            among(file, "victory");
        }
    }

    /** Reports ids that occur twice among the entries of some lists of a file. */
    private static void among(Fields file, String... lists) {
        Map<String, String> seen = new HashMap<>();
        for (String list : lists) {
            for (Fields entry : file.children(list)) {
                check(entry, entry.pointer(), seen);
            }
        }
    }

    private static void check(Fields entry, String where, Map<String, String> seen) {
        String id = entry.text("id");
        String first = id.isEmpty() ? null : seen.putIfAbsent(id, where);
        if (first != null) {
            entry.report(ProblemKind.DUPLICATE_ID, Problems.quote(id) + " is the id of " + first + " already", "id");
        }
    }
}
