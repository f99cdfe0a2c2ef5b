package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.file.Digest;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.verdict.ReportedFinding;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What became of an export; as JSON it follows {@code export-result.schema.json}.
 *
 * @param verdict on the pack, as far as the exported scenarios are concerned
 * @param stopped whether errors stopped it
 * @param files what was written to the folder, by name
 * @param scenarios id of the scenario of each file
 */
public record ExportReport(
        Verdict verdict, Path folder, boolean stopped, Map<String, byte[]> files, Map<String, String> scenarios) {

    public String text(Style style) {
        StringBuilder out = new StringBuilder();
        List<ReportedFinding> errors = verdict.open(Severity.ERROR);
        if (!errors.isEmpty()) {
            for (ReportedFinding reported : errors) {
                Finding finding = reported.finding();
                out.append(style.severity(Severity.ERROR, "error"))
                        .append(" ")
                        .append(finding.rule())
                        .append(PlainText.line(finding.scenario().isEmpty() ? "" : " (" + finding.scenario() + ")"))
                        .append(": ")
                        .append(PlainText.line(finding.message()))
                        .append('\n');
            }
            String count = errors.size() == 1 ? "1 error" : errors.size() + " errors";
            out.append(style.bold(
                            stopped
                                    ? count + ": nothing was exported (--force exports all the same)"
                                    : count + " passed over by force; the certificates say so"))
                    .append('\n');
        }
        files.forEach((name, bytes) -> out.append(folder.resolve(name))
                .append(": scenario ")
                .append(PlainText.line(String.valueOf(scenarios.get(name))))
                .append(", ")
                .append(bytes.length)
                .append(" bytes\n"));
        return out.toString();
    }

    public byte[] json() {
        List<JsonValue> written = new ArrayList<>();
        files.forEach((name, bytes) -> written.add(JsonObject.builder()
                .put("scenario", scenarios.get(name))
                .put("file", folder.resolve(name).toString())
                .put("bytes", bytes.length)
                .put("sha256", new Digest().add(bytes).hex())
                .done()));
        List<JsonObject> errors =
                verdict.open(Severity.ERROR).stream().map(ExportReport::error).toList();
        return JsonPrinter.printForOthers(
                JsonObject.builder()
                        .put("format", "coupdoeil/export-result")
                        .put("version", 1)
                        .put("tool", FindingsJson.tool())
                        .put("pack", verdict.path().toString())
                        .put("stopped", stopped)
                        .put("forced", !stopped && !errors.isEmpty())
                        .put("counts", FindingsJson.counts(verdict))
                        .put("errors", JsonArray.of(errors))
                        .put("files", JsonArray.of(written))
                        .done(),
                Set.of());
    }

    private static JsonObject error(ReportedFinding reported) {
        Finding finding = reported.finding();
        return JsonObject.builder()
                .put("rule", finding.rule())
                .put("scenario", finding.scenario())
                .put("subject", finding.subjects().get(0).text())
                .put("message", finding.message())
                .done();
    }
}
