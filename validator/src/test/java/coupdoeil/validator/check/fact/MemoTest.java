package coupdoeil.validator.check.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Answers are kept from edit to edit until something that they rest on differs. */
class MemoTest {

    private static final HexGrid GRID = HexGrid.pointy(8, 8);
    private static final Hex HERE = GRID.hexAt(3, 3);
    private static final Hex THERE = GRID.hexAt(5, 5);

    private final Tracker tracker = Tracker.recording();
    private HexBattlefield map = HexBattlefield.plain(GRID, "clear");
    private final Ground ground = new Ground(map, tracker);
    private final List<Hex> asked = new ArrayList<>();
    private final Memo<Hex, String> terrain = new Memo<>(tracker, hex -> {
        asked.add(hex);
        return ground.terrain(hex);
    });

    @Test
    void anAnswerIsKeptUntilWhatWasReadDiffers() {
        Asker asker = new Asker(() -> terrain.get(HERE));
        paint(THERE, "woods");
        new Asker(() -> terrain.get(HERE));
        assertThat(asked).containsExactly(HERE);
        assertThat(asker.outdated).isFalse();

        paint(HERE, "woods");
        assertThat(asker.outdated).isTrue();
        new Asker(() -> assertThat(terrain.get(HERE)).isEqualTo("woods"));
        assertThat(asked).containsExactly(HERE, HERE);
    }

    @Test
    void answersMadeOfAnswersAreOutOfDateWithThem() {
        Memo<Hex, Integer> length = new Memo<>(tracker, hex -> terrain.get(hex).length());
        Asker asker = new Asker(() -> length.get(HERE));
        Asker again = new Asker(() -> length.get(HERE));
        paint(HERE, "olive-grove");
        assertThat(List.of(asker.outdated, again.outdated)).containsExactly(true, true);
        new Asker(() -> assertThat(length.get(HERE)).isEqualTo("olive-grove".length()));
    }

    @Test
    void anAnswerThatFailedIsAskedForAgain() {
        Memo<Hex, String> failing = new Memo<>(tracker, hex -> {
            asked.add(hex);
            throw new IllegalStateException(ground.terrain(hex));
        });
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> new Asker(() -> failing.get(HERE))).isInstanceOf(IllegalStateException.class);
        }
        assertThat(asked).containsExactly(HERE, HERE);
    }

    @Test
    void answersThatNobodyRestsOnAreLetGo() {
        Asker kept = new Asker(() -> terrain.get(HERE));
        for (int i = 0; i < 40; i++) {
            Asker passing = new Asker(() -> GRID.hexes().forEach(terrain::get));
            passing.drop();
            paint(THERE, "t" + i);
        }
        Memo<Integer, Integer> many = new Memo<>(tracker, number -> {
            asked.add(HERE);
            return number;
        });
        asked.clear();
        for (int i = 0; i < 1000; i++) {
            int number = i;
            new Asker(() -> many.get(number)).drop();
        }
        new Asker(() -> many.get(0));
        assertThat(asked).as("the first was let go to make room").hasSize(1001);
        assertThat(kept.outdated).isFalse();
    }

    @Test
    void paintingThatMakesNoDifferenceToANumberRepeatsNobody() {
        HexMemo wooded =
                new HexMemo(ground, 1, (hex, slot) -> ground.terrain(hex).startsWith("woods") ? 1 : 0);
        Asker asker = new Asker(() -> wooded.get(HERE));
        Asker ofAll = new Asker(() -> wooded.all(1));
        paint(HERE, "field");
        assertThat(List.of(asker.outdated, ofAll.outdated)).containsExactly(false, false);
        paint(THERE, "woods");
        assertThat(List.of(asker.outdated, ofAll.outdated)).containsExactly(false, true);
        paint(HERE, "woods");
        assertThat(asker.outdated).isTrue();
        new Asker(() -> assertThat(wooded.get(HERE)).isEqualTo(1));
    }

    @Test
    void aNumberMayRestOnTheNeighbours() {
        HexMemo edge = new HexMemo(ground, 1, (hex, slot) -> ground.isEdge(hex) ? 1 : 0);
        Asker asker = new Asker(() -> edge.get(HERE));
        paint(HERE.neighbours().get(2), HexBattlefield.OFF_MAP);
        assertThat(asker.outdated).isTrue();
        new Asker(() -> assertThat(edge.get(HERE)).isEqualTo(1));
    }

    @Test
    void aFactMayNotReadTheMapWhenItIsMade() {
        assertThatThrownBy(() -> ground.terrain(HERE)).isInstanceOf(IllegalStateException.class);
    }

    private void paint(Hex hex, String id) {
        map = map.withTerrain(hex, id);
        BitSet touched = new BitSet();
        touched.set(GRID.index(hex));
        ground.follow(map, touched);
    }

    /** Something that asks once. */
    private final class Asker extends Evaluation {
        private boolean outdated;

        Asker(Runnable question) {
            tracker.begin(this);
            try {
                question.run();
            } finally {
                tracker.end();
            }
        }

        @Override
        protected void forget() {
            outdated = true;
        }
    }
}
