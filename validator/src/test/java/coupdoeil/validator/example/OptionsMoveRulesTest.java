package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.rules.Use;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which rules say something else in some example when a switch is turned or a special rule is taken away: the record that
 * shows a rule which does not ask what is in force. Whoever changes it looks whether every rule of that matter stands in
 * the line. A line that names no rule gives its reason instead, and only where the option is marked as not for rules, or
 * another test shows what it does. {@code -Dcoupdoeil.system=cc} looks at one system, {@code -Dcoupdoeil.write=true} writes
 * its record anew.
 */
@Tag("nightly")
class OptionsMoveRulesTest {

    private static final boolean WRITE = Boolean.getBoolean("coupdoeil.write");
    private static final String ONLY = System.getProperty("coupdoeil.system", "");
    private static final Path FILES = Path.of("src/test/resources/coupdoeil/validator/example/moved");
    private static final String NONE = "none: ";

    static List<String> systems() {
        return ExamplePacks.systems().stream()
                .map(RuleSystem::id)
                .filter(id -> ONLY.isEmpty() || id.equals(ONLY))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void theRecordHolds(String id) throws IOException {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Map<String, String> known = known(id);
        Map<String, Set<String>> moved = moved(system);
        Map<String, String> record = new TreeMap<>();
        moved.forEach((option, rules) -> record.put(
                option,
                rules.isEmpty() ? reason(option, system, known.getOrDefault(option, "")) : String.join(" ", rules)));
        if (WRITE) {
            write(id, record);
        } else {
            assertThat(record).isEqualTo(known);
        }
        assertThat(record.entrySet())
                .as("moves no rule, and nobody says why")
                .allMatch(line -> !line.getValue().equals(NONE));
        assertThat(record.keySet())
                .as("marked as not for rules, and moves some")
                .allMatch(option -> record.get(option).startsWith(NONE) || isForRules(option, system));
    }

    /** By option, as data of the system has it, with the value that a switch is turned to. */
    private static Map<String, Set<String>> moved(RuleSystem system) {
        Map<String, Set<String>> moved = new TreeMap<>();
        for (SwitchType type : system.options().switches()) {
            type.values().forEach(value -> moved.put(turning(type, value), new TreeSet<>()));
            moved.remove(turning(type, type.fallback()));
        }
        for (SpecialRuleType type : system.options().specialRules()) {
            moved.put(without(type.id()), new TreeSet<>());
        }
        // The rules of the system alone: those of the tool look at everything.
        Validator validator = new Validator(
                system, RuleBook.of(List.of(SystemModule.of(system.id()).orElseThrow())));
        ExamplePacks.all(system).forEach(pack -> note(pack, system, validator.session(), moved));
        return moved;
    }

    private static void note(Pack pack, RuleSystem system, ValidationSession session, Map<String, Set<String>> moved) {
        Map<String, Set<String>> said = said(session, pack);
        Scenario scenario = pack.scenarios().get(0);
        for (SwitchType type : system.options().switches()) {
            for (String value : type.values()) {
                // What a scenario sets is turned back to what is recommended: the same option, from the other side.
                String now = scenario.switches().getOrDefault(type.id(), type.fallback());
                String option = turning(type, value.equals(type.fallback()) ? now : value);
                if (!value.equals(now) && moved.containsKey(option)) {
                    Pack turned = changed(pack, known -> known.withSwitches(with(known.switches(), type.id(), value)));
                    differing(said, said(session, turned), moved.get(option));
                }
            }
        }
        scenario.specialRules().stream().map(SpecialRule::id).distinct().forEach(rule -> {
            Set<String> rules = moved.get(without(rule));
            if (rules != null) {
                Pack without = changed(
                        pack,
                        known -> known.withSpecialRules(known.specialRules().stream()
                                .filter(one -> !one.id().equals(rule))
                                .toList()));
                differing(said, said(session, without), rules);
            }
        });
    }

    private static String turning(SwitchType type, String value) {
        return "switches/" + type.id() + " " + value;
    }

    private static String without(String specialRule) {
        return "specialRules/" + specialRule + " removed";
    }

    private static Pack changed(Pack pack, UnaryOperator<Scenario> change) {
        return pack.withScenario(pack.scenarios().get(0).id(), change);
    }

    private static Map<String, String> with(Map<String, String> switches, String id, String value) {
        Map<String, String> changed = new HashMap<>(switches);
        changed.put(id, value);
        return changed;
    }

    /** What each rule says, but of special rules themselves: that goes with them, whether anybody asks for them or not. */
    private static Map<String, Set<String>> said(ValidationSession session, Pack pack) {
        Map<String, Set<String>> said = new HashMap<>();
        for (Finding finding : session.update(pack).all()) {
            if (!finding.subjects().get(0).text().startsWith("special-rule")
                    && !"specialRules".equals(finding.data().get("field"))) {
                said.computeIfAbsent(finding.rule(), none -> new TreeSet<>())
                        .add(finding.severity() + " " + finding.fingerprint() + " " + finding.message());
            }
        }
        return said;
    }

    private static void differing(Map<String, Set<String>> one, Map<String, Set<String>> other, Set<String> into) {
        one.forEach((rule, texts) -> {
            if (!texts.equals(other.get(rule))) {
                into.add(rule);
            }
        });
        other.keySet().stream().filter(rule -> !one.containsKey(rule)).forEach(into::add);
    }

    private static String reason(String option, RuleSystem system, String known) {
        return !isForRules(option, system) ? NONE + "a matter of play" : known.startsWith(NONE) ? known : NONE;
    }

    private static boolean isForRules(String option, RuleSystem system) {
        return system.uses().of(option.split(" ")[0]) == Use.RULES;
    }

    /** By option: {@code switches/slowestOf FORMATION = FB-REIN-08}. */
    private static Map<String, String> known(String id) throws IOException {
        Map<String, String> known = new TreeMap<>();
        Path file = FILES.resolve(id + ".txt");
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                String[] sides = line.split(" = ", 2);
                known.put(sides[0], sides[1]);
            }
        }
        return known;
    }

    private static void write(String id, Map<String, String> record) throws IOException {
        List<String> lines = new ArrayList<>();
        record.forEach((option, rules) -> lines.add(option + " = " + rules));
        Files.createDirectories(FILES);
        Files.write(FILES.resolve(id + ".txt"), lines);
    }
}
