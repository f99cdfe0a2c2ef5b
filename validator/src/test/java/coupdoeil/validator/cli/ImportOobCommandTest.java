package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceKind;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ImportOobCommandTest {

    private static final Path LISTS = Path.of("src/test/resources/coupdoeil/validator/imports/lists");

    private static final String LIST = """
            2nd Division: Major-General Stewart

            Colborne's Brigade
              1/3rd Foot (27/728)
              2/31st Foot 418
              Hawker's battery (4 guns)
            """;

    @TempDir
    Path temp;

    private String file() throws IOException {
        return Files.writeString(temp.resolve("list.txt"), LIST).toString();
    }

    @Test
    void rowsFollowThePublishedSchema() throws IOException {
        JsonNode json = CommandRun.of("import", "oob", file(), "--side", "Allies", "--format", "json")
                .json("oob-import");

        assertThat(json.at("/rows/0/name").stringValue()).isEqualTo("1/3rd Foot");
        assertThat(json.at("/rows/0/men").intValue()).isEqualTo(755);
        assertThat(json.at("/rows/0/officers").intValue()).isEqualTo(27);
        assertThat(json.at("/rows/0/guns").isNull()).isTrue();
        assertThat(json.at("/rows/0/side").stringValue()).isEqualTo("Allies");
        assertThat(json.at("/rows/0/parentPath/1").stringValue()).isEqualTo("Colborne's Brigade");
        assertThat(json.at("/rows/2/guns").intValue()).isEqualTo(4);
        assertThat(json.at("/rows/2/men").isNull()).isTrue();
    }

    @Test
    void neitherAListNorItsAnswersMayBeLargerThanAnyList() throws IOException {
        Path large = temp.resolve("large.json");
        try (RandomAccessFile holes = new RandomAccessFile(large.toFile(), "rw")) {
            holes.setLength((64L << 20) + 1);
        }
        for (CommandRun run : List.of(
                CommandRun.of("import", "oob", large.toString()),
                CommandRun.of("import", "oob", file(), "--answers", large.toString()),
                CommandRun.of("import", "oob", file(), "--grammar", large.toString()))) {
            assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
            assertThat(run.err()).contains("large.json is larger than 64 MiB");
        }
    }

    /** What had to be guessed is said, and what is told counts. */
    @Test
    void howATextIsWrittenCanBeTold() throws IOException {
        byte[] list =
                "1-я бригада\n  Таврический гренадерский полк 900 человек\n  Ширванский пехотный полк 800 человек\n"
                        .getBytes(Charset.forName("KOI8-R"));
        String file = Files.write(temp.resolve("polk.txt"), list).toString();

        CommandRun told = CommandRun.of("import", "oob", file, "--encoding", "KOI8-R");
        CommandRun mistold = CommandRun.of("import", "oob", file, "--encoding", "windows-1252");

        assertThat(told.out()).contains("Таврический", "900 men");
        assertThat(mistold.out()).doesNotContain("Таврический");
        CommandRun unknown = CommandRun.of("import", "oob", file, "--encoding", "KOI9");
        assertThat(unknown.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(unknown.err()).contains("KOI9");
    }

    @Test
    void aListIsReadWithAnswersToItsQuestions() throws IOException {
        JsonNode before =
                CommandRun.of("import", "oob", file(), "--format", "json").json("oob-import");
        String kind = before.at("/grammar")
                .valueStream()
                .filter(one -> one.at("/samples/0").stringValue().startsWith("Hawker"))
                .findFirst()
                .orElseThrow()
                .get("kind")
                .stringValue();
        Path answers = Files.writeString(
                temp.resolve("answers.json"),
                "[{\"kind\": \"" + kind + "\", \"property\": \"role\", \"value\": \"note\"}]");

        JsonNode after = CommandRun.of("import", "oob", file(), "--format", "json", "--answers", answers.toString())
                .json("oob-import");

        assertThat(before.at("/rows").valueStream().map(row -> row.get("name").stringValue()))
                .contains("Hawker's battery");
        assertThat(after.at("/rows").valueStream().map(row -> row.get("name").stringValue()))
                .containsExactly("1/3rd Foot", "2/31st Foot");
        assertThat(after.at("/questions").valueStream().map(one -> one.get("id").stringValue()))
                .doesNotContain(kind + "/role");
    }

    @Test
    void theGrammarOfAListReadsItAsItWasRead() throws IOException {
        CommandRun before = CommandRun.of("import", "oob", file(), "--format", "json");
        Path grammar = Files.writeString(temp.resolve("grammar.json"), before.out());

        JsonNode after = CommandRun.of("import", "oob", file(), "--format", "json", "--grammar", grammar.toString())
                .json("oob-import");

        List<String> was = names(before.json("oob-import"));
        assertThat(names(after)).isEqualTo(was);
        assertThat(after.at("/questions").size())
                .isLessThan(before.json("oob-import").at("/questions").size());
    }

    private static List<String> names(JsonNode json) {
        return json.at("/rows")
                .valueStream()
                .map(row -> row.get("name").stringValue() + row.get("men") + row.get("parentPath"))
                .toList();
    }

    @Test
    void answersThatCannotBeMeantAreRefused() throws IOException {
        JsonNode json =
                CommandRun.of("import", "oob", file(), "--format", "json").json("oob-import");
        String question = json.at("/questions/0/id").stringValue();
        Path answers = temp.resolve("answers.json");
        Files.writeString(answers, "[{\"question\": \"" + question + "\", \"answer\": \"unknown\"}]");
        assertThat(CommandRun.of("import", "oob", file(), "--answers", answers.toString())
                        .exit())
                .isEqualTo(ExitCode.CLEAN);

        Path other = Files.writeString(temp.resolve("other.txt"), LIST.replace("418", "419"));
        CommandRun changed = CommandRun.of("import", "oob", other.toString(), "--answers", answers.toString());
        assertThat(changed.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(changed.err()).contains("/0/question: the list has changed");
        for (String bad : List.of("{}", "[1]", "[{\"question\": 1, \"answer\": \"x\"}]", "[{\"a\": 1}]", "[", "")) {
            Files.writeString(answers, bad);
            CommandRun run = CommandRun.of("import", "oob", file(), "--answers", answers.toString());
            assertThat(run.exit()).as(bad).isEqualTo(ExitCode.USAGE);
            assertThat(run.out()).isEmpty();
        }
        CommandRun two = CommandRun.of("import", "oob", file(), other.toString(), "--answers", answers.toString());
        assertThat(two.err()).contains("give one FILE");
    }

    @Test
    void everyKindOfListFollowsIt() throws IOException {
        List<String> args = new ArrayList<>(List.of("import", "oob", "--format", "json"));
        try (Stream<Path> files = Files.list(LISTS)) {
            files.filter(file -> !file.toString().endsWith(".truth"))
                    .sorted()
                    .forEach(file -> args.add(file.toString()));
        }
        JsonNode json = CommandRun.of(args.toArray(String[]::new)).json("oob-import");

        assertThat(json.at("/sources")
                        .valueStream()
                        .map(source -> source.get("kind").stringValue()))
                .contains("text", "html", "wiki", "tex", "csv", "jts", "dump", "json");
    }

    @Test
    void thePublishedKindsAreThoseThatAreRead() {
        assertThat(published("oob-import", "/$defs/source/properties/kind/enum"))
                .containsExactlyElementsOf(
                        Stream.of(SourceKind.values()).map(SourceKind::key).toList());
    }

    @Test
    void theMarksThatAPackKeepsAreThoseOfLines() {
        assertThat(published("source", "/$defs/line/properties/mark/enum"))
                .containsExactlyElementsOf(Stream.of(Mark.values())
                        .map(mark -> mark.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    private static List<String> published(String schema, String pointer) {
        return new JsonMapper()
                .readTree(
                        ImportOobCommandTest.class.getResourceAsStream("/coupdoeil/schema/" + schema + ".schema.json"))
                .at(pointer)
                .valueStream()
                .map(JsonNode::stringValue)
                .toList();
    }

    @Test
    void theTextIsATreeWithLineNumbers() throws IOException {
        CommandRun run = CommandRun.of("import", "oob", file());

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out())
                .contains("    4      1/3rd Foot, infantry, 755 men")
                .contains("3 units in 2 formations");
    }

    @Test
    void aLineIsExplainedStageByStage() throws IOException {
        CommandRun run = CommandRun.of("import", "oob", file(), "--explain", "4");

        assertThat(run.out())
                .contains("source   plain")
                .contains("outline  unit")
                .contains("officers and other ranks added up");
        assertThat(CommandRun.of("import", "oob", file(), "--explain", "99").out())
                .isEqualTo("Nothing was read on line 99.\n");
    }

    @Test
    void whatCannotBeReadIsSaidSo() throws IOException {
        Path pdf = Files.writeString(temp.resolve("a.pdf"), "%PDF-1.4 nothing");

        assertThat(CommandRun.of("import", "oob", temp.resolve("no.txt").toString())
                        .exit())
                .isEqualTo(ExitCode.UNREADABLE);
        assertThat(CommandRun.of("import", "oob", pdf.toString()).err()).contains("the PDF is damaged");
        assertThat(CommandRun.of("import").err()).contains("There is: oob");
    }
}
