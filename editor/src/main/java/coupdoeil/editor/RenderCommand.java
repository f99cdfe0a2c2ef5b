package coupdoeil.editor;

import coupdoeil.editor.paint.PngRender;
import coupdoeil.editor.paint.sheet.LayerId;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandFailure;
import coupdoeil.validator.cli.ExitCode;
import coupdoeil.validator.cli.OpenPack;
import coupdoeil.validator.cli.Output;
import coupdoeil.validator.cli.Progress;
import coupdoeil.validator.cli.Target;
import coupdoeil.validator.report.FindingsJson;
import java.awt.image.BufferedImage;
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
            "names, tokens, units, leaders; a minus before a name leaves that one out.",
            "",
            "Exit codes: 0 written, 2 usage, 3 the pack cannot be read or FILE cannot be",
            "written, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil render samples/albuera-1811 --scenario whole-day --out albuera.png",
            "  coupdoeil render battle.zip --layers terrain,levels,roads --scale 200%% --out map.png",
            "  coupdoeil render battle.zip --layers -labels,-leaders --theme dark --out night.png",
            "  coupdoeil render battle.zip --viewshed blue-guns --out dead-ground.png"
        })
public final class RenderCommand implements Callable<Integer> {

    private static final double LEAST_SCALE = 0.02;
    private static final double MOST_SCALE = 8;

    @Parameters(paramLabel = "PACK", description = "folder or zip of a pack")
    private Path path = Path.of("");

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "the PNG to write")
    private Path out = Path.of("");

    @Option(
            names = "--scenario",
            paramLabel = "ID",
            description = "the scenario whose set-up is shown; may be left out if there is only one")
    private @Nullable String scenarioId;

    @Option(
            names = "--layers",
            paramLabel = "LAYER",
            split = ",",
            description = "only these layers, or all but those with a minus (default: all)")
    private List<String> layers = new ArrayList<>();

    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            defaultValue = "100%",
            description = "size: 100%% is 60 pixels a hex, 24 an inch; also as a factor, 1.5 (default: 100%%)")
    private String scale = "100%";

    @Option(
            names = "--theme",
            paramLabel = "THEME",
            defaultValue = "light",
            description = "light or dark (default: light)")
    private PaintTheme theme = PaintTheme.LIGHT;

    @Mixin
    private RenderSight sight = new RenderSight();

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        Target target = Target.file(out, Target.Kind.PNG, path);
        OpenPack open = OpenPack.read(path);
        boolean bare = scenarioId == null && open.pack().scenarios().isEmpty();
        Scenario scenario = bare ? null : open.scenario(scenarioId);
        PaintScene scene = new PaintScene(open.pack(), open.system(), scenario, theme, chosenLayers());
        if (PngRender.pixels(scene, factor()) > PngRender.MOST_PIXELS) {
            throw CommandFailure.usage("the picture would have more than " + PngRender.MOST_PIXELS / 1_000_000
                    + " million pixels; choose a smaller --scale");
        }
        BufferedImage image;
        try (Progress progress = output.progress("Painting " + path)) {
            image = PngRender.image(scene, factor(), overlay(open, scenario));
            progress.now("Writing " + out);
            target.write(PngRender.bytes(image));
        }
        report(image);
        return ExitCode.CLEAN;
    }

    private void report(BufferedImage image) {
        if (output.json()) {
            output.json(JsonPrinter.printForOthers(
                    JsonObject.builder()
                            .put("format", "coupdoeil/render-result")
                            .put("version", 1)
                            .put("tool", FindingsJson.tool())
                            .put("pack", path.toString())
                            .put("file", out.toString())
                            .put("width", image.getWidth())
                            .put("height", image.getHeight())
                            .done(),
                    Set.of()));
        } else {
            output.text(out + ": " + image.getWidth() + " x " + image.getHeight() + " pixels\n");
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
    private PngRender.Overlay overlay(OpenPack open, @Nullable Scenario scenario) {
        if (!sight.asked()) {
            return (g, clip) -> {};
        }
        if (scenario == null) {
            throw CommandFailure.usage("sight needs a scenario");
        }
        return sight.overlay(open, scenario, theme);
    }
}
