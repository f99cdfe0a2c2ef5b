package coupdoeil.editor.engines;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever a battle is, what is exported can be read, has every piece in its hex, and is the same when it is exported again.
 * To see one again: {@code -Dgroups=nightly -DexcludedGroups= -Dcoupdoeil.seed=… -Dcoupdoeil.packs=1}.
 */
class RandomExportsTest {

    private static final long SEED = 18061014;
    private static final Map<String, EngineReader> READERS = Map.of(
            "tiled",
            new TiledReader(),
            "geojson",
            new GeoJsonReader(),
            "tts",
            new TtsReader(),
            "vassal",
            new VassalHexes());

    @Test
    void everyPieceIsWhereItStands() {
        run(SEED, 40, 4);
    }

    @Test
    @Tag("nightly")
    void everyPieceIsWhereItStandsInManyBattles() {
        run(Long.getLong("coupdoeil.seed", SEED + 1_000), Integer.getInteger("coupdoeil.packs", 500), 1);
    }

    /** @param again of so many battles one is exported a second time */
    private static void run(long first, int count, int again) {
        for (long seed = first; seed < first + count; seed++) {
            Pack pack = OddBattles.pack(seed);
            Verdict verdict = Examination.of(Path.of("battle"), pack, ProfileChoice.RULES);
            walls(seed, pack, verdict, seed % again == 0);
            for (Map.Entry<String, EngineReader> each : READERS.entrySet()) {
                try {
                    Map<String, byte[]> files = read(pack, verdict, each.getKey(), each.getValue());
                    if (seed % again == 0) {
                        same(
                                files,
                                files(verdict, each.getKey(), each.getValue().options()));
                    }
                } catch (RuntimeException | Error e) {
                    throw new AssertionError("seed " + seed + ", " + each.getKey(), e);
                }
            }
        }
    }

    /** Universal VTT has no pieces: there, what stops sight stands where it is. */
    private static void walls(long seed, Pack pack, Verdict verdict, boolean again) {
        Map<String, String> options = Map.of("pixels", "8");
        Map<String, byte[]> files = files(verdict, "uvtt", options);
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        assertThat(new UvttReader(files).closed(grid)).as("seed %d, uvtt", seed).isEqualTo(EnginesTest.stopping(pack));
        wellFormedLosses(files);
        if (again) {
            same(files, files(verdict, "uvtt", options));
        }
    }

    private static Map<String, byte[]> read(Pack pack, Verdict verdict, String target, EngineReader reader) {
        Map<String, byte[]> files = files(verdict, target, reader.options());
        assertThat(reader.hexes(files, pack)).isEqualTo(hexes(pack));
        wellFormedLosses(files);
        return files;
    }

    private static void wellFormedLosses(Map<String, byte[]> files) {
        files.forEach((name, bytes) -> {
            if (name.endsWith(".loss.json")) {
                CommandRun.validate(new String(bytes, UTF_8), "export-loss");
            }
        });
        assertThat(files.keySet()).anyMatch(name -> name.endsWith(".loss.json"));
    }

    private static void same(Map<String, byte[]> files, Map<String, byte[]> again) {
        assertThat(again.keySet()).isEqualTo(files.keySet());
        again.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(files.get(name)));
    }

    /** Of all bundles: there is one scenario. */
    private static Map<String, byte[]> files(Verdict verdict, String target, Map<String, String> options) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Exports.of(verdict, target, options).made().forEach(bundle -> files.putAll(bundle.files()));
        return files;
    }

    /** Where the set-up has each piece; those off the map are not there. */
    static Map<String, String> hexes(Pack pack) {
        Map<String, String> hexes = new HashMap<>();
        for (Scenario scenario : pack.scenarios()) {
            scenario.setup()
                    .forEach(placement -> placement
                            .hex()
                            .ifPresent(hex -> hexes.put(
                                    placement.piece(),
                                    pack.battlefield().labels().hex(hex))));
        }
        return hexes;
    }
}
