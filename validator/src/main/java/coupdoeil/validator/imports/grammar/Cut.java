package coupdoeil.validator.imports.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Signs that part what stands on one line; none counts inside brackets. */
enum Cut {
    /** The last of several stands behind a word, not a comma. */
    COMMA(",(?!\\d)\\s*(?:(?:and|und|et|en|y|e|i)\\s)?|\\s(?:and|und|et)\\s"),
    SEMICOLON(";\\s*"),
    /** What stands before it is a heading. */
    COLON("(?<=:)\\s+"),
    SLASH("\\s/\\s");

    private final Pattern sign;

    Cut(String sign) {
        this.sign = Pattern.compile("(?Ui)[(\\[]|[)\\]]|(?<sign>" + sign + ")");
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Cut> of(String key) {
        for (Cut cut : values()) {
            if (cut.key().equals(key)) {
                return Optional.of(cut);
            }
        }
        return Optional.empty();
    }

    /** Where parts of a text begin and end, pairwise; parts without letters or digits are none. */
    List<int[]> parts(String text) {
        List<int[]> parts = new ArrayList<>();
        Matcher found = sign.matcher(text);
        int from = 0;
        int depth = 0;
        while (found.find()) {
            if (found.group("sign") == null) {
                depth = Math.max(0, depth + (found.group().matches("[(\\[]") ? 1 : -1));
            } else if (depth == 0) {
                add(parts, text, from, found.start());
                from = found.end();
            }
        }
        add(parts, text, from, text.length());
        return parts;
    }

    private static void add(List<int[]> parts, String text, int from, int to) {
        if (text.substring(from, to).chars().anyMatch(Character::isLetterOrDigit)) {
            parts.add(new int[] {from, to});
        }
    }
}
