package coupdoeil.validator.imports.token;

import java.util.List;

/** Lines as they were meant: without ditto marks, and cut where several were run together. */
public final class LinesAsMeant {

    private LinesAsMeant() {}

    /** The lines that those of a source stand for; in their order, each on its physical line. */
    public static List<TokenLine> of(List<TokenLine> lines) {
        return Dittos.resolved(lines).stream()
                .flatMap(line -> Breaks.of(line).stream())
                .flatMap(line -> Lettered.of(line).stream())
                .map(Headings::plain)
                .flatMap(line -> Runs.of(line).stream())
                .toList();
    }
}
