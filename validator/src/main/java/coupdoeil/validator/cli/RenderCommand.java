package coupdoeil.validator.cli;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.LayerId;
import coupdoeil.validator.picture.MapView;
import coupdoeil.validator.picture.Picture;
import coupdoeil.validator.picture.Pictures;
import coupdoeil.validator.picture.SightOverlay;
import coupdoeil.validator.picture.Theme;
import coupdoeil.validator.report.FindingsJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code render}: a picture of the map, without a display. */
@Command(
        name = "render",
        mixinStandardHelpOptions = true,
        description = "Paint the map of a pack with its set-up to a PNG file, as the editor shows it.",
        footer = {
            "",
            "Layers: terrain, levels, features, grid, water-and-sides, roads, labels, places,",
            "names, tokens, units, leaders; a minus before a name leaves that layer out.",
            "",
            "Exit codes: 0 written, 2 usage, 3 the pack cannot be read or FILE cannot be",
            "written, 4 internal error, or the part that paints is missing.",
            "",
            "Examples:",
            "  coupdoeil render samples/albuera-1811 --scenario whole-day --out albuera.png",
            "  coupdoeil render battle.zip --layers terrain,levels,roads --scale 200%% --out map.png",
            "  coupdoeil render battle.zip --layers -labels,-leaders --theme dark --out night.png",
            "  coupdoeil render battle.zip --viewshed blue-guns --out dead-ground.png",
            "  coupdoeil render battle.zip --counter blue-guns --scale 200%% --out guns.png"
        })
final class RenderCommand implements Callable<Integer> {

    private static final double LEAST_SCALE = 0.02;
    private static final double MOST_SCALE = 8;
    private static final double COUNTER_PIXELS = 60;

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path path = Path.of("");

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "the PNG to write")
    private Path out = Path.of("");

    @Option(
            names = "--scenario",
            paramLabel = "ID",
            description = "the scenario whose set-up is shown; optional if there is only one")
    private @Nullable String scenarioId;

    @Option(
            names = "--layers",
            paramLabel = "LAYER",
            split = ",",
            description = "only these layers, or all except those with a minus (default: all)")
    private List<String> layers = new ArrayList<>();

    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            defaultValue = "100%",
            description = "size: 100%% is 60 pixels per hex or counter, 24 per inch; also as a factor, 1.5"
                    + " (default: 100%%)")
    private String scale = "100%";

    @Option(
            names = "--theme",
            paramLabel = "THEME",
            defaultValue = "light",
            description = "sheet of the map: light, dark, modern or grey (default: light)")
    private Theme theme = Theme.LIGHT;

    @Option(
            names = "--counter",
            paramLabel = "PIECE",
            description = "the counter of a unit or leader instead of the map, as the scenario sets it up")
    private @Nullable String piece;

    @Mixin
    private RenderSight sight = new RenderSight();

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        Pictures pictures = Pictures.find().orElseThrow(() -> CommandFailure.missing(Pictures.MISSING));
        OutputPath target = OutputPath.file(out, OutputPath.Kind.PNG, path);
        OpenPack open = OpenPack.read(path);
        boolean bare = scenarioId == null && open.pack().scenarios().isEmpty();
        Scenario scenario = bare ? null : open.scenario(scenarioId);
        Picture picture;
        try (Progress progress = output.progress("Painting " + path)) {
            picture = piece == null ? map(pictures, open, scenario) : counter(pictures, open, scenario, piece);
            progress.now("Writing " + out);
            target.write(picture.png());
        }
        report(picture);
        return ExitCode.CLEAN;
    }

    private Picture map(Pictures pictures, OpenPack open, @Nullable Scenario scenario) {
        MapView ground =
                new MapView(open.pack(), open.system(), scenario, chosenLayers(), theme, factor(), SightOverlay.NONE);
        if (pictures.pixels(ground) > Pictures.MOST_PIXELS) {
            throw CommandFailure.usage("the picture would have more than " + Pictures.MOST_PIXELS / 1_000_000
                    + " million pixels; choose a smaller --scale");
        }
        return pictures.map(ground.withSight(overlay(open, scenario)));
    }

    private Picture counter(Pictures pictures, OpenPack open, @Nullable Scenario scenario, String id) {
        if (sight.asked() || !layers.isEmpty() || theme != Theme.LIGHT) {
            throw CommandFailure.usage("--counter shows no ground: it takes neither --layers nor --theme nor sight");
        }
        Roster roster = new Roster(open.pack().orderOfBattle());
        if (roster.piece(id).isEmpty()) {
            throw CommandFailure.unknown(
                    "unit or leader",
                    id,
                    Stream.concat(roster.units().stream(), roster.leaders().stream())
                            .map(Piece::id)
                            .toList());
        }
        Placement placement = Stream.ofNullable(scenario)
                .flatMap(set -> set.setup().stream())
                .filter(placed -> placed.piece().equals(id))
                .findFirst()
                .orElseGet(() -> Placement.of(id, new Position.OffMap("")));
        return pictures.counter(open.pack(), open.system(), placement, (int) Math.round(COUNTER_PIXELS * factor()));
    }

    private void report(Picture picture) {
        if (output.json()) {
            output.json(JsonPrinter.printForOthers(
                    JsonObject.builder()
                            .put("format", "coupdoeil/render-result")
                            .put("version", 1)
                            .put("tool", FindingsJson.tool())
                            .put("pack", path.toString())
                            .put("file", out.toString())
                            .put("width", picture.width())
                            .put("height", picture.height())
                            .done(),
                    Set.of()));
        } else {
            output.text(out + ": " + picture.width() + " x " + picture.height() + " pixels\n");
        }
    }

    private Set<LayerId> chosenLayers() {
        boolean onlyLess = layers.stream().allMatch(name -> name.startsWith("-"));
        Set<LayerId> chosen = onlyLess ? EnumSet.copyOf(LayerId.all()) : EnumSet.noneOf(LayerId.class);
        for (String name : layers) {
            if (name.startsWith("-")) {
                chosen.remove(layer(name.substring(1)));
            } else {
                chosen.add(layer(name));
            }
        }
        return chosen;
    }

    private static LayerId layer(String name) {
        return LayerId.of(name)
                .orElseThrow(() -> CommandFailure.unknown(
                        "layer",
                        name,
                        Stream.of(LayerId.values()).map(LayerId::key).toList()));
    }

    private double factor() {
        boolean percent = scale.endsWith("%");
        try {
            double number = Double.parseDouble(percent ? scale.substring(0, scale.length() - 1) : scale);
            double factor = percent ? number / 100 : number;
            if (factor >= LEAST_SCALE && factor <= MOST_SCALE) {
                return factor;
            }
        } catch (NumberFormatException noNumber) {
            // Told below, like a number out of range.
        }
        throw CommandFailure.usage("--scale must be from 2% to 800%, not '" + scale + "'");
    }

    /** What is painted over the map: sight, if it is asked for. */
    private SightOverlay overlay(OpenPack open, @Nullable Scenario scenario) {
        if (!sight.asked()) {
            return SightOverlay.NONE;
        }
        if (scenario == null) {
            throw CommandFailure.usage("sight needs a scenario");
        }
        return sight.overlay(open, scenario);
    }
}
