package coupdoeil.validator.imports.token;

import java.util.List;

/** Names of generals that would pass for misprints of known words: {@code Brigade Grenier} has no Grenzer. */
final class Surnames {

    private static final int MOST_GIVEN = 3;

    private Surnames() {}

    /** Takes back what was mended in a name behind a rank, or behind a level that nothing stands before. */
    static void keep(List<Token> tokens) {
        if (isSource(tokens)) {
            tokens.set(0, tokens.get(0).meaning(Meaning.NONE));
        }
        for (int at = 1; at < tokens.size(); at++) {
            Token name = tokens.get(at);
            if (name.repair() != null
                    && name.isCapitalised()
                    && (leadsToName(tokens, behindGivenNames(tokens, at - 1)) || isWhoLeads(tokens, at))) {
                tokens.set(at, name.meaning(Meaning.NONE).repaired(null));
            }
        }
    }

    /** {@code Bron brigade}: whose brigade it is, though the word has another meaning in a language that nobody speaks here. */
    private static boolean isSource(List<Token> tokens) {
        return tokens.size() > 1
                && tokens.get(0).is(Tag.NOTE)
                && tokens.get(0).isCapitalised()
                && tokens.get(0).folded().indexOf(' ') < 0
                && (tokens.get(1).is(Tag.BRIGADE) || tokens.get(1).is(Tag.DIVISION))
                && !tokens.get(1).isAny(Tag.UNITS)
                && tokens.get(1).gap() == 1;
    }

    /** {@code général Paul Grenier}: before one or two names that say nothing else. */
    private static int behindGivenNames(List<Token> tokens, int from) {
        int at = from;
        while (at > Math.max(0, from - MOST_GIVEN)
                && tokens.get(at).isCapitalised()
                && tokens.get(at).tags().isEmpty()) {
            at--;
        }
        return tokens.get(at).is(Tag.RANK) ? at : from;
    }

    /** {@code Aile droite : Grenier}: alone behind the colon of a formation. */
    private static boolean isWhoLeads(List<Token> tokens, int at) {
        boolean alone = at + 1 == tokens.size() || tokens.get(at + 1).kind() == Token.Kind.SIGN;
        return alone
                && at > 1
                && tokens.get(at - 1).isSign(":")
                && tokens.get(at - 2).isAny(Tag.FORMATIONS);
    }

    private static boolean leadsToName(List<Token> tokens, int at) {
        Token before = tokens.get(at);
        boolean first = at == 0 || tokens.get(at - 1).kind() == Token.Kind.SIGN;
        return before.is(Tag.RANK) || first && before.is(Tag.BRIGADE) && !before.isAny(Tag.UNITS);
    }
}
