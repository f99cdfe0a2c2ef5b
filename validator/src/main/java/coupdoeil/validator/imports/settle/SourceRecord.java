package coupdoeil.validator.imports.settle;

import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.imports.Choices;
import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.RecordTable;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceKind;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** An import as a pack keeps it, and back. */
final class SourceRecord {

    private SourceRecord() {}

    /** The source that a kept one was made from, as the first stage of the reading gives it. */
    static Source source(OobSource kept) {
        List<SourceLine> lines = kept.lines().stream()
                .filter(line -> !line.cells().isEmpty())
                .map(line -> new SourceLine(
                        Mark.valueOf(line.mark().toUpperCase(Locale.ROOT)),
                        line.level(),
                        line.cells().stream()
                                .map(cell -> new Cell(cell.text(), cell.line(), cell.column(), cell.continues()))
                                .toList(),
                        line.header(),
                        line.afterBlank()))
                .toList();
        Optional<RecordTable> records = kept.columns().isEmpty()
                ? Optional.empty()
                : Optional.of(new RecordTable(
                        kept.columns(),
                        kept.rows().stream()
                                .map(row -> new RecordTable.Row(row.line(), row.fields()))
                                .toList()));
        return new Source(kept.name(), SourceKind.of(kept.kind()), lines, records, List.of());
    }

    static Choices choices(List<OobSource.Settled> settled) {
        Map<Integer, Role> roles = new HashMap<>();
        Map<Integer, Echelon> levels = new HashMap<>();
        Map<Integer, Arm> arms = new HashMap<>();
        settled.forEach(one -> {
            one(Role.class, one.role()).ifPresent(role -> roles.put(one.line(), role));
            one(Echelon.class, one.level()).ifPresent(level -> levels.put(one.line(), level));
            one(Arm.class, one.arm()).ifPresent(arm -> arms.put(one.line(), arm));
        });
        return new Choices(roles, levels, arms);
    }

    /** What a pack keeps of how a list is written. */
    static List<Answer> answers(OobSource kept) {
        return kept.grammar().stream()
                .map(it -> new Answer("", it.kind(), it.property(), it.value(), ""))
                .toList();
    }

    private static <E extends Enum<E>> Optional<E> one(Class<E> type, String key) {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equalsIgnoreCase(key)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    /** An import as a pack keeps it; nothing of it is in the order of battle. */
    static OobSource of(String id, String hash, GrammarReading reading, List<OobSource.Settled> settled) {
        Source source = reading.source();
        OobImport read = reading.read();
        ImportedOrder order = read.order();
        List<OobSource.Party> parties = new ArrayList<>();
        for (int i = 0; i < order.sides().size(); i++) {
            parties.add(
                    new OobSource.Party(order.sides().get(i), order.commanders().get(i), "", ""));
        }
        return new OobSource(
                id,
                source.name(),
                source.kind().key(),
                hash,
                "",
                parties,
                source.lines().stream().map(SourceRecord::line).toList(),
                source.records().map(RecordTable::columns).orElse(List.of()),
                source.records().map(RecordTable::rows).orElse(List.of()).stream()
                        .map(row -> new OobSource.Row(row.line(), row.fields()))
                        .toList(),
                read.outline().entries().stream()
                        .map(entry -> new OobSource.Reading(
                                Math.max(1, entry.line()),
                                entry.role().key(),
                                entry.other().key(),
                                rounded(entry.confidence())))
                        .toList(),
                settled,
                reading.answers().stream()
                        .map(it -> new OobSource.Rule(it.kind(), it.property(), it.value()))
                        .toList(),
                entries(order),
                open(order, settled));
    }

    private static OobSource.Line line(SourceLine line) {
        return new OobSource.Line(
                line.mark().name().toLowerCase(Locale.ROOT),
                line.level(),
                line.afterBlank(),
                line.header(),
                line.cells().stream()
                        .map(cell -> new OobSource.Cell(cell.text(), cell.line(), cell.column(), cell.continues()))
                        .toList());
    }

    private static List<SourceEntry> entries(ImportedOrder order) {
        List<SourceEntry> entries = new ArrayList<>();
        order.formations()
                .forEach(it -> entries.add(new SourceEntry(
                        it.id(),
                        false,
                        it.side(),
                        it.parent() < 0 ? null : it.parent(),
                        it.line(),
                        it.name(),
                        it.echelon().key(),
                        key(it.arm()),
                        it.commander(),
                        "",
                        rounded(it.confidence()),
                        values(it.strengths()),
                        doubts(it.doubts()),
                        "")));
        order.units()
                .forEach(it -> entries.add(new SourceEntry(
                        entries.size(),
                        true,
                        it.side(),
                        it.parent() < 0 ? null : it.parent(),
                        it.line(),
                        it.name(),
                        it.echelon().key(),
                        key(it.arm()),
                        it.commander(),
                        it.nation(),
                        rounded(it.confidence()),
                        values(it.strengths()),
                        doubts(it.doubts()),
                        "")));
        return entries;
    }

    /** What is to settle, one for each rule and line. */
    private static List<OobSource.Open> open(ImportedOrder order, List<OobSource.Settled> settled) {
        Map<Integer, Set<String>> kept = settled.stream()
                .collect(Collectors.toMap(
                        OobSource.Settled::line, one -> Set.copyOf(one.kept()), (first, second) -> first));
        Map<String, OobSource.Open> open = new LinkedHashMap<>();
        order.remarks().forEach(remark -> {
            int line = remark.lines().get(0);
            if (!kept.getOrDefault(line, Set.of()).contains(remark.rule())) {
                open.merge(
                        remark.rule() + line,
                        new OobSource.Open(remark.rule(), remark.lines(), remark.message()),
                        (one, more) -> one.message().contains(more.message())
                                ? one
                                : new OobSource.Open(one.rule(), one.lines(), one.message() + "; " + more.message()));
            }
        });
        return List.copyOf(open.values());
    }

    private static List<SourceEntry.Value> values(Strengths strengths) {
        List<SourceEntry.Value> values = new ArrayList<>();
        for (FigureKind kind : FigureKind.values()) {
            strengths.of(kind).ifPresent(value -> values.add(value(kind, value)));
        }
        return values;
    }

    private static SourceEntry.Value value(FigureKind kind, Value value) {
        return new SourceEntry.Value(
                kind.field(),
                value.number(),
                Math.max(1, value.line()),
                value.start(),
                value.end(),
                value.repair() == null ? "" : value.repair(),
                rounded(value.confidence()));
    }

    private static List<SourceEntry.Doubt> doubts(List<Doubt> doubts) {
        return doubts.stream()
                .map(doubt -> new SourceEntry.Doubt(doubt.field(), doubt.why()))
                .toList();
    }

    private static String key(@Nullable Arm arm) {
        return arm == null ? "" : arm.key();
    }

    private static double rounded(double confidence) {
        return Math.round(confidence * 100) / 100.0;
    }
}
