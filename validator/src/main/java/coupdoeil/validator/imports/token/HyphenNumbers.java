package coupdoeil.validator.imports.token;

import java.util.List;
import java.util.Locale;

/** Numbers that a hyphen ties to a level in capitals, {@code DI-1}, {@code RI-28}: which of them it is, and no count. */
final class HyphenNumbers {

    private static final Tags LEVELS = Tag.FORMATIONS.union(Tag.UNITS);
    private static final int LONGEST = 5;
    private static final int HIGHEST = 200;

    private HyphenNumbers() {}

    static void tell(List<Token> tokens) {
        for (int at = 0; at + 2 < tokens.size(); at++) {
            Token number = tokens.get(at + 2);
            if (isLevel(tokens.get(at))
                    && tokens.get(at + 1).isSign("-")
                    && tokens.get(at + 1).gap() == 0
                    && number.gap() == 0
                    && number.kind() == Token.Kind.NUMBER
                    && number.value() >= 1
                    && number.value() <= HIGHEST) {
                tokens.set(at + 1, number.behind(tokens.get(at + 1)));
                tokens.remove(at + 2);
            }
        }
    }

    private static boolean isLevel(Token token) {
        return token.isWord()
                && token.isAny(LEVELS)
                && token.text().length() <= LONGEST
                && token.text().equals(token.text().toUpperCase(Locale.ROOT));
    }
}
