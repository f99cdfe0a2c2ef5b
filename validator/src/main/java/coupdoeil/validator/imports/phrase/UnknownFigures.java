package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;

/** {@code (2) ? sabres}, {@code (? guns)}: a figure that nobody knows, and what it would count, are no troops. Linear in the tokens. */
final class UnknownFigures {

    private static final Tags COUNTED = Tag.MEASURES.union(Tag.COUNTED);

    private UnknownFigures() {}

    /** The tokens without such figures. */
    static List<Token> without(List<Token> tokens) {
        if (!Lists.any(tokens, token -> token.isSign("?"))) {
            return tokens;
        }
        List<Token> kept = new ArrayList<>(tokens.size());
        for (int at = 0; at < tokens.size(); at++) {
            boolean unknown = at > 0
                    && at + 1 < tokens.size()
                    && tokens.get(at).isSign("?")
                    && tokens.get(at).gap() + (tokens.get(at - 1).isSign("(") ? 1 : 0) > 0
                    && !tokens.get(at + 1).isCapitalised()
                    && tokens.get(at + 1).isAny(COUNTED);
            if (unknown) {
                at++;
            } else {
                kept.add(tokens.get(at));
            }
        }
        return kept;
    }
}
