package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import java.util.regex.Pattern;

/** Names in a list that share what the last of them says all are. */
final class SharedNames {

    private static final Pattern PLURAL = Pattern.compile(".{4,}(?:s|er|i|one)");

    private SharedNames() {}

    /** {@code Permskii and Mogilevskii Infantry Regiments}: a name alone takes what the next says that both are. */
    static void share(List<Piece> pieces) {
        boolean together = false;
        for (int i = pieces.size() - 2; i >= 0; i--) {
            Piece piece = pieces.get(i);
            Piece next = pieces.get(i + 1);
            together = isNameAlone(piece)
                    && (together
                            || next.before == Separator.AND && Lists.any(next.words, SharedNames::isPlural)
                            || next.each && Lists.any(next.words, SharedNames::areSeveral))
                    && next.before.isList()
                    && startsWithName(next);
            if (together) {
                piece.words.addAll(
                        next.words.stream().dropWhile(SharedNames::isOfName).toList());
                if (next.each) {
                    piece.figures.addAll(next.figures);
                    piece.each = true;
                }
            }
        }
    }

    private static boolean isNameAlone(Piece piece) {
        return piece.figures.isEmpty()
                && piece.brackets.isEmpty()
                && !piece.words.isEmpty()
                && Lists.all(
                        piece.words, word -> word.isCapitalised() && word.tags().isEmpty());
    }

    private static boolean startsWithName(Piece piece) {
        Token first = piece.words.get(0);
        return first.isCapitalised() && isOfName(first);
    }

    /** {@code New Russia}. */
    private static boolean isOfName(Token word) {
        return word.tags().isEmpty() || word.is(Tag.PROSE) || word.is(Tag.NATION);
    }

    static boolean isPlural(Token word) {
        return (word.is(Tag.REGIMENT) || word.is(Tag.BATTALION))
                && PLURAL.matcher(word.folded()).matches();
    }

    /** {@code Regiments}, {@code Dragoons}. */
    private static boolean areSeveral(Token word) {
        return isPlural(word)
                || word.isAny(Tag.ARMS) && PLURAL.matcher(word.folded()).matches();
    }
}
