package coupdoeil.validator.ot;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;

/** The table of the examples without anybody on it: as the digest's vectors have it, and larger. */
public final class BareTable {

    private static final RuleSystem SYSTEM = RuleSystems.load("ot").orElseThrow();
    private static final Validator RULES = Validator.of(SYSTEM);

    private final List<String> lines = new ArrayList<>();

    public BareTable(String... more) {
        for (String piece : List.of("f-1", "f-2", "f-3", "f-4", "f-general", "a-1", "a-2", "a-3", "a-4", "a-general")) {
            lines.add("remove put " + piece);
        }
        lines.addAll(List.of(more));
    }

    public BareTable line(String line) {
        lines.add(line);
        return this;
    }

    public Facts facts() {
        Pack pack = pack();
        return Situation.of(pack, SYSTEM, pack.scenarios().get(0)).facts();
    }

    private Pack pack() {
        return ExamplePacks.of(SYSTEM, lines.toArray(String[]::new));
    }

    /** Ids of the system's rules that find something about a subject, each as often as it does. */
    public List<String> found(String subject) {
        return RULES.validate(pack()).open().stream()
                .filter(finding -> finding.rule().startsWith("OT-"))
                .filter(finding -> finding.subjects().get(0).text().equals(subject))
                .map(Finding::rule)
                .toList();
    }

    /** How grave what a rule finds about a subject is. */
    List<String> severities(String subject, String rule) {
        return RULES.validate(pack()).open().stream()
                .filter(finding -> finding.rule().equals(rule))
                .filter(finding -> finding.subjects().get(0).text().equals(subject))
                .map(finding -> finding.severity().id())
                .toList();
    }

    /** Ids of the rules that find anything about anything. */
    List<String> foundAnywhere() {
        return RULES.validate(pack()).open().stream().map(Finding::rule).toList();
    }
}
