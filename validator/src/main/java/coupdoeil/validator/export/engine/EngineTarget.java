package coupdoeil.validator.export.engine;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ExportedFiles;
import coupdoeil.validator.export.HouseRuleList;
import coupdoeil.validator.export.Loss;
import java.util.Optional;

/** Engines that read {@code engine-scenario.schema.json}: a file for each scenario, which holds all of it but house rules in tables. */
public final class EngineTarget implements ExportTarget {

    @Override
    public String id() {
        return ENGINE;
    }

    @Override
    public Optional<String> refuses(Battlefield battlefield) {
        return Optional.empty();
    }

    @Override
    public boolean holdsAll() {
        return true;
    }

    @Override
    public ExportedFiles write(ExportJob job) {
        EngineExport export = new EngineExport(job.verdict());
        ExportedFiles made = new ExportedFiles(id());
        for (Scenario scenario : job.scenarios()) {
            Bundle bundle = made.bundle(scenario.id(), scenario.id());
            bundle.add(".engine.json", export.file(scenario, job.forced()));
            bundle.lose(Loss.dropped(
                    "house-rules",
                    "house rules that the engine needs, too",
                    HouseRuleList.idsBesideScenario(job.pack().house())));
        }
        return made;
    }
}
