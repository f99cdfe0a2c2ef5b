package coupdoeil.validator.imports.source.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The codes in square brackets with which forums set text: what is stressed at the beginning of its line heads those below,
 * a star is the bullet of an item. Quotes of others and pictures are left out. Linear in the line, which is no long one.
 */
final class ForumCodes {

    private static final Pattern QUOTED = Pattern.compile("\\[quote[^\\]]*].*?\\[/quote]");
    private static final Pattern PICTURE = Pattern.compile("\\[img[^\\]]{0,40}][^\\[\\]]*\\[/img]");

    /** {@code [u]Rechberg's Brigade[/u] (GM Rechberg)}: what heads, and who commands it. */
    private static final Pattern STRESSED =
            Pattern.compile("\\s*((?:\\[[bu]]){1,2})([^\\[\\]=]+)(?:\\[/[bu]]){1,2}([^\\[\\]=\\d]{0,60})");

    private static final Pattern CODE =
            Pattern.compile("\\[/?(?:b|i|u|s|quote|code|size|color|font|list|url)(?:=[^\\]]*)?]");

    private static final String ITEM = "[*]";

    private ForumCodes() {}

    static boolean mayHold(String line) {
        return line.length() <= TextLines.LONGEST_ROW && (line.contains("[/") || line.contains(ITEM));
    }

    static String resolved(String line) {
        String own = PICTURE.matcher(QUOTED.matcher(line).replaceAll("")).replaceAll("");
        Matcher stressed = STRESSED.matcher(own);
        if (stressed.matches()) {
            String signs = signs(stressed.group(1));
            return signs + " " + (stressed.group(2) + stressed.group(3)).strip() + " " + signs;
        }
        return items(CODE.matcher(own).replaceAll(""));
    }

    /** Bold heads more than what is only underlined, and both together more than either. */
    private static String signs(String codes) {
        boolean bold = codes.contains("b");
        return bold && codes.contains("u") ? "=" : bold ? "==" : "===";
    }

    /** {@code [*]1st Dragoons[*]2nd Dragoons}: a bullet before the first, and a semicolon before each other. */
    private static String items(String line) {
        int first = line.indexOf(ITEM);
        if (first < 0 || !line.substring(0, first).isBlank()) {
            return line;
        }
        String more = line.substring(first + ITEM.length()).replace(ITEM, "; ");
        return line.substring(0, first) + "• " + more;
    }
}
