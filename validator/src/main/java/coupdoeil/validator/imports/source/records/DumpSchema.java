package coupdoeil.validator.imports.source.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a dump says of its tables before it fills them: their columns in order, and which column holds the key of which other table. */
final class DumpSchema {

    static final String NAME = "[\\w.`\"\\[\\]]+";
    private static final Pattern CREATE = Pattern.compile(
            "\\s*CREATE\\s+TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?(" + NAME + ")\\s*\\(", Pattern.CASE_INSENSITIVE);
    private static final Pattern ALTER =
            Pattern.compile("\\s*ALTER\\s+TABLE\\s+(?:ONLY\\s+)?(" + NAME + ")\\s", Pattern.CASE_INSENSITIVE);
    private static final Pattern KEY = Pattern.compile("PRIMARY\\s+KEY\\s*\\(([^(),]*)\\)", Pattern.CASE_INSENSITIVE);
    private static final Pattern FOREIGN = Pattern.compile(
            "FOREIGN\\s+KEY\\s*\\(([^(),]*)\\)\\s*REFERENCES\\s+(" + NAME + ")", Pattern.CASE_INSENSITIVE);
    private static final Pattern INLINE_KEY = Pattern.compile("PRIMARY\\s+KEY", Pattern.CASE_INSENSITIVE);
    private static final Pattern INLINE = Pattern.compile("REFERENCES\\s+(" + NAME + ")", Pattern.CASE_INSENSITIVE);
    private static final Pattern RULE = Pattern.compile(
            "(?:PRIMARY|FOREIGN|UNIQUE|CONSTRAINT|KEY|INDEX|CHECK|FULLTEXT|EXCLUDE)\\s.*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final Pattern QUOTES = Pattern.compile("[`\"\\[\\]]");

    private final Map<String, List<String>> columns = new HashMap<>();
    private final Map<String, String> keys = new HashMap<>();
    /** By table and column, the table of which it holds keys. */
    private final Map<String, String> references = new HashMap<>();

    static boolean isPart(String line) {
        return CREATE.matcher(line).lookingAt() || ALTER.matcher(line).lookingAt();
    }

    /** Adds what a whole statement says. */
    void add(String statement) {
        Matcher create = CREATE.matcher(statement);
        Matcher alter = ALTER.matcher(statement);
        if (create.lookingAt()) {
            String table = name(create.group(1));
            List<String> named = new ArrayList<>();
            for (String part : parts(statement, create.end())) {
                if (RULE.matcher(part).matches()) {
                    rules(table, part);
                } else if (!part.isEmpty()) {
                    String column = name(part.split("\\s+", 2)[0]);
                    named.add(column);
                    if (INLINE_KEY.matcher(part).find()) {
                        keys.put(folded(table), column);
                    }
                    Matcher inline = INLINE.matcher(part);
                    if (inline.find()) {
                        references.put(folded(table + "." + column), name(inline.group(1)));
                    }
                }
            }
            columns.put(folded(table), named);
        } else if (alter.lookingAt()) {
            rules(name(alter.group(1)), statement);
        }
    }

    private void rules(String table, String text) {
        Matcher key = KEY.matcher(text);
        if (key.find()) {
            keys.put(folded(table), name(key.group(1)));
        }
        Matcher foreign = FOREIGN.matcher(text);
        while (foreign.find()) {
            references.put(folded(table + "." + name(foreign.group(1))), name(foreign.group(2)));
        }
    }

    /** What stands between the commas of a list, those in brackets left out. */
    private static List<String> parts(String text, int from) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int begin = from;
        int at = from;
        for (; at < text.length() && depth >= 0; at++) {
            char c = text.charAt(at);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c == ',' && depth == 0) {
                parts.add(text.substring(begin, at).strip());
                begin = at + 1;
            }
        }
        parts.add(text.substring(begin, Math.max(begin, at - 1)).strip());
        return parts;
    }

    /** Without quotation marks, and without what it stands in. */
    static String name(String text) {
        String bare = QUOTES.matcher(text.strip()).replaceAll("");
        return bare.substring(bare.lastIndexOf('.') + 1);
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    static List<String> names(String list) {
        return Arrays.stream(list.split(",")).map(DumpSchema::name).toList();
    }

    List<String> columns(String table) {
        return columns.getOrDefault(folded(table), List.of());
    }

    /** The column that tells the records of a table; empty if unsaid. */
    String key(String table) {
        return keys.getOrDefault(folded(table), "");
    }

    /** The table of which a column holds keys; empty if unsaid. */
    String reference(String table, String column) {
        return references.getOrDefault(folded(table + "." + column), "");
    }
}
