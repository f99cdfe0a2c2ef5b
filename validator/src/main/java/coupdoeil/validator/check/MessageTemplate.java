package coupdoeil.validator.check;

import coupdoeil.model.PlainText;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Message templates of the catalogue: text with {@code {name}} where a value goes. */
public final class MessageTemplate {

    private static final Pattern PARAMETER = Pattern.compile("\\{([A-Za-z0-9]+)(?::([^|{}]+)\\|([^|{}]+))?}");

    private MessageTemplate() {}

    /**
     * The template with its parameters filled in; one without a value stays as it stands. A number with its noun is
     * {@code {n:hex|hexes}}, which is "1 hex" or "3 hexes". Values come from the pack: of them nothing is left that would
     * steer a terminal or feign another line.
     */
    public static String fill(String template, Map<String, Object> values) {
        Matcher parameter = PARAMETER.matcher(template);
        StringBuilder text = new StringBuilder();
        while (parameter.find()) {
            Object value = values.get(parameter.group(1));
            parameter.appendReplacement(
                    text, Matcher.quoteReplacement(value == null ? parameter.group() : text(value, parameter)));
        }
        return parameter.appendTail(text).toString();
    }

    /** The value and, where the template gives a noun for one and for several, the noun that goes with it. */
    private static String text(Object value, Matcher parameter) {
        String one = parameter.group(2);
        return one == null ? text(value) : text(value) + " " + (isOne(value) ? one : parameter.group(3));
    }

    private static boolean isOne(Object value) {
        return value instanceof Number number && number.doubleValue() == 1;
    }

    /** The names of a template's parameters. */
    public static List<String> parameters(String template) {
        return PARAMETER
                .matcher(template)
                .results()
                .map(result -> result.group(1))
                .distinct()
                .toList();
    }

    private static String text(Object value) {
        return value instanceof List<?> list
                ? list.stream().map(MessageTemplate::text).collect(Collectors.joining(", "))
                : PlainText.line(String.valueOf(value));
    }
}
