package coupdoeil.validator.export.geojson;

import coupdoeil.model.json.JsonScalar;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers rounded for files. */
final class Numbers {

    /** A millimetre. */
    static final int METRE_DECIMALS = 3;
    /** Less than a millimetre at the equator. */
    static final int DEGREE_DECIMALS = 9;

    private Numbers() {}

    static JsonScalar of(double number, int decimals) {
        return JsonScalar.of(BigDecimal.valueOf(number)
                .setScale(decimals, RoundingMode.HALF_UP)
                .stripTrailingZeros());
    }
}
