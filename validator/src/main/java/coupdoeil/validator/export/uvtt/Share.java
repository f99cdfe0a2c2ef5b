package coupdoeil.validator.export.uvtt;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.function.Supplier;

/** How often two ways to look agree, measured on looks drawn by lot, the same in every export. */
final class Share {

    static final long SEED = 1815;
    private static final int DECIMALS = 3;

    private Share() {}

    /** @param look whether both agree in one look; empty if that look does not count */
    static BigDecimal of(int looks, Supplier<Optional<Boolean>> look) {
        int counted = 0;
        int agreeing = 0;
        for (int i = 0; i < looks; i++) {
            Optional<Boolean> agrees = look.get();
            counted += agrees.isPresent() ? 1 : 0;
            agreeing += agrees.orElse(false) ? 1 : 0;
        }
        return counted == 0
                ? BigDecimal.ONE
                : BigDecimal.valueOf(agreeing).divide(BigDecimal.valueOf(counted), DECIMALS, RoundingMode.FLOOR);
    }
}
