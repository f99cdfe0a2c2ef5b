package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Words between two separators, with their figures and what stands in brackets behind them. */
final class Piece {

    final Separator before;
    final @Nullable Token sign;
    final List<Token> words = new ArrayList<>();
    final List<Figure> figures = new ArrayList<>();
    /** Brackets that hold neither figures nor part of the name: a commander, or a remark. */
    final List<List<Token>> brackets = new ArrayList<>();

    boolean dated;
    /** Whether its figures are said to hold for each of several. */
    boolean each;

    Piece(Separator before, @Nullable Token sign) {
        this.before = before;
        this.sign = sign;
    }

    boolean isEmpty() {
        return words.isEmpty() && figures.isEmpty() && brackets.isEmpty() && !dated;
    }

    boolean has(Tag tag) {
        return tags().has(tag);
    }

    boolean hasAny(Tags tags) {
        return tags().hasAny(tags);
    }

    Tags tags() {
        return Tags.of(words);
    }

    /** Whether a regiment, battalion or the like is numbered in it. */
    boolean isNumbered() {
        for (Token word : words) {
            if (word.isOrdinal() || word.kind() == Token.Kind.NUMBER) {
                return true;
            }
        }
        return false;
    }

    /** Words that no gazetteer knows, or that name a nation, and that begin with a capital. */
    long names() {
        long names = 0;
        for (Token word : words) {
            boolean name =
                    word.isCapitalised() && (word.tags().isEmpty() || word.is(Tag.NATION) || word.isPossessive());
            names += name ? 1 : 0;
        }
        return names;
    }

    boolean hasStrength() {
        for (Figure figure : figures) {
            if (!figure.kind().isCount()) {
                return true;
            }
        }
        return false;
    }

    /** Takes another piece in, as if no separator stood between. */
    void absorb(Piece next) {
        if (next.sign != null && !next.words.isEmpty() && !words.isEmpty()) {
            words.add(next.sign);
        }
        words.addAll(next.words);
        figures.addAll(next.figures);
        brackets.addAll(next.brackets);
        dated |= next.dated;
        each |= next.each;
    }
}
