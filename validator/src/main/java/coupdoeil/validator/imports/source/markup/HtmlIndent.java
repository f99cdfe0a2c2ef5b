package coupdoeil.validator.imports.source.markup;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** How far the style of a block moves it to the right, in blanks: {@code margin-left:36.0pt}. */
final class HtmlIndent {

    private static final Pattern LEFT =
            Pattern.compile("(?i)(?:margin|padding)-left\\s*:\\s*(\\d{1,4}(?:\\.\\d{1,6})?)\\s*(pt|px|em|in|cm|mm)");

    private static final double POINTS_OF_A_BLANK = 4.5;
    private static final int MOST = 60;

    private HtmlIndent() {}

    static int of(Element element) {
        Matcher left = LEFT.matcher(element.attr("style"));
        if (!left.find()) {
            return 0;
        }
        double points = Double.parseDouble(left.group(1)) * points(left.group(2).toLowerCase(Locale.ROOT));
        return (int) Math.min(MOST, Math.round(points / POINTS_OF_A_BLANK));
    }

    private static double points(String unit) {
        return switch (unit) {
            case "px" -> 0.75;
            case "em" -> 12;
            case "in" -> 72;
            case "cm" -> 28.35;
            case "mm" -> 2.835;
            default -> 1;
        };
    }
}
