package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.List;

/** Brackets that say nothing of what stands before them: marks of footnotes, losses, and what is printed on a counter. */
final class Remarks {

    private static final String DASHES = "—–-−";
    private static final String MARKS = "*†‡§¶~^\"“”«»„▪•·◦●■□►▸→✝✠+_<>|";

    private Remarks() {}

    /** @param open the bracket itself */
    static boolean isOne(List<Token> inside, String open) {
        return isFootnote(inside, open) || isGameValues(inside, open);
    }

    /** {@code [6-7-4]}: what a counter of a game has printed on it. */
    private static boolean isGameValues(List<Token> inside, String open) {
        long numbers = Lists.count(inside, token -> token.kind() == Token.Kind.NUMBER);
        return open.equals("[")
                && numbers >= 2
                && Lists.all(
                        inside, token -> token.kind() == Token.Kind.NUMBER || token.isSign("-") || token.isSign("/"));
    }

    private static boolean isFootnote(List<Token> inside, String open) {
        if (inside.isEmpty()) {
            return true;
        }
        Token first = inside.get(0);
        boolean note = inside.size() <= 3 && Tags.of(inside).has(Tag.NOTE);
        boolean lost = inside.size() == 2 && first.kind() == Token.Kind.SIGN && DASHES.contains(first.text());
        return note
                || lost && inside.get(1).kind() == Token.Kind.NUMBER // (— 347)
                || open.equals("[")
                        && inside.size() == 1
                        && (first.kind() == Token.Kind.NUMBER && first.value() < 100
                                || first.isWord() && first.text().length() == 1)
                || Lists.all(inside, token -> token.kind() == Token.Kind.SIGN && MARKS.contains(token.text()));
    }
}
