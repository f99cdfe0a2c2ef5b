package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
        return words.stream().anyMatch(word -> word.is(tag));
    }

    boolean hasAny(Set<Tag> tags) {
        return words.stream().anyMatch(word -> word.isAny(tags));
    }

    Set<Tag> tags() {
        EnumSet<Tag> all = EnumSet.noneOf(Tag.class);
        words.forEach(word -> all.addAll(word.tags()));
        return all;
    }

    /** Whether a regiment, battalion or the like is numbered in it. */
    boolean isNumbered() {
        return words.stream().anyMatch(word -> word.isOrdinal() || word.kind() == Token.Kind.NUMBER);
    }

    /** Words that no gazetteer knows, or that name a nation, and that begin with a capital. */
    long names() {
        return words.stream()
                .filter(word ->
                        word.isCapitalised() && (word.tags().isEmpty() || word.is(Tag.NATION) || word.isPossessive()))
                .count();
    }

    boolean hasStrength() {
        return figures.stream().anyMatch(figure -> !figure.kind().isCount());
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
