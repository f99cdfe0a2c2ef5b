package coupdoeil.validator.example;

import coupdoeil.model.Attributes;
import java.math.BigDecimal;
import java.util.ArrayList;
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

    /** A word as a value: true or false, a number, {@code [a,b]} a list, {@code {a=1;b=2}} a group, else a text. */
    static Object value(String text) {
        if (text.startsWith("[") && text.endsWith("]")) {
            return split(text, ',').stream().map(ExampleWords::value).toList();
        }
        if (text.startsWith("{") && text.endsWith("}")) {
            Attributes group = Attributes.NONE;
            for (String entry : split(text, ';')) {
                int equals = entry.indexOf('=');
                group = group.with(entry.substring(0, equals), value(entry.substring(equals + 1)));
            }
            return group;
        }
        if (text.equals("true") || text.equals("false")) {
            return Boolean.valueOf(text);
        }
        return text.matches("-?\\d+(\\.\\d+)?") ? new BigDecimal(text) : text;
    }

    /** What stands between brackets, cut at separators outside inner brackets. */
    private static List<String> split(String bracketed, char separator) {
        List<String> items = new ArrayList<>();
        StringBuilder item = new StringBuilder();
        int depth = 0;
        for (char c : bracketed.substring(1, bracketed.length() - 1).toCharArray()) {
            depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            if (c == separator && depth == 0) {
                items.add(item.toString());
                item.setLength(0);
            } else {
                item.append(c);
            }
        }
        if (!item.toString().isBlank()) {
            items.add(item.toString());
        }
        return items;
    }
}
