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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/** An order of battle read from a file, as a tree for people; what is doubtful is marked with a question mark. */
public final class ImportedOrderText {

    private static final double DOUBTFUL = 0.5;
    private static final int MOST_LINES_NAMED = 4;
    /** Of the number of a line; a longer one stands out. */
    private static final int DIGITS = 5;

    private final ImportedOrder order;
    private final Style style;
    private final StringBuilder out = new StringBuilder();
    private final List<List<Integer>> held;

    private ImportedOrderText(ImportedOrder order, Style style) {
        this.order = order;
        this.style = style;
        this.held = held();
    }

    public static String of(OobImport one, Style style) {
        ImportedOrderText text = new ImportedOrderText(one.order(), style);
        text.out
                .append(style.bold(one.source().name()))
                .append(" (")
                .append(one.source().kind().key())
                .append(")\n");
        one.source()
                .remarks()
                .forEach(remark -> text.out.append("  ").append(remark).append('\n'));
        text.sides();
        text.findings();
        return text.out.toString();
    }

    private void sides() {
        for (int side = 0; side < order.sides().size(); side++) {
            String name = order.sides().get(side);
            String commander = order.commanders().get(side);
            out.append('\n').append(style.bold(name.isEmpty() ? "Side without a name" : name));
            out.append(commander.isEmpty() ? "" : " (" + commander + ")").append('\n');
            below(held.get(order.formations().size() + side));
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

    /** What stands below a formation, and that below it, by line; a table may name what belongs together rows apart. */
    private void below(List<Integer> top) {
        // Without recursion: a hostile file may nest as deep as it has lines.
        Deque<Iterator<Integer>> open = new ArrayDeque<>(List.of(top.iterator()));
        while (!open.isEmpty()) {
            if (!open.peek().hasNext()) {
                open.pop();
                continue;
            }
            int entry = open.peek().next();
            if (entry < order.formations().size()) {
                formation(order.formations().get(entry));
                open.push(held.get(entry).iterator());
            } else {
                unit(order.units().get(entry - order.formations().size()));
            }
        }
    }

    /**
     * What each formation holds, and then what each side does, by line: formations by their numbers, units numbered on behind
     * them.
     */
    private List<List<Integer>> held() {
        List<ImportedFormation> formations = order.formations();
        List<List<Integer>> below = new ArrayList<>();
        for (int i = 0; i < formations.size() + order.sides().size(); i++) {
            below.add(new ArrayList<>());
        }
        for (ImportedFormation formation : formations) {
            below.get(above(formation.parent(), formation.side())).add(formation.id());
        }
        for (int i = 0; i < order.units().size(); i++) {
            ImportedUnit unit = order.units().get(i);
            below.get(above(unit.parent(), unit.side())).add(formations.size() + i);
        }
        below.forEach(entries -> entries.sort(Comparator.comparingInt(this::line)));
        return below;
    }

    private int above(int parent, int side) {
        boolean inside = parent >= 0 && order.formations().get(parent).side() == side;
        return inside ? parent : order.formations().size() + side;
    }

    private int line(int entry) {
        int units = entry - order.formations().size();
        return units < 0
                ? order.formations().get(entry).line()
                : order.units().get(units).line();
    }

    private void formation(ImportedFormation formation) {
        begin(formation.line(), formation.parent());
        out.append(formation.name())
                .append(formation.commander().isEmpty() ? "" : " (" + formation.commander() + ")")
                .append(strengths(formation.strengths()))
                .append(formation.confidence() < DOUBTFUL ? " ?\n" : "\n");
    }

    private void unit(ImportedUnit unit) {
        begin(unit.line(), unit.parent());
        out.append(unit.name())
                .append(", ")
                .append(unit.arm() == null ? "arm unknown" : unit.arm().key())
                .append(strengths(unit.strengths()))
                .append(unit.commander().isEmpty() ? "" : " (" + unit.commander() + ")")
                .append(isDoubtful(unit) ? " ?\n" : "\n");
    }

    private void begin(int line, int parent) {
        String number = Integer.toString(line);
        out.append(style.faint(" ".repeat(Math.max(0, DIGITS - number.length())) + number))
                .append("  ")
                .append(indent(parent));
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
