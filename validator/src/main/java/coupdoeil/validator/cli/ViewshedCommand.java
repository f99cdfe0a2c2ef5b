package coupdoeil.validator.cli;

import coupdoeil.validator.report.SideViewReport;
import coupdoeil.validator.report.SightAnswer;
import coupdoeil.validator.report.SightChangeReport;
import coupdoeil.validator.report.ViewshedReport;
import coupdoeil.validator.report.WatchReport;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.hexes.SeenBy;
import coupdoeil.validator.sight.hexes.SightChange;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code viewshed}: everything that one or a side sees, and the blind ground. */
@Command(
        name = "viewshed",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Show what a hex, a unit or a side sees of the map and its blind zones, which units see a hex,"
                + " or how an edit changed sight.",
        footer = {
            "",
            "A unit in two hexes has a viewshed for each hex; a side sees what any of its units",
            "sees.",
            "",
            "Exit codes: 0 answered, 2 usage, 3 the pack cannot be read, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil viewshed samples/albuera-1811 --scenario whole-day --from 1632",
            "  coupdoeil viewshed battle.zip --from blue-guns --field --turn 08:15",
            "  coupdoeil viewshed battle.zip --side blue --at-least 2 --format json",
            "  coupdoeil viewshed battle.zip --to 0603",
            "  coupdoeil viewshed battle.zip --since before.zip"
        })
final class ViewshedCommand implements Callable<Integer> {

    @Mixin
    private SightOptions lookout = new SightOptions();

    @Option(names = "--from", paramLabel = "HEX|POINT|UNIT|PLACE", description = "what can be seen from here")
    private @Nullable String from;

    @Option(
            names = "--field",
            description = "with --from: only the ground this battery can fire at with its present facing")
    private boolean field;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "what a side sees, and the blind zones of all its units")
    private @Nullable String side;

    @Option(
            names = "--at-least",
            paramLabel = "N",
            description = "with --side: list the hexes seen by at least N of its units")
    private int atLeast;

    @Option(names = "--to", paramLabel = "HEX|POINT|UNIT|PLACE", description = "which units see this place")
    private @Nullable String to;

    @Option(
            names = "--since",
            paramLabel = "PACK",
            description = "compare what each side, or --side, sees with this other pack")
    private @Nullable Path since;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        long questions = Stream.of(from != null, to != null, side != null || since != null)
                .filter(asked -> asked)
                .count();
        if (questions != 1) {
            throw CommandFailure.usage("ask one thing: --from HEX, --side SIDE, --to HEX or --since PACK");
        }
        if (field && from == null) {
            throw CommandFailure.usage("--field only with --from");
        }
        if (atLeast != 0 && (side == null || since != null)) {
            throw CommandFailure.usage("--at-least only with --side");
        }
        if (atLeast < 0) {
            throw CommandFailure.usage("--at-least must be 1 or more, not " + atLeast);
        }
        try (Progress progress = output.progress("Looking")) {
            output.answer(answer());
        }
        return ExitCode.CLEAN;
    }

    private SightAnswer answer() {
        String observer = from;
        String target = to;
        Path other = since;
        String known = String.valueOf(side);
        if (observer != null) {
            return lookout.ask(
                    hexes -> new ViewshedReport(hexes.occasion(), observer, viewsheds(hexes, observer)),
                    table -> TableQuestions.from(table, observer, field));
        }
        if (target != null) {
            return lookout.ask(hexes -> watched(hexes, target), table -> TableQuestions.watched(table, target));
        }
        if (other != null) {
            return since(lookout.outlook(), other);
        }
        return lookout.ask(
                hexes -> new SideViewReport(hexes.occasion(), hexes.side(known), seenBy(hexes, known), atLeast),
                table -> TableQuestions.side(table, known));
    }

    private static SightAnswer watched(SightContext outlook, String target) {
        SightQuestion.Watched question = new SightQuestion.Watched(
                outlook.viewpoint(target), outlook.viewpoints().units(), outlook.turn());
        return new WatchReport(outlook.occasion(), target, outlook.answers().watches(question));
    }

    private List<Viewshed> viewsheds(SightContext outlook, String observer) {
        NamedPlace where = outlook.find(observer);
        if (field) {
            lookout.withEveryUnit("--field");
            return List.of(outlook.scene()
                    .field(where.piece(), outlook.turn())
                    .orElseThrow(() -> CommandFailure.usage("'" + observer
                            + "' is no battery ready to fire, with a range and a facing: it has no field of fire")));
        }
        return outlook.answers().viewsheds(outlook.viewpoint(where), outlook.turn());
    }

    private SightAnswer since(SightContext outlook, Path other) {
        SightContext before = lookout.outlook(other);
        Map<String, SightChange> changes = new LinkedHashMap<>();
        List<String> sides = side == null ? outlook.viewpoints().sides() : List.of(outlook.side(side));
        for (String each : sides) {
            changes.put(each, SightChange.between(seenBy(before, each), seenBy(outlook, each)));
        }
        return new SightChangeReport(outlook.occasion(), other.toString(), changes);
    }

    private static SeenBy seenBy(SightContext outlook, String side) {
        return outlook.answers().seen(outlook.units(side), outlook.turn());
    }
}
