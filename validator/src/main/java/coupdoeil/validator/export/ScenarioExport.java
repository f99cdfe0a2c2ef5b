package coupdoeil.validator.export;

import coupdoeil.model.file.Destination;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.picture.Pictures;
import coupdoeil.validator.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Writes scenarios of a pack for a target: all that were asked for, or nothing. */
public final class ScenarioExport {

    private ScenarioExport() {}

    /**
     * Makes the files of scenarios and writes nothing. Errors stop it, unless it is forced; then the files say so.
     *
     * @param verdict on the pack
     * @throws ExportFailure if the pack was not examined, has none of these scenarios or a battlefield that a target refuses,
     *     or if a target cannot make of it what it was told
     */
    public static ExportOutcome make(ExportOrder order, Verdict verdict, ExportProgress progress) {
        ExportJob job = job(order, verdict, progress);
        Verdict concerned =
                verdict.onlyScenarios(job.scenarios().stream().map(Scenario::id).collect(Collectors.toSet()));
        if (!order.force() && !concerned.open(Severity.ERROR).isEmpty()) {
            return new ExportOutcome(concerned, true, List.of());
        }
        List<Bundle> made = new ArrayList<>();
        for (ExportTarget target : order.targets()) {
            progress.now(target.id());
            List<Bundle> bundles = target.write(job).bundles();
            bundles.stream()
                    .filter(bundle -> !target.holdsAll() || !bundle.losses().isEmpty())
                    .forEach(bundle -> bundle.add(
                            "." + target.id() + ".loss.json", LossReport.of(bundle, certificate(job, bundle))));
            made.addAll(bundles);
        }
        return new ExportOutcome(concerned, false, made);
    }

    private static JsonObject certificate(ExportJob job, Bundle bundle) {
        return bundle.scenario().isEmpty()
                ? job.certificate()
                : Certificate.of(job.verdict(), Set.of(bundle.scenario()), job.forced());
    }

    /**
     * Writes what was made into a folder outside the pack, made if need be: all files or none.
     *
     * @throws ExportFailure if the folder cannot be written
     */
    public static void write(Path folder, ExportOutcome outcome) {
        checkFolder(folder, outcome.verdict().path());
        if (outcome.stopped()) {
            return;
        }
        try {
            Destination.write(folder, outcome.files());
        } catch (IOException failed) {
            throw new ExportFailure("cannot write to " + folder, failed);
        }
    }

    private static void checkFolder(Path folder, Path pack) {
        try {
            Destination.checkOutside(folder, pack);
        } catch (IOException refused) {
            throw new ExportFailure("cannot write " + folder, refused);
        }
    }

    private static ExportJob job(ExportOrder order, Verdict verdict, ExportProgress progress) {
        Pack pack = verdict.pack().orElseThrow(() -> notExamined(verdict));
        RuleSystem system = verdict.system().orElseThrow(() -> notExamined(verdict));
        for (ExportTarget target : order.targets()) {
            target.refuses(pack.battlefield()).ifPresent(reason -> {
                throw new ExportFailure(verdict.path() + " cannot be exported to " + target.id() + ", which " + reason);
            });
        }
        List<Scenario> wanted = pack.scenarios().stream()
                .filter(scenario ->
                        order.scenarios().isEmpty() || order.scenarios().contains(scenario.id()))
                .toList();
        if (wanted.isEmpty()) {
            throw new ExportFailure(verdict.path() + " has no scenario to export");
        }
        ExportJob job = new ExportJob(
                verdict,
                pack,
                system.with(pack.house()),
                wanted,
                order.force(),
                order.options(),
                painter(pack),
                progress);
        order.targets().forEach(target -> target.check(job));
        return job;
    }

    /** Looked for when a target asks for a picture. */
    private static Supplier<Pictures> painter(Pack pack) {
        AtomicReference<Pictures> found = new AtomicReference<>();
        return () -> found.updateAndGet(known -> known != null
                ? known
                : new KeptPictures(Pictures.find().orElseThrow(() -> new ExportFailure(Pictures.MISSING)), pack));
    }

    private static ExportFailure notExamined(Verdict verdict) {
        return new ExportFailure(verdict.path() + ": " + verdict.obstacle());
    }
}
