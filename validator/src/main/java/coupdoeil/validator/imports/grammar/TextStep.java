package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.LineTexts;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.SaidWords;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads words as what somebody has said they are. What is said of one text leaves the others as they were read; the name
 * goes from the first text that is of it to the last of those that follow it.
 */
final class TextStep {

    private static final Pattern NO_WORD = Pattern.compile("(?U)[^\\p{L}\\d]+");
    private static final Pattern AT_ENDS = Pattern.compile("(?U)^[\\s,;:–—-]+|[\\s,;:–—-]+$");

    private TextStep() {}

    static void apply(OrderTree tree, LineKind kind, Map<String, SlotField> slots) {
        for (ListLine line : kind.lines()) {
            Node node = owner(tree, line);
            if (node != null) {
                apply(node, LineTexts.of(line), slots);
            }
        }
    }

    /** Whose texts those of a line are: the only one that it names. */
    static @Nullable Node owner(OrderTree tree, ListLine line) {
        List<Node> there = tree.on(line);
        return there.size() == 1 ? there.get(0) : null;
    }

    /** What the texts of something are as it was read, by place. */
    static Map<String, SlotField> read(Node node, Map<String, LineTexts.Text> texts) {
        Map<String, SlotField> fields = new LinkedHashMap<>();
        texts.forEach((place, text) -> fields.put(place, field(node, text.text())));
        return fields;
    }

    private static SlotField field(Node node, String text) {
        if (overlaps(node.name, text)) {
            return SlotField.NAME;
        } else if (overlaps(node.commander, text)) {
            return SlotField.COMMANDER;
        } else if (node.arm != null && SaidWords.arm(text) == node.arm) {
            return SlotField.ARM;
        }
        return SaidWords.echelon(text, node.unit) == node.echelon ? SlotField.ECHELON : SlotField.IGNORE;
    }

    /** Whether one of two texts holds the other, signs and capitals apart. */
    private static boolean overlaps(String read, String printed) {
        String one = folded(read);
        String other = folded(printed);
        return !one.isBlank() && !other.isBlank() && (one.contains(other) || other.contains(one));
    }

    private static String folded(String text) {
        return " "
                + NO_WORD.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ").strip() + " ";
    }

    private static void apply(Node node, Map<String, LineTexts.Text> texts, Map<String, SlotField> slots) {
        Map<String, SlotField> before = read(node, texts);
        Map<String, SlotField> after = new LinkedHashMap<>(before);
        after.replaceAll((place, was) -> slots.getOrDefault(place, was));
        for (Map.Entry<String, LineTexts.Text> text : texts.entrySet()) {
            SlotField said = slots.get(text.getKey());
            if (said != null) {
                node.sure(doubt -> doubt.field().equals(said.key()));
                if (said != before.get(text.getKey())) {
                    put(node, before.get(text.getKey()), said, text.getValue().text());
                }
            }
        }
        List<LineTexts.Text> name = name(texts, after);
        if (!name.isEmpty() && !name.equals(name(texts, before))) {
            node.name = text(node, name);
        }
    }

    private static void put(Node node, @Nullable SlotField was, SlotField said, String text) {
        if (was == SlotField.COMMANDER) {
            node.commander = "";
        }
        switch (said) {
            case COMMANDER -> node.commander = SaidWords.person(text);
            case ARM -> {
                Arm arm = SaidWords.arm(text);
                node.arm = arm == null ? node.arm : arm;
            }
            case ECHELON -> {
                Echelon echelon = SaidWords.echelon(text, node.unit);
                node.echelon = echelon == null ? node.echelon : echelon;
            }
            default -> {} // A name is put together, and figures are none of these.
        }
    }

    /** The texts of a name; of several in a row, those without another thing between them. */
    private static List<LineTexts.Text> name(Map<String, LineTexts.Text> texts, Map<String, SlotField> fields) {
        List<LineTexts.Text> name = new ArrayList<>();
        boolean ended = false;
        for (Map.Entry<String, LineTexts.Text> text : texts.entrySet()) {
            boolean is = fields.get(text.getKey()) == SlotField.NAME;
            if (is && !ended) {
                name.add(text.getValue());
            }
            ended |= !is && !name.isEmpty();
        }
        return name;
    }

    /** As printed from the first to the last, without the figures behind that count something. */
    private static String text(Node node, List<LineTexts.Text> name) {
        LineTexts.Text last = name.get(name.size() - 1);
        int end = last.text().length();
        int[] cut = {end};
        node.strengths.forEach((kind, value) -> {
            int at = at(value, last);
            if (at > 0) {
                cut[0] = Math.min(cut[0], at);
            }
        });
        List<String> words = new ArrayList<>();
        name.subList(0, name.size() - 1).forEach(text -> words.add(text.text()));
        words.add(last.text().substring(0, cut[0]));
        return AT_ENDS.matcher(String.join(", ", words)).replaceAll("").replaceAll("\\s+", " ");
    }

    /** Where in a text a value stands; 0 if it does not. */
    private static int at(Value value, LineTexts.Text text) {
        int at = value.start() - text.start();
        return value.line() == text.line()
                        && value.end() > 0
                        && at < text.text().length()
                ? Math.max(0, at)
                : 0;
    }
}
