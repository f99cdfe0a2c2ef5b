package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.file.Digest;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.export.ExportOutcome;
import coupdoeil.validator.export.ExportedFiles;
import coupdoeil.validator.verdict.ReportedFinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What became of an export, as text and as JSON, which follows {@code export-result.schema.json}. */
public final class ExportReport {

    private ExportReport() {}

    public static String text(ExportOutcome outcome, Style style) {
        StringBuilder out = new StringBuilder();
        List<ReportedFinding> errors = outcome.verdict().open(Severity.ERROR);
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
                            outcome.stopped()
                                    ? count + ": nothing was exported (--force exports all the same)"
                                    : count + " passed over by force; the certificates say so"))
                    .append('\n');
        }
        ExportedFiles made = outcome.made();
        made.losses()
                .forEach(loss -> out.append(style.severity(Severity.WARNING, "lost"))
                        .append(": ")
                        .append(PlainText.line(loss))
                        .append('\n'));
        made.files().forEach((name, bytes) -> {
            String scenario = made.scenario(name);
            out.append(outcome.folder().resolve(name))
                    .append(": ")
                    .append(scenario.isEmpty() ? "" : "scenario " + PlainText.line(scenario) + ", ")
                    .append(bytes.length)
                    .append(" bytes\n");
        });
        return out.toString();
    }

    public static byte[] json(ExportOutcome outcome) {
        ExportedFiles made = outcome.made();
        List<JsonValue> written = new ArrayList<>();
        made.files()
                .forEach((name, bytes) -> written.add(JsonObject.builder()
                        .put("scenario", made.scenario(name))
                        .put("file", outcome.folder().resolve(name).toString())
                        .put("bytes", bytes.length)
                        .put("sha256", new Digest().add(bytes).hex())
                        .done()));
        List<JsonObject> errors = outcome.verdict().open(Severity.ERROR).stream()
                .map(ExportReport::error)
                .toList();
        JsonObject.Builder json = JsonObject.builder()
                .put("format", "coupdoeil/export-result")
                .put("version", 1)
                .put("tool", FindingsJson.tool())
                .put("pack", outcome.verdict().path().toString())
                .put("stopped", outcome.stopped())
                .put("forced", !outcome.stopped() && !errors.isEmpty())
                .put("counts", FindingsJson.counts(outcome.verdict()))
                .put("errors", JsonArray.of(errors));
        if (!made.losses().isEmpty()) {
            json.put("losses", JsonArray.ofTexts(made.losses()));
        }
        return JsonPrinter.printForOthers(
                json.put("files", JsonArray.of(written)).done(), Set.of());
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
