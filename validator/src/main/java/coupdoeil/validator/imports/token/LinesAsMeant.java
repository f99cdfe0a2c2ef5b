package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/** A line as it was meant: cut where several were run together. */
public final class LinesAsMeant {

    private LinesAsMeant() {}

    /** The lines that one stands for; in their order, all on its physical line. */
    public static List<TokenLine> of(TokenLine line) {
        List<TokenLine> cut = new ArrayList<>();
        for (TokenLine broken : Breaks.of(line)) {
            for (TokenLine lettered : Lettered.of(broken)) {
                cut.addAll(Runs.of(Headings.plain(lettered)));
            }
        }
        return cut;
    }
}
