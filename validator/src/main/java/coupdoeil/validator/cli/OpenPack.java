package coupdoeil.validator.cli;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A pack that a command works on, whose rule system is known. */
public record OpenPack(Path path, Pack pack, RuleSystem system) {

    /** @throws CommandFailure if it cannot be read or its rule system is not known */
    public static OpenPack read(Path path) {
        Pack pack = readable(path, PackReader.read(path));
        RuleSystem system =
                pack.rules().orElseThrow(() -> CommandFailure.unreadable(path + ": " + Verdict.unknownSystem(pack)));
        return new OpenPack(path, pack, system);
    }

    /** @throws CommandFailure if the reading yielded no pack */
    public static Pack readable(Path path, PackReading reading) {
        return reading.pack()
                .orElseThrow(() -> CommandFailure.unreadable(path + ": "
                        + reading.problems().stream()
                                .filter(problem -> problem.severity() == Problem.Severity.UNREADABLE)
                                .map(Problem::toString)
                                .collect(Collectors.joining("\n  "))));
    }

    /** The scenario of an id; the only one if there is no id. @throws CommandFailure if that leads nowhere */
    public Scenario scenario(@Nullable String id) {
        if (id != null) {
            return scenario(pack, id);
        }
        if (pack.scenarios().size() == 1) {
            return pack.scenarios().get(0);
        }
        throw CommandFailure.usage(
                pack.scenarios().isEmpty()
                        ? path + " has no scenario"
                        : "--scenario must be one of: " + String.join(", ", ids(pack)));
    }

    static Scenario scenario(Pack pack, String id) {
        return pack.scenario(id).orElseThrow(() -> CommandFailure.unknown("scenario", id, ids(pack)));
    }

    private static List<String> ids(Pack pack) {
        return pack.scenarios().stream().map(Scenario::id).toList();
    }
}
