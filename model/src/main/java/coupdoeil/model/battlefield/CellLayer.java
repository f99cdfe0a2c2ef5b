package coupdoeil.model.battlefield;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * One value per cell, immutable, stored as palette numbers in chunks that copies share: changing one cell copies one
 * chunk of {@value #CHUNK} cells, comparing two layers skips the chunks they share.
 */
public final class CellLayer<T> {

    private static final int CHUNK = 256;
    private static final int SHIFT = 8;

    private final int size;
    private final char[][] chunks;
    private final List<T> palette;
    private final Map<T, Character> numbers;

    private CellLayer(int size, char[][] chunks, List<T> palette, Map<T, Character> numbers) {
        this.size = size;
        this.chunks = chunks;
        this.palette = palette;
        this.numbers = numbers;
    }

    /** A layer of {@code size} cells that all hold the same value. */
    public static <T> CellLayer<T> filled(int size, T value) {
        char[][] chunks = new char[(size + CHUNK - 1) >> SHIFT][];
        Arrays.fill(chunks, new char[CHUNK]);
        return new CellLayer<>(size, chunks, List.of(value), Map.of(value, (char) 0));
    }

    /** Number of cells. */
    public int size() {
        return size;
    }

    /** The value of a cell. @throws IndexOutOfBoundsException if there is no such cell */
    public T get(int cell) {
        if (cell < 0 || cell >= size) {
            throw new IndexOutOfBoundsException("cell " + cell + " of " + size);
        }
        return palette.get(chunks[cell >> SHIFT][cell & (CHUNK - 1)]);
    }

    /** This layer with one cell changed; itself if the cell holds that value already. */
    public CellLayer<T> with(int cell, T value) {
        if (get(cell).equals(value)) {
            return this;
        }
        Editor<T> editor = edit();
        editor.set(cell, value);
        return editor.done();
    }

    public Editor<T> edit() {
        return new Editor<>(this);
    }

    /** Calls the consumer with every cell whose value differs; cost follows the chunks that are not shared. */
    public void difference(CellLayer<T> other, IntConsumer cell) {
        if (size != other.size) {
            throw new IllegalArgumentException("layers of " + size + " and " + other.size + " cells");
        }
        for (int c = 0; c < chunks.length; c++) {
            if (chunks[c] != other.chunks[c]) {
                for (int i = 0; i < CHUNK && (c << SHIFT) + i < size; i++) {
                    if (!palette.get(chunks[c][i]).equals(other.palette.get(other.chunks[c][i]))) {
                        cell.accept((c << SHIFT) + i);
                    }
                }
            }
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof CellLayer<?> layer) || layer.size != size) {
            return false;
        }
        for (int c = 0; c < chunks.length; c++) {
            if (chunks[c] != layer.chunks[c] || !palette.equals(layer.palette)) {
                for (int i = 0; i < CHUNK && (c << SHIFT) + i < size; i++) {
                    if (!palette.get(chunks[c][i]).equals(layer.palette.get(layer.chunks[c][i]))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = size;
        for (int cell = 0; cell < size; cell += 97) {
            hash = 31 * hash + get(cell).hashCode();
        }
        return hash;
    }

    /** Changes several cells and then yields one new layer. Not for use after {@link #done()}. */
    public static final class Editor<T> {

        private final CellLayer<T> before;
        private final char[][] chunks;
        private final List<T> palette;
        private final Map<T, Character> numbers;

        private Editor(CellLayer<T> before) {
            this.before = before;
            this.chunks = before.chunks.clone();
            this.palette = new ArrayList<>(before.palette);
            this.numbers = new HashMap<>(before.numbers);
        }

        public void set(int cell, T value) {
            if (cell < 0 || cell >= before.size) {
                throw new IndexOutOfBoundsException("cell " + cell + " of " + before.size);
            }
            Character number = numbers.get(value);
            if (number == null) {
                number = (char) palette.size();
                palette.add(value);
                numbers.put(value, number);
            }
            int chunk = cell >> SHIFT;
            if (chunks[chunk][cell & (CHUNK - 1)] != number) {
                if (chunks[chunk] == before.chunks[chunk]) {
                    chunks[chunk] = before.chunks[chunk].clone();
                }
                chunks[chunk][cell & (CHUNK - 1)] = number;
            }
        }

        public CellLayer<T> done() {
            return new CellLayer<>(before.size, chunks, List.copyOf(palette), Map.copyOf(numbers));
        }
    }
}
