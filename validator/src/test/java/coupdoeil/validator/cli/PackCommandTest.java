package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class PackCommandTest {

    @TempDir
    Path temp;

    @Test
    void aCleanZipHoldsTheFilesAndNothingElse() throws IOException {
        NapkinFolder napkin = NapkinFolder.in(temp).writing("pack.json~", "backup");
        Path zip = temp.resolve("napkin.zip");

        JsonNode json = CommandRun.of("pack", napkin.toString(), "--out", zip.toString(), "--format", "json")
                .json("pack-result");

        assertThat(json.at("/files").intValue()).isEqualTo(4);
        assertThat(json.at("/bytes").longValue()).isEqualTo(Files.size(zip));
        try (ZipFile open = new ZipFile(zip.toFile())) {
            assertThat(open.stream().map(ZipEntry::getName))
                    .containsExactly("battlefield.json", "order-of-battle.json", "pack.json", "scenarios/dawn.json");
        }
        assertThat(CommandRun.of("validate", "--fail-on", "never", zip.toString())
                        .exit())
                .isEqualTo(ExitCode.CLEAN);
    }

    @Test
    void whatCannotBeReadOrWrittenIsSaidSo() {
        NapkinFolder napkin = NapkinFolder.in(temp);

        CommandRun unreadable = CommandRun.of("pack", temp.resolve("no").toString(), "--out", "x.zip");
        CommandRun unwritable = CommandRun.of(
                "pack",
                napkin.toString(),
                "--out",
                temp.resolve("no/such/folder.zip").toString());

        assertThat(unreadable.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(unwritable.exit()).isEqualTo(ExitCode.UNREADABLE);
        assertThat(unwritable.err()).startsWith("pack: cannot write ");
        assertThat(CommandRun.of("pack", napkin.toString()).exit()).isEqualTo(ExitCode.USAGE);
    }
}
