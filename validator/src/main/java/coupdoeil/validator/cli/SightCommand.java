package coupdoeil.validator.cli;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.report.SightReport;
import coupdoeil.validator.sight.Sightline;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sight}: whether one sees another, and why. */
@Command(
        name = "sight",
        mixinStandardHelpOptions = true,
        description = "Tell whether a hex or unit sees another, and what is in the way.",
        footer = {
            "",
            "A unit in two hexes sees, and is seen, from either.",
            "",
            "Exit codes: 0 answered, visible or not, 2 usage, 3 the pack cannot be read,",
            "4 internal error.",
            "",
            "Examples:",
            "  coupdoeil sight samples/albuera-1811 --scenario whole-day --from 1632 --to 1925",
            "  coupdoeil sight battle.zip --from duke --to 0603 --turn 08:15 --ignore blue-1"
        })
final class SightCommand implements Callable<Integer> {

    @Mixin
    private Lookout lookout = new Lookout();

    @Option(names = "--from", paramLabel = "HEX|UNIT", required = true, description = "who looks")
    private String from = "";

    @Option(names = "--to", paramLabel = "HEX|UNIT", required = true, description = "who or what is looked at")
    private String to = "";

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        Lookout.Scene scene = lookout.scene();
        List<Sightline> lines = new ArrayList<>();
        for (Hex a : scene.find(from).hexes()) {
            for (Hex b : scene.find(to).hexes()) {
                lines.add(scene.rule().sightline(scene.ground(), a, b));
            }
        }
        SightReport report = new SightReport(
                scene.scenario().id(),
                scene.turn(),
                from,
                to,
                lines,
                scene.sight().names());
        if (output.json()) {
            output.json(report.json());
        } else {
            output.text(report.text(output.style()));
        }
        return ExitCode.CLEAN;
    }
}
