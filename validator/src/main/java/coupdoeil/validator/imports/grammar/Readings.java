package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineFigures;
import coupdoeil.validator.imports.lines.LineTexts;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /**
     * What the figures of a line count and what its words are, by where they stand; nothing where more than a figure was read.
     * Nothing of a line that names several, or none.
     */
    static Map<String, Optional<SlotField>> slots(OrderTree tree, ListLine line) {
        Map<String, Optional<SlotField>> slots = new TreeMap<>();
        Node node = SlotStep.owner(tree, line);
        if (node != null) {
            LineFigures.of(line).forEach((at, figure) -> slots.put(at, field(node, figure)));
        }
        Node named = TextStep.owner(tree, line);
        if (named != null) {
            TextStep.read(named, LineTexts.of(line)).forEach((at, field) -> slots.put(at, Optional.of(field)));
        }
        return slots;
    }

    private static Optional<SlotField> field(Node node, LineFigures.At figure) {
        List<FigureKind> counts = new ArrayList<>();
        boolean[] other = {false};
        node.strengths.forEach((kind, value) -> {
            if (SlotStep.isOf(value, figure)) {
                counts.add(kind);
                other[0] |= value.number() != figure.number();
            }
        });
        if (counts.isEmpty()) {
            return Optional.of(SlotField.IGNORE);
        }
        return counts.size() == 1 && !other[0] ? SlotField.of(counts.get(0)) : Optional.empty();
    }

    /** How sure the readers are of a line. */
    static double confidence(ListLine line) {
        return line.entries().stream().mapToDouble(Entry::confidence).min().orElse(1);
    }
}
