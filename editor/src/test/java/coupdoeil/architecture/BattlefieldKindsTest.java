package coupdoeil.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of CONTRIBUTING says every file that asks by its type what kind of battlefield there is, and no other. */
class BattlefieldKindsTest {

    private static final Path ROOT = ContributingTable.ROOT;
    private static final String BEGIN = "## Hexes and tables";
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+\\.java)` \\|.*");
    private static final Pattern ASKED = Pattern.compile(
            "(instanceof|case)\\s+(HexBattlefield|TableBattlefield)\\b|\\b(HexBattlefield|TableBattlefield)(\\.class|\\)\\s*\\w)");

    private static List<String> listed() throws IOException {
        return ContributingTable.rows(BEGIN, ROW).map(row -> row.group(1)).toList();
    }

    private static Stream<String> asking(String module) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
            return files
                    .filter(file -> file.toString().endsWith(".java")
                            && ASKED.matcher(text(file)).find())
                    .map(file -> ROOT.relativize(file).toString().replace('\\', '/'))
                    .toList()
                    .stream();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theKindIsAskedOnlyWhereTheListSays() throws IOException {
        List<String> asking = Stream.concat(Stream.concat(asking("model"), asking("validator")), asking("editor"))
                .toList();

        assertThat(asking).containsExactlyInAnyOrderElementsOf(listed());
    }
}
