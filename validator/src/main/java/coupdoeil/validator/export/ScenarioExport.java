package coupdoeil.validator.export;

import coupdoeil.model.file.Destination;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes scenarios of a pack for a target: all that were asked for, or nothing. */
public final class ScenarioExport {

    private ScenarioExport() {}

    /**
     * Exports scenarios into a folder outside the pack, made if need be. Errors stop it and nothing is written, unless it is
     * forced; then the files say so.
     *
     * @param verdict on the pack
     * @param scenarios ids; empty for all
     * @param writing is called before anything is written
     * @throws ExportFailure if the pack was not examined, has none of these scenarios or a battlefield that the target does
     *     not take, or if the folder cannot be written
     */
    public static ExportOutcome into(
            Path folder, ExportTarget target, Verdict verdict, Set<String> scenarios, boolean force, Runnable writing) {
        checkFolder(folder, verdict.path());
        ExportJob job = job(target, verdict, scenarios, force);
        Verdict concerned =
                verdict.onlyScenarios(job.scenarios().stream().map(Scenario::id).collect(Collectors.toSet()));
        if (!force && !concerned.open(Severity.ERROR).isEmpty()) {
            return new ExportOutcome(concerned, folder, true, new ExportedFiles());
        }
        writing.run();
        ExportedFiles made = target.write(job);
        try {
            Destination.write(folder, made.files());
        } catch (IOException failed) {
            throw new ExportFailure("cannot write to " + folder + ": " + Destination.reason(failed));
        }
        return new ExportOutcome(concerned, folder, false, made);
    }

    private static void checkFolder(Path folder, Path pack) {
        try {
            Destination.checkOutside(folder, pack);
        } catch (IOException refused) {
            throw new ExportFailure("cannot write " + folder + ": " + Destination.reason(refused));
        }
    }

    private static ExportJob job(ExportTarget target, Verdict verdict, Set<String> scenarios, boolean force) {
        Pack pack = verdict.pack().orElseThrow(() -> notExamined(verdict));
        RuleSystem system = verdict.system().orElseThrow(() -> notExamined(verdict));
        if (!target.takes(pack.battlefield())) {
            throw new ExportFailure(verdict.path() + " cannot be exported to " + target.id()
                    + ", which does not take a battlefield of its kind");
        }
        List<Scenario> wanted = pack.scenarios().stream()
                .filter(scenario -> scenarios.isEmpty() || scenarios.contains(scenario.id()))
                .toList();
        if (wanted.isEmpty()) {
            throw new ExportFailure(verdict.path() + " has no scenario to export");
        }
        return new ExportJob(verdict, pack, system, wanted, force);
    }

    private static ExportFailure notExamined(Verdict verdict) {
        return new ExportFailure(verdict.path() + ": " + verdict.obstacle());
    }
}
