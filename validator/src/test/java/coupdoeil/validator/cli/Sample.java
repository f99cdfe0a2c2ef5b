package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/** The sample battles, as the command line sees them. */
final class Sample {

    private Sample() {}

    static Path folder(String id) {
        return Path.of(System.getProperty("basedir", "."))
                .toAbsolutePath()
                .getParent()
                .resolve("samples")
                .resolve(id);
    }

    /** What validation says in words of a sample that has no error and suppresses none. */
    static String clean(Path sample) {
        CommandRun run = CommandRun.of("validate", sample.toString());
        JsonNode json =
                CommandRun.of("validate", "--format", "json", sample.toString()).json("findings");

        assertThat(run.exit()).as(run.out()).isEqualTo(ExitCode.CLEAN);
        assertThat(json.at("/packs/0/counts/error").intValue()).isZero();
        assertThat(json.at("/packs/0/counts/suppressed").intValue()).isZero();
        return run.out();
    }
}
