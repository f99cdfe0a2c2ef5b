package coupdoeil.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystems;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No code but a rule system's own speaks of it by its id or its name, or of one of its rules; whatever depends on the system
 * asks its data, or a service of its module. Comments may cite a rule.
 */
class SystemIdTest {

    private static final List<String> SYSTEMS = RuleSystems.ids();

    private static final Pattern LITERAL = Pattern.compile("\"(" + String.join("|", SYSTEMS) + ")\"|" + names() + "|\"("
            + String.join("|", SYSTEMS).toUpperCase(Locale.ROOT) + ")(-[A-Z]+)?(-\\d+)?\"");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

    @Test
    void nobodyNamesARuleSystem() throws IOException {
        for (String module : List.of("model", "validator", "editor")) {
            Path sources = Path.of("..", module, "src", "main", "java");
            try (Stream<Path> files = Files.walk(sources)) {
                List<Path> naming = files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !ofASystem(file))
                        .filter(SystemIdTest::names)
                        .toList();
                assertThat(naming)
                        .as("files of %s with the id of a rule system", module)
                        .isEmpty();
            }
        }
    }

    private static boolean ofASystem(Path file) {
        return SYSTEMS.stream()
                .anyMatch(system -> file.toString().replace('\\', '/').contains("/validator/" + system + "/"));
    }

    /** What they are called, without what comes after a colon or an exclamation mark. */
    private static String names() {
        return SYSTEMS.stream()
                .map(id -> RuleSystems.load(id).orElseThrow().name().split("[:!]")[0])
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
    }

    private static boolean names(Path file) {
        try {
            String code = COMMENT.matcher(Files.readString(file)).replaceAll("");
            return LITERAL.matcher(code).find();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
