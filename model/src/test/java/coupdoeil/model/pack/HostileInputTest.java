package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a file holds, one pass says what and where, in words, and nothing is thrown. */
class HostileInputTest {

    private static final String BATTLEFIELD = "battlefield.json";
    private static final String OOB = "order-of-battle.json";
    private static final String DAWN = "scenarios/dawn.json";

    static Stream<Arguments> spoilt() {
        return Stream.of(
                arguments(
                        "battlefield.json",
                        "\"rows\": 6,\n    \"or",
                        "\"rows\": \"six\",\n    \"or",
                        "7:13 unreadable PACK-11 /grid/rows: 'rows' must be a whole number, not a text"),
                arguments(
                        "battlefield.json",
                        "\"columns\": 8,\n",
                        "\"columns\": 4000,\n",
                        "6:16 unreadable PACK-15 /grid/columns: 'columns' is 4000; it must be at most 400"),
                arguments(
                        "battlefield.json",
                        "\"pointy\"",
                        "\"pointed\"",
                        "8:20 error PACK-15 /grid/orientation: 'orientation' is 'pointed'; it must be pointy or flat"),
                arguments(
                        "battlefield.json",
                        "{column:2}{row:2}",
                        "{column:2}",
                        "11:27 error PACK-15 /grid/labels/pattern: 'pattern' is '{column:2}'; it must be of another form: Holds {column}"),
                arguments(
                        "battlefield.json",
                        "\"kind\": \"hex\"",
                        "\"kind\": \"hexes\"",
                        "4:11 unreadable PACK-15 /kind: 'kind' is 'hexes'; it must be hex or table"),
                arguments(
                        "battlefield.json",
                        "\"hex\": \"0605\", \"is\"",
                        "\"hex\": \"06-5\", \"is\"",
                        "38:13 error PACK-17 /features/0/hex: '06-5' is no label of a hex; here they go from 0101 to 0806"),
                arguments(
                        "battlefield.json",
                        "\"hex\": \"0605\", \"is\"",
                        "\"hex\": \"0905\", \"is\"",
                        "38:13 error PACK-22 /features/0/hex: hex 0905 is not on the map; its features are left out"),
                arguments(
                        "battlefield.json",
                        "\"hexes\": [\"0406\", \"05",
                        "\"hexes\": [\"?\", \"05",
                        "51:75 error PACK-17 /places/3/hexes/0: '?' is no label"),
                arguments(
                        "battlefield.json",
                        "\"side\": 1,",
                        "\"side\": 6,",
                        "44:29 error PACK-15 /hexsides/3/side: 'side' is 6; it must be 0 or 1 or 2 or 3 or 4 or 5"),
                arguments(
                        "battlefield.json",
                        "..w.....",
                        "..w..",
                        "20:7 warning PACK-18 /terrain/rows/1: row 2 is 5 hexes long; the map has 8 columns, what is missing becomes off-map"),
                arguments(
                        "battlefield.json",
                        "..w.....",
                        "..w........",
                        "20:7 error PACK-18 /terrain/rows/1: row 2 is 11 hexes long; the map has 8 columns, the rest is left out"),
                arguments(
                        "battlefield.json",
                        "00001100",
                        "0000!100",
                        "33:12 error PACK-19 /levels/rows/4: '!' at hex 0505 has no meaning"),
                arguments(
                        "battlefield.json",
                        "\"w\": \"woods\"",
                        "\"ww\": \"woods\"",
                        "17:15 error PACK-15 /terrain/legend/ww: 'ww' is no single character"),
                arguments(
                        "battlefield.json",
                        "coupdoeil/battlefield",
                        "coupdoeil/map",
                        "2:13 unreadable PACK-08 /format: 'format' must be 'coupdoeil/battlefield' in this file"),
                arguments(
                        "battlefield.json",
                        "\"version\": 1",
                        "\"version\": 7",
                        "3:14 unreadable PACK-09 /version: the file is of version 7, written by a newer program"),
                arguments(
                        "battlefield.json",
                        "\"version\": 1",
                        "\"version\": 0",
                        "3:14 unreadable PACK-09 /version: there is no version 0 of this format"),
                arguments(
                        "battlefield.json",
                        "\"version\": 1",
                        "\"version\": \"1\"",
                        "3:14 unreadable PACK-11 /version: 'version' must be a whole number"),
                arguments(
                        "order-of-battle.json",
                        "\"temModifier\": -1, \"mf\": 8}}\n",
                        "\"temModifier\": null, \"mf\": 8}}\n",
                        "24:164 error PACK-11 /leaders/1/attributes/temModifier: 'temModifier' must be a text or a number or true or false or a list or an object, not null"),
                arguments(
                        "order-of-battle.json",
                        "\"men\": 620",
                        "\"men\": -620",
                        "18:170 error PACK-15 /units/0/strength/men: 'men' is -620; it must be at least 0"),
                arguments(
                        "order-of-battle.json",
                        "\"men\": 620",
                        "\"men\": 1e12",
                        "18:170 error PACK-15 /units/0/strength/men: 'men' is 1000000000000; it must be at most 1000000"),
                arguments(
                        "order-of-battle.json",
                        "\"men\": 620",
                        "\"men\": 1e129",
                        "18:170 error PACK-05 /units/0/strength/men: a number of more than 18 digits"),
                arguments(
                        "order-of-battle.json",
                        "\"men\": 620",
                        "\"men\": NaN",
                        "18:173 unreadable PACK-01 /units/0/strength: 'NaN' is no JSON value"),
                arguments(
                        "order-of-battle.json",
                        "\"id\": \"red-1\"",
                        "\"id\": \"\"",
                        "20:12 error PACK-15 /units/2/id: 'id' is empty"),
                arguments(
                        "order-of-battle.json",
                        "\"name\": \"Voluntarios\",",
                        "\"naem\": \"Voluntarios\",",
                        "20:21 error PACK-13 /units/2/naem: 'naem' is not known here; did you mean 'name'?"),
                arguments(
                        "order-of-battle.json",
                        "\"name\": \"Voluntarios\",",
                        "\"colour\": \"red\",",
                        "20:21 warning PACK-13 /units/2/colour: 'colour' is not known here; it is kept as it is"),
                arguments(
                        "order-of-battle.json",
                        "\"name\": \"Voluntarios\",",
                        "",
                        "20:5 error PACK-12 /units/2: 'name' is missing in entry 3 of 'units'"),
                arguments(
                        "order-of-battle.json",
                        "\"name\": \"Voluntarios\",",
                        "\"name\": \"V\", \"name\": \"W\",",
                        "20:34 error PACK-14 /units/2/name: 'name' occurs twice in this object; the first one counts"),
                arguments(
                        "scenarios/dawn.json",
                        "\"hex\": \"0402\", \"facing\"",
                        "\"facing\"",
                        "18:5 error PACK-12 /setup/0: entry 1 of 'setup' must have one of hex, at, in, with, off"),
                arguments(
                        "scenarios/dawn.json",
                        "\"hex\": \"0402\", \"facing\"",
                        "\"hex\": \"0402\", \"off\": \"\", \"facing\"",
                        "18:5 error PACK-15 /setup/0: entry 1 of 'setup' must have one of hex, at, in, with, off, not hex and off"),
                arguments(
                        "scenarios/dawn.json",
                        "corner:1",
                        "corner:6",
                        "18:53 error PACK-15 /setup/0/facing: 'facing' is 'corner:6'; it must be of another form: A hexside"),
                arguments(
                        "scenarios/dawn.json",
                        "\"id\": \"dawn\"",
                        "\"id\": \"dusk\"",
                        "4:9 warning PACK-21 /id: the file's name and the scenario's id 'dusk' differ; the next saving names it scenarios/dusk.json"),
                arguments(
                        "pack.json",
                        "[\"dawn\"]",
                        "[\"dawn\", \"noon\"]",
                        "12:25 error PACK-03 /scenarios/1: there is no file 'scenarios/noon.json'"),
                arguments(
                        "pack.json",
                        "[\"dawn\"]",
                        "[\"dawn\", \"dawn\"]",
                        "12:25 error PACK-16 /scenarios/1: 'dawn' is listed twice"),
                arguments(
                        "pack.json",
                        "\"system\": \"fb\",",
                        "\"sytem\": \"fb\",",
                        "6:3 error PACK-13 /sytem: 'sytem' is not known here; did you mean 'system'?"));
    }

