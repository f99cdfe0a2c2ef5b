package coupdoeil.validator.export.vassal;

import java.util.ArrayList;
import java.util.List;

/**
 * VASSAL's lists in text: tokens with a character between them, which has a backslash before it where it is part of a token.
 * Backslashes are not doubled, so a token that ends in one cannot be written: {@link Words#clean} sees to it that there is
 * none.
 */
final class Sequence {

    private Sequence() {}

    static String of(char delimiter, Object... tokens) {
        return of(delimiter, List.of(tokens));
    }

    static String of(char delimiter, List<?> tokens) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            if (i > 0) {
                out.append(delimiter);
            }
            String token = tokens.get(i).toString();
            String escaped = token.replace(String.valueOf(delimiter), "\\" + delimiter);
            // What looks quoted, or escaped from its first character on, is quoted.
            boolean quoted = token.startsWith("\\") || token.startsWith("'") && token.endsWith("'");
            out.append(quoted ? "'" + escaped + "'" : escaped);
        }
        return out.toString();
    }

    /** The tokens of a text, at least one. */
    static List<String> tokens(char delimiter, String text) {
        List<String> tokens = new ArrayList<>();
        StringBuilder token = new StringBuilder();
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != delimiter) {
                continue;
            }
            if (i > start && text.charAt(i - 1) == '\\') {
                token.append(text, start, i - 1);
                start = i;
            } else {
                tokens.add(unquoted(token.append(text, start, i).toString()));
                token.setLength(0);
                start = i + 1;
            }
        }
        tokens.add(unquoted(token.append(text, start, text.length()).toString()));
        return tokens;
    }

    private static String unquoted(String token) {
        boolean quoted = token.length() > 1 && token.startsWith("'") && token.endsWith("'");
        return quoted ? token.substring(1, token.length() - 1) : token;
    }
}
