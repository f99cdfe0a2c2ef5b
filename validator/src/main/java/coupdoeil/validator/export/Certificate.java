package coupdoeil.validator.export;

import coupdoeil.model.file.Digest;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.report.FindingsJson;
import coupdoeil.validator.verdict.ReportedFinding;
import coupdoeil.validator.verdict.Verdict;
import java.util.List;
import java.util.Set;

/** What an export says of its own making: by which program, by which rules, from what, and with what result. */
public final class Certificate {

    private Certificate() {}

    /**
     * What a file says of its scenarios.
     *
     * @param verdict of the whole pack, which was examined
     * @param scenarios ids of those in the file
     * @param forced whether errors were passed over
     */
    public static JsonObject of(Verdict verdict, Set<String> scenarios, boolean forced) {
        Pack pack = verdict.pack().orElseThrow();
        RuleSystem system = verdict.system().orElseThrow();
        Verdict concerned = verdict.onlyScenarios(scenarios);
        List<ReportedFinding> errors = concerned.open(Severity.ERROR);
        List<Suppression> suppressions = pack.suppressions().stream()
                .filter(suppression -> suppression.scenario().isEmpty() || scenarios.contains(suppression.scenario()))
                .toList();
        return JsonObject.builder()
                .put("tool", FindingsJson.tool())
                .put("rules", rules(verdict, system))
                .put(
                        "content",
                        JsonObject.builder()
                                .put("algorithm", "SHA-256")
                                .put("hash", contentHash(pack))
                                .done())
                .put("findings", FindingsJson.counts(concerned))
                .put("forced", forced && !errors.isEmpty())
                .put(
                        "errors",
                        JsonArray.of(errors.stream().map(Certificate::error).toList()))
                .put(
                        "suppressions",
                        JsonArray.of(suppressions.stream()
                                .map(Certificate::suppression)
                                .toList()))
                .done();
    }

    /**
     * SHA-256, in hexadecimal digits, over the files of the pack in their canonical form, by path: path, a zero byte,
     * the length in decimal digits, a zero byte, the bytes.
     */
    public static String contentHash(Pack pack) {
        Digest digest = new Digest();
        PackWriter.files(pack)
                .forEach((path, bytes) ->
                        digest.add(path + '\0' + bytes.length + '\0').add(bytes));
        return digest.hex();
    }

    private static JsonObject rules(Verdict verdict, RuleSystem system) {
        RuleBook book = RuleBook.of(system.id());
        JsonArray groups = JsonArray.of(verdict.groups().stream()
                .map(group -> JsonObject.builder()
                        .put("group", group.group())
                        .put("rules", group.rules())
                        .put("built", group.built())
                        .put("examined", group.examined())
                        .done())
                .toList());
        JsonObject.Builder rules = JsonObject.builder()
                .put("system", system.id())
                .put("edition", system.edition())
                .put("catalogue", catalogueVersion(book));
        if (!book.complete()) {
            rules.put("complete", false);
        }
        return rules.put("groups", groups).done();
    }

    /** Differs exactly when a rule comes or goes, is built, or changes what the catalogue says of it. */
    private static String catalogueVersion(RuleBook book) {
        Digest digest = new Digest();
        for (RuleInfo rule : book.catalogue()) {
            digest.add(rule + " " + book.isBuilt(rule.id()) + "\n");
        }
        return digest.hex().substring(0, 16);
    }

    private static JsonObject error(ReportedFinding reported) {
        return JsonObject.builder()
                .put("rule", reported.finding().rule())
                .put("subject", reported.finding().subjects().get(0).text())
                .put("message", reported.finding().message())
                .done();
    }

    private static JsonObject suppression(Suppression suppression) {
        return JsonObject.builder()
                .put("rule", suppression.rule())
                .put("subject", suppression.subject())
                .put("scenario", suppression.scenario())
                .put("reason", suppression.reason())
                .put("author", suppression.author())
                .put("date", suppression.date())
                .done();
    }
}
