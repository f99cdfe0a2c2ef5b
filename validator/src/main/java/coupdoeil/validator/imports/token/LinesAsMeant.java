package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/** Lines as they were meant: without ditto marks, and cut where several were run together. */
public final class LinesAsMeant {

    private LinesAsMeant() {}

    /** The lines that those of a source stand for; in their order, each on its physical line. */
    public static List<TokenLine> of(List<TokenLine> lines) {
        List<TokenLine> meant = new ArrayList<>(lines.size());
        Lists.each(Dittos.resolved(lines), LinesAsMeant::cut).forEach(meant::addAll);
        return meant;
    }

    private static List<TokenLine> cut(TokenLine line) {
        List<TokenLine> cut = new ArrayList<>();
        for (TokenLine broken : Breaks.of(line)) {
            for (TokenLine lettered : Lettered.of(broken)) {
                cut.addAll(Runs.of(Headings.plain(lettered)));
            }
        }
        return cut;
    }
}
