package coupdoeil.validator.imports.token;

import java.util.List;

/** {@code Companies D, F, H and K}: letters that number them, and mean nothing else. */
final class LetteredCompanies {

    private LetteredCompanies() {}

    /** Makes numbers of them, in their places. Linear: each list is gone through once. */
    static void tell(List<Token> tokens) {
        for (int at = 0; at < tokens.size(); at++) {
            if (!tokens.get(at).is(Tag.COMPANY) || tokens.get(at).text().length() == 1) {
                continue;
            }
            int end = at + 1;
            int letters = 0;
            while (isLetter(tokens, end)) {
                letters++;
                end += isBetween(tokens, end + 1) && isLetter(tokens, end + 2) ? 2 : 1;
            }
            for (int letter = at + 1; letters > 1 && letter < end; letter += 1) {
                if (isLetter(tokens, letter)) {
                    tokens.set(letter, tokens.get(letter).asOrdinal());
                }
            }
            at = end - 1;
        }
    }

    private static boolean isBetween(List<Token> tokens, int at) {
        return at < tokens.size()
                && (tokens.get(at).isSign(",")
                        || tokens.get(at).isSign("&")
                        || tokens.get(at).is(Tag.CONNECT));
    }

    private static boolean isLetter(List<Token> tokens, int at) {
        return at < tokens.size()
                && tokens.get(at).text().length() == 1
                && Character.isUpperCase(tokens.get(at).text().charAt(0));
    }
}
