package coupdoeil.model.json;

import coupdoeil.model.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes JSON so that a change of one record changes one line: the outermost object and the blocks in it over several
 * lines, indented by two spaces, everything inside a block's entries on one line.
 *
 * <p>Blocks are the lists of objects that the outermost object holds, and what the caller names by JSON pointer. Equal
 * values give equal bytes.
 */
public final class JsonPrinter {

    /** So many objects of a list are made and printed at a time, on all processors. */
    private static final int AT_ONCE = 1024;
    /** So many of them in one piece. */
    private static final int IN_A_PIECE = 64;

    /** From the no-break space to here no letter does more than stand there. */
    private static final char FIRST_UNSAFE_LETTER = '\u061C';
    /** By character, those that are written as they are. */
    private static final boolean[] PLAIN = new boolean[FIRST_UNSAFE_LETTER];
    /** Different keys that are kept as they are written, which those of records are over and over. */
    private static final int MOST_KEYS = 500;

    static {
        for (char c = 0; c < FIRST_UNSAFE_LETTER; c++) {
            PLAIN[c] = c >= ' ' && c < '\u007F' && c != '"' && c != '\\' || c >= '\u00A0';
        }
    }

    private final StringBuilder out = new StringBuilder();
    private final Map<String, String> keys = new HashMap<>();
    private final char[] letters = new char[256];
    private final Set<String> blocks;
    private final boolean forOthers;

    private JsonPrinter(Set<String> blocks, boolean forOthers) {
        this.blocks = blocks;
        this.forOthers = forOthers;
    }

    /** The bytes of a file that is read again, a line feed at the end: every text comes back as it is. */
    public static byte[] print(JsonObject file, Set<String> blocks) {
        return print(file, new JsonPrinter(blocks, false));
    }

    /**
     * The bytes of a report or an export, which go to a terminal or to other programs, a line feed at the end: what
     * steers a terminal is escaped, and half of a surrogate pair, which many readers refuse, is replaced.
     */
    public static byte[] printForOthers(JsonObject file, Set<String> blocks) {
        return print(file, new JsonPrinter(blocks, true));
    }

    /**
     * A report as {@link #printForOthers} prints it, piece by piece: lists that would fill memory are made as they are
     * written.
     *
     * @param head what stands before the lists, at least one key
     * @param lists by key, in this order; what makes an object may be asked by any thread
     * @param to is given the text in pieces
     */
    public static void printForOthers(
            JsonObject head, Map<String, Stream<Supplier<JsonObject>>> lists, Consumer<String> to) {
        JsonPrinter printer = new JsonPrinter(Set.of(), true);
        printer.block(head, "", "");
        printer.out.setLength(printer.out.length() - "\n}".length());
        lists.forEach((key, items) -> {
            printer.out.append(",\n  ").append(printer.key(key)).append('[');
            Iterator<Supplier<JsonObject>> next = items.iterator();
            boolean any = next.hasNext();
            while (next.hasNext()) {
                List<Supplier<JsonObject>> some = new ArrayList<>();
                while (next.hasNext() && some.size() < AT_ONCE) {
                    some.add(next.next());
                }
                to.accept(printer.out.toString());
                printer.out.setLength(0);
                pieces(some).forEach(to);
                printer.out.append(next.hasNext() ? "," : "");
            }
            printer.out.append(any ? "\n  ]" : "]");
        });
        to.accept(printer.out.append("\n}\n").toString());
    }

    /** The objects as they stand in a list, with a comma between them. */
    private static List<String> pieces(List<Supplier<JsonObject>> objects) {
        IntStream pieces = IntStream.range(0, (objects.size() + IN_A_PIECE - 1) / IN_A_PIECE);
        return (objects.size() < AT_ONCE ? pieces : pieces.parallel())
                .mapToObj(piece -> {
                    JsonPrinter printer = new JsonPrinter(Set.of(), true);
                    int end = Math.min((piece + 1) * IN_A_PIECE, objects.size());
                    for (int at = piece * IN_A_PIECE; at < end; at++) {
                        printer.out.append(at == 0 ? "\n    " : ",\n    ");
                        printer.line(objects.get(at).get());
                    }
                    return printer.out.toString();
                })
                .toList();
    }

