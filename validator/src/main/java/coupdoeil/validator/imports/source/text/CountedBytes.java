package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import java.io.IOException;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The bytes of a PDF, counted as its parser reads them: a file made for it sends it over the same ones again and again. */
final class CountedBytes extends RandomAccessReadBuffer {

    /** Single bytes are counted in lots. */
    private static final int LOT = 1 << 12;

    private final Budget budget;
    private int single;

    CountedBytes(byte[] bytes, Budget budget) {
        super(bytes);
        this.budget = budget;
    }

    @Override
    public int read() throws IOException {
        if (++single == LOT) {
            budget.take(Limit.READ, single);
            single = 0;
        }
        return super.read();
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
        int read = super.read(into, from, most);
        budget.take(Limit.READ, Math.max(1, read));
        return read;
    }
}
