package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/** Numbers of troops without a word for them that say who leads them, where a comma would stand as well. */
final class LedUnits {

    private LedUnits() {}

    /** {@code 2nd Foot (500 men) under Lieutenant-Colonel Jones}: the officer is no part of the name, nor all of it. */
    static List<Token> parted(List<Token> tokens) {
        if (tokens.isEmpty() || !tokens.get(0).isOrdinal()) {
            return tokens;
        }
        for (int at = 1; at + 2 < tokens.size(); at++) {
            Token under = tokens.get(at);
            if (isLed(tokens, at) && at > 1 && !tokens.get(at - 1).isSign(",")) {
                List<Token> parted = new ArrayList<>(tokens);
                parted.add(at, Headings.sign(",", under));
                return parted;
            }
            if (isOther(under)) {
                return tokens;
            }
        }
        return tokens;
    }

    private static boolean isLed(List<Token> tokens, int at) {
        return tokens.get(at).is(Tag.ROLE)
                && !tokens.get(at).isCapitalised()
                && tokens.get(at + 1).is(Tag.RANK)
                && tokens.get(at + 2).isCapitalised();
    }

    /** What is a formation, is known for troops without a comma, or has its parts by itself already. */
    private static boolean isOther(Token token) {
        return token.isAny(Tag.FORMATIONS)
                || token.isAny(Tag.ARMS)
                || token.isAny(Tag.UNITS)
                || token.is(Tag.ROLE)
                || token.is(Tag.RANK)
                || token.isSign(":");
    }
}