    private static byte[] print(JsonObject file, JsonPrinter printer) {
        printer.block(file, "", "");
        return printer.out.append('\n').toString().getBytes(StandardCharsets.UTF_8);
    }

    private void value(JsonValue value, String pointer, String indent) {
        if (isBlock(value, pointer)) {
            block(value, pointer, indent);
        } else {
            line(value);
        }
    }

    private boolean isBlock(JsonValue value, String pointer) {
        if (value instanceof JsonArray array && pointer.lastIndexOf('/') == 0) {
            return blocks.contains(pointer)
                    || (!array.items().isEmpty() && array.items().stream().allMatch(JsonObject.class::isInstance));
        }
        return blocks.contains(pointer);
    }

    private void block(JsonValue value, String pointer, String indent) {
        String inner = indent + "  ";
        boolean first = true;
        if (value instanceof JsonObject object && !object.members().isEmpty()) {
            out.append('{');
            for (Map.Entry<String, JsonObject.Member> member : object.members().entrySet()) {
                out.append(first ? "\n" : ",\n").append(inner);
                first = false;
                out.append(key(member.getKey()));
                value(member.getValue().value(), JsonPointers.child(pointer, member.getKey()), inner);
            }
            for (JsonObject.Repeat again : object.repeats()) {
                out.append(",\n").append(inner).append(key(again.key()));
                line(again.value());
            }
            out.append('\n').append(indent).append('}');
        } else if (value instanceof JsonArray array && !array.items().isEmpty()) {
            out.append('[');
            for (JsonValue item : array.items()) {
                out.append(first ? "\n" : ",\n").append(inner);
                first = false;
                line(item);
            }
            out.append('\n').append(indent).append(']');
        } else {
            line(value);
        }
    }

    private void line(JsonValue value) {
        if (value instanceof JsonObject object) {
            out.append('{');
            int first = out.length();
            object.members().forEach((key, member) -> {
                out.append(out.length() == first ? "" : ", ").append(key(key));
                line(member.value());
            });
            for (JsonObject.Repeat again : object.repeats()) {
                out.append(", ").append(key(again.key()));
                line(again.value());
            }
            out.append('}');
        } else if (value instanceof JsonArray array) {
            out.append('[');
            for (Iterator<JsonValue> items = array.items().iterator(); items.hasNext(); ) {
                line(items.next());
                out.append(items.hasNext() ? ", " : "");
            }
            out.append(']');
        } else if (value instanceof JsonScalar scalar && scalar.value() instanceof String text) {
            text(text);
        } else if (value instanceof JsonScalar scalar && scalar.value() instanceof JsonScalar.Excess excess) {
            if (excess.number()) {
                out.append(excess.text());
            } else {
                text(excess.text());
            }
        } else if (value instanceof JsonScalar scalar) {
            out.append(scalar.value());
        }
    }

    /** A key as it stands before its value. */
    private String key(String key) {
        String known = keys.get(key);
        if (known == null) {
            int from = out.length();
            text(key);
            known = out.append(": ").substring(from);
            out.setLength(from);
            if (keys.size() < MOST_KEYS) {
                keys.put(key, known);
            }
        }
        return known;
    }

    private void text(String text) {
        out.append('"');
        int plain = plain(text);
        out.append(plain == text.length() ? text : text.substring(0, plain));
        for (int i = plain; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                case '\r' -> out.append("\\r");
                default -> {
                    if (forOthers && isHalf(text, i)) {
                        out.append(PlainText.REPLACEMENT);
                    } else if (c < ' ' || c == '\u007F' || isHalf(text, i) || forOthers && isSteering(c)) {
                        out.append(String.format("\\u%04X", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    /** How many characters a text begins with that are written as they are; of most texts all. */
    private int plain(String text) {
        for (int from = 0; from < text.length(); from += letters.length) {
            int some = Math.min(letters.length, text.length() - from);
            text.getChars(from, from + some, letters, 0);
            for (int at = 0; at < some; at++) {
                if (letters[at] >= PLAIN.length || !PLAIN[letters[at]]) {
                    return from + at;
                }
            }
        }
        return text.length();
    }

    private static boolean isSteering(char c) {
        return !Character.isSurrogate(c) && PlainText.isUnsafe(c);
    }

    /** Whether the character is half of a surrogate pair without the other half, which UTF-8 cannot hold. */
    private static boolean isHalf(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
