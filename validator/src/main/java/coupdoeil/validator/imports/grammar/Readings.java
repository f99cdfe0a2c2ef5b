package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What an order of battle makes of single lines. */
final class Readings {

    private Readings() {}

    /** What a line is: by what is made of it, else by what it was taken for. */
    static LineRole role(OrderTree tree, ListLine line) {
        List<Node> there = tree.on(line);
        if (!there.isEmpty()) {
            return there.stream().allMatch(node -> node.unit) ? LineRole.UNIT : LineRole.FORMATION;
        }
        Role role = line.entries().isEmpty() ? Role.NOTE : line.entries().get(0).role();
        return switch (role) {
            case SIDE -> LineRole.SIDE;
            case PERSON -> LineRole.PERSON;
            case TOTAL -> LineRole.TOTAL;
            default -> LineRole.NOTE;
        };
    }

    /** Whether a role that is said of a line leaves it as it is. */
    static boolean agrees(OrderTree tree, ListLine line, LineRole role) {
        List<Node> there = tree.on(line);
        return switch (role) {
            case UNIT -> there.stream().anyMatch(node -> node.unit);
            case FORMATION -> there.stream().anyMatch(node -> !node.unit);
            default -> role(tree, line) == role;
        };
    }

    /** What the figures of a line count, by where they stand. Nothing of a line that names several, or none. */
    static Map<String, SlotField> slots(OrderTree tree, ListLine line) {
        Map<String, SlotField> slots = new TreeMap<>();
        Node node = SlotStep.owner(tree, line);
        if (node != null) {
            LineFigures.of(line).forEach((at, figure) -> slots.put(at, field(node, figure)));
        }
        return slots;
    }

    private static SlotField field(Node node, LineFigures.At figure) {
        SlotField[] field = {SlotField.IGNORE};
        node.strengths.forEach((kind, value) -> {
            if (SlotStep.isOf(value, figure) && value.number() == figure.number()) {
                field[0] = SlotField.of(kind).orElse(field[0]);
            }
        });
        return field[0];
    }

    /** How sure the readers are of a line. */
    static double confidence(ListLine line) {
        return line.entries().stream().mapToDouble(Entry::confidence).min().orElse(1);
    }
}
