package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A rule finds the same, and mends the same, with none but the rules of its own group beside it; and every word that it
 * says and every line that it would change is as somebody has once looked at. It runs nothing else, so it is also what
 * tells mutation testing which code a rule needs.
 */
@Tag("long")
class RuleAloneTest {

    /** By {@code system RULE}. */
    private static final Map<String, List<Example>> EXAMPLES = new TreeMap<>();

    /** What the findings of each rule said when somebody last looked; by {@code system RULE}. */
    private static final Map<String, List<String>> KNOWN = new HashMap<>();

    private static final Map<String, List<String>> SAID = new TreeMap<>();

    /** By system and source: mutation testing runs an example many times, and to read it takes longer than to run it. */
    private static final Map<String, Said> PACKS = new HashMap<>();

    private static final boolean WRITE = Boolean.getBoolean("coupdoeil.write");
    private static final Path FILES = Path.of("src/test/resources/coupdoeil/validator/example/said");

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
        Validator validator = ExamplePacks.validator(system, words[1]);
        List<String> said = new ArrayList<>();
        for (Example example : EXAMPLES.getOrDefault(rule, List.of())) {
            Said says = PACKS.computeIfAbsent(
                    system.id() + " " + example.source(), none -> new Said(ExamplePacks.of(system, example)));
            Pack pack = says.pack();
            List<Finding> all = validator.validate(pack).all();
            List<Finding> found =
                    all.stream().filter(f -> f.rule().equals(words[1])).toList();
            assertThat(texts(found)).as(example.source()).isEqualTo(expected(example));
            said.add("= " + example.title());
            for (Finding finding : found) {
                assertThat(finding.message())
                        .as("nothing is left out")
                        .doesNotContain("{", "  ", " ,", " .", "null")
                        .matches("\\S.*\\S");
                said.addAll(says.of(finding));
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
            if (!WRITE) {
                assertThat(known(rule)).as(example.source()).startsWith(said.toArray(String[]::new));
            }
        }
        SAID.put(rule, said);
        if (!WRITE) {
            assertThat(said).as(rule).isEqualTo(known(rule));
        }
    }

    /** After a look at what changed: {@code -Dcoupdoeil.write=true}, as CONTRIBUTING says. */
    @AfterAll
    static void write() throws IOException {
        if (WRITE) {
            Map<String, StringBuilder> files = new TreeMap<>();
            SAID.forEach((rule, lines) -> {
                StringBuilder file = files.computeIfAbsent(file(rule), none -> new StringBuilder());
                file.append(rule).append('\n');
                lines.forEach(line -> file.append(line).append('\n'));
            });
            Files.createDirectories(FILES);
            for (var file : files.entrySet()) {
                Files.writeString(FILES.resolve(file.getKey()), file.getValue());
            }
        }
    }

    /** The file of a rule, one for the rules of each group of a system: {@code fb-FB-LOS.txt}. */
    private static String file(String rule) {
        return rule.substring(0, rule.lastIndexOf('-')).replace(' ', '-') + ".txt";
    }

    /** What the rule's findings said, as its file has it after the line that names it. */
    private static List<String> known(String rule) {
        if (!KNOWN.containsKey(rule)) {
            List<String> section = new ArrayList<>();
            for (String line : lines("said/" + file(rule))) {
                if (EXAMPLES.containsKey(line)) {
                    section = new ArrayList<>();
                    KNOWN.put(line, section);
                } else {
                    section.add(line);
                }
            }
        }
        return KNOWN.getOrDefault(rule, List.of());
    }

    private static List<String> lines(String resource) {
        try (InputStream in = RuleAloneTest.class.getResourceAsStream(resource)) {
            return in == null
                    ? List.of()
                    : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
}
