package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of battalions, squadrons or companies behind a dash: {@code 7e de ligne — 1er et 2e bataillons} is a regiment of which two
 * are there, {@code 7e de ligne — 3e bataillon} is that battalion of it.
 */
final class PartsBehind {

    private PartsBehind() {}

    /** What stands before the dash, with its parts; empty if what stands behind it is more than that, or something else. */
    static Optional<Part> of(Part regiment, Separator before, List<Piece> pieces) {
        boolean parts = before == Separator.DASH
                && (regiment.kind() == PartKind.UNIT || regiment.kind() == PartKind.ARM)
                && regiment.figures().isEmpty()
                && !Lists.any(regiment.words(), PartsBehind::isCounted)
                && Lists.all(pieces, piece -> piece.brackets.isEmpty() && piece.figures.isEmpty());
        Token last = parts ? lastWord(pieces) : null;
        if (last == null || !isCounted(last) || last.isAny(Tag.ARMS)) {
            return Optional.empty();
        }
        for (Piece piece : pieces) {
            if (piece.words.isEmpty() || !Lists.all(piece.words, word -> word.isOrdinal() || word == last)) {
                return Optional.empty();
            }
        }
        List<Token> words = new ArrayList<>(regiment.words());
        if (pieces.size() == 1) {
            words.addAll(pieces.get(0).words);
            return Optional.of(
                    new Part(PartKind.UNIT, words, regiment.hint(), List.of(), regiment.person(), regiment.doubts()));
        }
        FigureKind kind = last.is(Tag.BATTALION)
                ? FigureKind.BATTALIONS
                : last.is(Tag.SQUADRON) ? FigureKind.SQUADRONS : FigureKind.COMPANIES;
        List<Token> hint = new ArrayList<>(regiment.hint());
        pieces.forEach(piece -> hint.addAll(piece.words));
        int numbers = Lists.count(hint.subList(regiment.hint().size(), hint.size()), Token::isOrdinal);
        Figure count = Figure.of(kind, numbers, pieces.get(0).words.get(0));
        return Optional.of(new Part(
                regiment.kind(), regiment.words(), hint, List.of(count), regiment.person(), regiment.doubts()));
    }

    private static @Nullable Token lastWord(List<Piece> pieces) {
        List<Token> words = pieces.get(pieces.size() - 1).words;
        return words.size() < 2 ? null : words.get(words.size() - 1);
    }

    private static boolean isCounted(Token word) {
        return word.is(Tag.BATTALION) || word.is(Tag.SQUADRON) || word.is(Tag.COMPANY);
    }
}
