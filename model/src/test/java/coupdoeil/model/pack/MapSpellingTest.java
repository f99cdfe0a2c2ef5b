package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How the rows of a map are spelt, and that little changes when little is painted. */
class MapSpellingTest {

    private final Pack napkin = new NapkinPack().pack();
    private final HexBattlefield map = (HexBattlefield) napkin.battlefield();
    private final Hex hex = map.grid().parse("0404").orElseThrow();

    @Test
    void paintingOneHexChangesOneLine() {
        assertThat(changedLines(map.withTerrain(hex, "woods")))
                .containsExactly("      \".....d..\",>      \"...w.d..\",");
        assertThat(changedLines(map.withLevel(hex, 12))).containsExactly("      \"00011100\",>      \"000c1100\",");
    }

    @Test
    void newTerrainTakesAFreeLetterOfItsName() {
        assertThat(changedLines(map.withTerrain(hex, "deep-water")))
                .containsExactly(
                        "    \"legend\": {\".\": \"clear\", \"d\": \"dwellings\", \"w\": \"woods\"},>    \"legend\": {\".\": \"clear\", \"d\": \"dwellings\", \"e\": \"deep-water\", \"w\": \"woods\"},",
                        "      \".....d..\",>      \"...e.d..\",");
    }

    @Test
    void hexesOutOfPlayAreBlank() {
        assertThat(lines(map.withTerrain(hex, HexBattlefield.OFF_MAP))).contains("      \"... .d..\",");
    }

    @Test
    void levelsBeyondTheUsualGetALegend() {
        assertThat(lines(map.withLevel(hex, -1)))
                .contains("    \"legend\": {\"A\": -1},")
                .contains("      \"000A1100\",");
    }

    @Test
    void aLegendsLettersStayWhenTheirTerrainIsGone() {
        HexBattlefield bare = map;
        for (Hex each : map.grid().hexes().toList()) {
            bare = bare.withTerrain(each, "clear");
        }

        assertThat(lines(bare)).contains("    \"legend\": {\".\": \"clear\", \"d\": \"dwellings\", \"w\": \"woods\"},");
    }

    @Test
    void aTerrainCharacterWithoutALegendIsATerrainOfThatName() {
        NapkinPack spoilt = new NapkinPack().replacing("battlefield.json", "..w.....", "..w.?...");
        HexBattlefield read = (HexBattlefield) spoilt.pack().battlefield();

        assertThat(read.terrain(map.grid().parse("0502").orElseThrow())).isEqualTo("?");
        assertThat(String.join("\n", lines(read)) + "\n").isEqualTo(spoilt.text("battlefield.json"));
    }

    @Test
    void thereAreLettersForMoreTerrainThanAnybodyNeeds() {
        HexGrid grid = HexGrid.pointy(40, 30);
        HexBattlefield many = HexBattlefield.plain(grid, "clear");
        for (int cell : IntStream.range(0, 1200).toArray()) {
            many = many.withTerrain(grid.hexAt(cell), "terrain-" + cell).withLevel(grid.hexAt(cell), cell - 600);
        }

        HexBattlefield back = (HexBattlefield) PackReader.readFiles(PackWriter.files(napkin.withBattlefield(many)))
                .pack()
                .orElseThrow()
                .battlefield();

        assertThat(back.terrain()).isEqualTo(many.terrain());
        assertThat(back.levels()).isEqualTo(many.levels());
    }

    @Test
    void theLargestMapIsReadAndWritten() {
        HexGrid grid = HexGrid.pointy(400, 400);
        Pack large = napkin.withBattlefield(HexBattlefield.plain(grid, "clear").withLevel(grid.hexAt(399, 399), 7));

        assertThat(PackReader.readFiles(PackWriter.files(large)).pack()).contains(large);
    }

    /** Lines that differ from the napkin's, before and after. */
    private List<String> changedLines(HexBattlefield changed) {
        List<String> before = new NapkinPack().text("battlefield.json").lines().toList();
        List<String> after = lines(changed);
        assertThat(after).hasSameSizeAs(before);
        return IntStream.range(0, before.size())
                .filter(i -> !before.get(i).equals(after.get(i)))
                .mapToObj(i -> before.get(i) + ">" + after.get(i))
                .toList();
    }

    private List<String> lines(HexBattlefield changed) {
        byte[] file = PackWriter.files(napkin.withBattlefield(changed)).get("battlefield.json");
        return new String(file, UTF_8).lines().toList();
    }
}
