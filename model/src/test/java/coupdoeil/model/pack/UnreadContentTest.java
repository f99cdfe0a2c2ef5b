package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One bad value costs that value: the rest is read, and what was left out is written again where its object still is. */
class UnreadContentTest {

    private static final String PACK = "pack.json";
    private static final String BATTLEFIELD = "battlefield.json";
    private static final String OOB = "order-of-battle.json";
    private static final String CHART = "chart.json";
    private static final String DAWN = "scenarios/dawn.json";

    @TempDir
    Path temp;

    @Test
    void whatAPieceHasTooManyPartsCostsTheExcess() {
        List<String> written = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            written.add("{\"hex\": \"0402\", \"steps\": " + i + "}");
        }
        NapkinPack napkin = new NapkinPack()
                .replacing(
                        DAWN,
                        "\"facing\": \"corner:1\"",
                        "\"facing\": \"corner:1\", \"parts\": [" + String.join(", ", written) + "]");
        PackReading reading = napkin.read();
        Pack pack = reading.pack().orElseThrow();

        assertThat(reading.problems())
                .filteredOn(problem -> problem.severity() == Problem.Severity.ERROR)
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).isEqualTo("'parts' may have at most 60 entries"));
        assertThat(pack.scenarios().stream()
                        .flatMap(scenario -> scenario.setup().stream())
                        .map(placement -> placement.parts().size()))
                .contains(60);
        assertThat(Losses.between(napkin.files(), PackWriter.files(pack))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "scenarios/dawn.json  | corner:1 | corner:6",
                "scenarios/dawn.json  | \"of\": \"blue-division\" | \"of\": 7",
                "scenarios/dawn.json  | \"hex\": \"0402\", \"facing\" | \"hex\": \"nowhere\", \"facing\"",
                "scenarios/dawn.json  | \"markers\": [\"disorder\"] | \"markers\": [7]",
                "battlefield.json     | ..w..... | ..w........",
                "battlefield.json     | 00001100 | 0000!100",
                "battlefield.json     | \"hex\": \"0605\" | \"hex\": \"0905\"",
                "battlefield.json     | \"hex\": \"0605\" | \"hex\": \"06-5\"",
                "battlefield.json     | \"side\": 1, \"is\" | \"side\": 6, \"is\"",
                "battlefield.json     | \"is\": [\"high-wall\"] | \"si\": [\"high-wall\"]",
                "battlefield.json     | \"hexes\": [\"0603\"] | \"hexes\": [\"0603\", 5, \"zz\"]",
                "order-of-battle.json | \"men\": 620 | \"men\": \"many\"",
                "order-of-battle.json | \"men\": 620 | \"men\": 1e129",
                "order-of-battle.json | \"strength\": {\"men\": 620} | \"strength\": {\"mne\": 620}",
                "order-of-battle.json | \"name\": \"Voluntarios\" | \"name\": \"Voluntarios\", \"name\": \"Others\"",
                "pack.json            | [\"dawn\"] | [7, \"dawn\", \"dawn\", \"noon\"]",
            })
    void aBadValueIsAnErrorAndWrittenBack(String file, String text, String by) {
        NapkinPack napkin = new NapkinPack().replacing(file, text, by);
        PackReading reading = napkin.read();
        Pack pack = reading.pack().orElseThrow();
        Pack edited = pack.withBattlefield(painted(pack)).withInfo(noted(pack.info()));

        assertThat(reading.problems())
                .anySatisfy(problem -> assertThat(problem.severity()).isEqualTo(Problem.Severity.ERROR))
                .anySatisfy(problem -> assertThat(problem.line()).isPositive());
        assertThat(Losses.between(napkin.files(), PackWriter.files(pack))).isEmpty();
        assertThat(text(edited, file))
                .contains(by.substring(by.lastIndexOf(", \"name\"") + 1).strip());
    }

    /** With another hex painted than any that the tests spoil. */
    private static HexBattlefield painted(Pack pack) {
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        return map.withTerrain(map.grid().hexAt(7, 5), "woods")
                .withLevel(map.grid().hexAt(0, 5), 3);
    }

    private static PackInfo noted(PackInfo info) {
        return info.withNotes("edited");
    }

    @Test
    void aBadValueHidesNoOther() {
        PackReading reading = new NapkinPack()
                .replacing(DAWN, "corner:1", "corner:6")
                .replacing(OOB, "\"men\": 620", "\"men\": \"many\"")
                .read();

        assertThat(reading.leftOut())
                .extracting(problem -> problem.file() + problem.pointer())
                .containsExactly(OOB + "/units/0/strength/men", DAWN + "/setup/0/facing");
    }

    @Test
    void aNewValueTakesThePlaceOfABadOne() {
        Pack pack = new NapkinPack().replacing(DAWN, "corner:1", "corner:6").pack();

        String written =
                text(placing(pack, "blue-guns", guns -> guns.withFacing(new Facing.ToCorner(HexCorner.of(2)))), DAWN);

        assertThat(written).contains("corner:2").doesNotContain("corner:6");
    }

    @Test
    void aPieceThatIsPlacedAnewLosesThePlaceNobodyCouldRead() {
        Pack pack = new NapkinPack()
                .replacing(DAWN, "\"hex\": \"0402\", \"facing\"", "\"hex\": \"nowhere\", \"facing\"")
                .pack();

        assertThat(text(pack, DAWN)).contains("\"hex\": \"nowhere\"").doesNotContain("\"off\"");
        assertThat(text(placing(pack, "blue-guns", guns -> guns.withPosition(new Position.Attached("duke"))), DAWN))
                .contains("\"with\": \"duke\"")
                .doesNotContain("nowhere");
    }

    @Test
    void aBadValueStaysWithItsPieceWhenOthersGo() {
        Pack pack = new NapkinPack()
                .replacing(
                        DAWN,
                        "\"piece\": \"red-1\", \"hex\": \"0603\", \"formation\": \"general-order\"",
                        "\"piece\": \"red-1\", \"hex\": \"0603\", \"formation\": [3]")
                .pack();
        Pack fewer = pack.withScenario(
                "dawn",
                dawn -> dawn.withSetup(dawn.setup().subList(2, dawn.setup().size())));

        assertThat(text(fewer, DAWN)).contains("\"red-1\"").contains("\"formation\": [3]");
    }

    @Test
    void whatBelongedToAnEntryGoesWithIt() {
        Pack pack = new NapkinPack()
                .replacing(OOB, "\"men\": 620", "\"men\": \"many\"")
                .replacing(DAWN, "\"of\": \"blue-division\"", "\"of\": 7")
                .pack();
        Pack fewer = pack.withOrderOfBattle(pack.orderOfBattle().withUnits(List.of()))
                .withScenario("dawn", dawn -> dawn.withTokens(List.of()));

        assertThat(text(fewer, OOB)).doesNotContain("many").doesNotContain("\"units\"");
        assertThat(text(fewer, DAWN)).doesNotContain("\"tokens\"");
    }

    @Test
    void anEntryNobodyCouldReadStaysWhenItsListIsEmpty() {
        Pack pack = new NapkinPack()
                .replacing(DAWN, "\"markers\": [\"disorder\"]", "\"markers\": [\"disorder\", 5]")
                .pack();

        assertThat(text(placing(pack, "red-1", red -> red.withMarkers(List.of())), DAWN))
                .contains("\"markers\": [5]");
    }

    @Test
    void aRowThatIsTooLongKeepsItsEndWhenItIsPainted() {
        Pack pack = new NapkinPack()
                .replacing(BATTLEFIELD, "..w.....", "..w.....qrs")
                .pack();
        HexBattlefield map = (HexBattlefield) pack.battlefield();

        Pack painted = pack.withBattlefield(map.withTerrain(map.grid().hexAt(0, 1), "woods"));

        assertThat(text(painted, BATTLEFIELD)).contains("\"w.w.....qrs\"");
    }

    @Test
    void aChartWhoseListIsMisspeltIsKept() {
        String chart = "{\"format\": \"coupdoeil/chart\", \"version\": 1, \"recrods\": [{\"id\": \"marsh\"}]}";
        Pack pack = new NapkinPack().with(CHART, chart).pack();

        assertThat(text(pack, CHART)).contains("\"recrods\"").contains("marsh");
        assertThat(text(pack.withChart(List.of(record("ford"))), CHART))
                .contains("\"ford\"")
                .contains("marsh");
    }

    private static TerrainRecord record(String id) {
        return new TerrainRecord(id, "terrain", id, Attributes.NONE, Attributes.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "\u0000",
                "{\"format\": \"coupdoeil/other\"}",
                "{\"format\": \"coupdoeil/scenario\", \"version\": 99, \"id\": \"dawn\"}"
            })
    void aScenarioThatCannotBeReadStaysUntouchedWhateverIsSaved(String broken) throws IOException {
        new NapkinPack().with(DAWN, broken).writeTo(temp);
        PackReading reading = PackReader.read(temp);
        Pack pack = reading.pack().orElseThrow();
        assertThat(pack.scenarios()).isEmpty();
        assertThat(reading.leftOut()).extracting(Problem::file).contains(DAWN);

        Pack more = pack.withScenarios(List.of(Scenario.empty("dawn", "Another")));
        PackWriter.write(more, temp);
        Path zip = temp.resolveSibling(temp.getFileName() + ".zip");
        PackWriter.writeZip(more, zip);

        for (Path written : List.of(temp, zip)) {
            Pack again = PackReader.read(written).pack().orElseThrow();
            assertThat(text(again, DAWN)).isEqualTo(broken);
            assertThat(again.scenarios()).extracting(Scenario::name).containsExactly("Another");
            assertThat(text(again, PACK)).contains("\"scenarios\": [\"dawn\", \"dawn-2\"]");
        }
        assertThat(Files.readString(temp.resolve(DAWN))).isEqualTo(broken);
        assertThat(temp.resolve(DAWN + "~")).doesNotExist();
        Files.delete(zip);
    }

    @Test
    void whatIsKeptOfAScenarioGoesWithItWhereABrokenFileHasItsName() {
        NapkinPack napkin = new NapkinPack();
        String noon = napkin.text(DAWN).replace("\"description\"", "\"descirption\"");
        Pack pack = napkin.with(DAWN, "{").with("scenarios/noon.json", noon).pack();

        assertThat(text(pack, DAWN)).isEqualTo("{");
        assertThat(text(pack, "scenarios/dawn-2.json")).contains("descirption");
    }

    @Test
    void aLegendThatCannotBeReadStaysInOnePlace() {
        Pack pack = new NapkinPack()
                .replacing(BATTLEFIELD, "{\".\": \"clear\", \"d\": \"dwellings\", \"w\": \"woods\"}", "7")
                .replacing(BATTLEFIELD, "..w.....", "..w")
                .pack();
        Pack again = PackReader.readFiles(PackWriter.files(pack)).pack().orElseThrow();

        assertThat(text(again, BATTLEFIELD)).isEqualTo(text(pack, BATTLEFIELD)).contains("\"legend\": 7");
    }

    @ParameterizedTest
    @ValueSource(strings = {CHART, "house-rules.json", "suppressions.json"})
    void aFileThatOnlyAddsCostsNoPack(String file) {
        Pack pack = new NapkinPack().with(file, "{ broken").pack();

        assertThat(text(pack, file)).isEqualTo("{ broken");
    }

    @Test
    void aBrokenChartMakesRoomForANewOne() {
        Pack pack = new NapkinPack().with(CHART, "{ broken").pack().withChart(List.of(record("ford")));

        assertThat(text(pack, CHART)).contains("ford");
        assertThat(text(pack, CHART + ".unreadable")).isEqualTo("{ broken");
    }

    @Test
    void aFileThatCouldNotBeOpenedIsNotTouched() throws IOException {
        new NapkinPack().writeTo(temp);
        Path locked = Files.writeString(temp.resolve("scenarios/locked.json"), "secret");
        UnreadContent kept = new UnreadContent(Map.of(), Map.of(), Map.of(), Set.of("scenarios/locked.json"));

        PackWriter.write(new NapkinPack().pack().withKept(kept), temp);

        assertThat(locked).hasContent("secret");
    }

    @ParameterizedTest
    @ValueSource(strings = {PACK, BATTLEFIELD, OOB})
    void withoutTheseThereIsNoPack(String file) {
        assertThat(new NapkinPack().without(file).read().pack()).isEmpty();
        assertThat(new NapkinPack().with(file, "{").read().pack()).isEmpty();
    }

    @Test
    void placesInAFileAreFoundBehindWhatIsLeftOut() {
        PackReading reading = new NapkinPack()
                .with(
                        "suppressions.json",
                        "{\"format\": \"coupdoeil/suppressions\", \"version\": 1, \"suppressions\": [7,"
                                + " {\"rule\": \"FB-1\", \"subject\": \"a\", \"reason\": \"b\"}]}")
                .read();

        assertThat(reading.sources()
                        .find(EntryKind.SUPPRESSION, "0")
                        .orElseThrow()
                        .pointer())
                .isEqualTo("/suppressions/1");
    }

    private static Pack placing(Pack pack, String piece, UnaryOperator<Placement> change) {
        return pack.withScenario("dawn", dawn -> {
            List<Placement> setup = new ArrayList<>(dawn.setup());
            setup.replaceAll(placement -> placement.piece().equals(piece) ? change.apply(placement) : placement);
            return dawn.withSetup(setup);
        });
    }

    private static String text(Pack pack, String file) {
        return new String(PackWriter.files(pack).get(file), UTF_8);
    }
}
