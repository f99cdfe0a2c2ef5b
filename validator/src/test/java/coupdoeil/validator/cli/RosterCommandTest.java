package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The roster sheet: by the tables of Horse & Musket, and of any other system what it rates. */
class RosterCommandTest {

    private static final Path NAPKINS = Path.of("../model/src/test/resources/packs");
    private static final String NAPKIN = NAPKINS.resolve("napkin-hm").toString();
    private static final String GUILFORD =
            Sample.folder("guilford-courthouse-1781").toString();

    @TempDir
    Path temp;

    private static JsonNode json(String pack) {
        CommandRun run = CommandRun.of("roster", pack, "--format", "json");
        assertThat(run.exit()).isEqualTo(ExitCode.CLEAN);
        return run.json("roster");
    }

    private static Map<String, JsonNode> byId(JsonNode list) {
        Map<String, JsonNode> entries = new TreeMap<>();
        list.forEach(entry -> entries.put(entry.at("/id").stringValue(), entry));
        return entries;
    }

    private static List<Integer> numbers(JsonNode list) {
        List<Integer> numbers = new ArrayList<>();
        list.forEach(number -> numbers.add(number.intValue()));
        return numbers;
    }

    @Test
    void aUnitHasItsBasesDiceAndMorale() {
        Map<String, JsonNode> units = byId(json(NAPKIN).at("/units"));

        JsonNode line = units.get("c-1");
        assertThat(line.at("/army").stringValue()).isEqualTo("continental-army");
        assertThat(line.at("/formation").stringValue()).isEqualTo("poor");
        assertThat(line.at("/values/bases").intValue()).isEqualTo(4);
        assertThat(numbers(line.at("/values/base"))).containsExactly(50, 50);
        assertThat(line.at("/values/figures").intValue()).isEqualTo(24);
        assertThat(numbers(line.at("/values/morale"))).containsExactly(8, 16, 24);
        assertThat(numbers(line.at("/values/ranges"))).containsExactly(7, 14, 28);
        assertThat(line.at("/values/shooting").doubleValue()).isEqualTo(2.5);
        assertThat(line.at("/values/shootingInAll").intValue()).isEqualTo(10);
        assertThat(line.at("/values/melee").intValue()).isEqualTo(3);
        assertThat(line.at("/values/support").intValue()).isEqualTo(2);
        assertThat(line.at("/values/toHit").intValue()).isEqualTo(4);
        assertThat(line.at("/values/specialRules/0").stringValue()).isEqualTo("DRILLED");
    }

    @Test
    void diceOfAllBasesAreRoundedUp() {
        JsonNode rifles = byId(json(NAPKIN).at("/units")).get("c-rifles");

        assertThat(rifles.at("/values/shooting").doubleValue()).isEqualTo(1.5);
        assertThat(rifles.at("/values/shootingInAll").intValue()).isEqualTo(5);
        assertThat(rifles.at("/values/support").isMissingNode()).isTrue();
        assertThat(rifles.at("/values/hits").intValue()).isEqualTo(1);
    }

    @Test
    void horsemenOnFootHaveTheNumbersOfThose() {
        JsonNode dragoons = byId(json(NAPKIN).at("/units")).get("b-17");

        assertThat(numbers(dragoons.at("/values/base"))).containsExactly(50, 25);
        assertThat(numbers(dragoons.at("/values/morale"))).containsExactly(4, 8, 12);
        assertThat(dragoons.at("/values/shootingInAll").intValue()).isEqualTo(6);
        assertThat(dragoons.at("/values/figures").intValue()).isEqualTo(9);
    }

    @Test
    void whoComesLaterIsOnTheSheet() {
        JsonNode column = byId(json(NAPKIN).at("/units")).get("b-23");

        assertThat(column.at("/values/start").stringValue()).isEqualTo("turn 3");
        assertThat(column.at("/values/formation").stringValue()).isEqualTo("March column");
    }

