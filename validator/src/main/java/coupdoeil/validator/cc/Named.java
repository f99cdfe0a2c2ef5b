package coupdoeil.validator.cc;

import coupdoeil.validator.check.subject.Occupant;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Pieces as findings name them, one finding for each. More than {@value #MOST} are told of together, for each of a crowd
 * would speak of each of another: no hex holds so many, nor do all around it.
 */
final class Named {

    private static final int MOST = 20;

    private Named() {}

    /** Names each piece, or of a crowd the first and how many others there are. */
    static void each(List<Occupant> pieces, BiConsumer<Occupant, String> told) {
        if (pieces.size() > MOST) {
            Occupant first = pieces.get(0);
            told.accept(first, first.piece().name() + " and " + (pieces.size() - 1) + " others");
        } else {
            pieces.forEach(piece -> told.accept(piece, piece.piece().name()));
        }
    }
}
