package coupdoeil.validator.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A wood whose curve bulges beyond its points: rules, sight and exports go by the curve. */
class SmoothOutlineTest {

    private static final Path NAPKIN = Path.of("../model/src/test/resources/packs/napkin-hm");
    private static final String WOOD = "wood";

    @TempDir
    private Path temp;

    private Pack straight;
    private Path pack;
    private Geometry curve;

    @BeforeEach
    void smoothTheWood() throws IOException {
        straight = PackReader.read(NAPKIN).pack().orElseThrow();
        Pack smooth = straight.withBattlefield(changed(straight, feature -> feature.withSmooth(true)));
        pack = written(smooth, "smooth");
        curve = wood(PackReader.read(pack).pack().orElseThrow()).shape();
    }

    private Path written(Pack changed, String name) throws IOException {
        Path folder = temp.resolve(name);
        for (Map.Entry<String, byte[]> file : PackWriter.files(changed).entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        return folder;
    }

    private static TableBattlefield changed(Pack pack, UnaryOperator<TableFeature> change) {
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        return table.withFeatures(table.features().stream()
                .map(feature -> feature.id().equals(WOOD) ? change.apply(feature) : feature)
                .toList());
    }

    private static TableFeature wood(Pack pack) {
        return pack.battlefield().table().orElseThrow().features().stream()
                .filter(feature -> feature.id().equals(WOOD))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aFileKeepsThePointsAlone() throws IOException {
        assertThat(curve.getNumPoints())
                .isGreaterThan(3 * wood(straight).points().getNumPoints());
        assertThat(wood(PackReader.read(pack).pack().orElseThrow()).points())
                .isEqualTo(wood(straight).points());
        assertThat(Files.readString(pack.resolve("battlefield.json"))).containsOnlyOnce("\"smooth\": true");
    }

    @Test
    void rulesSayOfTheCurveWhatTheySayOfItsPiecesAsPoints() throws IOException {
        Pack pieces = straight.withBattlefield(changed(straight, feature -> feature.withShape(curve)));
        Path other = written(pieces, "pieces");

        String ofCurve = CommandRun.of("validate", pack.toString()).out().replace(pack.toString(), "PACK");
        String ofPieces = CommandRun.of("validate", other.toString()).out().replace(other.toString(), "PACK");
        assertThat(ofCurve).isEqualTo(ofPieces);
    }

    @Test
    void sightStopsAtTheBulge() {
        // A line from south to north that misses the sides between the points, and runs through the curve.
        double west = Math.rint(curve.getEnvelopeInternal().getMinX() * 100 + 10) / 100;
        String[] look = {"--from", west + ",6", "--to", west + ",22"};

        assertThat(west)
                .isLessThan(wood(straight).points().getEnvelopeInternal().getMinX());
        assertThat(sight(pack, look)).contains("Elm Wood");
        assertThat(sight(NAPKIN, look)).isNotEmpty().doesNotContain("Elm Wood");
    }

    private static String sight(Path of, String... look) {
        return CommandRun.of(Stream.concat(Stream.of("sight", of.toString()), Stream.of(look))
                        .toArray(String[]::new))
                .out();
    }

    @Test
    void everyExportHoldsTheCurveInStraightPieces() throws IOException, ParseException {
        CommandRun run = CommandRun.of(
                "export",
                pack.toString(),
                "--to",
                "geojson,engine",
                "--local",
                "--metres-per-inch",
                "20",
                "--force",
                "--out",
                temp + "/out");

        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        JsonNode geo = json(".geojson");
        JsonNode there = geo.at("/features")
                .valueStream()
                .filter(feature -> feature.at("/properties/id").stringValue("").equals(WOOD))
                .findFirst()
                .orElseThrow();
        assertThat(there.at("/geometry/coordinates/0").size())
                .isEqualTo(((Polygon) curve).getExteriorRing().getNumPoints());
        JsonNode engine = json(".json");
        JsonNode feature = engine.findValues("features").stream()
                .flatMap(JsonNode::valueStream)
                .filter(known -> known.at("/id").stringValue("").equals(WOOD))
                .findFirst()
                .orElseThrow();
        assertThat(new WKTReader().read(feature.at("/wkt").stringValue())).isEqualTo(curve);
    }

    private JsonNode json(String ending) throws IOException {
        try (Stream<Path> files = Files.walk(temp.resolve("out"))) {
            Path only = files.filter(file -> file.toString().endsWith(ending)
                            && !file.getFileName().toString().contains("losses"))
                    .sorted()
                    .findFirst()
                    .orElseThrow();
            return new JsonMapper().readTree(Files.readString(only));
        }
    }
}
