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
        List<KindRow> rows = KindRow.of(read.reading());
        Optional<KindRow> own = row(rows, moved);
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
                .orElseGet(() ->
                        refused(onto.line() > moved.line() ? "import.move-below" : "import.move-other", moved, onto));
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
            row(rows, onto)
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

    private static Optional<KindRow> row(List<KindRow> rows, OrderNode node) {
        return KindRow.on(rows, node.line(), node.name()).map(KindRow.Line::row);
    }

    private static boolean puts(PendingImport read, KindRow row, Under way, OrderNode moved, OrderNode onto) {
        OobSource then = read.withReading(read.reading().saying(row.kind().id(), Question.UNDER, way.key()))
                .source();
        return then.entries().stream().filter(entry -> is(entry, moved)).anyMatch(entry -> stands(then, entry, onto));
    }

    private static boolean stands(OobSource source, SourceEntry entry, OrderNode under) {
        Integer parent = entry.parent();
        return parent == null
                ? under.kind() == OrderNode.Kind.SIDE
                : source.entries().stream().anyMatch(other -> other.number() == parent && is(other, under));
    }

    private static boolean is(SourceEntry entry, OrderNode node) {
        return entry.line() == node.line() && entry.name().equals(node.name());
    }

    private static LineMove refused(String why, OrderNode moved, OrderNode onto) {
        return new LineMove("", "", Messages.text(why, moved.name(), name(onto)));
    }

    private static String name(OrderNode node) {
        return node.name().isEmpty() ? Messages.text("import.nameless") : node.name();
    }
}
