package coupdoeil.editor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Every command of the pages runs, and prints what they show. */
class DocumentedCommandsTest {

    private static final Pattern OPTION = Pattern.compile("`[^`\n]*?(--[a-z][a-z-]+)");
    /** Of other programs that pages speak of. */
    private static final Set<String> FOREIGN = Set.of("--norc");

    @TempDir
    private Path temp;

    /** What a reader has who follows a page: a copy of a sample, and the files that the page had him write. */
    private Path prepare(Documented shown) throws IOException {
        Path folder = Files.createDirectories(
                temp.resolve(shown.page().path().getFileName().toString()));
        Path battle = folder.resolve("my-battle");
        if (!Files.exists(battle)) {
            Path sample = Page.ROOT.resolve("samples/albuera-1811");
            try (Stream<Path> files = Files.walk(sample)) {
                for (Path file : files.toList()) {
                    Files.copy(file, battle.resolve(sample.relativize(file).toString()));
                }
            }
        }
        for (Page.Block block : shown.files()) {
            String name = block.language().substring(block.language().indexOf(' ') + 1);
            Files.writeString(folder.resolve(name), String.join("\n", block.lines()) + "\n");
        }
        return folder;
    }

    @TestFactory
    Stream<DynamicTest> commandsDoWhatThePageShows() {
        return commands()
                .filter(Documented::whole)
                .map(each -> DynamicTest.dynamicTest(each.toString(), () -> run(each)));
    }

    @Test
    void manyAreShown() {
        assertThat(commands().filter(Documented::whole)).hasSizeGreaterThan(14);
    }

    @TestFactory
    Stream<DynamicTest> optionsExist() {
        Set<String> known = options(Main.commandLine()).collect(Collectors.toSet());
        return Page.all().stream()
                .filter(page -> !page.generated())
                .map(page -> DynamicTest.dynamicTest(
                        page.path().toString(),
                        () -> assertThat(named(page))
                                .allSatisfy(option -> assertThat(known).contains(option))));
    }

    private static Stream<Documented> commands() {
        return Page.all().stream().filter(page -> !page.generated()).flatMap(page -> Documented.in(page).stream());
    }

    private static List<String> named(Page page) {
        return OPTION.matcher(page.text())
                .results()
                .map(found -> found.group(1))
                .filter(option -> !FOREIGN.contains(option))
                .distinct()
                .toList();
    }

    private static Stream<String> options(CommandLine line) {
        return Stream.concat(
                line.getCommandSpec().options().stream().flatMap(option -> Stream.of(option.names())),
                line.getSubcommands().values().stream().flatMap(DocumentedCommandsTest::options));
    }

    private void run(Documented shown) throws IOException {
        Path folder = prepare(shown);
        List<String> arguments = new ArrayList<>();
        for (String argument : shown.arguments()) {
            boolean written =
                    !arguments.isEmpty() && arguments.get(arguments.size() - 1).equals("--out");
            arguments.add(
                    written || argument.equals("my-battle")
                            ? folder.resolve(argument).toString()
                            : argument.matches("(samples|docs)/.*") ? "../" + argument : argument);
        }
        CommandLine line = Main.commandLine();
        StringWriter text = new StringWriter();
        line.setOut(new PrintWriter(text));
        line.setErr(new PrintWriter(text));
        int exit = coupdoeil.validator.cli.Main.run(line, arguments.toArray(String[]::new));
        String output = text.toString().replace("../", "").replace(folder + "/", "");
        if (shown.output().isEmpty()) {
            assertThat(exit).as(output).isZero();
        } else {
            boolean json = arguments.contains("json");
            assertThat(json ? Shown.matchesJson(shown.output(), output) : Shown.matches(shown.output(), output))
                    .as("the page shows%n%s%nand the program prints%n%s", String.join("\n", shown.output()), output)
                    .isTrue();
        }
    }
}
