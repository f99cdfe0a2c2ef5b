package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class ValidateCommandTest {

    @TempDir
    Path temp;

    NapkinFolder napkin;

    @BeforeEach
    void pack() {
        napkin = NapkinFolder.in(temp);
    }

    @Test
    void everyGroupSaysHowFarItWasExamined() {
        CommandRun run = CommandRun.of("validate", "--fail-on", "never", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out())
                .startsWith(napkin + ": A ridge on a napkin (Fix Bayonets! 21.08)\n")
                .containsPattern("FB-STACK: [\\d,]+ subjects by \\d+ ")
                .containsPattern("FB-OM: [\\d,]+ subjects by 6 rules");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void jsonFollowsItsSchema() {
        napkin.replacing("pack.json", "\"edition\"", "\"editoin\"");

        JsonNode json = CommandRun.of("validate", "--format", "json", "--fail-on", "never", napkin.toString())
                .json("findings");

        assertThat(json.at("/packs/0/examined").booleanValue()).isTrue();
        JsonNode finding = json.at("/findings/0");
        assertThat(finding.at("/rule").stringValue()).isEqualTo("PACK-13");
        assertThat(finding.at("/message").stringValue()).contains("edition");
        assertThat(finding.at("/source/file").stringValue()).isEqualTo("pack.json");
        assertThat(finding.at("/source/line").intValue()).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"error,0", "warning,1", "info,1", "never,0", "WARNING,1"})
    void theThresholdDecidesTheExitCode(String threshold, int exit) {
        accept("FB-MAP-01 hex:9999");

        CommandRun run = CommandRun.of("validate", "--fail-on", threshold, napkin.toString());

        assertThat(run.out()).contains("PACK-51");
        assertThat(run.exit()).isEqualTo(exit);
    }

    @Test
    void whatIsAcceptedIsListedButDoesNotFail() {
        accept();

        CommandRun run = CommandRun.of("validate", "--fail-on", "warning", napkin.toString());
        JsonNode json =
                CommandRun.of("validate", "--format", "json", napkin.toString()).json("findings");

        assertThat(run.exit()).as(run.out()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out()).contains("Accepted: ", "accepted by me, 2026-01-01: so be it");
        assertThat(json.at("/packs/0/counts/suppressed").intValue()).isPositive();
        assertThat(json.at("/findings").findValuesAsString("reason")).contains("so be it");
    }

    @Test
    void aProfileSaysWhatItSilences() {
        String strict = CommandRun.of("validate", napkin.toString()).out();

        CommandRun draft = CommandRun.of("validate", "--profile", "draft", napkin.toString());
        JsonNode json = CommandRun.of("validate", "--profile", "draft", "--format", "json", napkin.toString())
                .json("findings");

        assertThat(strict).contains("FB-LOS-").doesNotContain("profile");
        assertThat(draft.out())
                .contains("Left out by the profile Draft: ")
                .containsPattern("FB-LOS-\\d+ .*: \\d+")
                .containsPattern("By the profile Draft: \\d+ left out, \\d+ at another severity\n$");
        assertThat(json.at("/packs/0/profile/id").stringValue()).isEqualTo("draft");
        assertThat(json.at("/packs/0/profile/silenced").propertyNames()).anyMatch(rule -> rule.startsWith("FB-LOS-"));
        assertThat(json.at("/findings").findValuesAsString("rule")).noneMatch(rule -> rule.matches("FB-LOS-0[2-9]"));
    }

    @Test
    void aPackMayNameItsProfileAndTheCommandAnother() {
        String strict = CommandRun.of("validate", napkin.toString()).out();
        napkin.replacing("pack.json", "\"scenarios\"", "\"profile\": \"draft\", \"scenarios\"");

        assertThat(CommandRun.of("validate", napkin.toString()).out()).contains("By the profile Draft: ");
        assertThat(CommandRun.of("validate", "--profile", "release", napkin.toString())
                        .out())
                .isEqualTo(strict);
    }

    @Test
    void aProfileThatIsNotKnownIsAMistake() {
        CommandRun run = CommandRun.of("validate", "--profile", "drafft", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("there is no profile 'drafft'; did you mean 'draft'?");
    }

    @Test
    void anErrorFails() {
        napkin.replacing(
                "order-of-battle.json",
                "{\"id\": \"red\", \"name\": \"Red\"}",
                "{\"id\": \"blue\", \"name\": \"Red\"}");

        CommandRun run = CommandRun.of("validate", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.FINDINGS);
        assertThat(run.out()).contains("Errors: ", "PACK-61", "order-of-battle.json:6:");
    }

    @Test
    void whatConcernsAllOfAScenarioPointsAtThePeriodOrRuleItMeans() {
        napkin.replacing(
                "scenarios/dawn.json",
                "\"conditions\": [], \"attributes\": {\"visibility\": 15,",
                "\"conditions\": [\"fog\"], \"attributes\": {\"visibility\": 15,");
        napkin.replacing("scenarios/dawn.json", "\"end\": \"09:00\"", "\"end\": \"05:00\"");
        assertThat(pointer("FB-SCN-01")).isEqualTo("/clock");
        napkin.replacing("scenarios/dawn.json", "\"end\": \"05:00\"", "\"end\": \"09:00\"");

        assertThat(pointer("FB-CMD-16")).isEqualTo("/periods/1");
    }

    private String pointer(String rule) {
        for (JsonNode finding : CommandRun.of("validate", "--format", "json", napkin.toString())
                .json("findings")
                .at("/findings")) {
            if (finding.at("/rule").stringValue().equals(rule)) {
                return finding.at("/source/pointer").stringValue();
            }
        }
        return "no " + rule;
    }

    @Test
    void aPackThatCannotBeReadSaysWhere() {
        napkin.writing("battlefield.json", napkin.text("battlefield.json").substring(0, 400));

        CommandRun run = CommandRun.of("validate", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.out()).contains("PACK-01", "battlefield.json:", "cannot be read");
        CommandRun json = CommandRun.of("validate", "--format", "json", napkin.toString());
        assertThat(json.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(json.json("findings").at("/packs/0/readable").booleanValue()).isFalse();
    }

    @Test
    void aScenarioThatCannotBeReadIsAFindingAmongOthers() {
        napkin.writing("scenarios/dawn.json", napkin.text("scenarios/dawn.json").substring(0, 400));

        CommandRun run = CommandRun.of("validate", "--format", "json", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.FINDINGS);
        assertThat(run.out()).contains("PACK-01", "\"scenarios/dawn.json\"");
        assertThat(run.json("findings").at("/packs/0/counts/error").intValue()).isGreaterThan(1);
    }

    @Test
    void aValueThatCannotBeReadHidesNoOtherFinding() {
        napkin.replacing("scenarios/dawn.json", "corner:1", "corner:6");
        napkin.replacing(
                "order-of-battle.json",
                "{\"id\": \"red\", \"name\": \"Red\"}",
                "{\"id\": \"blue\", \"name\": \"Red\"}");

        CommandRun run = CommandRun.of("validate", "--format", "json", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.FINDINGS);
        assertThat(run.out()).contains("PACK-15", "corner:6", "\"scenarios/dawn.json\"", "/setup/0/facing", "PACK-61");
        assertThat(run.json("findings").at("/packs/0/readable").booleanValue()).isTrue();
    }

    @Test
    void aMissingPackIsUnreadable() {
        CommandRun run = CommandRun.of("validate", temp.resolve("nowhere").toString());

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.out()).contains("nowhere");
        assertThat(CommandRun.of("validate", temp.resolve("napkin-bf").toString())
                        .out())
                .contains("did you mean " + napkin + "?");
    }

    @Test
    void anUnknownRuleSystemIsNamed() {
        napkin.replacing("pack.json", "\"system\": \"fb\"", "\"system\": \"fbb\"");

        CommandRun run = CommandRun.of("validate", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.out()).contains("'fbb' is not known", "Did you mean 'fb'?");
    }

    @Test
    void theWorstOfSeveralPacksDecides() {
        CommandRun run = CommandRun.of(
                "validate", napkin.toString(), temp.resolve("nowhere").toString());

        assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(run.out()).contains("A ridge on a napkin", "nowhere");
    }

    @Test
    void anUnknownScenarioIsAUsageError() {
        CommandRun run = CommandRun.of("validate", "--scenario", "dwan", napkin.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("there is no scenario 'dwan'; did you mean 'dawn'?");
    }

    @Test
    void onlyTheScenarioAskedForIsReported() throws Exception {
        Files.writeString(
                napkin.path().resolve("scenarios/dusk.json"),
                napkin.text("scenarios/dawn.json")
                        .replace("\"id\": \"dawn\"", "\"id\": \"dusk\"")
                        .replace("\"piece\": \"red-1\"", "\"piece\": \"red-9\""));
        napkin.replacing("pack.json", "[\"dawn\"]", "[\"dawn\", \"dusk\"]");

        CommandRun run = CommandRun.of("validate", "--scenario", "dusk", "--fail-on", "never", napkin.toString());

        assertThat(run.out()).doesNotContain("scenario dawn");
    }

    @Test
    void usageErrorsAreShort() {
        CommandRun none = CommandRun.of("validate");
        CommandRun typo = CommandRun.of("validate", "--fail-no", "error", napkin.toString());
        CommandRun value = CommandRun.of("validate", "--fail-on", "fatal", napkin.toString());

        assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(none.err()).contains("PACK", "--help");
        assertThat(typo.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(typo.err()).contains("--fail-on");
        assertThat(value.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(value.err()).contains("fatal");
    }

    @Test
    void colourOnlyWhereItIsAskedFor() {
        assertThat(CommandRun.of("validate", napkin.toString()).out()).doesNotContain("\u001B");
        assertThat(CommandRun.of("validate", "--color", "always", napkin.toString())
                        .out())
                .contains("\u001B[1m");
    }

    /** Suppresses every finding of a rule worse than an info, and some more by rule and subject. */
    private void accept(String... more) {
        JsonNode findings = CommandRun.of("validate", "--format", "json", napkin.toString())
                .json("findings")
                .at("/findings");
        List<String> accepted = new ArrayList<>(List.of(more));
        for (JsonNode finding : findings) {
            if (!finding.at("/severity").stringValue().equals("info")) {
                JsonNode subject = finding.at("/subjects/0");
                accepted.add(finding.at("/rule").stringValue() + " "
                        + subject.at("/kind").stringValue() + ":"
                        + subject.at("/key").stringValue());
            }
        }
        napkin.writing(
                "suppressions.json",
                accepted.stream()
                        .distinct()
                        .map(text -> text.split(" "))
                        .map(parts -> "{\"rule\": \"" + parts[0] + "\", \"subject\": \"" + parts[1]
                                + "\", \"reason\": \"so be it\", \"author\": \"me\", \"date\": \"2026-01-01\"}")
                        .collect(Collectors.joining(
                                ",\n",
                                "{\"format\": \"coupdoeil/suppressions\", \"version\": 1, \"suppressions\": [\n",
                                "]}")));
    }
}
