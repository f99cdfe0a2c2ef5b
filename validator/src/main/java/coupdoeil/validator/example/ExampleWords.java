package coupdoeil.validator.example;

import coupdoeil.model.Attributes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The words of an example line; a word in double quotes may hold spaces. */
final class ExampleWords {

    private ExampleWords() {}

    static List<String> of(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        for (char c : (line + " ").toCharArray()) {
            if (c == '"') {
                quoted = !quoted;
            } else if (c == ' ' && !quoted) {
                if (word.length() > 0) {
                    words.add(word.toString());
                    word.setLength(0);
                }
            } else {
                word.append(c);
            }
        }
        return words;
    }

    /** Whether a word sets ({@code name=value}) or removes ({@code -name}) an attribute. */
    static boolean isAttribute(String word) {
        return word.matches("[A-Za-z][A-Za-z0-9.-]*=.*|-[A-Za-z][A-Za-z0-9.]*");
    }

    /** Attributes with those words applied, {@code group.name=value} inside the nested group. */
    static Attributes apply(Attributes attributes, List<String> words) {
        Attributes result = attributes;
        for (String word : words) {
            if (isAttribute(word)) {
                result = word.startsWith("-")
                        ? without(result, word.substring(1))
                        : with(
                                result,
                                word.substring(0, word.indexOf('=')),
                                value(word.substring(word.indexOf('=') + 1)));
            }
        }
        return result;
    }

    private static Attributes with(Attributes attributes, String name, Object value) {
        int dot = name.indexOf('.');
        return dot < 0
                ? attributes.with(name, value)
                : attributes.with(
                        name.substring(0, dot),
                        with(attributes.nested(name.substring(0, dot)), name.substring(dot + 1), value));
    }

    private static Attributes without(Attributes attributes, String name) {
        int dot = name.indexOf('.');
        return dot < 0
                ? attributes.without(name)
                : attributes.with(
                        name.substring(0, dot),
                        without(attributes.nested(name.substring(0, dot)), name.substring(dot + 1)));
    }

    static Object value(String text) {
        if (text.startsWith("[") && text.endsWith("]")) {
            String inside = text.substring(1, text.length() - 1);
            return inside.isBlank()
                    ? List.of()
                    : Arrays.stream(inside.split(",")).map(ExampleWords::value).toList();
        }
        if (text.equals("true") || text.equals("false")) {
            return Boolean.valueOf(text);
        }
        return text.matches("-?\\d+(\\.\\d+)?") ? new BigDecimal(text) : text;
    }
}
