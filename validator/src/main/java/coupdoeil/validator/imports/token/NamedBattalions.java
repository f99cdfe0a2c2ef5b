package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Battalions of a regiment that stand behind its name, each with its number: {@code IR 41 Bender I, II and III Battalions} are
 * three of that one, and no units of their own. Linear in the tokens.
 */
final class NamedBattalions {

    private static final List<String> ROMAN = List.of("I", "II", "III", "IV", "V", "VI");

    private NamedBattalions() {}

    /** The line with so many battalions in the place of their numbers; the same line if there are none. */
    static TokenLine counted(TokenLine line) {
        List<Token> tokens = line.tokens();
        boolean may = Lists.any(tokens, token -> token.is(Tag.BATTALION))
                && Lists.any(tokens, token -> token.is(Tag.REGIMENT));
        if (!may) {
            return line;
        }
        List<Token> counted = new ArrayList<>(tokens.size());
        boolean regiment = false;
        for (int at = 0; at < tokens.size(); at++) {
            int end = regiment ? end(tokens, at) : at;
            if (end > at) {
                Token first = tokens.get(at);
                counted.add(first.asNumber((end - at + 1) / 2, tokens.get(end - 1)));
                at = end - 1;
            } else {
                regiment |= tokens.get(at).is(Tag.REGIMENT);
                counted.add(tokens.get(at));
            }
        }
        return counted.size() == tokens.size() ? line : new TokenLine(line.source(), counted, line.kind(), line.told());
    }

    /** Where the numbers that begin here end, before the word for battalions with which a name ends; where they begin if there are none. */
    private static int end(List<Token> tokens, int from) {
        int at = from;
        int last = 0;
        while (at < tokens.size() && number(tokens.get(at)) > last) {
            last = number(tokens.get(at));
            boolean more = at + 1 < tokens.size() && isAnd(tokens.get(at + 1));
            at += more ? 2 : 1;
            if (!more) {
                return at - from > 1 && at < tokens.size() && tokens.get(at).is(Tag.BATTALION) && isEnd(tokens, at + 1)
                        ? at
                        : from;
            }
        }
        return from;
    }

    private static boolean isEnd(List<Token> tokens, int at) {
        return at == tokens.size()
                || !tokens.get(at).isWord() && !tokens.get(at).isOrdinal();
    }

    private static boolean isAnd(Token token) {
        return token.isSign(",") || token.isSign("&") || token.is(Tag.CONNECT);
    }

    /** Of a battalion: in Roman figures, or as an ordinal; 0 of anything else. */
    private static int number(Token token) {
        if (token.kind() == Token.Kind.ORDINAL
                && token.value() <= ROMAN.size()
                && Character.isDigit(token.text().charAt(0))) {
            return (int) token.value();
        }
        return ROMAN.indexOf(token.text()) + 1;
    }
}
