package coupdoeil.editor.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.Loss;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.SightCell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is exported of battles that make sense, read back as other programs do. */
class EnginesTest {

    private static final Map<String, EngineReader> READERS =
            Map.of("tiled", new TiledReader(), "geojson", new GeoJsonReader(), "tts", new TtsReader());

    /** With its first scenario alone. */
    private static Pack pack(String napkin) {
        Pack pack = PackReader.read(Path.of("../model/src/test/resources/packs").resolve(napkin))
                .pack()
                .orElseThrow();
        return pack.withScenarios(pack.scenarios().subList(0, 1));
    }

    private static Bundle bundle(Pack pack, String target, Map<String, String> options) {
        return Exports.of(pack, target, options).made().get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "napkin-fb, tiled",
        "napkin-fb, geojson",
        "napkin-fb, tts",
        "napkin-lb, tiled",
        "napkin-lb, geojson",
        "napkin-lb, tts",
        "napkin-cc, tiled",
        "napkin-cc, geojson",
        "napkin-cc, tts"
    })
    void everyPieceIsWhereItStandsAndOneThatIsMovedIsMissed(String napkin, String target) {
        Pack pack = pack(napkin);
        EngineReader reader = READERS.get(target);
        Map<String, String> options = new HashMap<>(reader.options());
        if (target.equals("geojson") && napkin.equals("napkin-cc")) {
            options.put("metres-per-hex", "120");
        }

        Map<String, String> read = reader.hexes(bundle(pack, target, options).files(), pack);
        Map<String, String> moved =
                reader.hexes(bundle(moved(pack), target, options).files(), pack);

        assertThat(read).isEqualTo(RandomExportsTest.hexes(pack)).isNotEmpty();
        assertThat(moved).isNotEqualTo(read).isEqualTo(RandomExportsTest.hexes(moved(pack)));
    }

    /** With the first piece of the set-up one hex further, if nobody is with it. */
    private static Pack moved(Pack pack) {
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        String id = pack.scenarios().get(0).id();
        return pack.withScenario(id, scenario -> {
            Placement first = scenario.setup().stream()
                    .filter(placement -> placement.position() instanceof Position.OnHex)
                    .findFirst()
                    .orElseThrow();
            HexDirection way = Arrays.stream(HexDirection.values())
                    .filter(side -> pack.battlefield()
                            .hexMap()
                            .orElseThrow()
                            .contains(first.hex().orElseThrow().plus(side)))
                    .findFirst()
                    .orElseThrow();
            assertThat(grid.contains(first.hex().orElseThrow().plus(way))).isTrue();
            return scenario.withSetup(scenario.setup().stream()
                    .map(placement -> placement == first
                            ? placement.withPosition(
                                    new Position.OnHex(first.hex().orElseThrow().plus(way)))
                            : placement)
                    .toList());
        });
    }

    @Test
    void piecesOnATableStandAndLookAsTheyDo() {
        standInGeoJson(pack("napkin-hm"), 20, Map.of("metres-per-inch", "20"));
        standInTabletopSimulator(pack("napkin-hm"));
    }

    @ParameterizedTest
    @CsvSource({"guilford-courthouse-1781, 20, true", "quatre-bras-1815, 32.004, false"})
    @Tag("nightly")
    void thoseOfTheSamplesToo(String sample, double metresPerInch, boolean isOption) {
        Pack pack =
                PackReader.read(Path.of("../samples").resolve(sample)).pack().orElseThrow();
        for (Scenario scenario : pack.scenarios()) {
            Pack one = pack.withScenarios(List.of(scenario));
            standInGeoJson(one, metresPerInch, isOption ? Map.of("metres-per-inch", "" + metresPerInch) : Map.of());
            standInTabletopSimulator(one);
            assertThat(new UvttReader(
                                    bundle(one, "uvtt", Map.of("pixels", "12")).files())
                            .walls())
                    .isNotEmpty();
        }
    }

    private static void standInGeoJson(Pack pack, double metresPerInch, Map<String, String> scale) {
        Map<String, String> options = new HashMap<>(scale);
        options.put("local", "");
        JsonNode file = new JsonMapper()
                .readTree(EngineReader.file(bundle(pack, "geojson", options).files(), ".geojson"));

        Map<String, JsonNode> units = new HashMap<>();
        file.at("/features").forEach(feature -> {
            if (Set.of("unit", "leader").contains(feature.at("/properties/kind").stringValue())) {
                units.put(feature.at("/properties/id").stringValue(), feature);
            }
        });
        int[] compared = {0};
        pack.scenarios().get(0).setup().forEach(placement -> {
            if (placement.position() instanceof Position.OnTable on
                    && placement.facing() instanceof Facing.Heading heading) {
                JsonNode at = units.get(placement.piece()).at("/geometry/coordinates");
                assertThat(at.get(0).doubleValue()).isCloseTo(on.x() * metresPerInch, within(0.01));
                assertThat(at.get(1).doubleValue()).isCloseTo(on.y() * metresPerInch, within(0.01));
                assertThat(Math.floorMod(
                                Math.round(units.get(placement.piece())
                                                .at("/properties/heading")
                                                .doubleValue()
                                        + heading.degrees()),
                                360))
                        .isEqualTo(90);
                compared[0]++;
            }
        });
        assertThat(compared[0]).isPositive();
    }

    /** The middle of its front, by the size and turn of its tile. */
    private static void standInTabletopSimulator(Pack pack) {
        Map<String, String> options = new TtsReader().options();
        JsonNode game = new JsonMapper()
                .readTree(EngineReader.file(bundle(pack, "tts", options).files(), ".tts.json"));
        JsonNode board = game.at("/ObjectStates/0/Transform");

        Map<String, JsonNode> tiles = new HashMap<>();
        game.at("/ObjectStates").forEach(object -> {
            if (object.has("Memo")) {
                tiles.put(object.at("/Memo").stringValue(), object.at("/Transform"));
            }
        });
        int[] compared = {0};
        pack.scenarios().get(0).setup().forEach(placement -> {
            if (placement.position() instanceof Position.OnTable on
                    && placement.facing() instanceof Facing.Heading heading) {
                JsonNode tile = tiles.get(placement.piece());
                double turn = Math.toRadians(tile.at("/rotY").doubleValue() - 180);
                double half = tile.at("/scaleZ").doubleValue();
                assertThat(tile.at("/posX").doubleValue()
                                + half * Math.sin(turn)
                                + board.at("/scaleX").doubleValue())
                        .isCloseTo(on.x(), within(0.01));
                assertThat(tile.at("/posZ").doubleValue()
                                + half * Math.cos(turn)
                                + board.at("/scaleZ").doubleValue())
                        .isCloseTo(on.y(), within(0.01));
                assertThat(Math.cos(turn)).isCloseTo(Math.sin(Math.toRadians(heading.degrees())), within(1e-4));
                compared[0]++;
            }
        });
        assertThat(compared[0]).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"napkin-fb, 16", "napkin-lb, 20", "napkin-hm, 12"})
    void aVirtualTableHasAPictureOfItsSizeAndWallsOnIt(String napkin, String pixels) throws IOException {
        Bundle bundle = bundle(pack(napkin), "uvtt", Map.of("pixels", pixels));
        UvttReader file = new UvttReader(bundle.files());

        assertThat(file.pixelsPerSquare()).isEqualTo(Integer.parseInt(pixels));
        assertThat(file.walls()).isNotEmpty();
        Loss sight = bundle.losses().stream()
                .filter(loss -> loss.kind().equals("sight"))
                .findFirst()
                .orElseThrow();
        assertThat(sight.share().doubleValue()).isBetween(0.5, 1.0);
    }

    @Test
    void wallsCrossTheHexesThatStopSightAndNoOthers() {
        Pack pack = pack("napkin-fb");
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        UvttReader file =
                new UvttReader(bundle(pack, "uvtt", Map.of("pixels", "16")).files());

        assertThat(file.closed(grid)).isEqualTo(stopping(pack)).isNotEmpty();
    }

    /** The labels of the hexes whose ground stops sight. */
    static Set<String> stopping(Pack pack) {
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        HexScene scene = HexScene.of(
                        pack, pack.rules().orElseThrow(), pack.scenarios().get(0))
                .orElseThrow();
        Set<String> stopping = new HashSet<>();
        grid.hexes()
                .filter(hex -> SightCell.terrainBlocks(scene.ground().cell(hex.q(), hex.r())))
                .forEach(hex -> stopping.add(grid.label(hex)));
        return stopping;
    }

    @Test
    void whatATargetCannotDoIsSaid() {
        assertThatThrownBy(() -> bundle(pack("napkin-hm"), "tiled", Map.of()))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("cannot be exported to tiled, which needs a grid of tiles");
        assertThatThrownBy(() -> bundle(pack("napkin-fb"), "tts", Map.of()))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("--images-at");
        assertThatThrownBy(() -> bundle(pack("napkin-fb"), "tts", Map.of("images-at", "somewhere")))
                .hasMessageContaining("--images-at must be an address");
    }
}
