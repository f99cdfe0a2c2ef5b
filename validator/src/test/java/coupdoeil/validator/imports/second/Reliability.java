package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.second.CalibrationTraining.Row;
import java.util.List;
import java.util.function.Predicate;

/** How far confidences can be relied on, in per cent of the rows. */
record Reliability(
        int rows, double sureAndRight, double rightSaidSo, double between, double silent, double rightDoubted) {

    private static final double HIGH = 0.9;
    private static final double LOW = 0.5;

    /** @param said rows whose only sign is the confidence */
    static Reliability of(List<Row> said) {
        Predicate<Row> high = row -> row.signs()[0] >= HIGH;
        Predicate<Row> low = row -> row.signs()[0] < LOW;
        return new Reliability(
                said.size(),
                share(said, high, Row::right),
                share(said, Row::right, high),
                share(said, row -> true, high.negate().and(low.negate())),
                share(said, row -> true, row -> !row.right() && !low.test(row)),
                share(said, Row::right, low));
    }

    private static double share(List<Row> rows, Predicate<Row> of, Predicate<Row> are) {
        long all = rows.stream().filter(of).count();
        long hits = rows.stream().filter(of.and(are)).count();
        return Math.round(1000.0 * hits / Math.max(1, all)) / 10.0;
    }
}
