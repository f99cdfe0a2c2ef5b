package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Once;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What lines come to that are printed alike. A long text repeats most of its lines, and whatever follows from a line alone is
 * worked out for the first of them and moved to where the others stand. Safe for use by several threads.
 */
public final class Repeats<V> {

    private final Once<Text, First<V>> known = new Once<>();
    private final Moving<V> moving;

    /** Moves what a line comes to. */
    public interface Moving<V> {
        /** @param to where the same is printed again */
        V moved(V known, SourceLine to);
    }

    public Repeats(Moving<V> moving) {
        this.moving = moving;
    }

    /** What was worked out for the first of the lines that are printed like one. */
    private record First<V>(SourceLine line, V value) {}

    /** A line wherever it stands: told from others by all but the number of its first physical line. */
    private static final class Text implements Comparable<Text> {

        private final SourceLine line;
        private final int hash;

        Text(SourceLine line) {
            this.line = line;
            int sum = line.level();
            for (Cell cell : line.cells()) {
                // A page without line breaks says the same again and again, each time further along.
                sum = 31 * (31 * sum + cell.column()) + cell.text().hashCode();
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

        /** Of all that equality looks at. */
        @Override
        public int compareTo(Text other) {
            int order = line.mark().compareTo(other.line.mark());
            order = order != 0 ? order : Integer.compare(line.level(), other.line.level());
            order = order != 0 ? order : Boolean.compare(line.afterBlank(), other.line.afterBlank());
            order = order != 0
                    ? order
                    : Arrays.compare(
                            line.header().toArray(String[]::new),
                            other.line.header().toArray(String[]::new));
            order = order != 0
                    ? order
                    : Integer.compare(line.cells().size(), other.line.cells().size());
            for (int i = 0; order == 0 && i < line.cells().size(); i++) {
                order = compare(line.cells().get(i), other.line.cells().get(i), other.line.line() - line.line());
            }
            return order;
        }

        private static int compare(Cell cell, Cell other, int down) {
            int order = cell.text().compareTo(other.text());
            order = order != 0 ? order : Integer.compare(cell.column(), other.column());
            order = order != 0 ? order : Integer.compare(cell.line() + down, other.line());
            return order != 0 ? order : Boolean.compare(cell.continues(), other.continues());
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
    @SuppressWarnings("ReferenceEquality") // The first stands where it is.
    public V of(SourceLine line, Function<SourceLine, V> by) {
        First<V> first = known.of(new Text(line), text -> new First<>(line, by.apply(line)));
        return first.line() == line ? first.value() : moving.moved(first.value(), line);
    }
}
