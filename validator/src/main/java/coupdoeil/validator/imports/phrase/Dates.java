package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.words.WordList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds dates among tokens, so that no year and no day is taken for a figure. */
final class Dates extends TokenRow {

    Dates(List<Token> tokens) {
        super(tokens);
    }

    private static boolean isYear(@Nullable Token token) {
        return token != null && token.isYear();
    }

    /**
     * {@code 16 May 1811}, {@code May 16th, 1811}, {@code le 1er juin}, {@code (1806-1807)}: how many tokens from here on are a
     * date; 0 if none begins here.
     */
    int at(int at) {
        Token token = tokens.get(at);
        boolean day = token.kind() == Token.Kind.NUMBER || token.isOrdinal();
        if (at > 0 && isYear(token) && tokens.get(at - 1).is(Tag.PARTICLE) && !isCounted(at + 1)) {
            return 1;
        }
        if (at > 2
                && at + 1 == tokens.size()
                && isYear(token)
                && WordList.WHEN.has(tokens.get(at - 2).folded())) {
            return 1;
        }
        Token unit = token(at + 1);
        if (isYear(token) && unit != null && unit.is(Tag.PROSE) && unit.folded().length() == 1) {
            return 2; // 1812 г.
        }
        if (day && token.value() <= 31) {
            int month = at + 1;
            Token last = token(at + 2);
            boolean days = isSign(at + 1, "-") || isSign(at + 1, "–") || isSign(at + 1, "/");
            if (days && last != null && last.kind() == Token.Kind.NUMBER && last.value() <= 31) {
                month = at + 3;
            }
            int behind = month;
            while (month <= behind + 1 && (is(month, Tag.PARTICLE) || isSign(month, "-"))) {
                month++;
            }
            if (!is(month, Tag.MONTH) || isMonthByChance(month)) {
                return 0;
            }
            int end = month + 1;
            while (end <= month + 2 && (is(end, Tag.PARTICLE) || isSign(end, ","))) {
                end++;
            }
            return (isYear(token(end)) ? end + 1 : month + 1) - at;
        }
        if (token.is(Tag.MONTH) && !isMonthByChance(at)) {
            int end = at + 1;
            Token next = token(end);
            if (next != null && (next.isOrdinal() || next.kind() == Token.Kind.NUMBER) && next.value() <= 31) {
                end++;
                Token until = token(end + 1); // July 27-28, 1809
                boolean days = (isSign(end, "-") || isSign(end, "–")) && until != null && until.value() <= 31;
                end += until != null && days && until.kind() == Token.Kind.NUMBER ? 2 : 0;
            }
            if (isSign(end, ",")) {
                end++;
            }
            return isYear(token(end)) ? end + 1 - at : 0;
        }
        Token until = token(at + 2);
        boolean decade = until != null
                && until.kind() == Token.Kind.NUMBER
                && until.text().length() == 2;
        boolean span = isYear(token)
                && (isSign(at + 1, "-") || isSign(at + 1, "–"))
                && (isYear(until) || decade && until != null && until.value() > token.value() % 100);
        return span ? 3 : 0;
    }

    /** Short names of months are names of people too. */
    private boolean isMonthByChance(int at) {
        Token token = tokens.get(at);
        return token.text().length() <= 3 && !token.text().endsWith(".") && !isYear(token(at + 1)) && at == 0;
    }
}
