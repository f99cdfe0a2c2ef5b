package coupdoeil.model.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a facing knows of hexsides, corners and turns. */
class FacingTest {

    private static final Facing SIDE_0 = Facing.of(FacingKind.SIDE, 0);
    private static final Facing CORNER_0 = Facing.of(FacingKind.CORNER, 0);

    @Test
    void numbersGoRoundAndAreRead() {
        assertThat(Facing.of(FacingKind.CORNER, 7)).isEqualTo(Facing.of(FacingKind.CORNER, 1));
        assertThat(Facing.all(FacingKind.SIDE)).extracting(Facing::number).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(Facing.all(FacingKind.HEADING)).isEmpty();
        assertThat(Facing.parse("corner:4")).contains(Facing.of(FacingKind.CORNER, 4));
        assertThatThrownBy(() -> Facing.of(FacingKind.HEADING, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void cornerLiesBetweenTheSideBeforeItAndItsOwn() {
        assertThat(SIDE_0.nearest(FacingKind.CORNER)).extracting(Facing::text).containsExactly("corner:0", "corner:1");
        assertThat(CORNER_0.nearest(FacingKind.SIDE)).extracting(Facing::text).containsExactly("side:5", "side:0");
        assertThat(SIDE_0.nearest(FacingKind.SIDE)).containsExactly(SIDE_0);
        assertThat(new Facing.Heading(30).nearest(FacingKind.SIDE)).isEmpty();
        assertThat(SIDE_0.nearest(FacingKind.NONE)).isEmpty();
    }

    @Test
    void turnsClockwise() {
        assertThat(CORNER_0.turned(-1).text()).isEqualTo("corner:5");
        assertThat(SIDE_0.turned(3).words()).isEqualTo("hexside 3");
        assertThat(new Facing.Heading(30).turned(1).text()).isEqualTo("heading:330");
    }

    @Test
    void partsTurnWithTheUnitUnlessTheyFaceTheirOwnWay() {
        Placement column = Placement.of("u", new Position.OnHex(new Hex(0, 0)))
                .withFacing(SIDE_0)
                .withParts(List.of(part(null), part(SIDE_0), part(Facing.of(FacingKind.SIDE, 3)), part(CORNER_0)));

        assertThat(column.turned(Facing.of(FacingKind.SIDE, 2)).parts())
                .extracting(part -> part.facing() == null ? "" : part.facing().text())
                .containsExactly("", "side:2", "side:3", "side:2");
    }

    @Test
    void looksAheadFromSideCornerAndNothing() {
        Placement unit = Placement.of("u", new Position.OnHex(new Hex(0, 0)));

        assertThat(unit.ahead()).isEqualTo(HexDirection.D0);
        assertThat(unit.faces()).isEqualTo(FacingKind.NONE);
        assertThat(unit.withFacing(Facing.of(FacingKind.CORNER, 4)).ahead()).isEqualTo(HexDirection.D4);
        assertThat(unit.withFacing(Facing.of(FacingKind.CORNER, 4)).facedCorner())
                .isPresent();
        assertThat(unit.withFacing(SIDE_0).facedCorner()).isEmpty();
        assertThat(unit.withFacing(SIDE_0).facedSide()).contains(HexDirection.D0);
    }

    private static Placement.Part part(Facing facing) {
        return new Placement.Part(new Hex(1, 0), facing, null, null);
    }
}
