package coupdoeil.validator.imports.token;

import java.util.List;

/** Names of generals that would pass for misprints of known words: {@code Brigade Grenier} has no Grenzer. */
final class Surnames {

    private Surnames() {}

    /** Takes back what was mended in a name behind a rank, or behind a level that nothing stands before. */
    static void keep(List<Token> tokens) {
        for (int at = 1; at < tokens.size(); at++) {
            Token name = tokens.get(at);
            if (name.repair() != null && name.isCapitalised() && leadsToName(tokens, at - 1)) {
                tokens.set(at, name.meaning(Meaning.NONE).repaired(null));
            }
        }
    }

    private static boolean leadsToName(List<Token> tokens, int at) {
        Token before = tokens.get(at);
        boolean first = at == 0 || tokens.get(at - 1).kind() == Token.Kind.SIGN;
        return before.is(Tag.RANK) || first && before.is(Tag.BRIGADE) && !before.isAny(Tag.UNITS);
    }
}
