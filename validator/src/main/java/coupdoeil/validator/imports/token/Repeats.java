package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What lines come to that are printed alike. A long text repeats most of its lines, and whatever follows from a line alone is
 * worked out for the first of them and moved to where the others stand. Safe for use by several threads.
 */
public final class Repeats<V> {

    /** Distinct lines whose results are kept; a text that has more is begun anew with. */
    private static final int MOST_KEPT = 10_000;

    private final Map<Text, First<V>> known = new ConcurrentHashMap<>();
    private final Moving<V> moving;

    /** Moves what a line comes to. */
    public interface Moving<V> {
        /** @param down by so many physical lines, to where the same is printed again */
        V moved(V known, SourceLine to, int down);
    }

    public Repeats(Moving<V> moving) {
        this.moving = moving;
    }

    /** What was worked out for the first of the lines that are printed like one. */
    private record First<V>(int line, V value) {}

    /** A line wherever it stands: told from others by all but the number of its first physical line. */
    private static final class Text {

        private final SourceLine line;
        private final int hash;

        Text(SourceLine line) {
            this.line = line;
            int sum = line.level();
            for (Cell cell : line.cells()) {
                sum = 31 * sum + cell.text().hashCode();
            }
            this.hash = sum;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Text that
                    && line.mark() == that.line.mark()
                    && line.level() == that.line.level()
                    && line.afterBlank() == that.line.afterBlank()
                    && line.header().equals(that.line.header())
                    && areAlike(line.cells(), that.line.cells(), that.line.line() - line.line());
        }

        private static boolean areAlike(List<Cell> some, List<Cell> others, int down) {
            if (some.size() != others.size()) {
                return false;
            }
            for (int i = 0; i < some.size(); i++) {
                Cell cell = some.get(i);
                Cell other = others.get(i);
                boolean alike = cell.line() + down == other.line()
                        && cell.column() == other.column()
                        && cell.continues() == other.continues()
                        && cell.text().equals(other.text());
                if (!alike) {
                    return false;
                }
            }
            return true;
        }
    }

    /** What a line comes to. @param by works it out; it may look at nothing but the line */
    public V of(SourceLine line, Function<SourceLine, V> by) {
        Text text = new Text(line);
        First<V> first = known.get(text);
        if (first == null) {
            V value = by.apply(line);
            if (known.size() >= MOST_KEPT) {
                known.clear();
            }
            known.putIfAbsent(text, new First<>(line.line(), value));
            return value;
        }
        return moving.moved(first.value(), line, line.line() - first.line());
    }
}
