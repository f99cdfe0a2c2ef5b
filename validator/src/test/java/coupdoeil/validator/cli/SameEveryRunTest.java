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

    /** By day every so many-th list is imported. */
    private static final int BY_DAY = 8;

    private static final Path LISTS = Path.of("src/test/resources/coupdoeil/validator/imports/lists");

    @TempDir
    private Path temp;

    @Test
    void someImportsAndAllSamples() throws Exception {
        isSame(2, imports(BY_DAY));
        isSame(
                2,
                List.of(
                        "validate",
                        "--format",
                        "json",
                        "../samples/albuera-1811",
                        "../samples/rolica-1808",
                        "../samples/guilford-courthouse-1781"));
    }

    @Test
    @Tag("nightly")
    void whateverIsImported() throws Exception {
        isSame(3, imports(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"albuera-1811", "rolica-1808", "guilford-courthouse-1781", "quatre-bras-1815"})
    @Tag("nightly")
    void whateverIsFound(String sample) throws Exception {
        isSame(3, List.of("validate", "--format", "json", "../samples/" + sample));
    }

    private static List<String> imports(int every) throws IOException {
        try (Stream<Path> files = Files.list(LISTS)) {
            List<String> lists = files.map(Path::toString)
                    .filter(file -> !file.endsWith(".truth"))
                    .sorted()
                    .toList();
            assertThat(lists).hasSizeGreaterThan(40);
            List<String> command = new ArrayList<>(List.of("import", "oob", "--format", "json"));
            for (int i = 0; i < lists.size(); i += every) {
                command.add(lists.get(i));
            }
            return command;
        }
    }

    private void isSame(int runs, List<String> command) throws IOException, InterruptedException {
        String first = run(command);
        assertThat(first).startsWith("{");
        for (int i = 1; i < runs; i++) {
            assertThat(run(command)).isEqualTo(first);
        }
    }

    private String run(List<String> arguments) throws IOException, InterruptedException {
        Path out = temp.resolve("out");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
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
