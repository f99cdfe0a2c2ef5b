package coupdoeil.validator.cli;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.sight.SightGround;
import coupdoeil.validator.sight.SightRule;
import coupdoeil.validator.sight.SightScene;
import coupdoeil.validator.sight.SightSystem;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is common to the commands that look: where, in which scenario, at which turn, past whom. */
final class Lookout {

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path path = Path.of("");

    @Option(names = "--scenario", paramLabel = "ID", description = "the scenario; may be left out if there is only one")
    private @Nullable String scenarioId;

    @Option(names = "--turn", paramLabel = "T", description = "the turn as the timetable names it (default: the first)")
    private @Nullable String turn;

    @Option(
            names = "--ignore",
            paramLabel = "UNIT",
            split = ",",
            description = "as if these units were not there (repeatable, or separated by commas)")
    private Set<String> ignored = new HashSet<>();

    @Option(names = "--terrain-only", description = "as if no units were there at all")
    private boolean terrainOnly;

    /** All that is needed to look. */
    record Scene(
            OpenPack open,
            Scenario scenario,
            HexBattlefield map,
            String turn,
            SightScene sight,
            SightRule rule,
            SightGround ground) {

        Whereabouts find(String text) {
            return Whereabouts.of(text, open, map, scenario);
        }
    }

    /** @throws CommandFailure if any of it leads nowhere */
    Scene scene() {
        OpenPack open = OpenPack.read(path);
        Scenario scenario = open.scenario(scenarioId);
        if (!(open.pack().battlefield() instanceof HexBattlefield map)) {
            throw CommandFailure.usage(path + " is fought on a table; sight is worked out on hex maps only");
        }
        SightScene sight = SightSystem.of(open.system().id())
                .flatMap(system -> system.scene(open.pack(), open.system(), scenario))
                .orElseThrow(() -> CommandFailure.usage(
                        "sight is not built for " + open.system().name()));
        TurnTrack track = new TurnTrack(scenario.clock(), open.system().minutesPerTurn());
        int number = turn(track);
        ignored.forEach(piece -> Whereabouts.of(piece, open, map, scenario));
        SightGround ground = terrainOnly
                ? sight.ground().withoutUnits()
                : ignored.isEmpty() ? sight.ground() : sight.ignoring(ignored);
        return new Scene(open, scenario, map, track.label(number), sight, sight.rule(number), ground);
    }

    private int turn(TurnTrack track) {
        if (turn == null) {
            return 0;
        }
        OptionalInt number = track.turnOf(turn);
        if (number.isEmpty() || !track.contains(number.getAsInt())) {
            throw CommandFailure.usage(
                    track.count() == 0
                            ? "the scenario has no turn '" + turn + "': its clock does not say when it begins and ends"
                            : "the scenario has no turn '" + turn + "': turns go from " + track.label(0) + " to "
                                    + track.label(track.count() - 1));
        }
        return number.getAsInt();
    }
}