    /** A field that was emptied says no more than one that is not there. */
    @Test
    void whereNoCommanderIsNamedTheLeaderOfTheArmyIs() throws IOException {
        Path copy = Files.createDirectory(temp.resolve("napkin"));
        try (Stream<Path> files = Files.walk(Path.of(NAPKIN))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = copy.resolve(Path.of(NAPKIN).relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        Path order = copy.resolve("order-of-battle.json");
        String said = Files.readString(order);
        assertThat(said).contains("\"commander\": \"howe\"");
        Files.writeString(order, said.replace("\"commander\": \"howe\"", "\"commander\": \"\""));

        JsonNode crown = byId(json(copy.toString()).at("/armies")).get("crown-army");

        assertThat(crown.at("/values/commander").stringValue()).isEqualTo("Howe");
    }

    @Test
    void anArmyHasItsBreakPointAndCommandPoints() {
        JsonNode json = json(NAPKIN);
        JsonNode crown = byId(json.at("/armies")).get("crown-army");

        assertThat(crown.at("/side").stringValue()).isEqualTo("Crown");
        assertThat(crown.at("/values/commander").stringValue()).isEqualTo("Howe");
        assertThat(crown.at("/values/units").intValue()).isEqualTo(3);
        assertThat(crown.at("/values/breakPoint").intValue()).isEqualTo(2);
        assertThat(numbers(crown.at("/values/commandPoints"))).containsExactly(2, 4);
        assertThat(byId(json.at("/formations"))
                        .get("grant")
                        .at("/values/general/0")
                        .stringValue())
                .isEqualTo("Grant");
    }

    @Test
    void whoTakesNoPartIsNotOnTheSheet() {
        NapkinFolder folder = NapkinFolder.in(temp, "napkin-hm", "hill")
                .replacing("scenarios/hill.json", "{\"piece\": \"b-23\", \"formation\": \"march-column\"}", "");
        JsonNode json = json(folder.toString());

        assertThat(byId(json.at("/units")).keySet()).doesNotContain("b-23").contains("b-4");
        assertThat(byId(json.at("/armies"))
                        .get("crown-army")
                        .at("/values/units")
                        .intValue())
                .isEqualTo(2);
    }

    @Test
    void theBasesOfAllAreCounted() {
        JsonNode pieces = json(NAPKIN).at("/pieces");
        Map<String, Integer> counts = new TreeMap<>();
        pieces.forEach(piece ->
                counts.put(piece.at("/what").stringValue(), piece.at("/wanted").intValue()));

        assertThat(counts)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "Infantry, bases of 50 x 50 mm", 11,
                        "Cavalry, bases of 60 x 60 mm", 4,
                        "Cavalry on foot, bases of 50 x 25 mm", 3,
                        "Skirmishers, bases of 50 x 25 mm", 3,
                        "Artillery, bases of 50 x 75 mm", 2,
                        "Generals, bases of 25 x 50 mm", 2));
        assertThat(pieces.at("/0/stock").isNull()).isTrue();
    }

    @Test
    void guilfordStandsArmyByArmyInWords() {
        String text = CommandRun.of("roster", GUILFORD).out();

        assertThat(text)
                .startsWith("The three lines (scenario three-lines)\n\nGreene's army (Americans)\n")
                .contains("\n  Butler's brigade\n    General: ")
                .contains("Smoothbore musket", "Tough fighters, Drilled", "Worn, shaken, broken")
                .contains("\nPieces\n  Infantry, bases of 50 x 50 mm: ");
        String guards = text.lines()
                .filter(line -> line.startsWith("    1st battalion of Guards"))
                .findFirst()
                .orElseThrow();
        assertThat(guards.strip().split(" {2,}"))
                .contains("Guard Infantry", "Elite", "7/14/28", "50/50", "6/12/18", "2.5", "8", "Line");
        assertThat(text.indexOf("Butler's brigade")).isLessThan(text.indexOf("Cornwallis's army"));
    }

    @Test
    void aTableHasARowForEachUnit() throws IOException {
        String csv = CommandRun.of("roster", GUILFORD, "--to", "csv").out();
        Path page = temp.resolve("guilford.html");

        assertThat(csv.lines()).hasSize(1 + json(GUILFORD).at("/units").size());
        assertThat(csv)
                .startsWith("Side,Army,Formation,Unit,Arm,")
                .contains(
                        "\nAmericans,Greene's army,Butler's brigade,Guilford militia,Infantry,Green Militia Regiment,");
        assertThat(CommandRun.of("roster", GUILFORD, "--to", "html", "--out", page.toString())
                        .exit())
                .isEqualTo(ExitCode.CLEAN);
        assertThat(Files.readString(page)).contains("<h1>The three lines</h1>", "<td>Regiment von Bose</td>");
    }

    @Test
    void everySystemHasASheetOfItsRatings() throws IOException {
        try (var packs = Files.list(NAPKINS)) {
            for (Path pack : packs.sorted().toList()) {
                String scenario;
                try (var files = Files.list(pack.resolve("scenarios"))) {
                    scenario = files.map(file -> file.getFileName().toString())
                            .sorted()
                            .findFirst()
                            .orElseThrow()
                            .replace(".json", "");
                }
                JsonNode json = CommandRun.of("roster", pack.toString(), "--scenario", scenario, "--format", "json")
                        .json("roster");

                assertThat(json.at("/units").size()).as(pack.toString()).isPositive();
                json.at("/columns/units").forEach(column -> {
                    String key = column.at("/key").stringValue();
                    assertThat(json.at("/units").findValues(key)).as(key).isNotEmpty();
                });
            }
        }
    }

    @Test
    void theBoxOfAGameIsCountedToo() {
        String text = CommandRun.of("roster", Sample.folder("rolica-1808").toString(), "--scenario", "first-position")
                .out();

        assertThat(text).contains("\n  british Rifle light: 2 of 2\n").contains("    Battery of five guns ");
    }

    @Test
    void whatMakesNoSenseIsSaidSo() {
        assertThat(CommandRun.of("roster", NAPKIN, "--to", "csv", "--format", "json")
                        .err())
                .contains("--to csv");
        assertThat(CommandRun.of("roster", NAPKIN, "--scenario", "no").exit()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("roster", temp.resolve("no").toString()).exit())
                .isEqualTo(ExitCode.UNREADABLE);
    }
}
