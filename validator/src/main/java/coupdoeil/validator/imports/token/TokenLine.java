package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.SourceLine;
import java.util.List;

/**
 * A line of a source, with its continuations, as tokens.
 *
 * @param kind words of a column of their own that say of what arm or kind it is, and are no part of its name
 * @param told whether it was made of a sentence, which can say the same in more ways than are understood
 */
public record TokenLine(SourceLine source, List<Token> tokens, List<Token> kind, boolean told) {

    public TokenLine(SourceLine source, List<Token> tokens, List<Token> kind) {
        this(source, tokens, kind, false);
    }

    public TokenLine {
        tokens = List.copyOf(tokens);
        kind = List.copyOf(kind);
    }

    /** The same where it is printed again. */
    public TokenLine at(SourceLine other) {
        return new TokenLine(other, tokens, kind, told);
    }

    /** Physical line on which it begins, from 1. */
    public int line() {
        return source.line();
    }
}
