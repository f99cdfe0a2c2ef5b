package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.source.OobSource;
import coupdoeil.model.source.SourceEntry;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Files of sources, sources/&lt;id&gt;.json. */
public final class SourceFormat {

    private SourceFormat() {}

    /** @param id the name of its file */
    public static OobSource read(String id, Fields file) {
        return new OobSource(
                id,
                file.text("name"),
                file.text("kind"),
                file.text("hash"),
                file.text("citation"),
                list(
                        file,
                        "parties",
                        it -> new OobSource.Party(
                                it.text("name"), it.text("commander"), it.text("side"), it.text("army"))),
                list(file, "lines", SourceFormat::line),
                file.texts("columns"),
                list(file, "rows", it -> new OobSource.Row(it.integer("line", 0), it.texts("fields"))),
                list(
                        file,
                        "readings",
                        it -> new OobSource.Reading(
                                it.integer("line", 0), it.text("role"), it.text("other"), it.number("confidence"))),
                list(
                        file,
                        "settled",
                        it -> new OobSource.Settled(
                                it.integer("line", 0),
                                it.text("role"),
                                it.text("level"),
                                it.text("arm"),
                                it.texts("kept"))),
                list(file, "grammar", it -> new OobSource.Rule(it.text("kind"), it.text("property"), it.text("value"))),
                list(file, "entries", SourceFormat::entry),
                list(
                        file,
                        "open",
                        it -> new OobSource.Open(it.text("rule"), integers(it, "lines"), it.text("message"))));
    }

    public static JsonObject write(OobSource source) {
        return FileFormat.SOURCE
                .file()
                .put("name", source.name())
                .put("kind", source.kind())
                .put("hash", source.hash())
                .putIfSaid("citation", source.citation())
                .putIfFilled("parties", array(source.parties(), SourceFormat::json))
                .putIfFilled("lines", array(source.lines(), SourceFormat::json))
                .putIfFilled("columns", JsonArray.ofTexts(source.columns()))
                .putIfFilled("rows", array(source.rows(), SourceFormat::json))
                .putIfFilled("readings", array(source.readings(), SourceFormat::json))
                .putIfFilled("settled", array(source.settled(), SourceFormat::json))
                .putIfFilled("grammar", array(source.grammar(), SourceFormat::json))
                .putIfFilled("entries", array(source.entries(), SourceFormat::json))
                .putIfFilled("open", array(source.open(), SourceFormat::json))
                .done();
    }

    private static <T> List<T> list(Fields file, String key, Function<Fields, T> entry) {
        return file.children(key).stream().map(entry).toList();
    }

    private static <T> JsonArray array(List<T> entries, Function<T, JsonObject> json) {
        return JsonArray.of(entries.stream().map(json).toList());
    }

    private static List<Integer> integers(Fields fields, String key) {
        List<Integer> integers = new ArrayList<>();
        for (JsonValue item : fields.items(key)) {
            if (item instanceof JsonScalar scalar) {
                Optional<Integer> whole = scalar.number().flatMap(Fields::whole);
                whole.ifPresent(integers::add);
            }
        }
        return integers;
    }

    private static JsonArray integers(List<Integer> numbers) {
        return JsonArray.of(numbers.stream().map(JsonScalar::of).toList());
    }

    private static JsonObject json(OobSource.Party party) {
        return JsonObject.builder()
                .put("name", party.name())
                .putIfSaid("commander", party.commander())
                .putIfSaid("side", party.side())
                .putIfSaid("army", party.army())
                .done();
    }

    private static OobSource.Line line(Fields line) {
        return new OobSource.Line(
                line.text("mark"),
                line.integer("level", 0),
                line.truth("afterBlank"),
                line.texts("header"),
                list(
                        line,
                        "cells",
                        it -> new OobSource.Cell(
                                it.text("text"),
                                it.integer("line", 0),
                                it.integer("column", 0),
                                it.truth("continues"))));
    }

