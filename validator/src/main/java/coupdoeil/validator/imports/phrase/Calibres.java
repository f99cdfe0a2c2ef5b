package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.List;

/** {@code Douglas's Battery RA, 9pdr}: of which calibre guns are, beside what they are called. */
final class Calibres {

    private Calibres() {}

    /** Takes pieces away that say nothing but a calibre; their figures are those of the battery. */
    static void leaveOut(List<Piece> pieces) {
        for (int at = pieces.size() - 1; at >= 0; at--) {
            Piece piece = pieces.get(at);
            boolean before = at > 0 && isBattery(pieces.get(at - 1));
            boolean behind = at == 0 && pieces.size() > 1 && isBattery(pieces.get(1));
            if (isCalibre(piece) && piece.before != Separator.SEMICOLON && (before || behind)) {
                pieces.get(before ? at - 1 : 1).figures.addAll(piece.figures);
                pieces.remove(at);
            }
        }
    }

    private static boolean isCalibre(Piece piece) {
        return piece.has(Tag.CALIBRE)
                && Lists.all(
                        piece.words,
                        word -> word.kind() == Token.Kind.NUMBER
                                || word.kind() == Token.Kind.SIGN
                                || word.is(Tag.CALIBRE) && !word.isAny(Tag.UNITS) && !word.is(Tag.HORSES));
    }

    private static boolean isBattery(Piece piece) {
        return (piece.has(Tag.ARTILLERY) || piece.has(Tag.BATTERY)) && !isCalibre(piece);
    }
}
