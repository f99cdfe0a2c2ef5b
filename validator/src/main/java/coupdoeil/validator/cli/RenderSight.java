package coupdoeil.validator.cli;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.SightOverlay;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What {@code render} can paint over the map: the answers of {@code sight} and {@code viewshed}. */
final class RenderSight {

    @Option(
            names = "--sight",
            paramLabel = "FROM..TO",
            description = "draw the line of sight between two hexes, points, units or places, with what blocks it")
    private @Nullable String line;

    @Option(names = "--viewshed", paramLabel = "HEX|POINT|UNIT|PLACE", description = "show what is seen from there")
    private @Nullable String viewshed;

    @Option(
            names = "--field",
            description = "with --viewshed: only the ground this battery can fire at with its present facing")
    private boolean field;

    @Option(names = "--side", paramLabel = "SIDE", description = "show what a side sees")
    private @Nullable String side;

    @Option(names = "--blind", paramLabel = "SIDE", description = "show the ground that no unit of a side sees")
    private @Nullable String blind;

    @Option(
            names = "--seen-by",
            paramLabel = "SIDE",
            description = "show how many units of a side see each hex or square inch")
    private @Nullable String seenBy;

    @Option(names = "--watch", paramLabel = "HEX|POINT|UNIT|PLACE", description = "show which units see this place")
    private @Nullable String watch;

    @Option(
            names = "--turn",
            paramLabel = "T",
            description = "the turn for all of these, as named in the timetable (default: the first)")
    private @Nullable String turn;

    boolean asked() {
        return line != null || layers() > 0;
    }

    private long layers() {
        return Stream.of(viewshed, side, blind, seenBy, watch)
                .filter(Objects::nonNull)
                .count();
    }

    /** What is painted. @throws CommandFailure if something of it leads nowhere */
    SightOverlay overlay(OpenPack open, Scenario scenario) {
        if (layers() > 1) {
            throw CommandFailure.usage("show one of --viewshed, --side, --blind, --seen-by and --watch");
        }
        if (field && viewshed == null) {
            throw CommandFailure.usage("--field only with --viewshed");
        }
        return open.pack().battlefield().table().isPresent()
                ? new RenderTableSight(line, viewshed, field, side, blind, seenBy, watch)
                        .overlay(TableSightContext.of(open, scenario, turn))
                : onHexes(open, scenario);
    }

    private SightOverlay onHexes(OpenPack open, Scenario scenario) {
        SightContext outlook = SightContext.of(open, scenario, turn);
        List<SightMarks> marks = questions(outlook).stream()
                .map(question -> marks(outlook, question))
                .toList();
        List<Viewpoint> eyes = viewshed == null ? List.of() : List.of(eye(outlook, viewshed));
        List<Sightline> lines = line == null ? List.of() : List.of(sightline(outlook, line));
        return new SightOverlay(marks, eyes, lines, List.of());
    }

    /** A battery fires from its own hex. */
    private Viewpoint eye(SightContext outlook, String text) {
        Viewpoint observer = outlook.viewpoint(text);
        return field ? Viewpoint.ofHex(observer.hexes().get(0), text) : observer;
    }

    /** What is asked for apart from a line. @throws CommandFailure if it leads nowhere */
    private List<SightQuestion> questions(SightContext outlook) {
        int at = outlook.turn();
        if (viewshed != null) {
            Viewpoint observer = outlook.viewpoint(viewshed);
            return List.of(
                    field ? new SightQuestion.Field(observer, at) : new SightQuestion.Seen(List.of(observer), at));
        } else if (side != null) {
            return List.of(new SightQuestion.Seen(outlook.units(side), at));
        } else if (blind != null) {
            return List.of(new SightQuestion.Unseen(outlook.units(blind), at));
        } else if (seenBy != null) {
            return List.of(new SightQuestion.Counts(outlook.units(seenBy), false, at));
        } else if (watch != null) {
            return outlook.find(watch).hexes().stream()
                    .<SightQuestion>map(hex -> new SightQuestion.Watched(
                            Viewpoint.ofHex(hex, watch), outlook.viewpoints().units(), at))
                    .toList();
        }
        return List.of();
    }

    /** The answer; a battery's own hex is rimmed with what it can fire at. */
    private SightMarks marks(SightContext outlook, SightQuestion question) {
        SightMarks marks = outlook.scene()
                .answer(question)
                .orElseThrow(() -> CommandFailure.usage("'" + viewshed + "' has no field of fire"));
        return field && marks instanceof SightMarks.Ground ground
                ? ground.seeing(question.observers().get(0).hexes().get(0))
                : marks;
    }

    private static Sightline sightline(SightContext outlook, String text) {
        String[] names = text.split("\\.\\.", -1);
        if (names.length != 2) {
            throw CommandFailure.usage("--sight must be FROM..TO, not '" + text + "'");
        }
        NamedPlace from = outlook.find(names[0]);
        Hex to = outlook.find(names[1]).hexes().get(0);
        return outlook.eyes(from).sightline(outlook.ground(), from.hexes().get(0), to);
    }
}
