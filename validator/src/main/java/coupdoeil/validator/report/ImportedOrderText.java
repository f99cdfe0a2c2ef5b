package coupdoeil.validator.report;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** An order of battle read from a file, as a tree for people; what is doubtful is marked with a question mark. */
public final class ImportedOrderText {

    private static final double DOUBTFUL = 0.5;
    private static final int MOST_LINES_NAMED = 4;
    /** Of the number of a line; a longer one stands out. */
    private static final int DIGITS = 5;

    private final ImportedOrder order;
    private final Style style;
    private final StringBuilder out = new StringBuilder();

    private ImportedOrderText(ImportedOrder order, Style style) {
        this.order = order;
        this.style = style;
    }

    public static String of(OobImport one, Style style) {
        ImportedOrderText text = new ImportedOrderText(one.order(), style);
        text.out
                .append(style.bold(one.source().name()))
                .append(" (")
                .append(one.source().format())
                .append(")\n");
        one.source()
                .remarks()
                .forEach(remark -> text.out.append("  ").append(remark).append('\n'));
        text.sides();
        text.findings();
        return text.out.toString();
    }

    private void sides() {
        List<StringBuilder> below = below();
        for (int side = 0; side < order.sides().size(); side++) {
            String name = order.sides().get(side);
            String commander = order.commanders().get(side);
            out.append('\n').append(style.bold(name.isEmpty() ? "Side without a name" : name));
            out.append(commander.isEmpty() ? "" : " (" + commander + ")").append('\n');
            out.append(below.get(side));
        }
        long doubtful =
                order.units().stream().filter(ImportedOrderText::isDoubtful).count();
        out.append('\n')
                .append(order.units().size())
                .append(" units in ")
                .append(order.formations().size())
                .append(" formations, ")
                .append(doubtful)
                .append(" of them doubtful; ")
                .append(order.unread().size())
                .append(" lines not read\n");
    }

    /** What each side holds, by line; each in the depth of its path. Linear: a long list may have thousands of sides. */
    private List<StringBuilder> below() {
        List<SortedMap<Integer, StringBuilder>> lines = new ArrayList<>();
        order.sides().forEach(side -> lines.add(new TreeMap<>()));
        for (ImportedFormation formation : order.formations()) {
            String text = indent(formation.parent())
                    + formation.name()
                    + (formation.commander().isEmpty() ? "" : " (" + formation.commander() + ")")
                    + strengths(formation.strengths())
                    + (formation.confidence() < DOUBTFUL ? " ?" : "");
            add(lines.get(formation.side()), formation.line(), text);
        }
        for (ImportedUnit unit : order.units()) {
            String text = indent(unit.parent())
                    + unit.name()
                    + ", "
                    + (unit.arm() == null ? "arm unknown" : unit.arm().key())
                    + strengths(unit.strengths())
                    + (unit.commander().isEmpty() ? "" : " (" + unit.commander() + ")")
                    + (isDoubtful(unit) ? " ?" : "");
            add(lines.get(unit.side()), unit.line(), text);
        }
        return lines.stream()
                .map(side -> {
                    StringBuilder below = new StringBuilder();
                    side.values().forEach(below::append);
                    return below;
                })
                .toList();
    }

    private void add(SortedMap<Integer, StringBuilder> lines, int line, String text) {
        String number = Integer.toString(line);
        lines.computeIfAbsent(line, none -> new StringBuilder())
                .append(style.faint(" ".repeat(Math.max(0, DIGITS - number.length())) + number))
                .append("  ")
                .append(text)
                .append('\n');
    }

    private String indent(int parent) {
        return "  ".repeat(order.path(parent).size());
    }

    private static boolean isDoubtful(ImportedUnit unit) {
        return unit.confidence() < DOUBTFUL || !unit.doubts().isEmpty();
    }

    private static String strengths(Strengths strengths) {
        StringBuilder text = new StringBuilder();
        for (FigureKind kind : FigureKind.values()) {
            strengths
                    .of(kind)
                    .ifPresent(value -> text.append(", ")
                            .append(number(value))
                            .append(' ')
                            .append(kind == FigureKind.RANKS ? "other ranks" : kind.key()));
        }
        return text.toString();
    }

    private static String number(Value value) {
        return value.number() == value.whole() ? Integer.toString(value.whole()) : Double.toString(value.number());
    }

    private void findings() {
        if (order.remarks().isEmpty()) {
            return;
        }
        out.append("\nTo settle\n");
        for (ImportRemark remark : order.remarks()) {
            List<Integer> lines = remark.lines();
            String more = lines.size() > MOST_LINES_NAMED ? ", …" : "";
            String named = String.join(
                    ", ",
                    lines.stream()
                            .limit(MOST_LINES_NAMED)
                            .map(line -> line.toString())
                            .toList());
            out.append("  ")
                    .append(remark.rule())
                    .append("  line ")
                    .append(named)
                    .append(more)
                    .append(": ");
            out.append(remark.message()).append('\n');
        }
    }

    static String doubts(List<Doubt> doubts) {
        return String.join(
                "; ",
                doubts.stream().map(doubt -> doubt.field() + ": " + doubt.why()).toList());
    }
}
