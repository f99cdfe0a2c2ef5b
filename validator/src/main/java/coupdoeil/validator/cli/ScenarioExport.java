package coupdoeil.validator.cli;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.export.EngineExport;
import coupdoeil.validator.export.ExportFolder;
import coupdoeil.validator.report.ExportReport;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes scenarios of a pack for an engine: all that were asked for, or nothing. */
public final class ScenarioExport {

    private ScenarioExport() {}

    /**
     * Exports scenarios into a folder outside the pack, made if need be. Errors stop it and nothing is written, unless it is
     * forced; then the files say so.
     *
     * @param report of the pack
     * @param scenarios ids; empty for all
     * @param writing is called before anything is written
     * @throws CommandFailure if the pack was not examined or has no such scenario, or the folder cannot be written
     */
    public static ExportReport into(
            Path folder, Verdict report, Set<String> scenarios, boolean force, Runnable writing) {
        Target target = Target.folder(folder, report.path());
        Verdict examined = OpenPack.examined(report);
        List<Scenario> wanted = wanted(examined.pack().orElseThrow(), report.path(), scenarios);
        Verdict concerned =
                examined.onlyScenarios(wanted.stream().map(Scenario::id).collect(Collectors.toSet()));
        boolean stopped = !force && !concerned.open(Severity.ERROR).isEmpty();
        Map<String, byte[]> files = new LinkedHashMap<>();
        Map<String, String> names = new LinkedHashMap<>();
        if (!stopped) {
            writing.run();
            EngineExport export = new EngineExport(examined);
            for (Scenario scenario : wanted) {
                String name = ExportFolder.fileName(scenario.id(), files.keySet());
                files.put(name, export.file(scenario, force));
                names.put(name, scenario.id());
            }
            target.write(files);
        }
        return new ExportReport(concerned, folder, stopped, files, names);
    }

    private static List<Scenario> wanted(Pack pack, Path path, Set<String> scenarios) {
        if (pack.scenarios().isEmpty()) {
            throw CommandFailure.unreadable(path + " has no scenario to export");
        }
        scenarios.forEach(id -> OpenPack.scenario(pack, id));
        return pack.scenarios().stream()
                .filter(scenario -> scenarios.isEmpty() || scenarios.contains(scenario.id()))
                .toList();
    }
}
