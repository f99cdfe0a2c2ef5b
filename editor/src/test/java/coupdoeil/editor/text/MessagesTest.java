package coupdoeil.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.picture.LayerId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MessagesTest {

    private static final Pattern LITERAL = Pattern.compile("\"([a-z]+(?:[.-][a-z0-9-]+)+)\"");
    private static final Pattern ASKED = Pattern.compile("(?:Messages\\.|(?<![.\\w]))text\\(\\s*\"([^\"]+)\"\\s*[,)]");

    private final ResourceBundle bundle = ResourceBundle.getBundle("coupdoeil.editor.messages");

    @Test
    void everyKeyThatIsAskedForIsThere() throws IOException {
        assertThat(found(ASKED)).hasSizeGreaterThan(100);
        assertThat(bundle.keySet()).containsAll(found(ASKED));
    }

    @Test
    void everyKeyIsUsed() throws IOException {
        Set<String> used = new TreeSet<>(found(LITERAL));
        used.addAll(found(Pattern.compile("\"(toolbar)\"")));
        Arrays.stream(EditorAction.values()).map(EditorAction::key).forEach(used::add);
        for (EditorAction.Category category : EditorAction.Category.values()) {
            String key = "menu." + category.name().toLowerCase(java.util.Locale.ROOT);
            used.addAll(List.of(key, key + ".letter"));
        }
        Arrays.stream(Severity.values())
                .map(severity -> "severity." + severity.id())
                .forEach(used::add);

        for (ExportTarget target : ExportTarget.all()) {
            used.add("export.target." + target.id());
            target.options().forEach(option -> used.add("export.option." + option.name()));
        }
        for (LayerId layer : LayerId.values()) {
            used.addAll(List.of("layer." + layer.key(), "layer.table." + layer.key()));
        }

        assertThat(new TreeSet<>(bundle.keySet())).isSubsetOf(used);
    }

    @Test
    void everyTextCanBeFormatted() {
        for (String key : bundle.keySet()) {
            MessageFormat format = new MessageFormat(bundle.getString(key));
            assertThat(bundle.getString(key)).as(key).doesNotContain("'");
            assertThat(format.format(new Object[] {1, 2, 3})).as(key).isNotBlank();
        }
    }

    private static Set<String> found(Pattern pattern) throws IOException {
        Path sources = Path.of(System.getProperty("basedir", ".")).resolve("src/main/java/coupdoeil/editor");
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(file -> matches(pattern, file))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Stream<String> matches(Pattern pattern, Path file) {
        try {
            Matcher matcher = pattern.matcher(Files.readString(file));
            return matcher.results().map(result -> result.group(1)).toList().stream();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
