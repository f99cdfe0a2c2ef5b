package coupdoeil.architecture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the compiler does not keep: no file too long to read, no package without its sentence. */
class SourceLayoutTest {

    private static final int MAX_LINES = 500;

    /** A text in quotes, and what is added to it. */
    /** Not that of {@code \\begin} behind a backslash that is meant. */
    private static final Pattern WORD_END = Pattern.compile("(?<!\\\\)\\\\{2}b");

    private static final Pattern LITERAL =
            Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*+\"(?:\\s*\\+\\s*\"(?:[^\"\\\\\n]|\\\\.)*+\")*+");

    private static final Path ROOT = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .normalize()
            .getParent();
    private static final List<String> MODULES = List.of("schema", "model", "validator", "editor");

    @Test
    void noFileIsLongerThan500Lines() throws IOException {
        var tooLong = javaFiles("main", "test")
                .filter(file -> lines(file).size() > MAX_LINES)
                .map(ROOT::relativize);

        assertThat(tooLong).isEmpty();
    }

    @Test
    void everyPackageSaysWhatItIsAndIsNullMarked() throws IOException {
        var undescribed = javaFiles("main")
                .map(Path::getParent)
                .distinct()
                .map(folder -> folder.resolve("package-info.java"))
                .filter(file -> !describes(file))
                .map(ROOT::relativize);

        assertThat(undescribed)
                .as("package-info.java with a sentence and @NullMarked")
                .isEmpty();
    }

    /** Without {@code (?U)}, where a word ends is another question to Java 17 than it is to Java 19. */
    @Test
    void wordsEndWhereLettersOfAnyLanguageDo() throws IOException {
        var ofEnglishOnly = javaFiles("main")
                .flatMap(file -> LITERAL.matcher(String.join("\n", lines(file))).results())
                .map(MatchResult::group)
                .filter(literal -> WORD_END.matcher(literal).find() && !literal.startsWith("\"(?U)"));

        assertThat(ofEnglishOnly).isEmpty();
    }

    private static boolean describes(Path packageInfo) {
        if (!Files.exists(packageInfo)) {
            return false;
        }
        var text = String.join("\n", lines(packageInfo));
        return text.startsWith("/**") && text.contains("@NullMarked");
    }

    private static Stream<Path> javaFiles(String... sourceSets) throws IOException {
        var files = new ArrayList<Path>();
        for (var module : MODULES) {
            for (var sourceSet : sourceSets) {
                var folder =
                        ROOT.resolve(module).resolve("src").resolve(sourceSet).resolve("java");
                if (Files.isDirectory(folder)) {
                    try (var tree = Files.walk(folder)) {
                        tree.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
                    }
                }
            }
        }
        return files.stream().sorted();
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
