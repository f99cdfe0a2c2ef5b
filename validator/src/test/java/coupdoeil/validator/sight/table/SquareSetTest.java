package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Square inches by words tell the same as a {@link BitSet}. */
class SquareSetTest {

    private static final Squares TABLE = new Squares(30, 13);

    @RepeatedTest(50)
    void takesWhatItHoldsAndNothingElse(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        BitSet some = some(random);
        BitSet left = some(random);
        SquareSet set = SquareSet.of(some);
        long[] words = SquareSet.all(TABLE);
        BitSet others = new BitSet();
        others.set(0, TABLE.count());
        others.andNot(left);
        SquareSet.of(others).takeFrom(words);

        assertThat(BitSet.valueOf(words)).isEqualTo(left);
        assertThat(set.isAnyOf(words)).isEqualTo(some.intersects(left));
        assertThat(set.count()).isEqualTo(some.cardinality());
        assertThat(BitSet.valueOf(set.where(words))).isEqualTo(words(some, left));
        assertThat(set.isIn(SquareSet.of(left).where(SquareSet.all(TABLE))))
                .isEqualTo(words(some, some).intersects(words(left, left)));

        set.takeFrom(words);
        BitSet rest = (BitSet) left.clone();
        rest.andNot(some);
        assertThat(BitSet.valueOf(words)).isEqualTo(rest);

        set.addTo(left);
        rest.or(some);
        assertThat(left).isEqualTo(rest);
    }

    @Test
    void anEmptyOneTakesNothing() {
        long[] all = SquareSet.all(TABLE);
        SquareSet none = SquareSet.of(new BitSet());

        none.takeFrom(all);

        assertThat(none.isAnyOf(all)).isFalse();
        assertThat(BitSet.valueOf(all).cardinality()).isEqualTo(30 * 13);
    }

    /** The words in which a square is in both. */
    private static BitSet words(BitSet one, BitSet other) {
        BitSet words = new BitSet();
        one.stream().filter(other::get).forEach(square -> words.set(square / Long.SIZE));
        return words;
    }

    private static BitSet some(Random random) {
        BitSet some = new BitSet();
        int from = random.nextInt(TABLE.count());
        for (int i = random.nextInt(30); i > 0; i--) {
            some.set(Math.min(TABLE.count() - 1, from + random.nextInt(150)));
        }
        return some;
    }
}
