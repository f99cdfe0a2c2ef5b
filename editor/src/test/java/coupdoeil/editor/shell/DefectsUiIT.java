package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.ExampleReader;
import coupdoeil.validator.example.ExampleRun;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Defects of every group of rules of two systems: found in the list, and put right by the first fix that is offered. */
class DefectsUiIT extends InWindow {

    private static final int OF_A_GROUP = 3;
    /** The group whose findings only ask. */
    private static final String BY_HAND = "FB-COH";

    DefectsUiIT() {
        super(Packs::blank);
    }

    private static List<String> groups(RuleSystem system) {
        String prefix = system.id().toUpperCase(Locale.ROOT) + "-";
        return RuleBook.of(system.id()).catalogue().stream()
                .map(RuleInfo::group)
                .distinct()
                .filter(group -> group.startsWith(prefix))
                .toList();
    }

    /** An example that breaks a rule, and what is found of it. */
    private record Defect(ExampleRun run, Finding finding) {}

    /** One of each rule that can be put right at the press of a key, as many as are tried. */
    private static Map<String, Defect> defects(RuleSystem system, String group) {
        Validator validator = Validator.of(system);
        Map<String, Defect> defects = new LinkedHashMap<>();
        for (Example example : ExampleReader.group(system.id(), group)) {
            if (defects.size() < OF_A_GROUP && example.fires() && !defects.containsKey(example.rule())) {
                ExampleRun run = ExampleRun.of(example, system, validator);
                curable(run).ifPresent(finding -> defects.put(example.rule(), new Defect(run, finding)));
            }
        }
        return defects;
    }

    private static Optional<Finding> curable(ExampleRun run) {
        return run.findings().open().stream()
                .filter(finding -> finding.rule().equals(run.example().rule()))
                .findFirst()
                .filter(finding -> finding.fixes().stream()
                        .findFirst()
                        .filter(fix -> fix instanceof Fix.Change || fix instanceof Fix.Choose)
                        .isPresent());
    }

    /** In one window: each takes its share of memory, and there are twenty groups. */
    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb"})
    void defectsOfEveryGroupAreFoundAndPutRight(String id) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        for (String group : groups(system)) {
            Map<String, Defect> defects = defects(system, group);
            assertThat(defects.isEmpty())
                    .as(group + " can only be mended by hand")
                    .isEqualTo(group.equals(BY_HAND));
            defects.forEach(this::putRight);
        }
    }

    private void putRight(String rule, Defect defect) {
        UiDriver.onEdt(() -> {
            window.workbench.session().document().load(defect.run().pack(), null, false);
            return true;
        });
        window.settle();
        JTextField filter = ui.find(JTextField.class, "findings.filter");
        ui.focus(filter);
        ui.press("ctrl A");
        ui.type(rule.toLowerCase(Locale.ROOT));
        window.activate();
        JTree tree = ui.find(JTree.class, "findings.tree");
        ui.pressUntil("F8", rule + " is chosen", () -> tree.getSelectionCount() == 1);
        JButton fix = ui.find(JButton.class, "findings.fix.0");
        assertThat(isThere(defect.finding())).as(rule).isTrue();
        ui.click(fix);
        ui.until(rule + " is put right", () -> window.steps() == 1);
        window.settle();
        assertThat(isThere(defect.finding())).as(rule).isFalse();
    }

    private boolean isThere(Finding finding) {
        return UiDriver.onEdt(() -> window.workbench.live().current().open().stream()
                .anyMatch(known -> known.fingerprint().equals(finding.fingerprint())));
    }
}
