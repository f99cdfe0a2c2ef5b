package coupdoeil.editor.imports;

import coupdoeil.editor.imports.KindRow.Line;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.grammar.LineRole;
import coupdoeil.validator.imports.grammar.Under;
import coupdoeil.validator.imports.grammar.Under.How;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.settle.PendingImport;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
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

    /** Tries it: the list is read with each way to say it, until one puts the entry there. */
    static LineMove of(PendingImport read, OrderNode moved, OrderNode onto) {
        if (moved.kind() == OrderNode.Kind.SIDE) {
            return refused("import.move-side", moved, onto);
        }
        if (onto.kind() == OrderNode.Kind.UNIT) {
            return refused("import.move-unit", moved, onto);
        }
        List<KindRow> rows = KindRow.of(read.reading());
        Optional<Line> own = KindRow.on(rows, moved.line(), moved.name());
        Optional<Line> over = KindRow.on(rows, onto.line(), onto.name());
        boolean side = onto.kind() == OrderNode.Kind.SIDE;
        if (own.isEmpty() || over.isEmpty() && !side) {
            return refused("import.move-no-kind", moved, onto);
        }
        Line line = own.get();
        if (!side && over.get().line().at() > line.line().at()) {
            return refused("import.move-below", moved, onto);
        }
        Stream<Under> ways = side ? Stream.of(Under.of(How.SIDE)) : ways(rows, line, over.get());
        return ways.filter(way -> puts(read, line.row(), way, moved, onto))
                .findFirst()
                .map(way -> said(line.row(), way, rows, moved, onto))
                .orElseGet(() -> refused("import.move-other", moved, onto));
    }

    private static LineMove said(KindRow row, Under way, List<KindRow> rows, OrderNode moved, OrderNode onto) {
        String where = way.how() == How.KIND
                ? Messages.text("import.move-kind", onto.name())
                : KindRow.text(Question.UNDER, way.key(), rows);
        int lines = row.kind().lines().size();
        return new LineMove(row.kind().id(), way.key(), Messages.text("import.move", lines, moved.name(), where));
    }

    /** Ways that may put a line under another; those that plainly do not are left out, for to try one takes a while. */
    private static Stream<Under> ways(List<KindRow> rows, Line moved, Line onto) {
        Under kind = Under.kind(onto.row().kind().id());
        return Stream.of(kind, Under.of(How.ECHELON), Under.of(How.DEPTH), Under.of(How.NUMBER), Under.of(How.NEAREST))
                .filter(way -> switch (way.how()) {
                    case KIND ->
                        !onto.row().equals(moved.row())
                                && noneBetween(rows, moved, onto, it -> it.row().equals(onto.row()));
                    case DEPTH -> onto.line().depth() < moved.line().depth();
                    case NUMBER ->
                        moved.line().text().startsWith(onto.line().text().split("[.)\\s]*\\s", 2)[0]);
                    case NEAREST -> noneBetween(rows, moved, onto, it -> isOther(it, moved));
                    case ECHELON, SIDE -> true;
                });
    }

    private static boolean isOther(Line line, Line moved) {
        return line.row().rule().role() == LineRole.FORMATION && !line.row().equals(moved.row());
    }

    private static boolean noneBetween(List<KindRow> rows, Line moved, Line onto, Predicate<Line> which) {
        return rows.stream()
                .flatMap(row -> row.kind().lines().stream().map(line -> new Line(row, line)))
                .filter(it -> it.line().at() > onto.line().at()
                        && it.line().at() < moved.line().at())
                .noneMatch(which);
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
        String side = onto.name().isEmpty() ? Messages.text("import.nameless") : onto.name();
        return new LineMove("", "", Messages.text(why, moved.name(), side));
    }
}
