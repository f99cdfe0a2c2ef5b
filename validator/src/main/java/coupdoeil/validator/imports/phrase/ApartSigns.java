package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import java.util.Set;

/** Signs with blanks around them, which part units where a comma may: {@code 10e Ligne · 107e Ligne}. */
final class ApartSigns {

    private static final Set<String> DOTS = Set.of("·", "•", "∙", "‧");
    private static final Tags PARTS = Tags.of(Tag.BATTALION, Tag.COMPANY, Tag.SQUADRON);

    private ApartSigns() {}

    /** @param said what stands before it, in its piece */
    static boolean part(List<Token> tokens, int at, List<Token> said) {
        if (at == 0 || at + 1 >= tokens.size() || !isApart(tokens, at)) {
            return false;
        }
        boolean dot = DOTS.contains(tokens.get(at).text())
                && Lists.any(said, ApartSigns::isOfName)
                && isOfName(tokens.get(at + 1));
        return dot || isNumberedOnBothSides(tokens, at, said);
    }

    private static boolean isOfName(Token token) {
        return token.isOrdinal() || token.isCapitalised();
    }

    /** {@code 3e / 4e Grenadiers}, {@code 5e Ligne / 11e Ligne}, and not {@code 54e Ligne I / II}, {@code 1st Battalion / 95th}. */
    private static boolean isNumberedOnBothSides(List<Token> tokens, int at, List<Token> said) {
        return tokens.get(at).isSign("/")
                && !said.isEmpty()
                && isNumber(said.get(0))
                && isNumber(tokens.get(at + 1))
                && !Tags.of(said).hasAny(PARTS)
                && Lists.count(said, Token::isOrdinal) == 1;
    }

    /** Whether the number here, a stroke and another number name two regiments, and no battalion of the second. */
    static boolean areTwo(List<Token> tokens, int at) {
        return at + 2 < tokens.size()
                && isNumber(tokens.get(at))
                && isNumberedOnBothSides(tokens, at + 1, tokens.subList(at, at + 1))
                && isApart(tokens, at + 1);
    }

    private static boolean isNumber(Token token) {
        return token.kind() == Token.Kind.ORDINAL
                && Character.isDigit(token.text().charAt(0));
    }

    private static boolean isApart(List<Token> tokens, int at) {
        return tokens.get(at).gap() > 0 && tokens.get(at + 1).gap() > 0;
    }
}
