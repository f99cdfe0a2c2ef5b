package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.SourceMap.Location;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Everything that a finding can be about is found in its file. */
class SourceMapTest {

    private final PackReading napkin = PackReader.read(NapkinPack.FOLDER);

    @ParameterizedTest
    @CsvSource({
        "SIDE, red, order-of-battle.json/sides/1, 6:5",
        "ARMY, blue-army, order-of-battle.json/armies/0, 9:5",
        "FORMATION, red-brigade, order-of-battle.json/formations/2, 15:5",
        "UNIT, blue-guns, order-of-battle.json/units/1, 19:5",
        "LEADER, petit, order-of-battle.json/leaders/1, 24:5",
        "PANEL, a, battlefield.json/panels/0, 14:5",
        "PLACE, farm, battlefield.json/places/1, 49:5",
        "TERRAIN, 0302, battlefield.json/terrain/rows/1, 20:10",
        "LEVEL, 0101, battlefield.json/levels/rows/0, 29:8",
        "HEX_FEATURES, 0605, battlefield.json/features/0, 38:5",
        "HEXSIDE, 0303/1, battlefield.json/hexsides/3, 44:5",
        "HEXSIDE, 0304/4, battlefield.json/hexsides/3, 44:5",
        "SCENARIO, dawn, scenarios/dawn.json, 1:1",
    })
    void thingsOfThePack(EntryKind kind, String id, String pointer, String spot) {
        assertThat(shown(napkin.sources().find(kind, id))).isEqualTo(pointer + " " + spot);
        PackReading written =
                PackReader.readFiles(PackWriter.files(napkin.pack().orElseThrow()));
        assertThat(written.sources().find(kind, id)).isEqualTo(napkin.sources().find(kind, id));
    }

    @ParameterizedTest
    @CsvSource({
        "PLACEMENT, red-1, /setup/2, 20:5",
        "TOKEN, om-petit, /tokens/0, 23:5",
        "ARRIVAL_GROUP, column, /reinforcements/0, 26:5",
        "MARCHER, blue-1, /reinforcements/0/march/1, 26:194",
        "EVENT, sun, /events/0, 15:5",
        "PERIOD, 1, /periods/1, 12:5",
        "VICTORY, farm, /victory/0, 29:5",
        "SPECIAL_RULE, no-retreat, /specialRules/0, 32:5",
        "SWITCH, sameElevationMode, /switches/sameElevationMode, 9:37",
    })
    void thingsOfAScenario(EntryKind kind, String id, String pointer, String spot) {
        assertThat(shown(napkin.sources().find(kind, "dawn", id)))
                .isEqualTo("scenarios/dawn.json" + pointer + " " + spot);
        assertThat(napkin.sources().find(kind, "noon", id)).isEmpty();
        assertThat(napkin.sources().find(kind, "dawn", "nobody")).isEmpty();
    }

    @Test
    void aPointerThatLeadsNowhereStandsAtTheNearestValueAroundIt() {
        assertThat(napkin.sources().locate("pack.json", "/scenarios/7/x")).hasValueSatisfying(location -> {
            assertThat(location.line()).isEqualTo(12);
            assertThat(location.column()).isEqualTo(16);
        });
        assertThat(napkin.sources().locate("nowhere.json", "")).isEmpty();
    }

    @Test
    void suppressionsAndChartRecordsAreFoundToo() {
        SourceMap sources = new NapkinPack()
                .with("suppressions.json", "{\"suppressions\": [{}, {\"rule\": \"R\"}]}")
                .with("chart.json", "{\"records\": [{\"id\": \"bog\"}]}")
                .read()
                .sources();

        assertThat(shown(sources.find(EntryKind.SUPPRESSION, "1"))).isEqualTo("suppressions.json/suppressions/1 1:23");
        assertThat(shown(sources.find(EntryKind.CHART_RECORD, "bog"))).isEqualTo("chart.json/records/0 1:14");
    }

    @Test
    void theSecondOfAnIdIsFoundToo() {
        SourceMap sources = new NapkinPack()
                .with("chart.json", "{\"records\": [{\"id\": \"bog\"}, {\"id\": \"fen\"}, {\"id\": \"bog\"}]}")
                .read()
                .sources();

        assertThat(shown(sources.find(EntryKind.CHART_RECORD, "bog#2"))).startsWith("chart.json/records/2 ");
        assertThat(shown(sources.find(EntryKind.CHART_RECORD, "fen#2"))).startsWith("chart.json/records/1 ");
        assertThat(sources.find(EntryKind.CHART_RECORD, "moor#2")).isEmpty();
    }

    private static String shown(Optional<Location> location) {
        return location.map(l -> l.file() + l.pointer() + " " + l.line() + ":" + l.column())
                .orElse("nowhere");
    }
}
