package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.Folding;
import org.jspecify.annotations.Nullable;

/**
 * A word, number, ordinal or sign of a line.
 *
 * @param text as printed
 * @param folded as compared
 * @param value of a number or ordinal
 * @param nation id of the nation it names, or empty
 * @param below physical lines below that on which its line of the source begins: 0 but in lines that were wrapped
 * @param start first character in that line, from 1
 * @param end the character behind it
 * @param gap blanks before it; those at the beginning of a cell are {@link #NEW_CELL}
 * @param repair what was mended to read it so; null if nothing
 */
public record Token(
        Kind kind,
        String text,
        String folded,
        Tags tags,
        double value,
        String nation,
        int below,
        int start,
        int end,
        int gap,
        @Nullable String repair) {

    /** A gap wider than any: the token begins another cell. */
    public static final int NEW_CELL = 99;

    /** Kinds of tokens. */
    public enum Kind {
        WORD,
        NUMBER,
        ORDINAL,
        SIGN
    }

    public boolean is(Tag tag) {
        return tags.has(tag);
    }

    public boolean isAny(Tags any) {
        return tags.hasAny(any);
    }

    /** Whether it is a number of four digits that may be the year of a list. */
    public boolean isYear() {
        return kind == Kind.NUMBER && text.length() == 4 && isYear(value);
    }

    /** Whether it is one of the years of the wars that lists are of, with some before and after. */
    public static boolean isYear(double value) {
        return value >= 1700 && value <= 1899;
    }

    /** Whether it is a dash, which is no hyphen. */
    public boolean isDash() {
        return isSign("—") || isSign("–");
    }

    public boolean isSign(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    public boolean isWord() {
        return kind == Kind.WORD;
    }

    /** A number in figures or as a word. */
    public boolean isNumber() {
        return kind == Kind.NUMBER || kind == Kind.WORD && is(Tag.NUMBER);
    }

    public boolean isOrdinal() {
        return kind == Kind.ORDINAL || kind == Kind.WORD && is(Tag.ORDINAL);
    }

    /** The same number of one of them, and not of so many. */
    Token asOrdinal() {
        return new Token(Kind.ORDINAL, text, folded, Tags.NONE, value, "", below, start, end, gap, repair);
    }

    /** So many, and not the one of that number. */
    Token asNumber() {
        return new Token(Kind.NUMBER, text, folded, Tags.NONE, value, "", below, start, end, gap, repair);
    }

    /** So many as are listed from it up to another. */
    Token asNumber(int count, Token last) {
        String printed = Integer.toString(count);
        return new Token(Kind.NUMBER, printed, printed, Tags.NONE, count, "", below, start, last.end(), gap, repair);
    }

    /** The number of one of them together with the sign that ties it to what it numbers. */
    Token behind(Token sign) {
        String printed = sign.text() + text;
        return new Token(
                Kind.ORDINAL, printed, folded, Tags.NONE, value, "", below, sign.start(), end, sign.gap(), repair);
    }

    /** {@code Nr. 7}: the number of what stands before it. */
    public boolean isNumberOfName() {
        return kind == Kind.ORDINAL
                && Character.isLetter(text.charAt(0))
                && Character.isDigit(text.charAt(text.length() - 1));
    }

    public boolean isCapitalised() {
        return kind == Kind.WORD && Character.isUpperCase(text.charAt(0));
    }

    /** Of a person or place: {@code Colborne's}. */
    public boolean isPossessive() {
        int last = folded.length() - 1;
        return kind == Kind.WORD
                && last > 0
                && (folded.charAt(last) == 's' && folded.charAt(last - 1) == '\''
                        || folded.charAt(last) == '\'' && folded.charAt(last - 1) == 's');
    }

    Token meaning(Meaning meaning) {
        return new Token(
                kind, text, folded, meaning.tags(), meaning.value(), meaning.nation(), below, start, end, gap, repair);
    }

    /** The same word where another token stands, which only means it. */
    Token inPlaceOf(Token other) {
        return inPlaceOf(other, Math.max(1, other.gap()));
    }

    /** The same behind so many blanks. */
    Token inPlaceOf(Token other, int gap) {
        return new Token(
                kind, text, folded, tags, value, nation, other.below(), other.start(), other.end(), gap, repair);
    }

    /** The same word, cut short to the part that was meant. */
    Token called(String part) {
        return new Token(kind, part, Folding.fold(part), tags, value, nation, below, start, end, gap, repair);
    }

    /** The same so many lines further down. */
    Token down(int lines) {
        return new Token(kind, text, folded, tags, value, nation, below + lines, start, end, gap, repair);
    }

    /** The same right behind another. */
    Token rightBehind(Token other) {
        int right = other.end();
        return new Token(kind, text, folded, tags, value, nation, other.below(), right, right, 0, repair);
    }

    /** The same place with the number that was meant. */
    Token asOrdinal(int number, String how) {
        String printed = number + "te";
        return new Token(
                Kind.ORDINAL, printed, Integer.toString(number), Tags.NONE, number, "", below, start, end, gap, how);
    }

    Token repaired(@Nullable String how) {
        return new Token(kind, text, folded, tags, value, nation, below, start, end, gap, how);
    }
}
