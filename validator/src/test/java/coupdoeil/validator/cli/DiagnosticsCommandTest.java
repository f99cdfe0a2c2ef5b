package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A report of a fault says what runs where, and nothing of what is in a battle. */
class DiagnosticsCommandTest {

    private static final Path NAPKINS = Path.of("../model/src/test/resources/packs");

    @TempDir
    private Path temp;

    @Test
    void theProgramAndTheSystemAreNamed() {
        CommandRun run = CommandRun.of("diagnostics");

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("coupdoeil ", "Java " + System.getProperty("java.version"), System.getProperty("os.arch"))
                .doesNotContain("pack");
    }

    @Test
    void programsAreToldTheSame() {
        JsonNode read = CommandRun.of("diagnostics", "--format", "json").json("diagnostics");

        assertThat(read.at("/lines/1").stringValue()).startsWith("Java ");
    }

    @Test
    void aPackIsToldInNumbers() {
        Path folder = NAPKINS.resolve("napkin-hm");
        Pack pack = PackReader.read(folder).pack().orElseThrow();

        String out = CommandRun.of("diagnostics", folder.toString()).out();

        assertThat(out)
                .contains("pack: hm, ", pack.orderOfBattle().units().size() + " units", "findings: ", "HM-")
                .doesNotContain(pack.info().name(), folder.toString());
        assertThat(pack.orderOfBattle().units()).extracting(Unit::name).noneMatch(out::contains);
    }

    @Test
    void aPackThatCannotBeReadIsNoReasonToStop() throws Exception {
        Path broken = Files.createDirectory(temp.resolve("broken"));
        Files.writeString(broken.resolve("pack.json"), "{ secret");

        CommandRun run = CommandRun.of("diagnostics", broken.toString());

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("pack: cannot be read", "findings: PACK-")
                .doesNotContain("secret", "broken");
    }
}
