package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.picture.Pictures;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The headless part of the program alone has nobody who paints. */
class WithoutPainterTest {

    @Test
    void whatIsAskedForAPictureSaysWhatIsMissing(@TempDir Path folder) {
        Path picture = folder.resolve("map.png");

        CommandRun run = CommandRun.of("render", folder.toString(), "--out", picture.toString());

        assertThat(Pictures.find()).isEmpty();
        assertThat(run.exit()).isEqualTo(ExitCode.INTERNAL);
        assertThat(run.err()).isEqualTo("render: " + Pictures.MISSING + System.lineSeparator());
        assertThat(picture).doesNotExist();
    }
}
