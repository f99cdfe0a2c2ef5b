package coupdoeil.editor.engines;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever a battle is, what is exported can be read, has every piece in its hex, and is the same when it is exported again.
 * To see one again: {@code -Dgroups=nightly -DexcludedGroups= -Dcoupdoeil.seed=… -Dcoupdoeil.packs=1}.
 */
class RandomExportsTest {

    private static final long SEED = 18061014;
    private static final Map<String, EngineReader> READERS =
            Map.of("tiled", new TiledReader(), "geojson", new GeoJsonReader(), "tts", new TtsReader());

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
            for (Map.Entry<String, EngineReader> each : READERS.entrySet()) {
                try {
                    Bundle bundle = read(pack, verdict, each.getKey(), each.getValue());
                    if (seed % again == 0) {
                        same(bundle, bundle(verdict, each.getKey(), each.getValue()));
                    }
                } catch (RuntimeException | Error e) {
                    throw new AssertionError("seed " + seed + ", " + each.getKey(), e);
                }
            }
        }
    }

    private static Bundle read(Pack pack, Verdict verdict, String target, EngineReader reader) {
        Bundle bundle = bundle(verdict, target, reader);
        assertThat(reader.hexes(bundle.files(), pack)).isEqualTo(hexes(pack));
        CommandRun.validate(new String(EngineReader.file(bundle.files(), ".loss.json"), UTF_8), "export-loss");
        return bundle;
    }

    private static void same(Bundle bundle, Bundle again) {
        assertThat(again.files().keySet()).isEqualTo(bundle.files().keySet());
        again.files()
                .forEach((name, bytes) ->
                        assertThat(bytes).as(name).isEqualTo(bundle.files().get(name)));
    }

    private static Bundle bundle(Verdict verdict, String target, EngineReader reader) {
        List<Bundle> made = Exports.of(verdict, target, reader.options()).made();
        assertThat(made).hasSize(1);
        return made.get(0);
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
