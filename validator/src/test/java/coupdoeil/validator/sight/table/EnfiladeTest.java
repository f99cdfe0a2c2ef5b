package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A piece four inches wide and one deep, its flanks at 10 and 14, is enfiladed by whoever looks through both (HM Line
 * of Sight).
 */
class EnfiladeTest {

    private static final Footprint TARGET = TableOf.piece(TableOf.base(10, 10, 14, 11));

    @ParameterizedTest(name = "from {0},{1}: {2}")
    @CsvSource({
        "0, 10.5, true",
        "24, 10.5, true",
        "0, 13.49, true",
        "0, 13.5, false",
        "0, 7.51, true",
        "0, 7.5, false",
        "24, 13.49, true",
        "24, 13.5, false",
        "24, 7.51, true",
        "24, 7.5, false",
        "0, 11, true",
        "9, 11.24, true",
        "9, 11.26, false",
        "10, 20, false",
        "14, 0, false",
        "12, 20, false",
        "12, 0, false",
        "12, 10.5, false",
        "0, 30, false"
    })
    void throughBothFlanks(double x, double y, boolean enfiladed) {
        Base shooter = TableOf.base(x - 0.5, y - 0.5, x + 0.5, y + 0.5);

        assertThat(new Enfilade(TARGET).by(TableOf.piece(shooter))).isEqualTo(enfiladed);
    }
}
