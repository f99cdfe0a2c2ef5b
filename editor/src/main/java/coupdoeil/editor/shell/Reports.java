package coupdoeil.editor.shell;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportOptions;
import coupdoeil.validator.export.ExportOrder;
import coupdoeil.validator.export.ExportOutcome;
import coupdoeil.validator.export.ExportReport;
import coupdoeil.validator.export.ScenarioExport;
import coupdoeil.validator.report.FindingsFormat;
import coupdoeil.validator.report.FindingsOptions;
import coupdoeil.validator.report.FindingsWriter;
import coupdoeil.validator.report.Style;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Validates and exports the open pack as the command line would, with a dialog while it goes on and one that says what came of it. */
final class Reports {

    private final Document document;
    private final Dialogs dialogs;
    private Optional<Path> lastFolder = Optional.empty();

    Reports(Document document, Dialogs dialogs) {
        this.document = document;
        this.dialogs = dialogs;
    }

    /** Where the pack is kept, or what it is called if it never was. */
    private Path name() {
        return document.path().orElseGet(() -> Path.of(document.pack().info().id()));
    }

    /** Validates the pack from the beginning and shows the whole report. @param profile id of how severe each rule is */
    void validate(String profile) {
        Pack pack = document.pack();
        Path name = name();
        dialogs.work(Messages.text("report.validating"), () -> Examination.of(name, pack, ProfileChoice.named(profile)))
                .ifPresent(
                        verdict -> dialogs.result(Messages.text("report.validated"), text(verdict), Optional.empty()));
    }

    private static String text(Verdict verdict) {
        StringBuilder text = new StringBuilder();
        FindingsWriter writer = FindingsFormat.TEXT.writer(new FindingsOptions(Set.of(), Style.PLAIN), text::append);
        writer.write(verdict);
        writer.end();
        return text.toString();
    }

    /**
     * Writes every scenario for those programs that the designer wants into a folder. Errors stop it unless he wants the files
     * all the same; what they would not hold he sees before anything is written.
     */
    void export() {
        Pack pack = document.pack();
        ExportPanel panel = new ExportPanel(pack.battlefield());
        if (!dialogs.export(panel) || panel.chosen().isEmpty()) {
            return;
        }
        try {
            Optional<ExportOutcome> made = made(pack, panel);
            if (made.isPresent() && wanted(made.get())) {
                dialogs.chooseFolder(lastFolder.or(document::path)).ifPresent(folder -> write(folder, made.get()));
            }
        } catch (ExportFailure | IllegalArgumentException failure) {
            dialogs.failure(String.valueOf(failure.getMessage()));
        }
    }

    private Optional<ExportOutcome> made(Pack pack, ExportPanel panel) {
        ExportOptions options = ExportOptions.read(panel.told(), panel.chosen());
        Path name = name();
        Optional<Verdict> verdict =
                dialogs.work(Messages.text("report.validating"), () -> Examination.of(name, pack, ProfileChoice.RULES));
        if (verdict.isEmpty()) {
            return Optional.empty();
        }
        int errors = verdict.get().open(Severity.ERROR).size();
        boolean force = errors > 0;
        if (force && !dialogs.confirm(Messages.text("report.errors", errors), "report.export-anyway")) {
            return Optional.empty();
        }
        ExportOrder order = new ExportOrder(panel.chosen(), options, Set.of(), force);
        return dialogs.steps(
                Messages.text("report.exporting"), step -> ScenarioExport.make(order, verdict.get(), step::accept));
    }

    /** Whether the files are wanted although they do not hold everything. */
    private boolean wanted(ExportOutcome made) {
        String losses = ExportReport.losses(made);
        return losses.isEmpty() || dialogs.confirm(Messages.text("report.losses", losses), "report.write");
    }

    private void write(Path folder, ExportOutcome made) {
        lastFolder = Optional.of(folder);
        ScenarioExport.write(folder, made);
        dialogs.result(
                Messages.text("report.exported"), ExportReport.text(made, folder, Style.PLAIN), Optional.of(folder));
    }
}
