package coupdoeil.validator.report;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.grammar.GrammarReading;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Orders of battle read from files as JSON, one row a line; {@code oob-import.schema.json} says what it holds. */
public final class ImportedOrderJson {

    /** A value of less confidence is doubtful. */
    private static final double DOUBTFUL = 0.5;

    /** From 0 to 1: there are no other confidences to print. */
    private static final BigDecimal[] HUNDREDTHS = IntStream.rangeClosed(0, 100)
            .mapToObj(hundredths -> BigDecimal.valueOf(hundredths, 2).stripTrailingZeros())
            .toArray(BigDecimal[]::new);

    /** What was read, and what its formations are called with all above them, which it takes a pass over them to say. */
    private record Named(OobImport read, List<List<String>> paths) {}

    private ImportedOrderJson() {}

    /**
     * Writes them.
     *
     * @param into what became of the pack that they were put into; null if they were only read
     * @param to is given the text in pieces: a long list would fill memory
     */
    public static void write(List<GrammarReading> readings, @Nullable JsonObject into, Consumer<String> to) {
        List<OobImport> imports = readings.stream().map(GrammarReading::read).toList();
        JsonObject.Builder head = JsonObject.builder()
                .put("format", "coupdoeil/oob-import")
                .put("version", 1)
                .put("tool", FindingsJson.tool())
                .put(
                        "sources",
                        JsonArray.of(
                                readings.stream().map(ImportedOrderJson::source).toList()));
        if (into != null) {
            head.put("into", into);
        }
        Map<String, Stream<Supplier<JsonObject>>> lists = new LinkedHashMap<>();
        List<Named> named = imports.stream()
                .map(one -> new Named(one, one.order().pathNames()))
                .toList();
        lists.put("formations", each(named, ImportedOrderJson::formations));
        lists.put("rows", each(named, ImportedOrderJson::rows));
        lists.put(
                "findings",
                each(
                        imports,
                        one -> one.order().remarks().stream()
                                .map(remark -> () -> finding(one.source().name(), remark))));
        lists.put("grammar", each(readings, GrammarJson::kinds));
        lists.put("questions", each(readings, GrammarJson::questions));
        JsonPrinter.printForOthers(head.done(), lists, to);
    }

    /** One after the other; the iterator of a flat map would make all objects of an import at once. */
    private static <T> Stream<Supplier<JsonObject>> each(
            List<T> imports, Function<T, Stream<Supplier<JsonObject>>> objects) {
        return imports.stream().map(objects).reduce(Stream.empty(), Stream::concat);
    }

    private static Stream<Supplier<JsonObject>> formations(Named named) {
        OobImport one = named.read();
        return one.order().formations().stream()
                .map(formation -> () -> formation(one.source().name(), formation, one.order(), named.paths()));
    }

    private static Stream<Supplier<JsonObject>> rows(Named named) {
        OobImport one = named.read();
        return Stream.concat(
                one.order().units().stream()
                        .map(unit -> () -> row(one.source().name(), unit, one.order(), named.paths())),
                one.order().unread().stream()
                        .map(line -> () -> unread(one.source().name(), line)));
    }

    private static JsonObject source(GrammarReading reading) {
        OobImport one = reading.read();
        return JsonObject.builder()
                .put("file", one.source().name())
                .put("kind", one.source().kind().key())
                .put("lines", one.source().lines().size())
                .put("sides", JsonArray.ofTexts(one.order().sides()))
                .put("remarks", JsonArray.ofTexts(one.source().remarks()))
                .put("understood", reading.against().isEmpty())
                .done();
    }

    private static JsonObject formation(
            String file, ImportedFormation formation, ImportedOrder order, List<List<String>> paths) {
        return strengths(
                        JsonObject.builder()
                                .put("file", file)
                                .put("line", formation.line())
                                .put("name", formation.name())
                                .put("echelon", formation.echelon().key())
                                .put(
                                        "arm",
                                        formation.arm() == null
                                                ? null
                                                : formation.arm().key())
                                .put("parentPath", JsonArray.ofTexts(path(paths, formation.parent()))),
                        formation.strengths())
                .put("commander", said(formation.commander()))
                .put("side", said(order.sides().get(formation.side())))
                .put("confidence", rounded(formation.confidence()))
                .put("uncertain", uncertain(formation.doubts(), formation.strengths()))
                .put("values", values(formation.strengths()))
                .done();
    }

