package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code import oob --into}: into a side, once and again. */
class ImportIntoPackTest {

    private static final String LIST = """
            1st Brigade: Colborne
              1/3rd Foot 750 men
              2/31st Foot 400 men
            """;

    @TempDir
    Path temp;

    private Path folder;

    @BeforeEach
    void aPack() throws IOException {
        folder = temp.resolve("battle");
        Pack pack = PackReader.read(Path.of("../model/src/test/resources/packs/napkin-fb"))
                .pack()
                .orElseThrow();
        PackWriter.write(pack, Files.createDirectory(folder));
    }

    private CommandRun put(String name, String text, String... more) throws IOException {
        Path file = Files.writeString(temp.resolve(name), text);
        String[] args = new String[5 + more.length];
        System.arraycopy(new String[] {"import", "oob", file.toString(), "--into", folder.toString()}, 0, args, 0, 5);
        System.arraycopy(more, 0, args, 5, more.length);
        return CommandRun.of(args);
    }

    private Pack pack() {
        return PackReader.read(folder).pack().orElseThrow();
    }

    private Integer men(String name) {
        return pack().orderOfBattle().units().stream()
                .filter(unit -> unit.name().equals(name))
                .findFirst()
                .orElseThrow()
                .strength()
                .men();
    }

    @Test
    void aSideOfItsOwnIsMadeAtOnce() throws IOException {
        CommandRun run = put("british.txt", LIST, "--side", "British");

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out()).contains("2 units and 1 formations in");
        assertThat(pack().orderOfBattle().sides())
                .extracting(side -> side.name())
                .contains("British");
        assertThat(men("1/3rd Foot")).isEqualTo(750);
        assertThat(Files.readString(folder.resolve("sources/british.json"))).contains("2/31st Foot");
    }

    @Test
    void theSameAgainChangesNothing() throws IOException {
        put("british.txt", LIST, "--side", "British");
        CommandRun run = put("british.txt", LIST, "--side", "British");

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out()).contains("nothing differs");
        assertThat(folder.resolve("order-of-battle.json.~2~")).doesNotExist();
    }

    @Test
    void whatIsSaidOfAListIsKeptWithItAndCountsWhenItIsReadAgain() throws IOException {
        Path answers = Files.writeString(
                temp.resolve("answers.json"),
                "[{\"kind\": \"list\", \"property\": \"secondSide\", \"value\": \"no\"}]");
        Path bad = Files.writeString(
                temp.resolve("bad.json"), "[{\"kind\": \"gone\", \"property\": \"role\", \"value\": \"unit\"}]");

        CommandRun refused = put("british.txt", LIST, "--side", "British", "--answers", bad.toString());
        assertThat(refused.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(refused.err()).contains("/0/kind");
        assertThat(folder.resolve("sources")).doesNotExist();

        put("british.txt", LIST, "--side", "British", "--answers", answers.toString());
        put("british.txt", LIST.replace("750", "728"), "--side", "British", "--take");

        assertThat(Files.readString(folder.resolve("sources/british.json"))).contains("secondSide", "728");
    }

    @Test
    void aChangedSourceIsShownLineByLineAndWrittenOnlyWhenTaken() throws IOException {
        put("british.txt", LIST, "--side", "British");
        String changed =
                "New heading line\n" + LIST.replace("750", "728").replace("2/31st Foot 400", "2/66th Foot 430");

        CommandRun shown = put("british.txt", changed, "--side", "British");

        assertThat(shown.exit()).isEqualTo(ExitCode.FINDINGS);
        assertThat(shown.out())
                .contains("~ 1/3rd Foot: men 750 -> 728 (line 3)")
                .contains("+ 2/66th Foot (line 4)")
                .contains("- 2/31st Foot")
                .contains("Nothing was written");
        assertThat(men("1/3rd Foot")).isEqualTo(750);

        CommandRun taken = put("british.txt", changed, "--take");

        assertThat(taken.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(men("1/3rd Foot")).isEqualTo(728);
        assertThat(pack().orderOfBattle().units())
                .extracting(Unit::name)
                .contains("2/66th Foot")
                .doesNotContain("2/31st Foot");
    }

    @Test
    void aSecondSourceOfTheSameArmyIsComparedUnitByUnit() throws IOException {
        put("british.txt", LIST, "--side", "British");
        String other = "1st Brigade\n  1/3rd Foot 760 men\n  2/31st Foot\n  2/48th Foot 450 men\n";

        CommandRun shown = put("other.txt", other, "--side", "British", "--format", "json");

        JsonNode into = shown.json("oob-import").at("/into");
        assertThat(into.at("/written").booleanValue()).isFalse();
        assertThat(into.at("/differences/0/kind").stringValue()).isEqualTo("differs");
        assertThat(into.at("/differences/0/was").stringValue()).isEqualTo("750");
        assertThat(into.at("/differences/0/now").stringValue()).isEqualTo("760");
        assertThat(into.at("/differences/1/kind").stringValue()).isEqualTo("added");
        assertThat(into.at("/differences").size())
                .as("unknown differs from nothing")
                .isEqualTo(2);
        assertThat(pack().sources()).hasSize(1);

        put("other.txt", other, "--side", "British", "--take");

        assertThat(men("1/3rd Foot")).isEqualTo(760);
        assertThat(men("2/31st Foot")).isEqualTo(400);
        assertThat(pack().sources()).hasSize(2);
    }

    @Test
    void whatIsOpenShowsAmongTheFindingsOfThePack() throws IOException {
        put("british.txt", LIST + "  Chasseurs 300 men\n", "--side", "British");

        CommandRun run = CommandRun.of("validate", folder.toString());

        assertThat(run.out()).contains("OOB-05").contains("sources/british.json");
    }

    @Test
    void estimatesAndRatingsAreStepsOfTheirOwn() throws IOException {
        String list = "1st Brigade: 1,300 men\n  1/3rd Foot 750 men\n  2/31st Foot\n";
        put("british.txt", list, "--side", "British");
        assertThat(men("2/31st Foot")).isNull();

        CommandRun run = put(
                "british.txt", list, "--side", "British", "--estimate", "even", "--system", "fb", "--format", "json");

        JsonNode into = run.json("oob-import").at("/into");
        assertThat(into.at("/estimates/0/men").intValue()).isEqualTo(550);
        assertThat(into.at("/ratings/totals/0/before").intValue()).isEqualTo(1300);
        assertThat(into.at("/ratings/totals/0/after").intValue()).isEqualTo(1250);
        assertThat(men("2/31st Foot")).isEqualTo(550);
        assertThat(put("british.txt", list, "--system", "lb").err()).contains("is of fb");
        assertThat(put("british.txt", list, "--estimate", "even").out()).contains("Nothing to estimate");
    }

    @Test
    void ratingsOfWhatIsOnlyReadAreShown() throws IOException {
        Path file = Files.writeString(temp.resolve("c.txt"), LIST);
        CommandRun run = CommandRun.of("import", "oob", file.toString(), "--system", "ot");

        assertThat(run.out()).contains("1/3rd Foot: figures 13 (750 men / 60 = 12.50, which is 780 after rounding");
    }

    @Test
    void wrongUseIsSaidInWords() throws IOException {
        assertThat(put("b.txt", LIST, "--explain", "2").err()).contains("leave out --into");
        Path file = Files.writeString(temp.resolve("c.txt"), LIST);
        assertThat(CommandRun.of("import", "oob", file.toString(), "--take").err())
                .contains("--into PACK");
        CommandRun nowhere = CommandRun.of(
                "import",
                "oob",
                file.toString(),
                "--into",
                temp.resolve("nowhere").toString());
        assertThat(nowhere.exit()).isEqualTo(ExitCode.UNREADABLE);
        String two = "BRITISH ARMY\n1st Brigade\n1/3rd Foot 750 men\nFRENCH ARMY\n1st Brigade\n8e Ligne 600 men\n";
        CommandRun sides = put("two.txt", two, "--side", "British");
        assertThat(sides.exit()).isEqualTo(ExitCode.USAGE);
    }
}
