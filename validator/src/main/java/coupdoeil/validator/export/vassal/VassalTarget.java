package coupdoeil.validator.export.vassal;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportJob;
import coupdoeil.validator.export.ExportOption;
import coupdoeil.validator.export.ExportTarget;
import coupdoeil.validator.export.ExportedFiles;
import coupdoeil.validator.export.PictureOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** VASSAL: a module with a set-up for each scenario, and each of these as a saved game. */
public final class VassalTarget implements ExportTarget {

    static final String ID = "vassal";

    @Override
    public String id() {
        return ID;
    }

    /** Somebody else's module, to which the set-ups are an extension. */
    static final ExportOption<Optional<ForeignModule>> ONTO = new ExportOption<>(
            "onto",
            "X.vmod",
            "write an extension of this module instead, using its counters and board",
            path -> Optional.of(ModuleReader.read(path)),
            Optional.empty());

    /** Which counters of that module stand for which pieces. */
    static final ExportOption<Optional<List<List<String>>>> MATCHES = new ExportOption<>(
            "matches",
            "X.csv",
            "with --onto: which counters represent which pieces, as written by an earlier export",
            path -> Optional.of(Matches.parse(Files.readString(Path.of(path)))),
            Optional.empty());

    @Override
    public List<ExportOption<?>> options() {
        return Stream.concat(PictureOptions.ALL.stream(), Stream.of(ONTO, MATCHES))
                .toList();
    }

    @Override
    public Optional<String> refuses(Battlefield battlefield) {
        return Optional.empty();
    }

    @Override
    public void check(ExportJob job) {
        if (job.options().get(MATCHES).isPresent() && job.options().get(ONTO).isEmpty()) {
            throw new ExportFailure("--matches needs --onto, the module whose counters it names");
        }
    }

    @Override
    public ExportedFiles write(ExportJob job) {
        Optional<ForeignModule> onto = job.options().get(ONTO);
        Optional<List<List<String>>> matches = job.options().get(MATCHES);
        if (onto.isPresent()) {
            return new Extension(job, onto.get(), matches.orElse(null)).files();
        }
        ModuleFile module = new ModuleFile(job);
        ExportedFiles made = new ExportedFiles(ID);
        Bundle whole = made.bundle(job.pack().info().id(), "");
        whole.add(".vmod", module.file());
        ModuleLosses.of(job, module.otherLabels()).forEach(whole::lose);
        for (Scenario scenario : job.scenarios()) {
            Bundle bundle = made.bundle(scenario.id(), scenario.id());
            bundle.add(".vsav", module.game(scenario.id()));
            Situation situation =
                    Situation.of(job.pack(), job.verdict().system().orElseThrow(), scenario);
            ModuleLosses.of(situation, scenario).forEach(bundle::lose);
        }
        return made;
    }
}
