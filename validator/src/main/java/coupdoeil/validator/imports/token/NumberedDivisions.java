package coupdoeil.validator.imports.token;

import java.util.List;
import java.util.Map;

/** {@code 5ID}, {@code 3 LCD}: capitals behind a number, which in small letters, or alone, mean something else. */
final class NumberedDivisions {

    private static final Meaning FOOT = new Meaning(Tags.of(Tag.DIVISION, Tag.INFANTRY), 0, "");
    private static final Meaning HORSE = new Meaning(Tags.of(Tag.DIVISION, Tag.CAVALRY), 0, "");
    private static final Map<String, Meaning> SHORT =
            Map.of("ID", FOOT, "DI", FOOT, "CD", HORSE, "DC", HORSE, "LCD", HORSE, "HCD", HORSE);

    private NumberedDivisions() {}

    static void tell(List<Token> tokens) {
        for (int at = 1; at < tokens.size(); at++) {
            Token word = tokens.get(at);
            Meaning meaning = SHORT.get(word.text());
            boolean numbered = tokens.get(at - 1).isNumber() && word.gap() <= 1 && at == 1;
            if (meaning != null && numbered) {
                tokens.set(at, word.meaning(meaning));
            }
        }
    }
}
