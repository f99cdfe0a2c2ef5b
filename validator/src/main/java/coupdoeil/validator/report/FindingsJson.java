package coupdoeil.validator.report;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.SourceMap.Location;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Judgement;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.verdict.GroupTally;
import coupdoeil.validator.verdict.ReportedFinding;
import coupdoeil.validator.verdict.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Findings as JSON, one a line; {@code findings.schema.json} says what it holds. Its lists go across the packs, so it keeps
 * their lines till the end.
 */
public final class FindingsJson implements FindingsWriter {

    private final Consumer<String> to;
    private final List<JsonObject> packs = new ArrayList<>();
    private final List<JsonObject> findings = new ArrayList<>();
    private final List<JsonObject> groups = new ArrayList<>();

    FindingsJson(Consumer<String> to) {
        this.to = to;
    }

    @Override
    public void write(Verdict verdict) {
        String path = verdict.path().toString();
        packs.add(pack(verdict, path));
        PlaceText places = new PlaceText(verdict.labels());
        verdict.findings().forEach(reported -> findings.add(finding(reported, path, places)));
        verdict.groups().forEach(group -> groups.add(group(group, path)));
    }

    @Override
    public void end() {
        JsonObject head = JsonObject.builder()
                .put("format", "coupdoeil/findings")
                .put("version", 1)
                .put("tool", tool())
                .done();
        Map<String, Stream<Supplier<JsonObject>>> lists = new LinkedHashMap<>();
        lists.put("packs", lines(packs));
        lists.put("findings", lines(findings));
        lists.put("groups", lines(groups));
        JsonPrinter.printForOthers(head, lists, to);
    }

    private static Stream<Supplier<JsonObject>> lines(List<JsonObject> objects) {
        return objects.stream().map(object -> () -> object);
    }

    /** Which program speaks. */
    public static JsonObject tool() {
        return JsonObject.builder()
                .put("name", "coupdoeil")
                .put("version", ToolVersion.text())
                .done();
    }

    /** Open findings of each severity, and those suppressed. */
    public static JsonObject counts(Verdict verdict) {
        return JsonObject.builder()
                .put("error", verdict.open(Severity.ERROR).size())
                .put("warning", verdict.open(Severity.WARNING).size())
                .put("info", verdict.open(Severity.INFO).size())
                .put("suppressed", verdict.suppressed().size())
                .done();
    }

    private static JsonObject pack(Verdict verdict, String path) {
        JsonObject.Builder json = JsonObject.builder()
                .put("pack", path)
                .put("readable", verdict.pack().isPresent())
                .put("examined", verdict.examined())
                .put("id", verdict.pack().map(pack -> pack.info().id()).orElse(""))
                .put("name", verdict.pack().map(pack -> pack.info().name()).orElse(""))
                .put("system", verdict.pack().map(pack -> pack.info().system()).orElse(""))
                .put("edition", verdict.system().map(RuleSystem::edition).orElse(""));
        if (verdict.examined() && !verdict.complete()) {
            json.put("complete", false);
        }
        json.put("counts", counts(verdict));
        if (!verdict.judgement().profile().isStrict()) {
            json.put("profile", profile(verdict.judgement()));
        }
        return json.done();
    }

    /** The profile that holds, with the number of findings of each rule that it silences. */
    private static JsonObject profile(Judgement judgement) {
        Map<String, Integer> byRule = new LinkedHashMap<>();
        judgement.silenced().forEach(finding -> byRule.merge(finding.rule(), 1, Integer::sum));
        JsonObject.Builder silenced = JsonObject.builder();
        byRule.forEach(silenced::put);
        return JsonObject.builder()
                .put("id", judgement.profile().id())
                .put("silenced", silenced.done())
                .put("weighed", judgement.weighed().size())
                .done();
    }

    private static JsonObject finding(ReportedFinding reported, String path, PlaceText places) {
        Finding finding = reported.finding();
        return JsonObject.builder()
                .put("pack", path)
                .put("rule", finding.rule())
                .put("severity", finding.severity().id())
                .put("title", reported.title())
                .put("message", finding.message())
                .put("scenario", finding.scenario())
                .put("moment", finding.moment())
                .put(
                        "subjects",
                        JsonArray.of(finding.subjects().stream()
                                .map(FindingsJson::subject)
                                .toList()))
                .put("places", places(finding.places(), places))
                .put("related", places(finding.related(), places))
                .put("data", data(finding.data()))
                .put(
                        "fixes",
                        JsonArray.of(
                                finding.fixes().stream().map(FindingsJson::fix).toList()))
                .put("suppressed", reported.suppressed())
                .put(
                        "suppression",
                        finding.suppressedBy()
                                .<JsonValue>map(FindingsJson::suppression)
                                .orElse(NULL))
                .put(
                        "source",
                        reported.source().<JsonValue>map(FindingsJson::source).orElse(NULL))
                .put("fingerprint", finding.fingerprint())
                .done();
    }

    private static final JsonValue NULL = JsonScalar.of(null);

    private static JsonObject subject(SubjectRef subject) {
        return JsonObject.builder()
                .put("kind", subject.kind())
                .put("key", subject.key())
                .put("name", subject.name())
                .done();
    }

    private static JsonArray places(List<FindingPlace> list, PlaceText places) {
        return JsonArray.of(list.stream().map(places::json).toList());
    }

    private static JsonObject fix(Fix fix) {
        JsonObject.Builder json = JsonObject.builder();
        if (fix instanceof Fix.Choose choose) {
            return json.put("kind", "choose")
                    .put("name", fix.name())
                    .put(
                            "options",
                            JsonArray.ofTexts(
                                    choose.options().stream().map(Fix::name).toList()))
                    .done();
        }
        String kind = fix instanceof Fix.Change ? "change" : fix instanceof Fix.Question ? "ask" : "show";
        return json.put("kind", kind).put("name", fix.name()).done();
    }

    private static JsonObject suppression(Suppression by) {
        return JsonObject.builder()
                .put("reason", by.reason())
                .put("author", by.author())
                .put("date", by.date())
                .done();
    }

    private static JsonObject source(Location at) {
        return JsonObject.builder()
                .put("file", at.file())
                .put("pointer", at.pointer())
                .put("line", at.line())
                .put("column", at.column())
                .done();
    }

    private static JsonObject group(GroupTally group, String path) {
        return JsonObject.builder()
                .put("pack", path)
                .put("group", group.group())
                .put("rules", group.rules())
                .put("built", group.built())
                .put("examined", group.examined())
                .done();
    }

    private static JsonObject data(Map<String, Object> data) {
        JsonObject.Builder json = JsonObject.builder();
        data.forEach((name, value) -> json.put(name, value(value)));
        return json.done();
    }

    /** Text, number, truth value or a list of those; anything else as text. */
    private static JsonValue value(Object value) {
        if (value instanceof Iterable<?> list) {
            List<JsonValue> items = new ArrayList<>();
            list.forEach(item -> items.add(value(item)));
            return JsonArray.of(items);
        }
        if (value instanceof Number number) {
            return JsonScalar.of(new BigDecimal(number.toString()));
        }
        return JsonScalar.of(value instanceof Boolean ? value : value.toString());
    }
}
