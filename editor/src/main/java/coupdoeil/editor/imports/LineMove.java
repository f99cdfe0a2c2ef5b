package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.grammar.Under;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.settle.PendingImport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What it means to put an entry of the order of battle under another: what is said of its kind of lines then, or why the
 * grammar cannot say it.
 *
 * @param kind id of the kind that follows; empty if none can
 * @param under as the grammar says it; empty if it cannot
 * @param text what will happen, or why nothing can
 */
record LineMove(String kind, String under, String text) {

    boolean isRefused() {
        return under.isEmpty();
    }

    /** Tries it: the list is read with each way to say it, until one puts the entry there. Some milliseconds a page. */
    static LineMove of(PendingImport read, OrderNode moved, OrderNode onto) {
        if (moved.kind() == OrderNode.Kind.SIDE) {
            return refused("import.move-side", moved, onto);
        }
        if (onto.kind() == OrderNode.Kind.UNIT) {
            return refused("import.move-unit", moved, onto);
        }
        if (onto.line() >= moved.line()) {
            return refused("import.move-below", moved, onto);
        }
        List<KindRow> rows = KindRow.of(read.reading());
        Optional<KindRow> own = row(rows, moved.line());
        if (own.isEmpty()) {
            return refused("import.move-no-kind", moved, onto);
        }
        KindRow row = own.get();
        return ways(rows, row, onto)
                .filter(way -> puts(read, row, way, moved, onto))
                .findFirst()
                .map(way -> new LineMove(
                        row.kind().id(),
                        way.key(),
                        Messages.text("import.move", row.kind().lines().size(), moved.name(), where(way, rows, onto))))
                .orElseGet(() -> refused("import.move-other", moved, onto));
    }

    private static String where(Under way, List<KindRow> rows, OrderNode onto) {
        return way.how() == Under.How.KIND
                ? Messages.text("import.move-kind", onto.name())
                : KindRow.text(Question.UNDER, way.key(), rows);
    }

    private static Stream<Under> ways(List<KindRow> rows, KindRow moved, OrderNode onto) {
        List<Under> ways = new ArrayList<>();
        if (onto.kind() == OrderNode.Kind.SIDE) {
            ways.add(Under.of(Under.How.SIDE));
        } else {
            row(rows, onto.line())
                    .filter(row -> !row.equals(moved))
                    .ifPresent(row -> ways.add(Under.kind(row.kind().id())));
            ways.addAll(List.of(
                    Under.of(Under.How.ECHELON),
                    Under.of(Under.How.DEPTH),
                    Under.of(Under.How.NUMBER),
                    Under.of(Under.How.NEAREST)));
        }
        return ways.stream();
    }

    private static Optional<KindRow> row(List<KindRow> rows, int line) {
        return rows.stream()
                .filter(row -> row.kind().lines().stream().anyMatch(own -> own.line() == line))
                .findFirst();
    }

    private static boolean puts(PendingImport read, KindRow row, Under way, OrderNode moved, OrderNode onto) {
        OobSource then = read.withReading(read.reading().saying(row.kind().id(), Question.UNDER, way.key()))
                .source();
        return then.entries().stream()
                .filter(entry -> entry.line() == moved.line() && entry.name().equals(moved.name()))
                .anyMatch(entry -> over(then, entry) == onto.line());
    }

    /** The line of what an entry stands under; 0 for its side. */
    private static int over(OobSource source, SourceEntry entry) {
        Integer parent = entry.parent();
        return parent == null
                ? 0
                : source.entries().stream()
                        .filter(other -> other.number() == parent)
                        .findFirst()
                        .map(SourceEntry::line)
                        .orElse(0);
    }

    private static LineMove refused(String why, OrderNode moved, OrderNode onto) {
        return new LineMove("", "", Messages.text(why, moved.name(), name(onto)));
    }

    private static String name(OrderNode node) {
        return node.name().isEmpty() ? Messages.text("import.nameless") : node.name();
    }
}
