package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.cc.fact.Camp;
import coupdoeil.validator.cc.fact.Sections;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.example.ExamplePacks;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The test vectors of the digest that are about the board. */
class BoardVectorsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();
    private static final Pack PACK = ExamplePacks.of(SYSTEM);
    private static final HexBattlefield MAP = PACK.battlefield().hexMap().orElseThrow();
    private static final Sections SECTIONS = new Sections(new Places(MAP.places(), PlaceNames.of(MAP, SYSTEM)), SYSTEM);

    @Test
    void vector1HexesOfTheBoard() {
        assertThat(MAP.grid().hexes().filter(MAP::contains)).hasSize(113);
        assertThat(inRow(0)).isEqualTo(13);
        assertThat(inRow(1)).isEqualTo(12);
        assertThat(MAP.contains(hex("R2C13"))).isFalse();
        assertThat(Validator.of(SYSTEM)
                        .validate(ExamplePacks.of(SYSTEM, "unit b1 blue infantry @R2C13"))
                        .all())
                .extracting(finding -> finding.rule())
                .contains("CC-MAP-02");
    }

    @Test
    void vector2SectionsFromBelow() {
        assertThat(SECTIONS.of(hex("R4C4"), Camp.BOTTOM)).containsExactlyInAnyOrder("left", "center");
        assertThat(SECTIONS.of(hex("R4C5"), Camp.BOTTOM)).containsExactly("center");
        assertThat(SECTIONS.of(hex("R5C4"), Camp.BOTTOM)).containsExactly("left");
        assertThat(SECTIONS.of(hex("R5C5"), Camp.BOTTOM)).containsExactly("center");
    }

    @Test
    void vector3SectionsFromAbove() {
        assertThat(SECTIONS.of(hex("R4C4"), Camp.TOP)).containsExactlyInAnyOrder("right", "center");
        assertThat(SECTIONS.of(hex("R5C4"), Camp.TOP)).containsExactly("right");
        assertThat(SECTIONS.of(hex("R5C5"), Camp.TOP)).containsExactly("center");
    }

    /** A card for the left flank, or for the center, orders who stands in that section. */
    @Test
    void vector4WhomACardMayOrder() {
        assertThat(SECTIONS.of(hex("R4C4"), Camp.BOTTOM)).contains(Sections.LEFT, Sections.CENTER);
        assertThat(SECTIONS.of(hex("R5C4"), Camp.BOTTOM))
                .contains(Sections.LEFT)
                .doesNotContain(Sections.CENTER);
    }

    @Test
    void vector5Neighbours() {
        assertThat(Arrays.stream(HexDirection.values())
                        .map(direction -> MAP.grid().label(hex("R7C6").plus(direction))))
                .containsExactly("R7C7", "R8C6", "R8C5", "R7C5", "R6C5", "R6C6");
    }

    @Test
    void sectionsOverlapInTheEightHexesOnTheLines() {
        assertThat(MAP.grid()
                        .hexes()
                        .filter(MAP::contains)
                        .filter(hex -> SECTIONS.of(hex).contains("left")))
                .hasSize(36);
        assertThat(MAP.grid().hexes().filter(hex -> SECTIONS.of(hex).contains("center")))
                .hasSize(49);
        assertThat(MAP.grid().hexes().filter(hex -> SECTIONS.of(hex).size() == 2))
                .hasSize(8);
        assertThat(MAP.grid().hexes().filter(MAP::contains))
                .allSatisfy(hex -> assertThat(SECTIONS.printed(MAP.grid(), hex)).isEqualTo(SECTIONS.of(hex)));
    }

    private static long inRow(int row) {
        return MAP.grid()
                .hexes()
                .filter(MAP::contains)
                .filter(hex -> MAP.grid().row(hex) == row)
                .count();
    }

    private static Hex hex(String label) {
        return MAP.grid().parse(label).orElseThrow();
    }
}
