package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is said of a battle on a table: findings at their places in inches, and what is not looked at. */
class TableFindingsTest {

    private static final String HILL = "scenarios/hill.json";
    private static final String RIFLES = "\"at\": [37, 18], \"facing\": \"heading:225\"";
    private static final String GRANT = "\"piece\": \"grant-general\", \"at\": [24, 5]";

    @TempDir
    Path temp;

    private NapkinFolder napkin;

    @BeforeEach
    void napkin() {
        napkin = NapkinFolder.in(temp, "napkin-hm", "hill");
    }

    @Test
    void bothFaultsAreFoundAtTheirPlaces() {
        napkin.replacing(HILL, RIFLES, "\"at\": [47, 18], \"facing\": \"heading:225\"")
                .replacing(HILL, GRANT, "\"piece\": \"grant-general\", \"at\": [21, 7]");
        CommandRun run = CommandRun.of("validate", napkin.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains("47.348,18.348 49.823,17.994 46.994,20.823  Riflemen: 3 of 3 bases off the table.")
                .contains("21,6.298  4th Foot and Grant overlap by 1.32 square inches.")
                .contains("scenarios/hill.json:14:5 /setup/4, scenario hill")
                .contains("fix: Move Grant to ");

        JsonNode json =
                CommandRun.of("validate", "--format", "json", napkin.toString()).json("findings");
        JsonNode overlap = null;
        for (JsonNode finding : json.at("/findings")) {
            overlap = finding.at("/rule").asString().equals("HM-POS-04") ? finding : overlap;
        }
        assertThat(overlap).isNotNull();
        assertThat(overlap.at("/places/0/kind").asString()).isEqualTo("shape");
        assertThat(overlap.at("/places/0/at").asString()).isEqualTo("21,6.298");
        assertThat(overlap.at("/places/0/wkt").asString()).startsWith("POLYGON ((");
        assertThat(json.at("/packs/0/complete").asBoolean(true)).isTrue();
    }

    /** The rifles a hair inside the eastern edge, the general a hair behind the line. */
    @Test
    void whatOnlyJustFitsIsSilent() {
        napkin.replacing(HILL, RIFLES, "\"at\": [44.13, 18], \"facing\": \"heading:225\"")
                .replacing(HILL, GRANT, "\"piece\": \"grant-general\", \"at\": [20.6, 5.64]");
        CommandRun run = CommandRun.of("validate", napkin.toString());
        assertThat(run.exit()).as(run.out()).isZero();
        assertThat(run.out()).doesNotContain("HM-POS-01", "HM-POS-04").contains("HM-POS: ");
    }

    @Test
    void silenceIsCalledCleanOfSystemsWhoseRulesAreAllBuilt() {
        NapkinFolder trousers = NapkinFolder.in(temp, "napkin-ot", "village");
        for (NapkinFolder battle : List.of(napkin, trousers)) {
            assertThat(CommandRun.of("validate", battle.toString()).out()).doesNotContain("are built");
        }
    }

    @Test
    void anEngineGetsTheCornersOfBasesAndIsToldThatAllWasChecked() throws Exception {
        Path out = temp.resolve("engine");
        assertThat(CommandRun.of("export", "--out", out.toString(), napkin.toString())
                        .exit())
                .isZero();
        String written = Files.readString(out.resolve("hill.engine.json"));
        CommandRun.validate(written, "engine-scenario");
        JsonNode file = new JsonMapper().readTree(written);
        assertThat(file.at("/certificate/rules/complete").asBoolean(true)).isTrue();
        JsonNode grant = file.at("/setup/6");
        assertThat(grant.at("/piece").asString()).isEqualTo("grant-general");
        assertThat(grant.at("/bases").size()).isEqualTo(1);
        assertThat(grant.at("/bases/0/0/0").asDouble()).isEqualTo(24 - 12.5 / 25.4, within(1e-4));
        assertThat(grant.at("/bases/0/0/1").asDouble()).isEqualTo(5);
        assertThat(file.at("/setup/3/bases").isMissingNode()).as("with another").isTrue();
    }
}