    private static JsonObject row(String file, ImportedUnit unit, ImportedOrder order, List<List<String>> paths) {
        return strengths(
                        JsonObject.builder()
                                .put("file", file)
                                .put("line", unit.line())
                                .put("name", unit.name())
                                .put("echelon", unit.echelon().key())
                                .put(
                                        "arm",
                                        unit.arm() == null ? null : unit.arm().key())
                                .put("parentPath", JsonArray.ofTexts(path(paths, unit.parent()))),
                        unit.strengths())
                .put("commander", said(unit.commander()))
                .put("side", said(order.sides().get(unit.side())))
                .put("nation", said(unit.nation()))
                .put("confidence", rounded(unit.confidence()))
                .put("uncertain", uncertain(unit.doubts(), unit.strengths()))
                .put("values", values(unit.strengths()))
                .done();
    }

    /** A line that seems to hold units but could not be read: a row without a name. */
    private static JsonObject unread(String file, int line) {
        return strengths(
                        JsonObject.builder()
                                .put("file", file)
                                .put("line", line)
                                .put("name", (Object) null)
                                .put("echelon", (Object) null)
                                .put("arm", (Object) null)
                                .put("parentPath", JsonArray.of(List.of())),
                        Strengths.UNKNOWN)
                .put("commander", (Object) null)
                .put("side", (Object) null)
                .put("nation", (Object) null)
                .put("confidence", rounded(0))
                .put("uncertain", JsonArray.of(List.of()))
                .put("values", JsonArray.of(List.of()))
                .done();
    }

    private static JsonObject finding(String file, ImportRemark remark) {
        return JsonObject.builder()
                .put("file", file)
                .put("rule", remark.rule())
                .put(
                        "lines",
                        JsonArray.of(remark.lines().stream().map(JsonScalar::of).toList()))
                .put("message", remark.message())
                .done();
    }

    private static JsonObject.Builder strengths(JsonObject.Builder out, Strengths strengths) {
        return out.put("men", whole(strengths, FigureKind.MEN))
                .put("officers", whole(strengths, FigureKind.OFFICERS))
                .put("otherRanks", whole(strengths, FigureKind.RANKS))
                .put("horses", whole(strengths, FigureKind.HORSES))
                .put("guns", whole(strengths, FigureKind.GUNS))
                .put("battalions", number(strengths, FigureKind.BATTALIONS))
                .put("squadrons", number(strengths, FigureKind.SQUADRONS))
                .put("companies", number(strengths, FigureKind.COMPANIES))
                .put("batteries", number(strengths, FigureKind.BATTERIES))
                .put("losses", whole(strengths, FigureKind.LOSSES));
    }

    private static @Nullable Object whole(Strengths strengths, FigureKind kind) {
        Value value = strengths.get(kind);
        return value == null ? null : value.whole();
    }

    private static @Nullable Object number(Strengths strengths, FigureKind kind) {
        Value value = strengths.get(kind);
        return value == null ? null : exact(value.number());
    }

    private static BigDecimal exact(double number) {
        return number == Math.rint(number) ? BigDecimal.valueOf((long) number) : BigDecimal.valueOf(number);
    }

    private static JsonArray uncertain(List<Doubt> doubts, Strengths strengths) {
        TreeSet<String> fields = new TreeSet<>();
        doubts.forEach(doubt -> fields.add(doubt.field()));
        strengths.forEach((kind, value) -> {
            if (value.confidence() < DOUBTFUL) {
                fields.add(kind.field());
            }
        });
        return JsonArray.ofTexts(List.copyOf(fields));
    }

    private static JsonArray values(Strengths strengths) {
        List<JsonValue> values = new ArrayList<>();
        strengths.forEach((kind, value) -> values.add(JsonObject.builder()
                .put("field", kind.field())
                .put("value", exact(value.number()))
                .put("line", value.line())
                .put("columns", value.start() + "-" + Math.max(value.start(), value.end() - 1))
                .put("repair", value.repair())
                .put("confidence", rounded(value.confidence()))
                .done()));
        return JsonArray.of(values);
    }

    private static List<String> path(List<List<String>> paths, int parent) {
        return parent < 0 ? List.of() : paths.get(parent);
    }

    private static @Nullable Object said(String text) {
        return text.isEmpty() ? null : text;
    }

    private static BigDecimal rounded(double confidence) {
        return HUNDREDTHS[(int) Math.round(confidence * 100)];
    }
}
