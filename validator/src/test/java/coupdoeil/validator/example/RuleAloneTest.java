package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleSet;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A rule finds the same, and mends the same, with none but the rules of its own group beside it. It runs nothing else,
 * so it is also what tells mutation testing which code a rule needs.
 */
class RuleAloneTest {

    /** By {@code system RULE}. */
    private static final Map<String, List<Example>> EXAMPLES = new TreeMap<>();

    private static final Map<String, List<String>> OFFERS = offers();

    static {
        for (RuleSystem system : ExamplePacks.systems()) {
            RuleBook book = RuleBook.of(system.id());
            ExamplePacks.examples(system)
                    .filter(example -> book.isBuilt(example.rule()))
                    .forEach(example -> EXAMPLES.computeIfAbsent(
                                    system.id() + " " + example.rule(), none -> new ArrayList<>())
                            .add(example));
        }
    }

    static Set<String> rules() {
        return EXAMPLES.keySet();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void findsAndMendsTheSame(String rule) {
        String[] words = rule.split(" ");
        RuleSystem system = RuleSystems.load(words[0]).orElseThrow();
        Validator validator = new Validator(system, RuleBook.of(List.of(groupOf(words[1]))));
        Set<String> offered = new TreeSet<>();
        for (Example example : EXAMPLES.getOrDefault(rule, List.of())) {
            Pack pack = ExamplePacks.of(system, example.lines().toArray(String[]::new));
            List<Finding> all = validator.validate(pack).all();
            List<Finding> found =
                    all.stream().filter(f -> f.rule().equals(words[1])).toList();
            assertThat(texts(found)).as(example.source()).isEqualTo(expected(example));
            for (Finding finding : found) {
                assertThat(finding.message())
                        .as("nothing is left out")
                        .doesNotContain("{", "  ", " ,", " .", "null")
                        .matches("\\S.*\\S");
                finding.fixes().forEach(fix -> offered.add(kind(fix)));
                for (Fix.Change change : changes(finding)) {
                    List<Finding> after =
                            validator.validate(change.edit().apply(pack)).all();
                    assertThat(after)
                            .as(example.source() + ": " + change.name())
                            .extracting(Finding::fingerprint)
                            .doesNotContain(finding.fingerprint());
                    assertThat(errors(after))
                            .as(example.source() + ": errors after " + change.name())
                            .isSubsetOf(errors(all));
                }
            }
        }
        assertThat(offered).as("what it offers").containsAll(OFFERS.getOrDefault(words[1], List.of()));
    }

    private static String kind(Fix fix) {
        return fix instanceof Fix.Ask ? "question" : fix instanceof Fix.Show ? "view" : "change";
    }

    private static Set<String> errors(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.severity() == Severity.ERROR && finding.suppression() == null)
                .map(Finding::fingerprint)
                .collect(Collectors.toSet());
    }

    private static Set<String> texts(List<Finding> findings) {
        return findings.stream().map(ExampleRun::text).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> expected(Example example) {
        return example.expected().stream()
                .filter(line -> line.startsWith(example.rule() + " "))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Fix.Change> changes(Finding finding) {
        return finding.fixes().stream()
                .flatMap(fix -> fix instanceof Fix.Choose choose
                        ? choose.options().stream()
                        : fix instanceof Fix.Change change ? Stream.of(change) : Stream.empty())
                .toList();
    }

    /** The rule set of a rule, with no other topics than those that have rules of its group. */
    private static RuleSet groupOf(String rule) {
        String group = rule.substring(0, rule.lastIndexOf('-') + 1);
        for (RuleSet set : ServiceLoader.load(RuleSet.class)) {
            List<Object> topics = set.topics().stream()
                    .filter(topic -> Arrays.stream(topic.getClass().getDeclaredMethods())
                            .map(method -> method.getAnnotation(Rule.class))
                            .anyMatch(mark -> mark != null && mark.value().startsWith(group)))
                    .toList();
            if (!topics.isEmpty()) {
                return new SomeTopics(set.system(), set.groups(), topics);
            }
        }
        throw new IllegalArgumentException("no topic has the rule " + rule);
    }

    private static Map<String, List<String>> offers() {
        Map<String, List<String>> offers = new HashMap<>();
        try (InputStream in = RuleAloneTest.class.getResourceAsStream("offers.txt")) {
            new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.split(" ")))
                    .forEach(words -> offers.put(words.get(0), words.subList(1, words.size())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return offers;
    }

    private record SomeTopics(String system, List<String> groups, List<Object> topics) implements RuleSet {}
}
