package coupdoeil.validator.export.engine;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ExportedFiles;

/** Engines that read {@code engine-scenario.schema.json}: a file for each scenario, which holds all of it. */
public final class EngineTarget implements ExportTarget {

    @Override
    public String id() {
        return ENGINE;
    }

    @Override
    public boolean takes(Battlefield battlefield) {
        return true;
    }

    @Override
    public ExportedFiles write(ExportJob job) {
        EngineExport export = new EngineExport(job.verdict());
        ExportedFiles made = new ExportedFiles();
        for (Scenario scenario : job.scenarios()) {
            made.add(scenario.id(), ".engine.json", scenario.id(), export.file(scenario, job.forced()));
        }
        return made;
    }
}
