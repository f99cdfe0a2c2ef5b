package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MovesTest {

    private static final Placement GUARD = placement("guard", 0);
    private static final Placement LINE = placement("line", 1);
    private static final Placement AGAIN = placement("line", 1);
    private static final Placement MOVED = placement("line", 5);

    private static Placement placement(String piece, int q) {
        return Placement.of(piece, new Position.OnHex(new Hex(q, 0)));
    }

    @Test
    void othersInTheSetupAreNoMove() {
        assertThat(Moves.between(List.of(GUARD, LINE), List.of(LINE, GUARD))).isEmpty();
        assertThat(Moves.between(List.of(GUARD), List.of(GUARD, LINE))).isEmpty();
    }

    @Test
    void nobodyKnowsWhichMovedOfOneListedTwice() {
        assertThat(Moves.between(List.of(LINE, LINE), List.of(LINE, MOVED))).isEmpty();
        assertThat(Moves.between(List.of(LINE, LINE), List.of(MOVED, LINE))).isEmpty();
    }

    @Test
    void hexesAndPiecesOfWhoMoved() {
        Moves moves = moves(List.of(GUARD, LINE), List.of(GUARD, MOVED));
        assertThat(moves.pieces()).containsExactly("line");
        assertThat(moves.regions(Placement::hexes)).containsExactlyInAnyOrder(new Hex(1, 0), new Hex(5, 0));
    }

    @Test
    void ofEqualPlacementsTheOneThatMovedIsMoved() {
        List<Placement> before = List.of(LINE, GUARD, AGAIN);
        Moves moves = moves(before, List.of(LINE, GUARD, MOVED));
        List<Object> listed = List.of("a battle", LINE, GUARD, AGAIN, "a token");
        assertThat(PlacedList.of(listed, entry -> entry, before)
                        .after(moves, (was, is) -> is)
                        .list())
                .containsExactly("a battle", LINE, GUARD, MOVED, "a token");
        assertThat(PlacedList.of(List.of(LINE, AGAIN), entry -> entry, before)
                        .after(moves, (was, is) -> is)
                        .list())
                .containsExactly(LINE, MOVED);
        assertThat(moves.placements()).isEqualTo(Map.of("line", List.of(LINE, MOVED)));
    }

    @Test
    void whoeverIsNotListedMovesNothing() {
        List<Placement> before = List.of(GUARD, LINE);
        PlacedList<Placement> guards = PlacedList.of(List.of(GUARD), entry -> entry, before);
        assertThat(guards.after(moves(before, List.of(GUARD, MOVED)), (was, is) -> is))
                .isSameAs(guards);
    }

    @Test
    void theFirstCanBeReplacedAndTheOthersStillMove() {
        List<Placement> before = List.of(GUARD, LINE);
        PlacedList<Object> list = PlacedList.of(List.of("a battle", GUARD, LINE), entry -> entry, before);
        assertThat(list.withFirst("the same battle")
                        .after(moves(before, List.of(GUARD, MOVED)), (was, is) -> is)
                        .list())
                .containsExactly("the same battle", GUARD, MOVED);
    }

    @Test
    void knowsTheSetupItStartsFrom() {
        List<Placement> before = List.of(GUARD, LINE);
        assertThat(moves(before, List.of(GUARD, MOVED)).from(before)).isTrue();
        assertThat(moves(List.of(GUARD, LINE), before).from(before)).isFalse();
    }

    private static Moves moves(List<Placement> before, List<Placement> after) {
        return Moves.between(before, after).orElseThrow();
    }
}
