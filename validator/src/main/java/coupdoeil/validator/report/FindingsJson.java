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
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The findings of packs as JSON, one finding a line; {@code findings.schema.json} says what it holds. */
public final class FindingsJson {

    private FindingsJson() {}

    /** A whole file, UTF-8. */
    public static byte[] of(List<PackReport> reports) {
        List<JsonValue> packs = new ArrayList<>();
        List<JsonValue> findings = new ArrayList<>();
        List<JsonValue> groups = new ArrayList<>();
        for (PackReport report : reports) {
            String path = report.path().toString();
            packs.add(pack(report, path));
            PlaceText places = new PlaceText(report.labels());
            report.findings().forEach(reported -> findings.add(finding(reported, path, places)));
            report.groups().forEach(group -> groups.add(group(group, path)));
        }
        JsonObject file = JsonObject.builder()
                .put("format", "coupdoeil/findings")
                .put("version", 1)
                .put("tool", tool())
                .put("packs", JsonArray.of(packs))
                .put("findings", JsonArray.of(findings))
                .put("groups", JsonArray.of(groups))
                .done();
        return JsonPrinter.printForOthers(file, Set.of());
    }

    /** Which program speaks. */
    public static JsonObject tool() {
        return JsonObject.builder()
                .put("name", "coupdoeil")
                .put("version", ToolVersion.text())
                .done();
    }

    /** Open findings of each severity, and those suppressed. */
    public static JsonObject counts(PackReport report) {
        return JsonObject.builder()
                .put("error", report.open(Severity.ERROR).size())
                .put("warning", report.open(Severity.WARNING).size())
                .put("info", report.open(Severity.INFO).size())
                .put("suppressed", report.suppressed().size())
                .done();
    }

    private static JsonObject pack(PackReport report, String path) {
        JsonObject.Builder json = JsonObject.builder()
                .put("pack", path)
                .put("readable", report.pack().isPresent())
                .put("examined", report.examined())
                .put("id", report.pack().map(pack -> pack.info().id()).orElse(""))
                .put("name", report.pack().map(pack -> pack.info().name()).orElse(""))
                .put("system", report.pack().map(pack -> pack.info().system()).orElse(""))
                .put("edition", report.system().map(RuleSystem::edition).orElse(""));
        if (report.examined() && !report.complete()) {
            json.put("complete", false);
        }
        json.put("counts", counts(report));
        if (!report.judgement().profile().isStrict()) {
            json.put("profile", profile(report.judgement()));
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
        String kind = fix instanceof Fix.Change ? "change" : fix instanceof Fix.Ask ? "ask" : "show";
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
