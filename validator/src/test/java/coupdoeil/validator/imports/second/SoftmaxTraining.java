package coupdoeil.validator.imports.second;

import java.util.List;
import java.util.SplittableRandom;

/** Fits weights by stochastic gradient descent, in an order that is the same every time. */
final class SoftmaxTraining {

    private static final int ROUNDS = 8;
    private static final double STEP = 0.05;
    private static final double SMALLER = 1e-4;

    private SoftmaxTraining() {}

    /** A line and what it is. */
    record Example(int[] features, int is) {}

    static Softmax of(List<Example> examples, int classes) {
        float[][] weights = new float[classes][Softmax.size()];
        Softmax model = new Softmax(weights);
        SplittableRandom random = new SplittableRandom(18120722);
        for (int round = 0; round < ROUNDS; round++) {
            double step = STEP / (1 + round);
            for (int i = 0; i < examples.size(); i++) {
                Example one = examples.get(random.nextInt(examples.size()));
                double[] chances = model.chances(one.features());
                for (int of = 0; of < classes; of++) {
                    double error = (of == one.is() ? 1 : 0) - chances[of];
                    for (int feature : one.features()) {
                        weights[of][feature] += (float) (step * (error - SMALLER * weights[of][feature]));
                    }
                }
            }
        }
        return model;
    }
}
