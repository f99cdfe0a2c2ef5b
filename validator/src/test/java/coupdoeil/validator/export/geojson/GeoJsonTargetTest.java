package coupdoeil.validator.export.geojson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.locationtech.jts.geom.Coordinate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GeoJsonTargetTest {

    private static final String PACKS = "../model/src/test/resources/packs/";

    @TempDir
    private Path temp;

    private CommandRun export(String pack, String... more) {
        return CommandRun.of(Stream.concat(
                        Stream.of("export", PACKS + pack, "--to", "geojson", "--force", "--out", temp + "/out"),
                        Stream.of(more))
                .toArray(String[]::new));
    }

    private JsonNode file() throws IOException {
        try (Stream<Path> files = Files.list(temp.resolve("out"))) {
            Path only = files.filter(file -> file.toString().endsWith(".geojson"))
                    .findFirst()
                    .orElseThrow();
            return new JsonMapper().readTree(Files.readString(only));
        }
    }

    private static List<JsonNode> features(JsonNode file, String kind) {
        return file.at("/features")
                .valueStream()
                .filter(feature -> feature.at("/properties/kind").stringValue().equals(kind))
                .toList();
    }

    @Test
    void everyThingOfTheMapIsAFeature() throws IOException {
        assertThat(export("napkin-fb").exit()).isEqualTo(ExitCode.CLEAN);

        JsonNode file = file();
        assertThat(features(file, "hex")).hasSize(48);
        assertThat(features(file, "unit"))
                .extracting(unit -> unit.at("/properties/id").stringValue())
                .containsExactly("blue-guns", "red-1");
        assertThat(features(file, "leader").get(0).at("/properties/stack").intValue())
                .isEqualTo(2);
        assertThat(features(file, "unit").get(1).at("/properties/steps").intValue())
                .as("as the set-up has it")
                .isEqualTo(1);
        assertThat(features(file, "token")).hasSize(1);
        assertThat(features(file, "place")).isNotEmpty();
        assertThat(features(file, "link")).isNotEmpty();
        assertThat(features(file, "hexside").toString()).contains("\"slope\"");
        assertThat(features(file, "finding")).isNotEmpty();
        assertThat(file.at("/certificate/content/hash").stringValue()).hasSize(64);
    }

    @Test
    void theOriginIsTheSouthWestCornerAndTheBearingTurnsAboutIt() {
        Degrees north = new Degrees(10.5, 51, 0);
        Degrees east = new Degrees(10.5, 51, 90);

        assertThat(north.of(new Coordinate(0, 0))).isEqualTo(new Coordinate(10.5, 51));
        // A minute of latitude is a nautical mile, nearly; of longitude it is less by the cosine.
        Coordinate mile = north.of(new Coordinate(1852, 1852));
        assertThat((mile.y - 51) * 60).isCloseTo(1, within(0.005));
        assertThat((mile.x - 10.5) * 60 * Math.cos(Math.toRadians(51))).isCloseTo(1, within(0.005));
        Coordinate turned = east.of(new Coordinate(0, 1852));
        assertThat(turned.y).as("the top of the map lies east").isCloseTo(51, within(1e-9));
        assertThat(turned.x).isGreaterThan(10.5);
    }

    @Test
    void metresLieOnAPlaneOnlyIfAskedFor() throws IOException {
        assertThat(export("napkin-fb", "--local").exit()).isEqualTo(ExitCode.CLEAN);

        assertThat(file().at("/coordinates").stringValue()).isEqualTo("local");
        assertThat(features(file(), "hex")
                        .get(0)
                        .at("/geometry/coordinates/0")
                        .valueStream()
                        .mapToDouble(corner -> corner.get(0).doubleValue())
                        .max()
                        .orElseThrow())
                .isEqualTo(100);
    }

    @Test
    void groundWithoutAScaleMustBeGivenOneAndNoOtherMayBe() {
        assertThat(export("napkin-cc").err()).contains("give a scale: add --metres-per-hex");
        assertThat(export("napkin-cc", "--metres-per-hex", "120").exit()).isEqualTo(ExitCode.CLEAN);
        assertThat(export("napkin-fb", "--metres-per-hex", "120").err())
                .contains("a hex of this battlefield is 100.0 metres");
        assertThat(export("napkin-hm").err()).contains("add --metres-per-inch");
        assertThat(export("napkin-hm", "--metres-per-hex", "20").err()).contains("not --metres-per-hex");
        assertThat(export("napkin-ot").exit()).as("its rules have a scale").isEqualTo(ExitCode.CLEAN);
    }

    @Test
    void whatMakesNoSenseIsRefusedAndNothingWritten() {
        CommandRun both = export("napkin-fb", "--local", "--origin", "1,2");
        CommandRun words = export("napkin-fb", "--origin", "here");
        CommandRun pole = export("napkin-fb", "--origin", "180,10");
        CommandRun other = CommandRun.of(
                "export", PACKS + "napkin-fb", "--to", "engine", "--out", temp + "/out", "--origin", "1,2");
        CommandRun pictures = CommandRun.of(
                "export", PACKS + "napkin-fb", "--to", "geojson,tiled", "--force", "--out", temp + "/out");

        assertThat(both.err()).contains("leave out --origin and --bearing");
        assertThat(words.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(words.err()).contains("--origin must be a longitude and a latitude");
        assertThat(pole.err()).contains("cross a pole or the 180th meridian");
        assertThat(other.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(other.err()).contains("--origin is for geojson; it means nothing to engine");
        assertThat(pictures.exit()).as("the headless part has none").isEqualTo(ExitCode.UNREADABLE);
        assertThat(pictures.err()).contains("pictures are painted by the whole program");
        assertThat(temp.resolve("out")).doesNotExist();
    }
}
