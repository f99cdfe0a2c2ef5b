package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import coupdoeil.validator.hm.HmRules;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import tools.jackson.databind.JsonNode;

/** The sample battle on a table, and sight over it, from the command line. */
class GuilfordTest {

    private static final Path SAMPLE = Sample.folder("guilford-courthouse-1781");

    @TempDir
    Path temp;

    @Test
    void itHasNoErrorsAndSuppressesNone() {
        String said = Sample.clean(SAMPLE);

        for (String group : new HmRules().groups()) {
            assertThat(said).containsPattern(group + ": [1-9][\\d,]* subjects by \\d+");
        }
        assertThat(said).doesNotContain("not built");
    }

    @Test
    void itIsExported() {
        CommandRun run = CommandRun.of("export", SAMPLE.toString(), "--out", temp.toString());

        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        assertThat(temp.resolve("three-lines.engine.json")).isNotEmptyFile();
    }

    @Test
    void gunsOnTheRoadSeeTheHighlandersOpposite() {
        CommandRun run = sight("--from", "singleton", "--to", "foot-71", "--explain");

        assertThat(run.out())
                .contains("Singleton's guns sees 71st, Fraser's Highlanders", "2 of 2 bases", "From base 2, clear:");
        JsonNode json = sight("--from", "singleton", "--to", "foot-71", "--format", "json")
                .json("table-sight");
        assertThat(json.at("/visible").booleanValue()).isTrue();
        assertThat(json.at("/rangeInches").intValue()).isEqualTo(16);
        assertThat(json.at("/lines").size()).isEqualTo(2);
        assertThat(json.at("/lines/0/stop").isNull()).isTrue();
    }

    @Test
    void theWoodHidesTheThirdLineAndSaysSo() {
        CommandRun run = sight("--from", "foot-23", "--to", "va-green", "--explain");

        assertThat(run.out()).contains("does not see", "0 of 4 bases", ", blocked:");
        JsonNode json = sight("--from", "foot-23", "--to", "va-green", "--format", "json")
                .json("table-sight");
        assertThat(json.at("/rangeInches").isNull()).isTrue();
        assertThat(json.at("/lines/0/stop").size()).isEqualTo(2);
        assertThat(json.at("/lines/0/steps/0/name").stringValue()).isNotEmpty();
    }

    @Test
    void nobodySeesBehindHimselfButAPointSeesAllRound() {
        assertThat(sight("--from", "foot-23", "--to", "2,34").out()).contains("is not in the front arc");
        assertThat(sight("--from", "12,30.5", "--to", "2,30").out()).contains("sees", "The range is");
        assertThat(sight("--from", "gen-webster", "--to", "2,41").out()).contains("Webster sees 2,41");
    }

    @Test
    void theMatrixTellsWhoSeesWhom() {
        JsonNode json = sight("--matrix", "--among", "10,25,12,25,singleton", "--format", "json")
                .json("table-matrix");

        assertThat(json.at("/points").size()).isEqualTo(3);
        assertThat(json.at("/points/0/sees/1").booleanValue()).isTrue();
        assertThat(sight("--matrix").out()).contains("Who sees whom", "Webster (leader)", "(objective)");
    }

    @Test
    void aSidesViewHoldsEverySquareInch() {
        JsonNode json = viewshed("--side", "american", "--format", "json").json("table-view");

        assertThat(json.at("/rows").size()).isEqualTo(60);
        assertThat(json.at("/rows/0").stringValue()).hasSize(72).doesNotContain(" ");
        assertThat(json.at("/observers").size()).isEqualTo(24);
        long blind = json.at("/rows")
                .valueStream()
                .mapToLong(row ->
                        row.stringValue().chars().filter(sign -> sign == 'x').count())
                .sum();
        assertThat(json.at("/blind").intValue()).isEqualTo((int) blind).isPositive();
    }

    /** A square inch is seen if its middle is in a polygon. */
    @Test
    void whatOneSeesIsWrittenAsPolygons() {
        JsonNode json = viewshed("--from", "foot-23", "--format", "json").json("table-view");
        GeometryFactory geometries = new GeometryFactory();
        Geometry seen = geometries.createMultiPolygon(json.at("/polygons")
                .valueStream()
                .map(polygon -> geometries.createPolygon(
                        geometries.createLinearRing(ring(polygon.get(0))),
                        polygon.valueStream()
                                .skip(1)
                                .map(ring -> geometries.createLinearRing(ring(ring)))
                                .toArray(LinearRing[]::new)))
                .toArray(Polygon[]::new));

        assertThat(seen.isValid()).isTrue();
        long middles = 0;
        for (int row = 0; row < 60; row++) {
            for (int column = 0; column < 72; column++) {
                Point middle = geometries.createPoint(new Coordinate(column + 0.5, row + 0.5));
                boolean drawn = json.at("/rows/" + (59 - row)).stringValue().charAt(column) == '1';
                assertThat(seen.isWithinDistance(middle, 0.001))
                        .as("%d,%d", column, row)
                        .isEqualTo(drawn);
                middles += drawn ? 1 : 0;
            }
        }
        assertThat(seen.getArea()).isCloseTo(middles, withinPercentage(5));
        assertThat(viewshed("--side", "american", "--format", "json")
                        .json("table-view")
                        .at("/polygons")
                        .isNull())
                .isTrue();
    }

    private static Coordinate[] ring(JsonNode points) {
        return points.valueStream()
                .map(point ->
                        new Coordinate(point.get(0).doubleValue(), point.get(1).doubleValue()))
                .toArray(Coordinate[]::new);
    }

    @Test
    void aFieldOfFireEndsAtTheRangeOfTheGuns() {
        JsonNode seen = viewshed("--from", "macleod", "--format", "json").json("table-view");
        JsonNode field =
                viewshed("--from", "macleod", "--field", "--format", "json").json("table-view");

        assertThat(field.at("/rows/30").stringValue()).hasSize(72).contains(" ");
        assertThat(field.at("/blind").intValue()).isLessThan(seen.at("/blind").intValue());
    }

    @Test
    void whoSeesAPlaceIsNamed() {
        JsonNode json = viewshed("--to", "29,35", "--format", "json").json("table-watch");

        assertThat(json.at("/units").size()).isEqualTo(32);
        assertThat(viewshed("--to", "29,35").out())
                .contains("of 32 units see it.", "23rd, Royal Welch Fusiliers (crown)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sight --from singleton --to 80,10 | point 80,10 is not on the table, which goes from 0,0 to 72,60",
                "sight --from singleton --to nobody | there is no point, unit or place 'nobody'",
                "sight --from guards-2 --to singleton | 'guards-2' does not start scenario 'three-lines' on the table",
                "sight --first-sight | is fought on a table",
                "sight --from singleton --to foot-71 --terrain-only | not with --ignore or --terrain-only",
                "viewshed --from gen-webster --field | it has no field of fire",
                "viewshed --side green | there is no side 'green'",
                "viewshed --since other.zip | is fought on a table"
            })
    void whatMakesNoSenseIsSaidSo(String line, String message) {
        String[] words = line.split(" ", 2);
        CommandRun run = CommandRun.of((words[0] + " " + SAMPLE + " " + words[1]).split(" "));

        assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains(message);
    }

    private static CommandRun sight(String... options) {
        return run("sight", options);
    }

    private static CommandRun viewshed(String... options) {
        return run("viewshed", options);
    }

    private static CommandRun run(String command, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = command;
        args[1] = SAMPLE.toString();
        System.arraycopy(options, 0, args, 2, options.length);
        CommandRun run = CommandRun.of(args);
        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        return run;
    }
}
