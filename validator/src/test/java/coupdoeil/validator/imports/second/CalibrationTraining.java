package coupdoeil.validator.imports.second;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Fits a calibration by Adam on all rows at once, each kind of list as weighty as the others. */
final class CalibrationTraining {

    private static final int ROUNDS = 700;
    private static final double STEP = 0.05;
    private static final double SMALLER = 1e-3;
    private static final double KEEP = 0.9;
    private static final double KEEP_SQUARE = 0.99;

    private CalibrationTraining() {}

    /** A unit that was read. */
    record Row(String kind, double[] signs, boolean right) {}

    static Calibration of(List<Row> rows) {
        int size = Sign.count();
        double[] mean = new double[size];
        double[] spread = new double[size];
        for (int sign = 0; sign < size; sign++) {
            int at = sign;
            mean[at] =
                    rows.stream().mapToDouble(row -> row.signs()[at]).average().orElse(0);
            spread[at] = 1e-6
                    + Math.sqrt(rows.stream()
                            .mapToDouble(row -> Math.pow(row.signs()[at] - mean[at], 2))
                            .average()
                            .orElse(0));
        }
        double[][] scaled = new double[rows.size()][size + 1];
        for (int row = 0; row < scaled.length; row++) {
            for (int sign = 0; sign < size; sign++) {
                scaled[row][sign] = (rows.get(row).signs()[sign] - mean[sign]) / spread[sign];
            }
            scaled[row][size] = 1;
        }
        double[] weights = fit(scaled, rows, weighty(rows));
        for (int sign = 0; sign < size; sign++) {
            weights[sign] /= spread[sign];
            weights[size] -= weights[sign] * mean[sign];
        }
        return new Calibration(weights);
    }

    private static double[] weighty(List<Row> rows) {
        Map<String, Integer> counts = new HashMap<>();
        rows.forEach(row -> counts.merge(row.kind(), 1, Integer::sum));
        return rows.stream()
                .mapToDouble(row -> 1.0 / counts.size() / counts.getOrDefault(row.kind(), 1))
                .toArray();
    }

    private static double[] fit(double[][] scaled, List<Row> rows, double[] weighty) {
        int size = Sign.count() + 1;
        double[] weights = new double[size];
        double[] speed = new double[size];
        double[] square = new double[size];
        for (int round = 1; round <= ROUNDS; round++) {
            double[] slope = new double[size];
            for (int row = 0; row < scaled.length; row++) {
                double sum = 0;
                for (int sign = 0; sign < size; sign++) {
                    sum += weights[sign] * scaled[row][sign];
                }
                double error = (1 / (1 + Math.exp(-sum)) - (rows.get(row).right() ? 1 : 0)) * weighty[row];
                for (int sign = 0; sign < size; sign++) {
                    slope[sign] += error * scaled[row][sign];
                }
            }
            for (int sign = 0; sign < size; sign++) {
                boolean of = sign < size - 1;
                double down = slope[sign] + (of ? SMALLER * weights[sign] : 0);
                speed[sign] = KEEP * speed[sign] + (1 - KEEP) * down;
                square[sign] = KEEP_SQUARE * square[sign] + (1 - KEEP_SQUARE) * down * down;
                weights[sign] -= STEP
                        * (speed[sign] / (1 - Math.pow(KEEP, round)))
                        / (Math.sqrt(square[sign] / (1 - Math.pow(KEEP_SQUARE, round))) + 1e-9);
                weights[sign] = of ? Math.max(0, weights[sign]) : weights[sign];
            }
        }
        return Arrays.copyOf(weights, size);
    }
}
