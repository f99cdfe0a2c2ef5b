package coupdoeil.validator.report;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Token;
import java.util.Locale;

/** What became of a line on its way through the four stages, and why. */
public final class ImportExplanation {

    private final StringBuilder out = new StringBuilder();

    private ImportExplanation() {}

    public static String of(OobImport one, int line) {
        ImportExplanation text = new ImportExplanation();
        one.source().lines().stream().filter(it -> holds(it, line)).forEach(text::source);
        one.outline().entries().stream()
                .filter(entry ->
                        entry.phrase().line().tokens().stream().anyMatch(token -> entry.line() + token.below() == line))
                .forEach(text::entry);
        text.order(one.order(), line);
        return text.out.isEmpty() ? "Nothing was read on line " + line + ".\n" : text.out.toString();
    }

    private static boolean holds(SourceLine source, int line) {
        return source.cells().stream().anyMatch(cell -> cell.line() == line);
    }

    private void source(SourceLine source) {
        out.append("source   ")
                .append(source.mark().name().toLowerCase(Locale.ROOT))
                .append(", level ")
                .append(source.level())
                .append(": ")
                .append(source.text().replace('\t', '|'))
                .append('\n');
    }

    private void entry(Entry entry) {
        out.append("tokens  ");
        for (Token token : entry.phrase().line().tokens()) {
            out.append(' ').append(token.text());
            if (!token.tags().isEmpty()) {
                out.append(token.tags().stream().sorted().toList());
            }
            if (token.repair() != null) {
                out.append('{').append(token.repair()).append('}');
            }
        }
        out.append("\noutline  ")
                .append(entry.role().key())
                .append(String.format(Locale.ROOT, " (confidence %.2f, else ", entry.confidence()))
                .append(entry.other().key())
                .append(")\n");
        for (Part part : entry.phrase().parts()) {
            out.append("         ")
                    .append(part.kind().name().toLowerCase(Locale.ROOT))
                    .append(" '")
                    .append(part.name())
                    .append('\'')
                    .append(part.commander().isEmpty() ? "" : ", commander '" + part.commander() + "'");
            part.figures()
                    .forEach(figure -> out.append(", ")
                            .append(figure.kind().key())
                            .append(' ')
                            .append(figure.value())
                            .append(" at ")
                            .append(figure.start()));
            out.append('\n');
        }
    }

    private void order(ImportedOrder order, int line) {
        for (ImportedUnit unit : order.units()) {
            if (unit.line() == line) {
                out.append("order    ")
                        .append(unit.name())
                        .append(" of ")
                        .append(String.join(
                                " / ",
                                order.path(unit.parent()).stream()
                                        .map(above -> above.name())
                                        .toList()))
                        .append('\n');
                unit.strengths().forEach((kind, value) -> value(kind.key(), value));
                if (!unit.doubts().isEmpty()) {
                    out.append("         doubtful: ")
                            .append(ImportedOrderText.doubts(unit.doubts()))
                            .append('\n');
                }
            }
        }
        order.formations().stream()
                .filter(formation -> formation.line() == line)
                .forEach(formation -> out.append("order    ")
                        .append(formation.echelon().key())
                        .append(' ')
                        .append(formation.name())
                        .append('\n'));
        for (ImportRemark remark : order.remarks()) {
            if (remark.lines().contains(line)) {
                out.append("to settle ")
                        .append(remark.rule())
                        .append(": ")
                        .append(remark.message())
                        .append('\n');
            }
        }
    }

    private void value(String name, Value value) {
        out.append(String.format(
                Locale.ROOT,
                "         %s %s, columns %d-%d, confidence %.2f%s%n",
                name,
                value.number(),
                value.start(),
                Math.max(value.start(), value.end() - 1),
                value.confidence(),
                value.repair() == null ? "" : ", " + value.repair()));
    }
}
