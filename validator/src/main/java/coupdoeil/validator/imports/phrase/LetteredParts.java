package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.List;

/** Parts of a regiment that have letters: {@code Companies D, F, H and K}. */
final class LetteredParts {

    private static final Tags PARTS = Tags.of(Tag.COMPANY, Tag.SQUADRON, Tag.BATTERY);
    /** Tokens between the word for them and the last letter, at most: no regiment has more companies. */
    private static final int LONGEST = 24;

    private LetteredParts() {}

    /** Whether the comma, or word for "and", here stands between two letters of one list. */
    static boolean goOn(List<Token> tokens, int at) {
        if (!isLetter(tokens, at - 1) || !isLetter(tokens, at + 1) && !isLetter(tokens, at + 2)) {
            return false;
        }
        for (int before = at - 1; before >= Math.max(0, at - LONGEST); before--) {
            Token token = tokens.get(before);
            if (token.isAny(PARTS) && token.text().length() > 1) {
                return true;
            }
            if (!isLetter(tokens, before) && !isBetween(token)) {
                return false;
            }
        }
        return false;
    }

    private static boolean isBetween(Token token) {
        return token.isSign(",") || token.isSign("&") || token.is(Tag.CONNECT);
    }

    private static boolean isLetter(List<Token> tokens, int at) {
        return at >= 0
                && at < tokens.size()
                && tokens.get(at).text().length() == 1
                && Character.isUpperCase(tokens.get(at).text().charAt(0));
    }
}
