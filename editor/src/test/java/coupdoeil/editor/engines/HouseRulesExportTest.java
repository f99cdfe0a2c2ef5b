package coupdoeil.editor.engines;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.Loss;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** House rules are on a page of an export, or in its report of losses. */
class HouseRulesExportTest {

    private static final String LIMIT = "stacking.unlimberedBatteries";

    private static Pack pack() {
        Pack pack = PackReader.read(Path.of("../model/src/test/resources/packs/house-fb"))
                .pack()
                .orElseThrow();
        return pack.withScenarios(pack.scenarios().subList(0, 1));
    }

    private static List<String> lost(List<Bundle> bundles) {
        return bundles.stream()
                .flatMap(bundle -> bundle.losses().stream())
                .filter(loss -> loss.kind().equals("house-rules"))
                .map(Loss::ids)
                .flatMap(List::stream)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"tiled, 16", "geojson, 0", "uvtt, 16"})
    void filesThatHoldNoHouseRulesSayWhichTheyLack(String target, String pixels) {
        Map<String, String> options = pixels.equals("0") ? Map.of() : Map.of("pixels", pixels);
        assertThat(lost(Exports.of(pack(), target, options).made()))
                .containsExactly("house.rain", "short-of-powder", "cover.OPEN.absolute", LIMIT);
    }

    @Test
    void anEngineIsToldOfWhatItsFileHasNoPlaceFor() {
        List<Bundle> made = Exports.of(pack(), "engine", Map.of()).made();
        assertThat(lost(made)).containsExactly("short-of-powder", "cover.OPEN.absolute", LIMIT);
        assertThat(made.get(0).files().keySet()).anyMatch(name -> name.endsWith(".engine.loss.json"));
        List<Bundle> plain = Exports.of(pack().withHouse(HouseRules.NONE), "engine", Map.of())
                .made();
        assertThat(plain.get(0).files().keySet()).noneMatch(name -> name.endsWith(".loss.json"));
    }

    @Test
    void aNotebookHasThemOnAPage() {
        List<Bundle> made = Exports.of(
                        pack(), "tts", Map.of("images-at", "https://example.org/battles", "pixels", "16"))
                .made();
        assertThat(lost(made)).isEmpty();
        assertThat(made.get(0).files().entrySet())
                .filteredOn(file -> file.getKey().endsWith(".tts.json"))
                .singleElement()
                .satisfies(file -> assertThat(new String(file.getValue(), UTF_8))
                        .contains("House rules")
                        .contains(LIMIT + ": 3"));
    }

    @Test
    void aModuleHasThemOnAPage() throws IOException {
        List<Bundle> made = Exports.of(pack(), "vassal", Map.of("pixels", "16")).made();
        assertThat(lost(made)).isEmpty();
        byte[] module = made.get(0).files().entrySet().stream()
                .filter(file -> file.getKey().endsWith(".vmod"))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
        List<String> pages = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(module))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().endsWith(".html")) {
                    pages.add(new String(zip.readAllBytes(), UTF_8));
                }
            }
        }
        assertThat(pages).anyMatch(page -> page.contains(LIMIT) && page.contains("Rain in the maize"));
    }
}
