package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.TerrainRecord;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** House rules hold what differs from the rule system and nothing else. */
class HouseTablesTest {

    private static final BigDecimal SEVEN = BigDecimal.valueOf(7);

    private final Pack pack = Packs.blank();

    @Test
    void aValueTakesThePlaceOfTheSystems() {
        Pack changed = HouseTables.with(pack, List.of("reserve", "minimum"), SEVEN);

        assertThat(HouseTables.at(HouseTables.inForce(changed), List.of("reserve", "minimum")))
                .hasValue(SEVEN);
        assertThat(changed.house().tables().values()).containsOnlyKeys("reserve");
        assertThat(changed.house().tables().nested("reserve").values()).containsOnlyKeys("minimum");
    }

    @Test
    void theSystemsOwnValueIsNotWritten() {
        Object usual = HouseTables.at(HouseTables.usual(pack), List.of("objective"))
                .map(Attributes.class::cast)
                .orElseThrow()
                .values()
                .entrySet()
                .iterator()
                .next();
        String key = ((java.util.Map.Entry<?, ?>) usual).getKey().toString();
        Object value = ((java.util.Map.Entry<?, ?>) usual).getValue();
        Pack changed = HouseTables.with(pack, List.of("objective", key), BigDecimal.valueOf(99));

        assertThat(changed.house().isEmpty()).isFalse();
        assertThat(HouseTables.with(changed, List.of("objective", key), value)).isEqualTo(pack);
        assertThat(HouseTables.with(changed, List.of("objective", key), null)).isEqualTo(pack);
    }

    @Test
    void aListDiffersAsAWhole() {
        Pack changed = HouseTables.with(pack, List.of("zones", 0, "weight"), SEVEN);

        List<?> zones = (List<?>) changed.house().tables().value("zones").orElseThrow();
        assertThat(zones)
                .hasSameSizeAs((List<?>) HouseTables.usual(pack).value("zones").orElseThrow());
        assertThat(((Attributes) zones.get(0)).number("weight")).hasValue(SEVEN);
        assertThat(HouseTables.with(changed, List.of("zones"), null)).isEqualTo(pack);
    }

    @Test
    void aRecordOfTheChartThatIsAgainAsItWasIsNoLongerThePacksOwn() {
        TerrainRecord woods = ChartEdits.usual(pack).record("woods").orElseThrow();
        Pack changed = ChartEdits.record("woods").change(pack, old -> old.withName("Cork-oak wood"));

        assertThat(changed.chart()).extracting(TerrainRecord::name).containsExactly("Cork-oak wood");
        assertThat(ChartEdits.record("woods").change(changed, old -> woods)).isEqualTo(pack);
        assertThat(ChartEdits.remove("woods", "").apply(changed)).isEqualTo(pack);
        assertThat(ChartEdits.record("nowhere").change(pack, old -> woods)).isEqualTo(pack);
    }
}
