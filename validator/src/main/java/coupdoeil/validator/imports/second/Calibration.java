package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.words.DataFile;
import java.util.Properties;

/**
 * How sure a unit is by all that bears it out: logistic regression in which nothing that bears out makes less sure.
 *
 * @param weights by {@link Sign}, none below 0; the last is that of every unit
 */
public record Calibration(double[] weights) {

    private static final String NAME = "calibration";

    /** The one that comes with the program. */
    private static final class Trained {
        static final Calibration CALIBRATION = read(DataFile.read(SecondReader.FILE));
    }

    public static Calibration trained() {
        return Trained.CALIBRATION;
    }

    static Calibration read(Properties written) {
        double[] weights = new double[Sign.count() + 1];
        for (Sign sign : Sign.values()) {
            weights[sign.ordinal()] = Double.parseDouble(written.getProperty(NAME + "." + sign.name()));
        }
        weights[Sign.count()] = Double.parseDouble(written.getProperty(NAME));
        return new Calibration(weights);
    }

    /** Whoever is less sure doubts. */
    private static final double SURE = 0.8;

    private static final double DOUBTED = 0.49;

    /** From 0 to 1, and below one half where it is not likely enough. @param signs by {@link Sign} */
    public double confidence(double[] signs) {
        double sum = weights[Sign.count()];
        for (int sign = 0; sign < Sign.count(); sign++) {
            sum += weights[sign] * signs[sign];
        }
        double chance = 1 / (1 + Math.exp(-sum));
        return chance < SURE ? Math.min(DOUBTED, chance) : chance;
    }

    String written() {
        StringBuilder out = new StringBuilder(NAME + "=" + weights[Sign.count()] + "\n");
        for (Sign sign : Sign.values()) {
            out.append(NAME + "." + sign.name() + "=" + weights[sign.ordinal()] + "\n");
        }
        return out.toString();
    }
}
