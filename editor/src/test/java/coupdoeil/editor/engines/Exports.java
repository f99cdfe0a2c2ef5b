package coupdoeil.editor.engines;

import coupdoeil.model.pack.Pack;
import coupdoeil.validator.export.ExportOptions;
import coupdoeil.validator.export.ExportOrder;
import coupdoeil.validator.export.ExportOutcome;
import coupdoeil.validator.export.ExportProgress;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ScenarioExport;
import coupdoeil.validator.verdict.Examination;
import coupdoeil.validator.verdict.ProfileChoice;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Exports without files. */
final class Exports {

    private Exports() {}

    static ExportTarget target(String id) {
        return ExportTarget.of(id).orElseThrow();
    }

    /** The pack as it is, whatever the rules find. */
    static ExportOutcome of(Pack pack, String target, Map<String, String> options) {
        return of(Examination.of(Path.of("battle"), pack, ProfileChoice.RULES), target, options);
    }

    static ExportOutcome of(Verdict verdict, String target, Map<String, String> options) {
        List<ExportTarget> targets = List.of(target(target));
        return ScenarioExport.make(
                new ExportOrder(targets, ExportOptions.read(options, targets), Set.of(), true),
                verdict,
                ExportProgress.NONE);
    }
}
