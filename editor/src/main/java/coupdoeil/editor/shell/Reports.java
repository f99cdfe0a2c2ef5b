package coupdoeil.editor.shell;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportOptions;
import coupdoeil.validator.export.ExportOrder;
import coupdoeil.validator.export.ExportOutcome;
import coupdoeil.validator.export.ExportProgress;
import coupdoeil.validator.export.ExportReport;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ScenarioExport;
import coupdoeil.validator.report.FindingsFormat;
import coupdoeil.validator.report.FindingsOptions;
import coupdoeil.validator.report.FindingsWriter;
import coupdoeil.validator.report.Style;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
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

    /** Validates the pack from the beginning and shows the whole report. @param profile id of how grave rules are taken */
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

    /** Writes every scenario for an engine into a folder. Errors stop it unless the designer wants the files all the same. */
    void export() {
        Optional<Path> folder = dialogs.chooseFolder(lastFolder.or(document::path));
        folder.ifPresent(this::export);
    }

    private void export(Path folder) {
        lastFolder = Optional.of(folder);
        Pack pack = document.pack();
        Path name = name();
        try {
            Optional<Verdict> verdict = dialogs.work(
                    Messages.text("report.validating"), () -> Examination.of(name, pack, ProfileChoice.RULES));
            if (verdict.isEmpty()) {
                return;
            }
            int errors = verdict.get().open(Severity.ERROR).size();
            boolean force = errors > 0;
            if (force && !dialogs.confirm(Messages.text("report.errors", errors), "report.export-anyway")) {
                return;
            }
            ExportTarget engine = ExportTarget.of(ExportTarget.ENGINE).orElseThrow();
            dialogs.work(
                            Messages.text("report.exporting"),
                            () -> ScenarioExport.make(
                                    new ExportOrder(List.of(engine), ExportOptions.NONE, Set.of(), force),
                                    verdict.get(),
                                    ExportProgress.NONE))
                    .ifPresent(outcome -> {
                        ScenarioExport.write(folder, outcome);
                        show(outcome, folder);
                    });
        } catch (ExportFailure failure) {
            dialogs.failure(String.valueOf(failure.getMessage()));
        }
    }

    private void show(ExportOutcome outcome, Path folder) {
        dialogs.result(
                Messages.text("report.exported"), ExportReport.text(outcome, folder, Style.PLAIN), Optional.of(folder));
    }
}
