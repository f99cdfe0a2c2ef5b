package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.words.WordList;
import java.util.List;

/** Commas behind which the name of one thing goes on. */
final class Commas {

    private static final Tags TROOPS = Tag.UNITS.union(Tag.ARMS);

    private Commas() {}

    /** Whether the comma at a place parts nothing. */
    static boolean isInName(List<Token> tokens, int at, Piece piece) {
        return isAlso(tokens, at + 1) || isCalled(tokens, at + 1, piece);
    }

    /** {@code 2nd, or Queen's}: another name of the same, and not a second. */
    private static boolean isAlso(List<Token> tokens, int at) {
        return at > 1
                && at + 1 < tokens.size()
                && WordList.OR.has(tokens.get(at).text())
                && tokens.get(at - 2).isOrdinal()
                && tokens.get(at + 1).isCapitalised();
    }

    /** {@code 1 regimiento de Caballería, el Olmedo (410 hombres)}: what the one is called that was named by its kind. */
    private static boolean isCalled(List<Token> tokens, int at, Piece piece) {
        boolean kind = piece.hasAny(Tag.UNITS)
                && piece.hasAny(Tag.ARMS)
                && piece.figures.isEmpty()
                && piece.names() == 0
                && !Lists.any(piece.words, Token::isOrdinal);
        return kind
                && at + 2 < tokens.size()
                && WordList.ARTICLE.has(tokens.get(at).text())
                && tokens.get(at + 1).isCapitalised()
                && !tokens.get(at + 1).isAny(TROOPS)
                && tokens.get(at + 2).isSign("(");
    }
}
