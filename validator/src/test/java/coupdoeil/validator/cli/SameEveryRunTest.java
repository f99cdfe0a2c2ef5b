package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed is the same in every run: the JDK's own sets go another way round in each. */
@Tag("long")
class SameEveryRunTest {

    private static final int RUNS = 3;
    private static final Path LISTS = Path.of("src/test/resources/coupdoeil/validator/imports/lists");

    @TempDir
    private Path temp;

    @Test
    void whateverIsImported() throws Exception {
        try (Stream<Path> files = Files.list(LISTS)) {
            List<String> lists = files.map(Path::toString)
                    .filter(file -> !file.endsWith(".truth"))
                    .sorted()
                    .toList();
            assertThat(lists).hasSizeGreaterThan(40);
            List<String> command = new ArrayList<>(List.of("import", "oob", "--format", "json"));
            command.addAll(lists);

            isSame(command);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"albuera-1811", "rolica-1808", "guilford-courthouse-1781"})
    void whateverIsFound(String sample) throws Exception {
        isSame(List.of("validate", "--format", "json", "../samples/" + sample));
    }

    private void isSame(List<String> command) throws IOException, InterruptedException {
        String first = run(command);
        assertThat(first).startsWith("{");
        for (int i = 1; i < RUNS; i++) {
            assertThat(run(command)).isEqualTo(first);
        }
    }

    private String run(List<String> arguments) throws IOException, InterruptedException {
        Path out = temp.resolve("out");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(arguments);
        new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        return Files.readString(out);
    }
}
