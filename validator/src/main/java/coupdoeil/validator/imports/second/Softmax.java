package coupdoeil.validator.imports.second;

import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.StringJoiner;

/**
 * Multinomial logistic regression over the traits of a line and of its neighbours.
 *
 * @param weights by class and feature, see {@link #features}
 */
record Softmax(float[][] weights) {

    /** Lines above and below that count. */
    private static final int AROUND = 2;

    private static final int PLACES = 2 * AROUND + 1;

    /** How many features there are: each trait at each place, and one that every line has. */
    static int size() {
        return PLACES * Trait.count() + 1;
    }

    /** What a line has, as places in a row of weights. */
    static int[] features(long[] traits, int at) {
        int[] found = new int[size()];
        int many = 0;
        found[many++] = size() - 1;
        for (int place = 0; place < PLACES; place++) {
            int other = at + place - AROUND;
            long bits = other < 0 || other >= traits.length ? 0 : traits[other];
            for (; bits != 0; bits &= bits - 1) {
                found[many++] = place * Trait.count() + Long.numberOfTrailingZeros(bits);
            }
        }
        return Arrays.copyOf(found, many);
    }

    /** How likely each class is; together 1. */
    double[] chances(int[] features) {
        double[] chances = new double[weights.length];
        double most = Double.NEGATIVE_INFINITY;
        for (int of = 0; of < weights.length; of++) {
            double sum = 0;
            for (int feature : features) {
                sum += weights[of][feature];
            }
            chances[of] = sum;
            most = Math.max(most, sum);
        }
        double all = 0;
        for (int of = 0; of < chances.length; of++) {
            chances[of] = Math.exp(chances[of] - most);
            all += chances[of];
        }
        for (int of = 0; of < chances.length; of++) {
            chances[of] /= all;
        }
        return chances;
    }

    /** A line for each class: {@code role.UNIT=0.12,-1.3,…}. */
    String written(String name, List<? extends Enum<?>> classes) {
        StringBuilder out = new StringBuilder();
        for (Enum<?> of : classes) {
            StringJoiner row = new StringJoiner(",", name + "." + of.name() + "=", "\n");
            for (float weight : weights[of.ordinal()]) {
                row.add(Float.toString(Math.round(weight * 1000) / 1000f));
            }
            out.append(row);
        }
        return out.toString();
    }

    static Softmax read(Properties written, String name, List<? extends Enum<?>> classes) {
        float[][] weights = new float[classes.size()][size()];
        for (Enum<?> of : classes) {
            String[] row = written.getProperty(name + "." + of.name()).split(",", -1);
            for (int feature = 0; feature < row.length; feature++) {
                weights[of.ordinal()][feature] = Float.parseFloat(row[feature]);
            }
        }
        return new Softmax(weights);
    }
}
