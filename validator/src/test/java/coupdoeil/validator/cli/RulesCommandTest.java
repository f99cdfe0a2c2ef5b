package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RulesCommandTest {

    @Test
    void theCatalogueIsListedByGroup() {
        CommandRun run = CommandRun.of("rules", "--system", "fb");

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out()).contains("FB-STACK\n", "FB-STACK-07", "FB-SCN-09").doesNotContain("[not built]");
        assertThat(run.out()).doesNotContain("PACK-01");
    }

    @Test
    void oneRuleComesWithItsExamples() {
        CommandRun run = CommandRun.of("rules", "fb-stack-07");

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out()).contains("FB-STACK-07", "Severity", "Reference", "Finds: ", "Silent: ", "=> FB-STACK-07");
    }

    @Test
    void theToolsOwnRulesAreInIt() {
        assertThat(CommandRun.of("rules", "PACK-13").out()).contains("A key is not known");
        assertThat(CommandRun.of("rules").out()).contains("PACK-51");
    }

    @Test
    void coverageIsObserved() {
        CommandRun run = CommandRun.of("rules", "--coverage", "--system", "cc");
        JsonNode json = CommandRun.of("rules", "--coverage", "--format", "json", "--system", "cc")
                .json("rule-coverage");

        assertThat(run.exit()).as(run.out()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.out()).contains("catalogue", "built", "tested", "CC-SQ").doesNotContain("\ufffd");
        assertThat(json.at("/systems/0/failures").size()).isZero();
        assertThat(json.at("/groups").findValuesAsString("group")).contains("CC-MAP", "CC-REINF");
    }

    @Test
    void jsonFollowsItsSchema() {
        assertThat(CommandRun.of("rules", "--format", "json")
                        .json("rules")
                        .at("/rules")
                        .size())
                .isGreaterThan(100);
        assertThat(CommandRun.of("rules", "FB-STACK-07", "--format", "json")
                        .json("rules")
                        .at("/rules/0/examples")
                        .size())
                .isGreaterThanOrEqualTo(2);
    }

    @Test
    void whatIsNotThereIsAUsageError() {
        CommandRun rule = CommandRun.of("rules", "FB-STAKC-07");
        CommandRun system = CommandRun.of("rules", "--system", "xx");

        assertThat(rule.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(rule.err()).contains("did you mean 'FB-STACK-07'?");
        assertThat(system.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("rules", "FB-STACK-07", "--coverage").exit()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void theManualIsWrittenPageByPage(@TempDir Path folder) throws IOException {
        CommandRun run =
                CommandRun.of("rules", "--manual", folder.resolve("rules").toString(), "--system", "pack");

        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        assertThat(Files.readString(folder.resolve("rules/pack.md"))).contains("### PACK-62 A reference leads nowhere");
        assertThat(CommandRun.of("rules", "FB-STACK-07", "--manual", folder.toString())
                        .exit())
                .isEqualTo(ExitCode.USAGE);
    }
}
