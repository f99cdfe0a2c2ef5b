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

    /**
     * {@code Regimientos de Zamora, de Lorca y de Osuna}: what the first says that all are is said of the names behind it, each
     * with the small word before it.
     */
    static void shareFirst(List<Piece> pieces) {
        List<Token> said = pieces.isEmpty() ? List.of() : leading(pieces.get(0));
        if (said.isEmpty()
                || !isNameOfPlace(pieces.get(0)
                        .words
                        .subList(said.size(), pieces.get(0).words.size()))) {
            return;
        }
        for (Piece piece : pieces.subList(1, pieces.size())) {
            if (!piece.before.isList() || !isNameOfPlace(piece.words)) {
                return;
            }
            piece.words.addAll(0, said);
        }
    }

    /** The words before a small one, that say that there are several. */
    private static List<Token> leading(Piece piece) {
        List<Token> said = piece.words.stream()
                .takeWhile(word -> word.isAny(Tag.UNITS) || word.isAny(Tag.ARMS))
                .toList();
        boolean several = Lists.any(said, SharedNames::isPlural);
        return several && piece.figures.isEmpty() ? said : List.of();
    }

    /** {@code de Zamora}, {@code d'Orel}, {@code von Kurland}: a small word, and a name that is known for nothing else. */
    private static boolean isNameOfPlace(List<Token> words) {
        Token first = words.isEmpty() ? null : words.get(0);
        if (first == null) {
            return false;
        }
        boolean small = first.is(Tag.PARTICLE) && !first.isCapitalised();
        List<Token> name = words.stream()
                .dropWhile(word -> word.is(Tag.PARTICLE) && !word.isCapitalised())
                .toList();
        return (small || isElided(first))
                && !name.isEmpty()
                && Lists.all(name, word -> (word.isCapitalised() || isElided(word)) && isOfName(word));
    }

    /** {@code d'Orel}. */
    private static boolean isElided(Token word) {
        String text = word.text();
        return word.isWord()
                && text.length() > 2
                && Character.isLowerCase(text.charAt(0))
                && (text.charAt(1) == '\'' || text.charAt(1) == '’')
                && Character.isUpperCase(text.charAt(2));
    }

    /** {@code Permskii and Mogilevskii Infantry Regiments}: a name alone takes what the next says that both are. */
    static void share(List<Piece> pieces) {
        boolean together = false;
        for (int i = pieces.size() - 2; i >= 0; i--) {
            Piece piece = pieces.get(i);
            Piece next = pieces.get(i + 1);
            together = isNameAlone(piece)
                    && (together
                            || next.before == Separator.AND && Lists.any(next.words, SharedNames::areSeveral)
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
                && Lists.any(piece.words, word -> word.tags().isEmpty())
                && Lists.all(
                        piece.words,
                        word -> word.isCapitalised()
                                && (word.tags().isEmpty() || word.is(Tag.NATION) && !word.isAny(Tag.FORMATIONS)));
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
