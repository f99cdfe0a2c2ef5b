package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.SourceLine;
import java.util.List;

/** A line of a source, with its continuations, as tokens. */
public record TokenLine(SourceLine source, List<Token> tokens) {

    public TokenLine {
        tokens = List.copyOf(tokens);
    }

    /** Physical line on which it begins, from 1. */
    public int line() {
        return source.line();
    }
}
