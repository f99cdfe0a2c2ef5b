package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/** Numbers of several things of one name, {@code Batteries Nos. 5, 10 and 34}, which count nothing. */
final class NumberedLists {

    private static final int HIGHEST = 200;
    /** Words of a list of numbers, at most; each of them may begin one. */
    private static final int LONGEST = 60;

    private NumberedLists() {}

    static List<Token> read(List<Token> tokens) {
        List<Token> out = null;
        for (int at = 0; at < tokens.size(); at++) {
            int end = tokens.get(at).isNumberOfName() ? end(tokens, at) : at;
            for (int number = at + 2; number <= end; number += 2) {
                out = out == null ? new ArrayList<>(tokens) : out;
                Token token = tokens.get(number);
                if (token.kind() == Token.Kind.NUMBER) {
                    out.set(number, token.asOrdinal());
                }
            }
            at = end;
        }
        return out == null ? tokens : out;
    }

    /** The last number of a list that an and ends; that with which it begins if there is none. */
    private static int end(List<Token> tokens, int first) {
        int at = first;
        while (at + 2 < Math.min(tokens.size(), first + LONGEST)
                && isNumber(tokens.get(at + 2))
                && tokens.get(at + 1).isSign(",")) {
            at += 2;
        }
        boolean ends = at > first
                && at + 2 < tokens.size()
                && isNumber(tokens.get(at + 2))
                && (tokens.get(at + 1).is(Tag.CONNECT) || tokens.get(at + 1).isSign("&"))
                && (at + 3 == tokens.size() || tokens.get(at + 3).kind() == Token.Kind.SIGN);
        return ends ? at + 2 : first;
    }

    private static boolean isNumber(Token token) {
        return (token.kind() == Token.Kind.NUMBER || token.kind() == Token.Kind.ORDINAL)
                && token.value() > 0
                && token.value() <= HIGHEST;
    }
}
