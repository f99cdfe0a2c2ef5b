package coupdoeil.validator.cli;

import coupdoeil.validator.report.SightAnswer;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sight}: whether one sees another, and why; and what follows for places, approaches, columns and batteries. */
@Command(
        name = "sight",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Say whether one hex sees another and what is in the way, or answer one of the questions below.",
        footer = {
            "",
            "HEX is a label of the map, UNIT the id of a unit or leader of the set-up, PLACE",
            "the id of a place. A unit or place in several hexes sees, and is seen, from any of",
            "them. On a table a POINT is given in inches from the south-west corner: 12.5,30.",
            "",
            "Exit codes: 0 answered, visible or not, 2 usage, 3 the pack cannot be read,",
            "4 internal error.",
            "",
            "Examples:",
            "  coupdoeil sight samples/albuera-1811 --scenario whole-day --matrix",
            "  coupdoeil sight battle.zip --from duke --to 0603 --turn 08:15 --explain",
            "  coupdoeil sight battle.zip --matrix --among farm,mill,duke",
            "  coupdoeil sight battle.zip --approach 0101..farm --road --side red",
            "  coupdoeil sight battle.zip --first-sight --format json",
            "  coupdoeil sight battle.zip --positions blue-guns --radius 5"
        })
final class SightCommand implements Callable<Integer> {

    /** Whether one sees another. */
    private static final class Pair {

        @Option(
                names = "--from",
                paramLabel = "HEX|POINT|UNIT|PLACE",
                description = "the observer; a unit looks out of its own front")
        private @Nullable String from;

        @Option(names = "--to", paramLabel = "HEX|POINT|UNIT|PLACE", description = "the target")
        private @Nullable String to;

        @Option(names = "--explain", description = "also explain every hex and hexside on the way")
        private boolean explain;
    }

    /** Who sees whom. */
    private static final class Matrix {

        @Option(names = "--matrix", description = "which places and leaders see each other")
        private boolean asked;

        @Option(
                names = "--among",
                paramLabel = "HEX|UNIT|PLACE[,...]",
                description = "only these, repeatable or separated by commas (default: all places and leaders)")
        private List<String> among = List.of();
    }

    /** Where a way is hidden. */
    private static final class Way {

        @Option(
                names = "--approach",
                paramLabel = "A..B",
                description = {
                    "where the route from A to B (..C and so on), or along the hexes of one place, is hidden from a side"
                })
        private @Nullable String way;

        @Option(names = "--side", paramLabel = "SIDE", description = "the side that looks")
        private @Nullable String side;

        @Option(names = "--road", description = "follow roads, not straight lines")
        private boolean road;
    }

    /** When reinforcements come into sight. */
    private static final class Columns {

        @Option(
                names = "--first-sight",
                description = "when and where the enemy can first see each group, and which units do")
        private boolean asked;
    }

    /** Where a battery would see most. */
    private static final class Positions {

        @Option(names = "--positions", paramLabel = "UNIT", description = "the best positions for this battery")
        private @Nullable String battery;

        @Option(names = "--around", paramLabel = "HEX", description = "near this hex (default: its present hex)")
        private @Nullable String around;

        @Option(
                names = "--radius",
                paramLabel = "HEXES",
                defaultValue = "3",
                description = "at most this far from there (default: 3)")
        private int radius = 3;
    }

    @Mixin
    private SightOptions lookout = new SightOptions();

    @ArgGroup(validate = false, heading = "%nWhether one sees another:%n")
    private Pair pair = new Pair();

    @ArgGroup(validate = false, heading = "%nWho sees whom:%n")
    private Matrix matrix = new Matrix();

    @ArgGroup(validate = false, heading = "%nWhere an approach is hidden:%n")
    private Way approach = new Way();

    @ArgGroup(validate = false, heading = "%nWhere a battery sees most:%n")
    private Positions positions = new Positions();

    @ArgGroup(validate = false, heading = "%nWhen reinforcements come into sight:%n")
    private Columns columns = new Columns();

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        long questions = Stream.of(
                        pair.from != null || pair.to != null,
                        matrix.asked,
                        approach.way != null,
                        columns.asked,
                        positions.battery != null)
                .filter(asked -> asked)
                .count();
        if (questions != 1) {
            throw CommandFailure.usage("ask one thing: --from HEX --to HEX, --matrix, --approach A..B, --first-sight"
                    + " or --positions UNIT");
        }
        goesWith(pair.explain, pair.from != null, "--explain", "--from and --to");
        goesWith(!matrix.among.isEmpty(), matrix.asked, "--among", "--matrix");
        goesWith(approach.side != null || approach.road, approach.way != null, "--side and --road", "--approach");
        goesWith(positions.around != null, positions.battery != null, "--around", "--positions");
        try (Progress progress = output.progress("Looking")) {
            output.answer(answer());
        }
        return ExitCode.CLEAN;
    }

    private SightAnswer answer() {
        if (matrix.asked) {
            return lookout.ask(
                    hexes -> SightQuestions.matrix(
                            hexes,
                            matrix.among.stream().flatMap(NamedPlace::names).toList()),
                    table -> TableQuestions.matrix(table, matrix.among));
        }
        if (approach.way != null) {
            return SightQuestions.approach(
                    lookout.outlook(), approach.way, needed(approach.side, "--side"), approach.road);
        }
        if (columns.asked) {
            lookout.withEveryUnit("--first-sight");
            lookout.atEveryTurn("--first-sight");
            return SightQuestions.firstSight(lookout.outlook());
        }
        if (positions.battery != null) {
            lookout.withEveryUnit("--positions");
            return SightQuestions.positions(lookout.outlook(), positions.battery, positions.around, positions.radius);
        }
        String from = needed(pair.from, "--from");
        String to = needed(pair.to, "--to");
        return lookout.ask(
                hexes -> SightQuestions.pair(hexes, from, to, pair.explain),
                table -> TableQuestions.pair(table, from, to, pair.explain));
    }

    private static void goesWith(boolean said, boolean asked, String option, String question) {
        if (said && !asked) {
            throw CommandFailure.usage(option + " only with " + question);
        }
    }

    private static String needed(@Nullable String value, String option) {
        if (value == null) {
            throw CommandFailure.usage("there is no " + option);
        }
        return value;
    }
}
