package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.ExampleReader;
import coupdoeil.validator.example.ExampleRun;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.swing.JButton;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Defects of every group of rules of three systems: found in the list and put right, some of a group by the first fix that
 * is offered, on a table all that can be, and others by hand, on the map, in a form or in a table.
 */
class DefectsUiIT extends InWindow {

    private static final int FIXED_OF_A_GROUP = 2;
    private static final int TRIED_ON_A_TABLE = 3;
    /** The group whose findings only ask. */
    private static final String ONLY_BY_HAND = "FB-COH";

    private Hand hand;

    /** Follows the examples of the system of a test, which differ in some lines. */
    private @Nullable ValidationSession examined;

    DefectsUiIT() {
        super(Packs::blank);
    }

    /** What a hand does about the first example that breaks a rule. */
    private final Map<String, Runnable> byHand = new TreeMap<>(Map.ofEntries(
            Map.entry("FB-MAP-01", () -> hand.paint("Clear", "0404")),
            Map.entry("FB-MAP-02", () -> {
                onDataTab("terrain of hexes", "Terrain of hexes");
                hand.cell("Woods", "Cover", "medium");
            }),
            Map.entry("FB-LOS-03", () -> hand.pressAt("0305", "CLOSE_BRACKET")),
            Map.entry("FB-STACK-01", () -> hand.drag("0507", "0509")),
            Map.entry("FB-UNIT-01", () -> hand.rating("u1", "Steps at start", "4")),
            Map.entry("FB-FORM-01", () -> hand.pressAt("0507", "F")),
            Map.entry("FB-CMD-01", this::serveUnderBrigade),
            Map.entry("FB-OM-03", () -> {
                hand.pressAt("0206");
                hand.drag("0206", "0808");
            }),
            Map.entry("FB-RSV-01", () -> form("reserve", "Reserve at start", "parameter.trigger", "noon")),
            Map.entry("FB-FAT-01", () -> form("fatigue", "Fatigue", "parameter.level", "10")),
            Map.entry("FB-COH-01", () -> form("army", "blue-army", "cohesion.yellow", "1")),
            Map.entry("FB-COH-02", () -> form("army", "blue-army", "cohesion.yellow", "2")),
            Map.entry("FB-REIN-01", () -> form("06:20", "g", "at", "06:15")),
            Map.entry("FB-SCN-01", () -> form("example", "Example", "end", "10:00")),
            Map.entry("LB-MAP-01", () -> hand.paint("Clear", "0407")),
            Map.entry("LB-UNIT-03", () -> hand.rating("u1", "Morale", "41")),
            Map.entry("LB-FORM-01", () -> hand.pressAt("0507", "CLOSE_BRACKET")),
            Map.entry("LB-STACK-06", () -> hand.drag("0507", "0510")),
            Map.entry("LB-LOS-01", () -> hand.pressAt("0507", "CLOSE_BRACKET", "CLOSE_BRACKET", "CLOSE_BRACKET")),
            Map.entry("LB-OOB-01", this::serveUnderBrigade),
            Map.entry("LB-SCHED-01", () -> {
                onDataTab("reinforcements", "g");
                hand.choose("data.form.at", "10:00");
            }),
            Map.entry("LB-SCEN-02", () -> form("example", "Example", "end", "12:00")),
            Map.entry("HM-TAB-03", () -> {
                ask();
                drag(0, 44, 72, 44);
            }),
            Map.entry("HM-ZONE-02", () -> {
                hand.dragOnTable(50, 24, 33.9, 0, 36, 0);
                drag(33.9, 48, 36, 48);
            }),
            Map.entry("HM-ZONE-03", () -> {
                hand.dragOnTable(10, 24, -1, 0, 0, 0);
                drag(-1, 48, 0, 48);
            }),
            Map.entry("HM-ZONE-04", () -> {
                ask();
                drag(72, 10, 72, 40);
                drag(72, 20, 72, 30);
            }),
            Map.entry("HM-ARTY-01", () -> hand.dragOnTable(20, 9, 40, 9)),
            Map.entry("HM-ARTY-02", () -> {
                hand.select(36, 8);
                hand.choose("inspector.formation", "unlimbered");
            }),
            Map.entry("HM-ROUT-01", () -> hand.dragOnTable(20, 9, 50, 10)),
            Map.entry("HM-CMD-05", () -> hand.dragOnTable(33, 35.5, 31, 35.5)),
            Map.entry("HM-CMD-08", () -> hand.dragOnTable(18.03, 32, 12, 32)),
            Map.entry("HM-CMD-12", () -> hand.dragOnTable(20, 9, 20, 26)),
            Map.entry("HM-SCN-07", () -> {
                hand.select(33, 5);
                ui.press("DELETE");
            }),
            Map.entry("HM-LOS-02", () -> hand.dragOnTable(20, 5, 20, 20)),
            Map.entry("HM-LOS-03", () -> hand.dragOnTable(36, 24, 36, 12)),
            Map.entry("HM-LOS-06", () -> hand.dragOnTable(20, 9, 45, 9)),
            Map.entry("HM-AN-01", () -> hand.dragOnTable(20, 5, 60, 5))));

    /** Lets the finding show what it is about, and goes to it. */
    private void ask() {
        ui.click(ui.find(JButton.class, "findings.fix.0"));
        ui.press("alt 1");
        ui.press("ctrl 0");
    }

