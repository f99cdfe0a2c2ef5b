package coupdoeil.editor.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.validator.export.ExportOptions;
import coupdoeil.validator.export.ExportOutcome;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of the ground are on the sheet that is asked for, and counters the same on each. */
class ExportThemesTest {

    @ParameterizedTest
    @CsvSource({"napkin-fb, vassal", "napkin-fb, uvtt", "napkin-fb, tiled", "napkin-fb, tts", "napkin-hm, uvtt"})
    void everySheetHasAPictureOfItsOwn(String napkin, String target) {
        Path folder = Path.of(System.getProperty("basedir", ".")).resolve("../model/src/test/resources/packs");
        Pack pack = PackReader.read(folder.resolve(napkin)).pack().orElseThrow();
        List<Map<String, byte[]>> made = List.of(
                files(pack, target, "light"),
                files(pack, target, "dark"),
                files(pack, target, "modern"),
                files(pack, target, "grey"));
        Map<String, byte[]> usual = files(pack, target, "");
        for (int i = 0; i < made.size(); i++) {
            assertThat(made.get(i).keySet()).isEqualTo(usual.keySet());
            for (int k = 0; k < i; k++) {
                assertThat(same(made.get(i), made.get(k))).as(i + " and " + k).isFalse();
            }
        }
        assertThat(same(usual, made.get(0))).as("light if nothing is asked for").isTrue();
    }

    @Test
    void aSheetThatThereIsNotIsRefusedWithThoseThatThereAre() {
        assertThatThrownBy(() -> ExportOptions.read(Map.of("theme", "sepia"), List.of(Exports.target("uvtt"))))
                .hasMessageContaining("light, dark, modern, grey");
    }

    private static Map<String, byte[]> files(Pack pack, String target, String theme) {
        Map<String, String> options = new HashMap<>(Map.of("pixels", "8"));
        if (!theme.isEmpty()) {
            options.put("theme", theme);
        }
        if (target.equals("tts")) {
            options.put("images-at", "https://example.org/battles");
        }
        ExportOutcome outcome = Exports.of(pack, target, options);
        Map<String, byte[]> files = outcome.made().get(0).files();
        assertThat(files).isNotEmpty();
        return files;
    }

    private static boolean same(Map<String, byte[]> one, Map<String, byte[]> other) {
        return one.keySet().stream().allMatch(name -> Arrays.equals(one.get(name), other.get(name)));
    }
}
