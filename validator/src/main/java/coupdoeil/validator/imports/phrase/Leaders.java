package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.List;

/** Who commands what a piece names, behind its words and without a sign between them. */
final class Leaders {

    private Leaders() {}

    /** {@code Cavallerie GM Stutterheim}: a rank behind an arm, and a name behind that. */
    static boolean isOfArm(List<Token> tokens, int at, Piece piece) {
        Token token = tokens.get(at);
        boolean arm = piece.words.size() == 1 && piece.figures.isEmpty() && isArm(piece.words.get(0));
        return arm && token.is(Tag.RANK) && token.isCapitalised() && isName(tokens, at + 1);
    }

    private static boolean isName(List<Token> tokens, int at) {
        return at < tokens.size() && tokens.get(at).isCapitalised();
    }

    private static boolean isArm(Token word) {
        ColumnKind kind = ColumnKind.of(word.text());
        return kind == ColumnKind.FOOT
                || kind == ColumnKind.MOUNTED
                || word.is(Tag.ARTILLERY) && !word.isAny(Tag.UNITS);
    }
}