    /** Drags what is selected, or a corner of it, on a table in inches. */
    private void drag(double fromX, double fromY, double toX, double toY) {
        ui.drag(window.canvas, window.pixel(fromX, fromY), window.canvas, window.pixel(toX, toY));
    }

    /** Lets the finding show what it is about, which only asks, and says what that belongs to. */
    private void serveUnderBrigade() {
        ui.click(ui.find(JButton.class, "findings.fix.0"));
        hand.choose("inspector.command", "blue-brigade");
    }

    /** Types into a field of a form of the battle data. */
    private void form(String words, String row, String field, String text) {
        onDataTab(words, row);
        hand.write("data.form." + field, text);
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
    private Map<String, Defect> defects(RuleSystem system, String group, int most) {
        Map<String, Defect> defects = new LinkedHashMap<>();
        for (Example example : ExampleReader.group(system.id(), group)) {
            if (defects.size() < most && example.fires() && !defects.containsKey(example.rule())) {
                ExampleRun run = run(example, system);
                curable(run).ifPresent(finding -> defects.put(example.rule(), new Defect(run, finding)));
            }
        }
        return defects;
    }

    private ExampleRun run(Example example, RuleSystem system) {
        if (examined == null) {
            examined = Validator.of(system).session();
        }
        Pack pack = ExampleRun.pack(example, system);
        return ExampleRun.of(example, pack, examined.update(pack));
    }

    private static Optional<Finding> firstOf(ExampleRun run) {
        return run.findings().open().stream()
                .filter(finding -> finding.rule().equals(run.example().rule()))
                .findFirst();
    }

    private static Optional<Finding> curable(ExampleRun run) {
        return firstOf(run)
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
        hand = new Hand(ui, window);
        int fixed = 0;
        int mended = 0;
        for (String group : groups(system)) {
            Map<String, Defect> defects = defects(system, group, FIXED_OF_A_GROUP);
            assertThat(defects.isEmpty())
                    .as(group + " can only be mended by hand")
                    .isEqualTo(group.equals(ONLY_BY_HAND));
            defects.forEach((rule, defect) ->
                    putRight(rule, defect, () -> ui.click(ui.find(JButton.class, "findings.fix.0"))));
            fixed += defects.size();
            List<String> rules = byHand.keySet().stream()
                    .filter(rule -> rule.startsWith(group + "-"))
                    .toList();
            assertThat(rules).as(group).isNotEmpty();
            for (String rule : rules) {
                putRight(rule, broken(system, group, rule, finding -> true), byHand.get(rule));
                mended++;
            }
        }
        assertThat(2 * mended).as("a third by hand").isGreaterThanOrEqualTo(fixed);
    }

    /** Of what has a place on the table and is wrong, not only worth knowing, as much as is tried of each group. */
    @Test
    void whatIsWrongOnATableIsPutRightThere() {
        RuleSystem system = RuleSystems.load("hm").orElseThrow();
        hand = new Hand(ui, window);
        for (String group : groups(system)) {
            Map<String, Defect> defects = defects(system, group, Integer.MAX_VALUE);
            defects.forEach((rule, defect) ->
                    putRight(rule, defect, () -> ui.click(ui.find(JButton.class, "findings.fix.0"))));
            Set<String> done = new TreeSet<>(defects.keySet());
            byHand.forEach((rule, mending) -> {
                if (rule.startsWith(group + "-")) {
                    putRight(
                            rule,
                            broken(
                                    system,
                                    group,
                                    rule,
                                    finding -> !finding.places().isEmpty()),
                            mending);
                    done.add(rule);
                }
            });
            Set<String> placed = placed(system, group);
            int number = placed.size();
            placed.retainAll(done);
            assertThat(placed).as(group).hasSizeGreaterThanOrEqualTo(Math.min(TRIED_ON_A_TABLE, number));
        }
    }

    /** The rules of a group whose first finding has a place and is more than worth knowing. */
    private Set<String> placed(RuleSystem system, String group) {
        Set<String> placed = new TreeSet<>();
        for (Example example : ExampleReader.group(system.id(), group)) {
            if (example.fires()) {
                firstOf(run(example, system))
                        .filter(finding -> finding.severity() != Severity.INFO)
                        .filter(finding -> !finding.places().isEmpty())
                        .ifPresent(finding -> placed.add(finding.rule()));
            }
        }
        return placed;
    }

    /** The first example that breaks a rule as wanted. */
    private Defect broken(RuleSystem system, String group, String rule, Predicate<Finding> wanted) {
        return ExampleReader.group(system.id(), group).stream()
                .filter(example -> example.rule().equals(rule) && example.fires())
                .map(example -> run(example, system))
                .flatMap(run -> firstOf(run).filter(wanted).map(found -> new Defect(run, found)).stream())
                .findFirst()
                .orElseThrow();
    }

    private void putRight(String rule, Defect defect, Runnable mending) {
        UiDriver.onEdt(() -> {
            window.workbench.session().document().load(defect.run().pack(), null, false);
            return true;
        });
        window.goToFinding(rule);
        assertThat(isThere(defect.finding())).as(rule).isTrue();
        mending.run();
        ui.until(rule + " is put right", () -> window.steps() > 0);
        ui.press("alt 1");
        window.settle();
        ui.until(rule + " is gone", () -> !isThere(defect.finding()));
    }

    private boolean isThere(Finding finding) {
        return UiDriver.onEdt(() -> window.workbench.live().current().open().stream()
                .anyMatch(known -> known.fingerprint().equals(finding.fingerprint())));
    }
}
