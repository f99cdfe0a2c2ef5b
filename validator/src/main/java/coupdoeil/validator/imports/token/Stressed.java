package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Items of a page that stress what they name and tell something of it: {@code - El **Batallón Fieles**, formado por vecinos de la
 * ciudad bajo las órdenes del mayor Luis Soto}. What is stressed is the unit, and who has a rank commands it.
 */
final class Stressed {

    private static final int MOST_BEFORE = 3;
    private static final int FEW_TOLD = 3;
    private static final int LONGEST = 100;

    private static final Tags TROOPS = Tag.UNITS.union(Tag.ARMS);

    private Stressed() {}

    /** The line as a list of what it stresses, with the commander of one; the same line if it is no such item. */
    static TokenLine plain(TokenLine line) {
        List<Token> tokens = line.tokens();
        int open = tokens.size() > LONGEST ? -1 : stars(tokens, 0);
        if (open < 0 || open > MOST_BEFORE || !areSmall(tokens.subList(0, open))) {
            return line;
        }
        List<Token> before = Lists.where(tokens.subList(0, open), token -> !token.is(Tag.PARTICLE));
        List<Token> named = new ArrayList<>(before);
        int last = 0;
        int names = 0;
        for (int from = open; from >= 0; from = stars(tokens, last)) {
            int end = stars(tokens, from + 2);
            boolean next = names == 0 || from == last + 1 && tokens.get(last).is(Tag.CONNECT);
            if (end < 0 || !next) {
                break;
            }
            if (names > 0) {
                Token and = tokens.get(last);
                named.add(Headings.sign(";", and));
                before.forEach(word -> named.add(word.inPlaceOf(and)));
            }
            named.addAll(tokens.subList(from + 2, end));
            last = end + 2;
            names++;
        }
        List<Token> rest = tokens.subList(last, tokens.size());
        if (names == 0 || !Tags.of(named).hasAny(TROOPS) || !isTold(rest)) {
            return line;
        }
        List<Token> commander = names == 1 ? Introductions.commander(tokens, last) : List.of();
        if (!commander.isEmpty()) {
            named.add(Headings.colonAt(tokens.get(last)));
            named.addAll(commander);
        }
        boolean more = Lists.any(rest, token -> token.kind() == Token.Kind.NUMBER || token.isSign("*"));
        return new TokenLine(line.source(), named, line.kind(), line.told() || more);
    }

    /** Where two stars stand next, from a place on; -1 if nowhere. */
    private static int stars(List<Token> tokens, int from) {
        for (int at = from; at + 1 < tokens.size(); at++) {
            if (tokens.get(at).isSign("*")
                    && tokens.get(at + 1).isSign("*")
                    && tokens.get(at + 1).gap() == 0) {
                return at;
            }
        }
        return -1;
    }

    /** An article, or what all that is stressed are: {@code Los batallones}. */
    private static boolean areSmall(List<Token> before) {
        return Lists.all(before, token -> token.is(Tag.PARTICLE) || token.isAny(Tag.UNITS) && !token.isCapitalised());
    }

    private static boolean isTold(List<Token> rest) {
        return Lists.count(
                        rest,
                        token -> token.isWord()
                                && !token.isCapitalised()
                                && (token.tags().isEmpty()
                                        || token.is(Tag.PROSE)
                                        || token.is(Tag.HOLDS)
                                        || token.is(Tag.ROLE)
                                        || token.is(Tag.PARTICLE)))
                >= FEW_TOLD;
    }
}
