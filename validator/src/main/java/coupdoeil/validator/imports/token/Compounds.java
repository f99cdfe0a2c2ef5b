package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.Folding;
import java.util.List;

/** Words of which a print parts the halves: {@code 12 Artillerie - Stücke}. */
final class Compounds {

    private Compounds() {}

    /** Joins the pieces of artillery in their places. */
    static void join(List<Token> tokens) {
        for (int at = 1; at + 1 < tokens.size(); at++) {
            Token head = tokens.get(at - 1);
            Token tail = tokens.get(at + 1);
            boolean parted = tokens.get(at).isSign("-")
                    && tokens.get(at).gap() <= 1
                    && tail.gap() <= 1
                    && head.isCapitalised()
                    && tail.isCapitalised()
                    && head.is(Tag.ARTILLERY)
                    && !head.isAny(Tag.UNITS)
                    && tail.is(Tag.GUNS)
                    && tail.tags().without(Tags.of(Tag.GUNS)).isEmpty();
            if (parted) {
                tokens.set(at - 1, joined(head, tail));
                tokens.subList(at, at + 2).clear();
            }
        }
    }

    private static Token joined(Token head, Token tail) {
        String text = head.text() + "-" + tail.text();
        return new Token(
                Token.Kind.WORD,
                text,
                Folding.fold(text),
                head.tags().union(tail.tags()),
                0,
                "",
                head.below(),
                head.start(),
                tail.end(),
                head.gap(),
                head.repair());
    }
}
