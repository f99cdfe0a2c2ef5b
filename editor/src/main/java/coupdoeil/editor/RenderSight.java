package coupdoeil.editor;

import coupdoeil.editor.paint.PngRender;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sight.SightLayerPainter;
import coupdoeil.editor.paint.sight.SightPainter;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandFailure;
import coupdoeil.validator.cli.OpenPack;
import coupdoeil.validator.cli.Outlook;
import coupdoeil.validator.cli.TableOutlook;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Viewpoint;
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

    @Option(names = "--field", description = "with --viewshed: only where that battery can fire, as it faces")
    private boolean field;

    @Option(names = "--side", paramLabel = "SIDE", description = "show what a side sees")
    private @Nullable String side;

    @Option(names = "--blind", paramLabel = "SIDE", description = "show what nobody of a side sees")
    private @Nullable String blind;

    @Option(
            names = "--seen-by",
            paramLabel = "SIDE",
            description = "show how many of a side see each hex or square inch")
    private @Nullable String seenBy;

    @Option(names = "--watch", paramLabel = "HEX|POINT|UNIT|PLACE", description = "show who sees that")
    private @Nullable String watch;

    @Option(
            names = "--turn",
            paramLabel = "T",
            description = "the turn of all these as the timetable names it (default: the first)")
    private @Nullable String turn;

    boolean asked() {
        return line != null || layers() > 0;
    }

    private long layers() {
        return Stream.of(viewshed, side, blind, seenBy, watch)
                .filter(Objects::nonNull)
                .count();
    }

    /** What paints it. @throws CommandFailure if something of it leads nowhere */
    PngRender.Overlay overlay(OpenPack open, Scenario scenario, PaintTheme theme) {
        if (layers() > 1) {
            throw CommandFailure.usage("show one of --viewshed, --side, --blind, --seen-by and --watch");
        }
        if (field && viewshed == null) {
            throw CommandFailure.usage("--field only with --viewshed");
        }
        return open.pack().battlefield().table().isPresent()
                ? new RenderTableSight(line, viewshed, field, side, blind, seenBy, watch)
                        .overlay(TableOutlook.of(open, scenario, turn), theme)
                : onHexes(open, scenario, theme);
    }

    private PngRender.Overlay onHexes(OpenPack open, Scenario scenario, PaintTheme theme) {
        Outlook outlook = Outlook.of(open, scenario, turn);
        List<SightMarks> marks = questions(outlook).stream()
                .map(question -> marks(outlook, question))
                .toList();
        List<Hex> eyes = viewshed == null ? List.of() : outlook.find(viewshed).hexes();
        HexLayout layout = new HexLayout(outlook.map().grid());
        Hex[] ends = line == null ? new Hex[0] : ends(outlook, line);
        return (g, clip) -> {
            SightLayerPainter layer = new SightLayerPainter(
                    g, layout, theme, clip, g.getTransform().getScaleX());
            marks.forEach(layer::marks);
            layer.eyes(field ? eyes.subList(0, 1) : eyes);
            if (ends.length == 2) {
                new SightPainter(layout, theme).paint(g, outlook.rule().sightline(outlook.ground(), ends[0], ends[1]));
            }
        };
    }

    /** What is asked for apart from a line. @throws CommandFailure if it leads nowhere */
    private List<SightQuestion> questions(Outlook outlook) {
        int at = outlook.turn();
        if (viewshed != null) {
            Viewpoint observer = outlook.find(viewshed).viewpoint();
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
    private SightMarks marks(Outlook outlook, SightQuestion question) {
        SightMarks marks = outlook.scene()
                .answer(question)
                .orElseThrow(() -> CommandFailure.usage("'" + viewshed + "' has no field of fire"));
        return field && marks instanceof SightMarks.Ground ground
                ? ground.seeing(question.observers().get(0).hexes().get(0))
                : marks;
    }

    private static Hex[] ends(Outlook outlook, String text) {
        String[] names = text.split("\\.\\.", -1);
        if (names.length != 2) {
            throw CommandFailure.usage("--sight must be FROM..TO, not '" + text + "'");
        }
        return Stream.of(names).map(name -> outlook.find(name).hexes().get(0)).toArray(Hex[]::new);
    }
}