    private static JsonObject json(OobSource.Line line) {
        return JsonObject.builder()
                .put("mark", line.mark())
                .put("level", line.level())
                .putUnlessNull("afterBlank", line.afterBlank() ? true : null)
                .putIfFilled("header", JsonArray.ofTexts(line.header()))
                .put("cells", array(line.cells(), SourceFormat::json))
                .done();
    }

    private static JsonObject json(OobSource.Cell cell) {
        return JsonObject.builder()
                .put("text", cell.text())
                .put("line", cell.line())
                .put("column", cell.column())
                .putUnlessNull("continues", cell.continues() ? true : null)
                .done();
    }

    private static JsonObject json(OobSource.Row row) {
        return JsonObject.builder()
                .put("line", row.line())
                .put("fields", JsonArray.ofTexts(row.fields()))
                .done();
    }

    private static JsonObject json(OobSource.Reading reading) {
        return JsonObject.builder()
                .put("line", reading.line())
                .put("role", reading.role())
                .put("other", reading.other())
                .put("confidence", number(reading.confidence()))
                .done();
    }

    private static JsonObject json(OobSource.Settled settled) {
        return JsonObject.builder()
                .put("line", settled.line())
                .putIfSaid("role", settled.role())
                .putIfSaid("level", settled.level())
                .putIfSaid("arm", settled.arm())
                .putIfFilled("kept", JsonArray.ofTexts(settled.kept()))
                .done();
    }

    private static JsonObject json(OobSource.Rule rule) {
        return JsonObject.builder()
                .put("kind", rule.kind())
                .put("property", rule.property())
                .put("value", rule.value())
                .done();
    }

    private static SourceEntry entry(Fields entry) {
        return new SourceEntry(
                entry.integer("number", 0),
                entry.truth("unit"),
                entry.integer("party", 0),
                entry.integerOrNull("parent"),
                entry.integer("line", 0),
                entry.text("name"),
                entry.text("echelon"),
                entry.text("arm"),
                entry.text("commander"),
                entry.text("nation"),
                entry.number("confidence"),
                list(
                        entry,
                        "values",
                        it -> new SourceEntry.Value(
                                it.text("field"),
                                it.number("number"),
                                it.integer("line", 0),
                                it.integer("start", 0),
                                it.integer("end", 0),
                                it.text("repair"),
                                it.number("confidence"))),
                list(entry, "doubts", it -> new SourceEntry.Doubt(it.text("field"), it.text("why"))),
                entry.text("as"));
    }

    private static JsonObject json(SourceEntry entry) {
        return JsonObject.builder()
                .put("number", entry.number())
                .putUnlessNull("unit", entry.unit() ? true : null)
                .put("party", entry.party())
                .putUnlessNull("parent", entry.parent())
                .put("line", entry.line())
                .put("name", entry.name())
                .put("echelon", entry.echelon())
                .putIfSaid("arm", entry.arm())
                .putIfSaid("commander", entry.commander())
                .putIfSaid("nation", entry.nation())
                .put("confidence", number(entry.confidence()))
                .putIfFilled("values", array(entry.values(), SourceFormat::json))
                .putIfFilled("doubts", array(entry.doubts(), SourceFormat::json))
                .putIfSaid("as", entry.as())
                .done();
    }

    private static JsonObject json(SourceEntry.Value value) {
        return JsonObject.builder()
                .put("field", value.field())
                .put("number", number(value.number()))
                .put("line", value.line())
                .put("start", value.start())
                .put("end", value.end())
                .putIfSaid("repair", value.repair())
                .put("confidence", number(value.confidence()))
                .done();
    }

    private static JsonObject json(SourceEntry.Doubt doubt) {
        return JsonObject.builder()
                .put("field", doubt.field())
                .put("why", doubt.why())
                .done();
    }

    private static JsonObject json(OobSource.Open open) {
        return JsonObject.builder()
                .put("rule", open.rule())
                .put("lines", integers(open.lines()))
                .put("message", open.message())
                .done();
    }

    private static BigDecimal number(double number) {
        return number == Math.rint(number) ? BigDecimal.valueOf((long) number) : BigDecimal.valueOf(number);
    }
}
