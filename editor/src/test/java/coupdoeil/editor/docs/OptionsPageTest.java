package coupdoeil.editor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import picocli.CommandLine;

/** The page of options says what the program takes, and the examples of its help are taken by it. */
class OptionsPageTest {

    private static final Path PAGE = Page.ROOT.resolve("docs/options.md");

    /** Written anew by {@code -Dcoupdoeil.write=true}. */
    @Test
    void thePageIsUpToDate() throws IOException {
        String now = OptionsPage.of(Main.commandLine());
        if (Boolean.getBoolean("coupdoeil.write")) {
            Files.writeString(PAGE, now);
        }
        assertThat(PAGE).content().isEqualTo(now);
    }

    @TestFactory
    Stream<DynamicTest> examplesOfTheHelpAreTaken() {
        return OptionsPage.commands(Main.commandLine()).stream()
                .map(command -> DynamicTest.dynamicTest(OptionsPage.name(command), () -> {
                    List<String> examples = examples(command);
                    assertThat(examples).isNotEmpty();
                    examples.forEach(OptionsPageTest::taken);
                }));
    }

    private static List<String> examples(CommandLine command) {
        return Arrays.stream(command.getCommandSpec().usageMessage().footer())
                .flatMap(String::lines)
                .map(String::strip)
                .filter(line -> line.startsWith("coupdoeil "))
                .toList();
    }

    private static void taken(String example) {
        String[] arguments =
                example.substring("coupdoeil ".length()).replaceAll(" >.*", "").split(" +");
        Main.commandLine().parseArgs(arguments);
        List<String> words = List.of(arguments);
        Path pack = words.stream()
                .filter(word -> word.startsWith("samples/") && !word.contains("*"))
                .findFirst()
                .map(Page.ROOT::resolve)
                .orElse(null);
        if (pack != null) {
            assertThat(pack).as(example).isDirectory();
            if (words.contains("--scenario")) {
                String scenario = words.get(words.indexOf("--scenario") + 1);
                assertThat(pack.resolve("scenarios/" + scenario + ".json"))
                        .as(example)
                        .exists();
            }
        }
    }
}
