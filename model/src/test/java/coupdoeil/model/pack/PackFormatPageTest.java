package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.format.FileFormat;
import coupdoeil.model.pack.problem.ProblemKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page about packs says what the code says. */
class PackFormatPageTest {

    private static final Path PAGE = Path.of("../docs/pack-format.md");

    @Test
    void everyCodeIsListedWithItsTitleInOrder() throws IOException {
        List<String> listed = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| PACK-"))
                .toList();

        assertThat(listed)
                .isEqualTo(Arrays.stream(ProblemKind.values())
                        .map(kind -> "| " + kind.code() + " | " + kind.title() + " |")
                        .toList());
    }

    @Test
    void everySchemaIsNamed() throws IOException {
        String page = Files.readString(PAGE);

        for (FileFormat format : FileFormat.values()) {
            assertThat(page).contains(Path.of(format.schema()).getFileName().toString());
        }
    }
}