    @ParameterizedTest
    @MethodSource("spoilt")
    void oneSpoiltPlaceIsNamed(String file, String text, String by, String expected) {
        PackReading reading = new NapkinPack().replacing(file, text, by).read();

        assertThat(reading.problems())
                .anySatisfy(problem -> assertThat(shown(problem)).startsWith(expected));
        boolean unreadable = reading.problems().stream().anyMatch(problem -> problem.severity() == Severity.UNREADABLE);
        assertThat(reading.pack().isPresent()).isEqualTo(!unreadable);
        assertThat(reading.problems())
                .allSatisfy(problem -> assertThat(problem.file()).isEqualTo(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pack.json", BATTLEFIELD, OOB, DAWN})
    void aFileCutOffAnywhereIsAnErrorOfThatFile(String file) {
        String whole = new NapkinPack().text(file);
        for (int end = 0; end < whole.length() - 2; end += 7) {
            PackReading reading =
                    new NapkinPack().with(file, whole.substring(0, end)).read();

            assertThat(reading.pack().isPresent()).isEqualTo(file.equals(DAWN));
            assertThat(reading.problems()).hasSize(1).allSatisfy(problem -> {
                assertThat(problem.file()).isEqualTo(file);
                assertThat(problem.kind()).isEqualTo(ProblemKind.SYNTAX);
                assertThat(problem.line()).isPositive();
                assertThat(problem.message()).doesNotContain("Source").doesNotContain("marker");
            });
        }
    }

    @Test
    void allProblemsOfAllFilesComeInOnePass() {
        List<Problem> problems = new NapkinPack()
                .replacing(BATTLEFIELD, "\"shifted\": \"odd\"", "\"shifted\": \"odds\"")
                .replacing(OOB, "\"men\": 620", "\"men\": \"many\"")
                .replacing(OOB, "\"guns\": 8", "\"guns\": true")
                .replacing(DAWN, "corner:1", "north")
                .without("pack.json")
                .read()
                .problems();

        assertThat(problems)
                .extracting(problem -> problem.code() + " " + problem.file())
                .containsExactly(
                        "PACK-15 battlefield.json",
                        "PACK-11 order-of-battle.json",
                        "PACK-11 order-of-battle.json",
                        "PACK-03 pack.json",
                        "PACK-15 scenarios/dawn.json");
    }

    @Test
    void rowsOfTenMillionCharactersAreRefusedInAShortMessage() {
        PackReading reading = new NapkinPack()
                .replacing(BATTLEFIELD, "..w.....", ".".repeat(10_000_000))
                .read();

        assertThat(reading.problems())
                .extracting(HostileInputTest::shown)
                .containsExactly(
                        "20:7 error PACK-05 /terrain/rows/1: a text of 10000000 characters; at most 1000000 are allowed");
        byte[] written = PackWriter.files(reading.pack().orElseThrow()).get(BATTLEFIELD);
        assertThat(written).hasSizeGreaterThan(10_000_000);
    }

    @Test
    void nestingWithoutEndIsRefused() {
        PackReading reading = new NapkinPack()
                .with(OOB, "{\"units\": " + "[".repeat(1_000_000))
                .read();

        assertThat(reading.problems()).hasSize(1).first().satisfies(problem -> {
            assertThat(problem.kind()).isEqualTo(ProblemKind.TOO_LARGE);
            assertThat(problem.message()).isEqualTo("objects and lists are nested more than 100 deep");
        });
    }

    @Test
    void aFileThatIsWrongAllOverIsReportedOnceAndForAll() {
        PackReading reading = new NapkinPack()
                .with(
                        OOB,
                        "{\"format\": \"coupdoeil/order-of-battle\", \"version\": 1, \"units\": [1"
                                + ", 1".repeat(400_000) + "]}")
                .read();

        assertThat(reading.pack()).isEmpty();
        assertThat(reading.problems()).hasSize(Problems.MAX_PER_FILE + 2);
        assertThat(reading.problems().get(0).message()).isEqualTo("there are more than 10000 faults in this file");
        assertThat(reading.problems().get(Problems.MAX_PER_FILE + 1).message())
                .isEqualTo("and 9500 more problems in this file");
    }

    @Test
    void moreValuesThanAnybodyWritesAreRefused() {
        PackReading reading =
                new NapkinPack().with(OOB, "[0" + ",0".repeat(1_000_000) + "]").read();

        assertThat(reading.problems())
                .extracting(Problem::message)
                .containsExactly("the file holds more than 1000000 values");
    }

    @Test
    void otherEncodingsAreNamed() {
        String text = new NapkinPack().text(OOB);

        assertThat(new NapkinPack().with(OOB, text.getBytes(ISO_8859_1)).read().problems())
                .extracting(Problem::toString)
                .containsExactly(
                        "order-of-battle.json:1:1: unreadable PACK-02: the file is not UTF-8; save it as UTF-8");
        assertThat(new NapkinPack().with(OOB, text.getBytes(UTF_16)).read().problems())
                .extracting(Problem::message)
                .containsExactly("the file is UTF-16; save it as UTF-8");
    }

    @Test
    void aByteOrderMarkIsReportedAndLeftOut() {
        NapkinPack napkin = new NapkinPack();
        PackReading reading = napkin.with(OOB, "\uFEFF" + napkin.text(OOB)).read();

        assertThat(reading.problems()).extracting(Problem::severity).containsExactly(Severity.WARNING);
        assertThat(new String(PackWriter.files(reading.pack().orElseThrow()).get(OOB), UTF_8))
                .isEqualTo(new NapkinPack().text(OOB));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "1",
                "null",
                "\"text\"",
                "{} {}",
                "{,}",
                "{'a': 1}",
                "// no\n{}",
                "\u0000",
                "{\"a\": 01}",
                "{\"a\": +1}"
            })
    void whatIsNoObjectIsAnErrorInWords(String text) {
        PackReading reading = new NapkinPack().with(OOB, text).read();

        assertThat(reading.pack()).isEmpty();
        assertThat(reading.problems()).isNotEmpty().allSatisfy(problem -> {
            assertThat(problem.severity()).isEqualTo(Severity.UNREADABLE);
            assertThat(problem.message())
                    .isNotBlank()
                    .doesNotContain("Exception")
                    .doesNotContain("CTRL");
        });
    }

    @Test
    void aPackWithoutItsFilesSaysWhichAreMissing() {
        assertThat(PackReader.readFiles(new TreeMap<>()).problems())
                .extracting(Problem::toString)
                .containsExactly(
                        "battlefield.json: unreadable PACK-03: battlefield.json is missing",
                        "order-of-battle.json: unreadable PACK-03: order-of-battle.json is missing",
                        "pack.json: unreadable PACK-03: pack.json is missing; without it this is no pack");
    }

    @Test
    void circlesAndRepetitionsInTheOrganisationAreLoaded() {
        PackReading reading = new NapkinPack()
                .replacing(
                        OOB,
                        "\"level\": \"division\", \"under\": {\"army\": \"blue-army\"}",
                        "\"level\": \"division\", \"under\": {\"command\": \"blue-brigade\"}")
                .replacing(
                        DAWN, "{\"piece\": \"duke\", \"hex\": \"0402\"}", "{\"piece\": \"red-1\", \"hex\": \"9999\"}")
                .read();

        assertThat(reading.problems()).isEmpty();
        assertThat(reading.pack()).isPresent();
    }

    @Test
    void aScenarioThatIsNotListedComesLast() {
        NapkinPack napkin = new NapkinPack();
        String noon = napkin.text(DAWN).replace("\"id\": \"dawn\"", "\"id\": \"a-noon\"");
        PackReading reading = napkin.with("scenarios/a-noon.json", noon).read();

        assertThat(reading.problems()).extracting(Problem::kind).containsExactly(ProblemKind.UNLISTED_SCENARIO);
        assertThat(reading.pack().orElseThrow().scenarios())
                .extracting(s -> s.id())
                .containsExactly("dawn", "a-noon");
    }

    @Test
    void spoiltBytesAnywhereNeverThrow() {
        Random random = new Random(7);
        List<String> files = List.of("pack.json", BATTLEFIELD, OOB, DAWN);
        for (int i = 0; i < 4000; i++) {
            String file = files.get(random.nextInt(files.size()));
            NapkinPack napkin = new NapkinPack();
            byte[] bytes = napkin.text(file).getBytes(UTF_8);
            for (int change = random.nextInt(3); change >= 0; change--) {
                int at = random.nextInt(bytes.length);
                String spoiling = "{}[]:,\"09-.eE nx\\";
                bytes[at] = (byte) spoiling.charAt(random.nextInt(spoiling.length()));
            }
            PackReading reading = napkin.with(file, bytes).read();
            boolean unreadable =
                    reading.problems().stream().anyMatch(problem -> problem.severity() == Severity.UNREADABLE);
            assertThat(reading.pack().isPresent()).isEqualTo(!unreadable);
            reading.pack().ifPresent(PackWriter::files);
        }
    }

    @Test
    void pathsThatLeadOutAreRefused() {
        for (String path : List.of("../evil", "/etc/evil", "a/../../evil", "C:/evil", "a\\b", "a//b", "bell\u0007")) {
            PackReading reading = new NapkinPack().with(path, new byte[0]).read();

            assertThat(reading.problems()).as(path).extracting(Problem::kind).containsExactly(ProblemKind.BAD_PATH);
            assertThat(reading.pack()).isEmpty();
        }
    }

    private static String shown(Problem problem) {
        String severity = problem.severity().name().toLowerCase(Locale.ROOT);
        return problem.line() + ":" + problem.column() + " " + severity + " " + problem.code() + " " + problem.pointer()
                + ": " + problem.message();
    }
}
