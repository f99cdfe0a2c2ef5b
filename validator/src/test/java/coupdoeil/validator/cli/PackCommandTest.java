package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
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
    void whatCouldNotBeReadIsInTheZipToo() {
        NapkinFolder napkin = NapkinFolder.in(temp);
        String broken = napkin.text("scenarios/dawn.json").substring(0, 400);
        napkin.writing("scenarios/dawn.json", broken)
                .writing(
                        "chart.json",
                        "{\"format\": \"coupdoeil/chart\", \"version\": 1, \"recrods\": [{\"id\": \"marsh\"}]}")
                .replacing("battlefield.json", "\"is\": [\"high-wall\"]", "\"si\": [\"high-wall\"]");
        Path zip = temp.resolve("all.zip");

        CommandRun run = CommandRun.of("pack", napkin.toString(), "--out", zip.toString());

        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(run.err()).contains("problems were found");
        SortedMap<String, byte[]> files =
                PackWriter.files(PackReader.read(zip).pack().orElseThrow());
        assertThat(new String(files.get("scenarios/dawn.json"), StandardCharsets.UTF_8))
                .isEqualTo(broken);
        assertThat(new String(files.get("chart.json"), StandardCharsets.UTF_8)).contains("recrods", "marsh");
        assertThat(new String(files.get("battlefield.json"), StandardCharsets.UTF_8))
                .contains("\"si\": [\"high-wall\"]");
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
