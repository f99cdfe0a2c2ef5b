package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How doubtful lines are, by evidence of the list itself: sums that fail, names that hold words of rank or of headings, sizes
 * that cannot be, what is listed twice, what stands beside what does not look like it.
 */
final class LineDoubts {

    private static final double FAILED_SUM = 0.4;
    private static final double IMPOSSIBLE = 1;
    private static final double TWICE = 0.6;
    private static final double NO_NAME = 0.8;
    private static final double DOUBTED = 0.5;
    private static final double UNREAD = 0.8;
    private static final double UNLIKE = 0.3;
    private static final Tags NO_UNITS = Tags.of(Tag.RANK, Tag.TOTAL, Tag.MONTH);
    private static final int LONGEST_NAME = 60;

    private final PlainBuilder list;
    private final Map<Integer, Double> byAt = new HashMap<>();

    private LineDoubts(PlainBuilder list) {
        this.list = list;
    }

    /** By the place of lines, 0 to 1; lines that are not there are not doubted. */
    static Map<Integer, Double> of(PlainBuilder list, OrderTree tree, ImportedOrder order) {
        LineDoubts doubts = new LineDoubts(list);
        Map<Integer, List<ListLine>> byLine = new HashMap<>();
        for (ListLine line : list.lines.all()) {
            byLine.computeIfAbsent(line.line(), none -> new ArrayList<>()).add(line);
            doubts.raise(line, 1 - Readings.confidence(line));
        }
        for (ImportRemark remark : order.remarks()) {
            double doubt = weight(remark.rule());
            remark.lines().forEach(line -> byLine.getOrDefault(line, List.of()).forEach(at -> doubts.raise(at, doubt)));
        }
        tree.units.forEach(doubts::unit);
        doubts.siblings(tree);
        return doubts.byAt;
    }

    private static double weight(String rule) {
        return switch (rule) {
            case ImportRemark.SUM -> FAILED_SUM;
            case ImportRemark.IMPOSSIBLE -> IMPOSSIBLE;
            case ImportRemark.DUPLICATE -> TWICE;
            case ImportRemark.UNREAD -> UNREAD;
            default -> DOUBTED;
        };
    }

    private void unit(Node unit) {
        raise(unit.in, isOdd(unit) ? NO_NAME : Math.max(0, 1 - unit.confidence));
        raise(unit.in, unit.doubts.isEmpty() ? 0 : DOUBTED);
    }

    /** Whether a unit is hardly called so: by words of rank, month or sum, or by half a sentence. */
    private static boolean isOdd(Node unit) {
        return unit.name.length() > LONGEST_NAME
                || Lists.any(
                        unit.in.entries(),
                        entry -> Lists.any(
                                entry.phrase().parts(),
                                part -> part.name().equals(unit.name)
                                        && Lists.any(part.words(), word -> isNoWordOfUnits(word))));
    }

    private static boolean isNoWordOfUnits(Token word) {
        return word.isAny(NO_UNITS);
    }

    /** Units of one formation are written in one way, or in few. */
    private void siblings(OrderTree tree) {
        Map<Node, Set<String>> kinds = new HashMap<>();
        for (Node unit : tree.units) {
            if (unit.parent != null) {
                kinds.computeIfAbsent(unit.parent, none -> new HashSet<>())
                        .add(list.kindOf.getOrDefault(unit.in.at(), ""));
            }
        }
        for (Node unit : tree.units) {
            Set<String> beside = unit.parent == null ? Set.of() : kinds.getOrDefault(unit.parent, Set.of());
            raise(unit.in, beside.size() > 2 ? UNLIKE : 0);
        }
    }

    private void raise(ListLine line, double doubt) {
        if (doubt > 0) {
            byAt.merge(line.at(), doubt, Math::max);
        }
    }
}
