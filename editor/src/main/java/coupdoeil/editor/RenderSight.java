package coupdoeil.editor;

import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.paint.PaintTheme;
import coupdoeil.editor.paint.PngRender;
import coupdoeil.editor.paint.SightLayerPainter;
import coupdoeil.editor.paint.SightPainter;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandFailure;
import coupdoeil.validator.cli.OpenPack;
import coupdoeil.validator.cli.Outlook;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.SeenBy;
import coupdoeil.validator.sight.hexes.Viewpoint;
import coupdoeil.validator.sight.hexes.Viewshed;
import coupdoeil.validator.sight.hexes.Watch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What {@code render} can paint over the map: the answers of {@code sight} and {@code viewshed}. */
final class RenderSight {

    @Option(
            names = "--sight",
            paramLabel = "FROM..TO",
            description = "draw the line of sight between two hexes, units or places, with what blocks it")
    private @Nullable String line;

    @Option(names = "--viewshed", paramLabel = "HEX|UNIT|PLACE", description = "show what is seen from there")
    private @Nullable String viewshed;

    @Option(names = "--field", description = "with --viewshed: only where that battery can fire, as it faces")
    private boolean field;

    @Option(names = "--side", paramLabel = "SIDE", description = "show what a side sees")
    private @Nullable String side;

    @Option(names = "--blind", paramLabel = "SIDE", description = "show what nobody of a side sees")
    private @Nullable String blind;

    @Option(names = "--seen-by", paramLabel = "SIDE", description = "show how many of a side see each hex")
    private @Nullable String seenBy;

    @Option(names = "--watch", paramLabel = "HEX|UNIT|PLACE", description = "show who sees that")
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
        Outlook outlook = Outlook.of(open, scenario, turn);
        // What leads nowhere is told before anything is painted.
        Stream.of(side, blind, seenBy).filter(Objects::nonNull).forEach(outlook::side);
        Stream.of(viewshed, watch).filter(Objects::nonNull).forEach(outlook::find);
        HexLayout layout = new HexLayout(outlook.map().grid());
        SightPainter painter = new SightPainter(layout, theme);
        Optional<Viewshed> cone = field && viewshed != null ? Optional.of(cone(outlook, viewshed)) : Optional.empty();
        Hex[] ends = line == null ? new Hex[0] : ends(outlook, line);
        return (g, clip) -> {
            cone.ifPresent(seen -> painter.paint(g, seen, clip));
            layer(
                    outlook,
                    new SightLayerPainter(
                            g, layout, theme, clip, g.getTransform().getScaleX()));
            if (ends.length == 2) {
                painter.paint(g, outlook.rule().sightline(outlook.ground(), ends[0], ends[1]));
            }
        };
    }

    private void layer(Outlook outlook, SightLayerPainter painter) {
        if (viewshed != null && !field) {
            Viewpoint observer =
                    new Viewpoint("", viewshed, "", "", outlook.find(viewshed).hexes());
            ground(painter, seenBy(outlook, List.of(observer)));
            observer.hexes().forEach(painter::eye);
        } else if (side != null) {
            ground(painter, seenBy(outlook, side));
        } else if (blind != null) {
            painter.blind(seenBy(outlook, blind).unseen());
        } else if (seenBy != null) {
            SeenBy seen = seenBy(outlook, seenBy);
            Map<Hex, Integer> counts = new LinkedHashMap<>();
            seen.region().forEach(hex -> counts.put(hex, seen.count(hex)));
            painter.counts(counts);
        } else if (watch != null) {
            for (Hex target : outlook.find(watch).hexes()) {
                painter.looks(
                        Watch.of(
                                        outlook.rule(),
                                        outlook.ground(),
                                        outlook.viewpoints().units(),
                                        target)
                                .stream()
                                .filter(known -> known.sighting() == Sighting.VISIBLE)
                                .map(Watch::from)
                                .distinct()
                                .toList(),
                        target);
            }
        }
    }

    private static void ground(SightLayerPainter painter, SeenBy seen) {
        for (Sighting sighting : Sighting.values()) {
            painter.hidden(sighting, seen.hexes(sighting));
        }
        painter.seen(seen.hexes(Sighting.VISIBLE));
    }

    private static SeenBy seenBy(Outlook outlook, String side) {
        return seenBy(outlook, outlook.viewpoints().ofSide(outlook.side(side)));
    }

    private static SeenBy seenBy(Outlook outlook, List<Viewpoint> observers) {
        return SeenBy.of(outlook.rule(), outlook.ground(), observers, outlook.hexes());
    }

    private static Viewshed cone(Outlook outlook, String battery) {
        return outlook.scene()
                .field(outlook.find(battery).piece(), outlook.turn())
                .orElseThrow(() -> CommandFailure.usage("'" + battery + "' has no field of fire"));
    }

    private static Hex[] ends(Outlook outlook, String text) {
        String[] names = text.split("\\.\\.", -1);
        if (names.length != 2) {
            throw CommandFailure.usage("--sight must be FROM..TO, not '" + text + "'");
        }
        return Stream.of(names).map(name -> outlook.find(name).hexes().get(0)).toArray(Hex[]::new);
    }
}
