package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code 5th Cavalry Regiment (2 sqn.) A3}, {@code (3 sqn.) Steady}, {@code (2 bns) D4/D5 (60% / 40%)}: how good a unit is in a game,
 * behind the bracket that counts it. Linear in the tokens.
 */
final class GameCodes {

    private static final int HIGHEST = 12;

    private GameCodes() {}

    /** The tokens without what stands there. */
    static List<Token> without(List<Token> tokens) {
        for (int close = 2; close + 1 < tokens.size(); close++) {
            int end = tokens.get(close).isSign(")") ? end(tokens, close + 1) : 0;
            if (end > 0) {
                List<Token> kept = new ArrayList<>(tokens.subList(0, close + 1));
                kept.addAll(tokens.subList(end, tokens.size()));
                return kept;
            }
        }
        return tokens;
    }

    /** Behind the codes and words that begin here; 0 if there are none, or more is said. */
    private static int end(List<Token> tokens, int from) {
        int at = from;
        while (at < tokens.size()) {
            if (isCode(tokens, at)) {
                at += 2;
            } else if (at > from && tokens.get(at).isSign("/") || tokens.get(at).is(Tag.GAME)) {
                at++;
            } else {
                break;
            }
        }
        if (at == from) {
            return 0;
        }
        int end = shares(tokens, at);
        return end == tokens.size() || tokens.get(end).kind() == Token.Kind.SIGN ? end : 0;
    }

    private static boolean isCode(List<Token> tokens, int at) {
        Token letter = tokens.get(at);
        Token number = at + 1 < tokens.size() ? tokens.get(at + 1) : letter;
        return letter.isCapitalised()
                && letter.text().length() == 1
                && number.kind() == Token.Kind.NUMBER
                && number.gap() == 0
                && number.value() <= HIGHEST;
    }

    /** Behind {@code (60% / 40%)}; the same place if no such bracket stands there. */
    private static int shares(List<Token> tokens, int open) {
        if (open + 3 >= tokens.size()
                || !tokens.get(open).isSign("(")
                || !tokens.get(open + 2).isSign("%")) {
            return open;
        }
        int at = open + 1;
        while (at < tokens.size() && !tokens.get(at).isWord() && !tokens.get(at).isSign(")")) {
            at++;
        }
        return at < tokens.size() && tokens.get(at).isSign(")") ? at + 1 : open;
    }
}
