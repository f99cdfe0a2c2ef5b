package coupdoeil.validator.cli;

import coupdoeil.validator.report.SightAnswer;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is common to the commands that look: where, in which scenario, at which turn, past whom. */
final class SightOptions {

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path path = Path.of("");

    @Option(names = "--scenario", paramLabel = "ID", description = "the scenario; optional if there is only one")
    private @Nullable String scenarioId;

    @Option(
            names = "--turn",
            paramLabel = "T",
            description = "the turn, as named in the timetable (default: the first)")
    private @Nullable String turn;

    @Option(
            names = "--ignore",
            paramLabel = "UNIT",
            split = ",",
            description = "ignore these units as obstacles (repeatable, or separated by commas)")
    private Set<String> ignored = new HashSet<>();

    @Option(names = "--terrain-only", description = "ignore all units as obstacles")
    private boolean terrainOnly;

    /** @throws CommandFailure if any of it leads nowhere */
    SightContext outlook() {
        return outlook(path);
    }

    /** The same in another pack. */
    SightContext outlook(Path pack) {
        return outlook(OpenPack.read(pack));
    }

    /** Puts a question to whichever battlefield it is. @throws CommandFailure if any of it leads nowhere */
    SightAnswer ask(Function<SightContext, SightAnswer> onHexes, Function<TableSightContext, SightAnswer> onTable) {
        OpenPack open = OpenPack.read(path);
        if (open.pack().battlefield().table().isEmpty()) {
            return onHexes.apply(outlook(open));
        }
        withEveryUnit("sight on a table");
        return onTable.apply(TableSightContext.of(open, open.scenario(scenarioId), turn));
    }

    private SightContext outlook(OpenPack open) {
        SightContext all = SightContext.of(open, open.scenario(scenarioId), turn);
        SightContext some = all.ignoring(ignored);
        return terrainOnly ? some.withoutUnits() : some;
    }

    /** @throws CommandFailure if units are thought away, which a question does not know how to */
    void withEveryUnit(String question) {
        if (terrainOnly || !ignored.isEmpty()) {
            throw CommandFailure.usage(question + " reckons with every unit: not with --ignore or --terrain-only");
        }
    }

    /** @throws CommandFailure if a turn is named, which a question does not care about */
    void atEveryTurn(String question) {
        if (turn != null) {
            throw CommandFailure.usage(question + " looks at every turn: not with --turn");
        }
    }
}
