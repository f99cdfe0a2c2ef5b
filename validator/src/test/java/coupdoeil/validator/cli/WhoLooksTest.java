package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A unit that is named looks out of its front, whichever way one asks (LB 13, 23). */
class WhoLooksTest {

    private static final String GUNS = "4-6-pied";
    /** One hex in their front, one behind them. */
    private static final List<String> HEXES = List.of("C02", "C04");

    @TempDir
    Path temp;

    NapkinFolder napkin;

    @BeforeEach
    void pack() {
        napkin = NapkinFolder.in(temp, "napkin-lb", "assembled");
    }

    @Test
    void gunsSeeWhatLiesBeforeThem() {
        List<String> answers = new ArrayList<>();
        for (String hex : HEXES) {
            boolean sees = sees(hex);
            answers.add(hex + " " + sees);

            JsonNode seen = json("viewshed", "viewshed", "--from", GUNS).at("/viewsheds/0/visible");
            List<String> visible = new ArrayList<>();
            seen.forEach(label -> visible.add(label.stringValue()));
            assertThat(visible.contains(hex)).as("viewshed --from to " + hex).isEqualTo(sees);

            assertThat(text("viewshed", "--to", hex).contains("4/6e à pied"))
                    .as("viewshed --to " + hex)
                    .isEqualTo(sees);

            JsonNode matrix = json("sight-matrix", "sight", "--matrix", "--among", GUNS + "," + hex);
            assertThat(matrix.at("/points/0/sightings/1").stringValue().equals("visible"))
                    .as("sight --matrix to " + hex)
                    .isEqualTo(sees);

            assertThat(text("sight", "--approach", hex, "--side", "imperial").contains("4/6e à pied"))
                    .as("sight --approach " + hex)
                    .isEqualTo(sees);
        }
        assertThat(answers).containsExactly("C02 true", "C04 false");
    }

    private boolean sees(String hex) {
        return json("sight", "sight", "--from", GUNS, "--to", hex)
                .at("/lines/0/sighting")
                .stringValue()
                .equals("visible");
    }

    private JsonNode json(String schema, String command, String... options) {
        List<String> args = new ArrayList<>(List.of(options));
        args.addAll(List.of("--format", "json"));
        return run(command, args).json(schema);
    }

    private String text(String command, String... options) {
        return run(command, List.of(options)).out();
    }

    private CommandRun run(String command, List<String> options) {
        List<String> args = new ArrayList<>(List.of(command, napkin.toString()));
        args.addAll(options);
        CommandRun run = CommandRun.of(args.toArray(String[]::new));
        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.CLEAN);
        return run;
    }
}
