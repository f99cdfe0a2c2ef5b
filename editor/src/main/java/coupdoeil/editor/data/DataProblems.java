package coupdoeil.editor.data;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Mark;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.Items;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where in the battle data the errors and warnings of a pack are, by the keys of its things; what is inside of a thing counts as
 * its own. Linear in the findings and the pack.
 */
final class DataProblems {

    static final DataProblems NONE = new DataProblems();

    /** Of what a scenario lists, where the outline has it. */
    private static final Map<String, String> LISTS = Map.of(
            "period", "periods",
            "event", "events",
            "token", "tokens",
            "group", "arrivals",
            "victory", "victory",
            "special-rule", "special");

    private final Map<String, List<Finding>> findings = new HashMap<>();
    private final Map<String, String> keys = new HashMap<>();

    private DataProblems() {}

    static DataProblems of(Findings found, Session session) {
        DataProblems problems = new DataProblems();
        List<Finding> open = found.open().stream()
                .filter(finding -> finding.severity() != Severity.INFO)
                .toList();
        if (!open.isEmpty()) {
            problems.name(session);
            open.forEach(problems::add);
        }
        return problems;
    }

    /** The key of the first thing in the battle data that a finding is about; empty if there is none. */
    static Optional<String> about(Finding finding, Session session) {
        DataProblems problems = new DataProblems();
        problems.name(session);
        return finding.subjects().stream()
                .map(subject -> problems.place(finding, subject))
                .filter(key -> !key.isEmpty())
                .findFirst();
    }

    /** What is wrong with a thing, the worst of it first; empty if nothing. */
    Optional<Mark> mark(String key) {
        List<Finding> all = findings.getOrDefault(key, List.of());
        return all.stream()
                .max((one, other) -> one.severity().compareTo(other.severity()))
                .map(worst -> new Mark(worst.severity(), text(worst, all.size() - 1)));
    }

    private static String text(Finding worst, int more) {
        String line = worst.message().lines().findFirst().orElse(worst.rule());
        return more == 0 ? line : Messages.text("data.and-more", line, more);
    }

    private void name(Session session) {
        Pack pack = session.pack();
        keys.put("pack:" + pack.info().id(), "battle");
        for (TerrainRecord record : session.chart().records()) {
            keys.putIfAbsent("chart:" + record.id(), "chart/" + record.kind() + "/" + record.id());
        }
        for (int i = 0; i < pack.suppressions().size(); i++) {
            keys.put("suppression:" + i, "battle/suppressions/" + i);
        }
        pack.scenarios().forEach(this::name);
    }

    private void name(Scenario scenario) {
        String home = "scenarios/" + scenario.id();
        keys.putIfAbsent("scenario:" + scenario.id(), home);
        Map<String, Integer> numbers = new HashMap<>();
        for (ScenarioItem item : Items.of(scenario)) {
            String list = LISTS.get(item.kind());
            int number = numbers.merge(item.kind(), 1, Integer::sum) - 1;
            // Behind those of the scenario come the tokens of its groups, which stand elsewhere.
            boolean own =
                    !item.kind().equals("token") || number < scenario.tokens().size();
            if (list != null && own) {
                keys.putIfAbsent(subject(scenario.id(), item.kind(), item.key()), home + "/" + list + "/" + number);
            }
        }
    }

    private static String subject(String scenario, String kind, String key) {
        return (LISTS.containsKey(kind) ? scenario + "/" : "") + kind + ":" + key;
    }

    /** Puts a finding to the things that it is about and to what these are in, once to each. */
    private void add(Finding finding) {
        Set<String> places = new LinkedHashSet<>();
        for (SubjectRef subject : finding.subjects()) {
            for (String at = place(finding, subject);
                    !at.isEmpty();
                    at = at.substring(0, Math.max(0, at.lastIndexOf('/')))) {
                places.add(at);
            }
        }
        places.forEach(
                at -> findings.computeIfAbsent(at, none -> new ArrayList<>()).add(finding));
    }

    /** The key of what a finding is about; empty if the outline does not have it. */
    private String place(Finding finding, SubjectRef subject) {
        if (subject.kind().equals("table")) {
            return "tables/" + subject.key().replace('.', '/');
        }
        String key = keys.getOrDefault(subject(finding.scenario(), subject.kind(), subject.key()), "");
        boolean cell = subject.kind().equals("chart") && finding.data().get("field") instanceof String;
        return cell ? key + "/" + finding.data().get("field") : key;
    }
}
