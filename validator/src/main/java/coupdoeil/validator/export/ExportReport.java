package coupdoeil.validator.export;

import coupdoeil.model.PlainText;
import coupdoeil.model.file.Digest;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.report.FindingsJson;
import coupdoeil.validator.report.Style;
import coupdoeil.validator.verdict.ReportedFinding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What became of an export into a folder, as text and as JSON, which follows {@code export-result.schema.json}. */
public final class ExportReport {

    private static final int MOST_IDS = 5;

    private ExportReport() {}

    public static String text(ExportOutcome outcome, Path folder, Style style) {
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
                                    ? count + ": nothing was exported (--force exports anyway)"
                                    : count + " ignored because of --force; the certificates state this"))
                    .append('\n');
        }
        losses(outcome)
                .lines()
                .forEach(loss -> out.append(style.severity(Severity.WARNING, "lost"))
                        .append(": ")
                        .append(loss)
                        .append('\n'));
        outcome.made().forEach(bundle -> files(bundle, folder, out));
        return out.toString();
    }

    /** A line for each file; those of a folder of their own, such as pictures, in one. */
    private static void files(Bundle bundle, Path folder, StringBuilder out) {
        Map<String, List<byte[]>> places = new LinkedHashMap<>();
        bundle.files()
                .forEach((name, bytes) -> places.computeIfAbsent(
                                name.replaceFirst("/.*", "/"), none -> new ArrayList<>())
                        .add(bytes));
        places.forEach((name, contents) -> out.append(folder.resolve(name))
                .append(": ")
                .append(bundle.scenario().isEmpty() ? "" : "scenario " + PlainText.line(bundle.scenario()) + ", ")
                .append(name.endsWith("/") ? contents.size() + " files, " : "")
                .append(contents.stream().mapToLong(bytes -> bytes.length).sum())
                .append(" bytes\n"));
    }

    /** What the files do not hold, a line for each kind of thing; nothing if they hold everything. */
    public static String losses(ExportOutcome outcome) {
        return outcome.made().stream()
                .flatMap(bundle -> bundle.losses().stream().map(loss -> PlainText.line(line(bundle, loss))))
                .collect(Collectors.joining("\n"));
    }

    public static byte[] json(ExportOutcome outcome, Path folder) {
        List<JsonValue> written = new ArrayList<>();
        List<String> losses = new ArrayList<>();
        for (Bundle bundle : outcome.made()) {
            bundle.losses().forEach(loss -> losses.add(line(bundle, loss)));
            bundle.files()
                    .forEach((name, bytes) -> written.add(JsonObject.builder()
                            .put("scenario", bundle.scenario())
                            .put("file", folder.resolve(name).toString())
                            .put("bytes", bytes.length)
                            .put("sha256", new Digest().add(bytes).hex())
                            .done()));
        }
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
        if (!losses.isEmpty()) {
            json.put("losses", JsonArray.ofTexts(losses));
        }
        return JsonPrinter.printForOthers(
                json.put("files", JsonArray.of(written)).done(), Set.of());
    }

    /** A loss in a line: {@code tiled, dawn: 3 units off the map are left out (a, b, c)}. */
    static String line(Bundle bundle, Loss loss) {
        String ids = loss.ids().stream().limit(MOST_IDS).collect(Collectors.joining(", "));
        String more = loss.ids().size() > MOST_IDS ? ", …" : "";
        return bundle.target()
                + (bundle.scenario().isEmpty() ? "" : ", " + bundle.scenario())
                + ": " + (loss.count() > 1 ? loss.count() + " " : "")
                + loss.what()
                + (loss.how() == Loss.How.DROPPED ? ": left out" : ": approximated")
                + (ids.isEmpty() ? "" : " (" + ids + more + ")");
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
