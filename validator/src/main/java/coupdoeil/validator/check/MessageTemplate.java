package coupdoeil.validator.check;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Message templates of the catalogue: text with {@code {name}} where a value goes. */
public final class MessageTemplate {

    private static final Pattern PARAMETER = Pattern.compile("\\{([A-Za-z0-9]+)}");

    private MessageTemplate() {}

    /** The template with its parameters filled in; one without a value stays as it stands. */
    public static String fill(String template, Map<String, Object> values) {
        Matcher parameter = PARAMETER.matcher(template);
        StringBuilder text = new StringBuilder();
        while (parameter.find()) {
            Object value = values.get(parameter.group(1));
            parameter.appendReplacement(
                    text, Matcher.quoteReplacement(value == null ? parameter.group() : text(value)));
        }
        return parameter.appendTail(text).toString();
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
                : String.valueOf(value);
    }
}
