package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.LineFigures;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads figures as what somebody has said they count. */
final class SlotStep {

    private static final double SAID = 0.95;
    private static final Set<FigureKind> PARTS = Set.of(FigureKind.OFFICERS, FigureKind.RANKS);

    private SlotStep() {}

    static void apply(OrderTree tree, LineKind kind, Map<String, SlotField> slots) {
        for (ListLine line : kind.lines()) {
            Node node = owner(tree, line);
            if (node != null) {
                Map<String, LineFigures.At> figures = LineFigures.of(line);
                slots.forEach((at, field) -> {
                    LineFigures.At figure = figures.get(at);
                    if (figure != null) {
                        put(node, figure, field);
                    }
                });
            }
        }
    }

    /** Whose figures those of a line are: the only unit that it names. */
    static @Nullable Node owner(OrderTree tree, ListLine line) {
        List<Node> there = tree.on(line);
        return there.size() == 1 && there.get(0).unit ? there.get(0) : null;
    }

    private static void put(Node node, LineFigures.At figure, SlotField field) {
        FigureKind counts = field.counts();
        Strengths left = node.strengths;
        for (FigureKind kind : FigureKind.values()) {
            Value value = left.get(kind);
            if (kind != counts && value != null && isOf(value, figure) && !isSumOf(kind, value, figure, left, counts)) {
                left = left.without(kind);
            }
        }
        if (counts != null) {
            Value known = left.get(counts);
            Value said = known != null && known.number() == figure.number()
                    ? known.confident(Math.max(known.confidence(), SAID))
                    : new Value(figure.number(), figure.line(), figure.start(), figure.end(), null, SAID);
            left = left.with(counts, said);
            node.sure(doubt -> doubt.field().equals(counts.field()));
        }
        node.strengths = sum(left);
    }

    /** Whether a value stands where a figure does; records say no place, so the number tells. */
    static boolean isOf(Value value, LineFigures.At figure) {
        return value.line() == figure.line()
                && (value.end() > 0 && figure.start() > 0
                        ? value.start() < figure.end() && figure.start() < value.end()
                        : value.number() == figure.number());
    }

    /** All ranks are made of officers and others, and stand where both do. */
    private static boolean isSumOf(
            FigureKind kind, Value value, LineFigures.At figure, Strengths strengths, @Nullable FigureKind counts) {
        return kind == FigureKind.MEN
                && counts != null
                && PARTS.contains(counts)
                && strengths.get(counts) != null
                && value.number() != figure.number();
    }

    /** All ranks, where only officers and other ranks are known. */
    private static Strengths sum(Strengths strengths) {
        Value officers = strengths.get(FigureKind.OFFICERS);
        Value ranks = strengths.get(FigureKind.RANKS);
        if (officers == null || ranks == null || strengths.get(FigureKind.MEN) != null) {
            return strengths;
        }
        Value men = new Value(
                officers.number() + ranks.number(),
                officers.line(),
                officers.start(),
                ranks.end(),
                "officers and other ranks added up",
                Math.min(officers.confidence(), ranks.confidence()));
        return strengths.with(FigureKind.MEN, men);
    }
}
