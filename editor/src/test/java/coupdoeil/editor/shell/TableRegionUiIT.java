package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Ground and units of a table taken together: moved, turned, mirrored, cut and pasted back. */
class TableRegionUiIT extends OnTable {

    TableRegionUiIT() {
        super(() -> PackReader.read(Path.of("../model/src/test/resources/packs/napkin-hm"))
                .pack()
                .orElseThrow());
    }

    private static Map<String, String> files(Pack pack) {
        return PackWriter.files(pack).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, file -> new String(file.getValue(), StandardCharsets.UTF_8)));
    }

    private Pack now() {
        return UiDriver.onEdt(() -> window.workbench.session().pack());
    }

    @Test
    void groundWithItsUnitsIsTurnedMirroredAndCutAndPastedElsewhere() {
        ui.press("shift V");
        drag(10.5, 17.5, 31, 32);
        ui.until("ground and pieces are selected", () -> selection().features().size() >= 3);
        assertThat(selection().pieces()).isNotEmpty();
        Map<String, String> before = files(now());
        ui.press("CLOSE_BRACKET");
        ui.until("it is turned", () -> !files(now()).equals(before));
        ui.press("OPEN_BRACKET");
        ui.until("and back, to the byte", () -> files(now()).equals(before));
        ui.press("ctrl alt H");
        ui.until("it is mirrored", () -> !files(now()).equals(before));
        ui.press("ctrl alt H");
        ui.until("and back, to the byte", () -> files(now()).equals(before));

        int features = now().battlefield().table().orElseThrow().features().size();
        ui.press("ctrl X");
        ui.until(
                "it is gone",
                () -> now().battlefield().table().orElseThrow().features().size() < features);
        point(24, 18);
        ui.press("ctrl V");
        ui.press("CLOSE_BRACKET");
        click(24, 18);
        ui.until(
                "it is there again",
                () -> now().battlefield().table().orElseThrow().features().size() == features);
        assertThat(now().battlefield().table().orElseThrow().features().stream().map(TableFeature::id))
                .contains("hill", "crest");
        assertThat(selection().pieces()).isNotEmpty();
    }
}
