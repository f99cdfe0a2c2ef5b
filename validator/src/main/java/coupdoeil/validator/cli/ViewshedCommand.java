package coupdoeil.validator.cli;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.report.ViewshedReport;
import coupdoeil.validator.sight.Viewshed;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code viewshed}: everything that one sees, and the dead ground. */
@Command(
        name = "viewshed",
        mixinStandardHelpOptions = true,
        description = "Tell what a hex or unit sees of the map, and where its blind zones are.",
        footer = {
            "",
            "Of a unit in two hexes, each hex has its own viewshed.",
            "",
            "Exit codes: 0 answered, 2 usage, 3 the pack cannot be read, 4 internal error.",
            "",
            "Examples:",
            "  coupdoeil viewshed samples/albuera-1811 --scenario whole-day --from 1632",
            "  coupdoeil viewshed battle.zip --from blue-guns --turn 08:15 --format json"
        })
final class ViewshedCommand implements Callable<Integer> {

    @Mixin
    private Lookout lookout = new Lookout();

    @Option(names = "--from", paramLabel = "HEX|UNIT", required = true, description = "who looks")
    private String from = "";

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        Lookout.Scene scene = lookout.scene();
        HexGrid grid = scene.map().grid();
        List<Hex> region = grid.hexes().filter(scene.map()::contains).toList();
        List<Viewshed> viewsheds;
        try (Progress progress = output.progress("Looking")) {
            viewsheds = scene.find(from).hexes().stream()
                    .map(hex -> Viewshed.of(scene.rule(), scene.ground(), hex, region))
                    .toList();
        }
        ViewshedReport report = new ViewshedReport(scene.scenario().id(), scene.turn(), from, viewsheds, grid);
        if (output.json()) {
            output.json(report.json());
        } else {
            output.text(report.text(output.style()));
        }
        return ExitCode.CLEAN;
    }
}
