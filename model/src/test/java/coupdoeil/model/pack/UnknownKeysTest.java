package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.json.JsonObject;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Keys that nobody knows stay where they were written. */
class UnknownKeysTest {

    private static final String OOB = "order-of-battle.json";
    private static final String DAWN = "scenarios/dawn.json";

    @Test
    void unknownKeysOfEveryKindSurviveByteForByte() {
        NapkinPack napkin = new NapkinPack()
                .replacing(
                        "pack.json",
                        "\"scenarios\": [\"dawn\"]\n",
                        "\"scenarios\": [\"dawn\"],\n  \"x-tool\": {\"a\": [null, 1.50, {\"b\": true}]}\n")
                .replacing(
                        "battlefield.json", "\"is\": [\"high-wall\"]}", "\"is\": [\"high-wall\"], \"colour\": \"red\"}")
                .replacing("battlefield.json", "\"firstRow\": 1}", "\"firstRow\": 1, \"font\": \"Inter\"}")
                .replacing(OOB, "\"source\": \"invented\"}", "\"source\": \"invented\", \"flag\": \"tricolore\"}")
                .replacing(DAWN, "{\"piece\": \"petit\"}", "{\"piece\": \"petit\", \"horse\": \"Bijou\"}");

        PackReading reading = napkin.read();

        assertThat(reading.problems())
                .extracting(Problem::kind)
                .containsOnly(ProblemKind.UNKNOWN_KEY)
                .hasSize(5);
        PackWriter.files(reading.pack().orElseThrow())
                .forEach((path, bytes) ->
                        assertThat(new String(bytes, UTF_8)).as(path).isEqualTo(napkin.text(path)));
    }

    @Test
    void anUnknownPropertyOfAKeptGrammarIsReportedWithWhatWasMeant() {
        NapkinPack napkin = new NapkinPack().with("sources/list.json", """
                        {"format": "coupdoeil/source", "version": 1, "name": "list.txt", "kind": "text", "hash": "sha256:00",
                         "grammar": [{"kind": "plain-10.capital", "property": "beginSide", "value": "yes"}]}
                        """);

        assertThat(napkin.read().problems()).anySatisfy(problem -> {
            assertThat(problem.file()).isEqualTo("sources/list.json");
            assertThat(problem.pointer()).isEqualTo("/grammar/0/property");
            assertThat(problem.message()).contains("did you mean 'beginsSide'?");
        });
    }

    @Test
    void anUnknownKeyStaysWithItsUnitWhenOthersMove() {
        Pack pack = new NapkinPack()
                .replacing(OOB, "\"source\": \"invented\"}", "\"source\": \"invented\", \"flag\": \"tricolore\"}")
                .pack();
        OrderOfBattle oob = pack.orderOfBattle();
        List<Unit> reversed = new ArrayList<>(oob.units());
        Collections.reverse(reversed);

        String written = oob(pack.withOrderOfBattle(oob.withUnits(reversed)));

        assertThat(written.lines().filter(line -> line.contains("tricolore")))
                .hasSize(1)
                .allSatisfy(line -> assertThat(line).contains("\"blue-1\""));
    }

    @Test
    void anUnknownKeyStaysWithTheSecondOfTwoUnitsOfOneId() {
        NapkinPack napkin = new NapkinPack()
                .replacing(
                        OOB,
                        "\"id\": \"red-1\", \"name\": \"Voluntarios\"",
                        "\"id\": \"blue-1\", \"name\": \"Voluntarios\"")
                .replacing(
                        OOB,
                        "\"steps\": 2, \"skirmish\": 1, \"fv\": 4, \"tem\": 4, \"mf\": 6, \"mfColour\": \"black\"}}",
                        "\"steps\": 2}, \"flag\": \"white\"}");

        assertThat(oob(napkin.pack())).isEqualTo(napkin.text(OOB));
    }

    @Test
    void unknownKeysMoveWithAScenarioWhoseFileIsRenamed() {
        NapkinPack napkin =
                new NapkinPack().replacing(DAWN, "\"id\": \"dawn\",", "\"id\": \"dusk\",\n  \"light\": \"low\",");

        Pack pack = napkin.pack();

        assertThat(new String(PackWriter.files(pack).get("scenarios/dusk.json"), UTF_8))
                .contains("\"light\": \"low\"");
    }

    @Test
    void aKeyOfTheFormatItselfIsNeverWrittenTwice() {
        Pack pack = new NapkinPack().pack();
        Scenario bare = Scenario.empty("dawn", "Dawn");
        UnreadContent unknown = new UnreadContent(
                Map.of(DAWN, List.of(unknown("name", "other"), unknown("light", "low"))), Map.of(), Map.of(), Set.of());
        Pack changed = new Pack(
                pack.info(),
                pack.battlefield(),
                pack.orderOfBattle(),
                List.of(),
                List.of(bare),
                List.of(),
                Map.of(),
                unknown);

        assertThat(new String(PackWriter.files(changed).get(DAWN), UTF_8))
                .contains("\"name\": \"Dawn\"")
                .contains("\"light\": \"low\"")
                .doesNotContain("other");
    }

    private static UnreadContent.Change unknown(String key, String value) {
        return new UnreadContent.Change(
                JsonObject.builder().put(key, value).done(),
                JsonObject.builder().done());
    }

    private static String oob(Pack pack) {
        return new String(PackWriter.files(pack).get(OOB), UTF_8);
    }
}
