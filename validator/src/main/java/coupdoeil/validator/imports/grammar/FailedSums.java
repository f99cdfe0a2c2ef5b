package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.IdentityHashMap;
import java.util.Map;

/** Holds the men of formations against those of the units below them. */
final class FailedSums {

    private FailedSums() {}

    /** Units below formations whose men are not the sum of theirs; a formation with units of no figure proves nothing. */
    static int count(OrderTree tree) {
        return below(tree, false);
    }

    /** Units below formations whose men are the sum of theirs. */
    static int holding(OrderTree tree) {
        return below(tree, true);
    }

    private static int below(OrderTree tree, boolean holds) {
        Map<Node, double[]> sums = new IdentityHashMap<>();
        for (Node unit : tree.units) {
            Value men = unit.strengths.get(FigureKind.MEN);
            for (Node above = unit.parent; above != null; above = above.parent) {
                double[] sum = sums.computeIfAbsent(above, none -> new double[3]);
                sum[0] += men == null ? 0 : men.number();
                sum[1]++;
                sum[2] += men == null && unit.strengths.get(FigureKind.GUNS) == null ? 1 : 0;
            }
        }
        int units = 0;
        for (Map.Entry<Node, double[]> entry : sums.entrySet()) {
            Value men = entry.getKey().strengths.get(FigureKind.MEN);
            double[] sum = entry.getValue();
            units += men != null && sum[2] == 0 && (men.number() == sum[0]) == holds ? (int) sum[1] : 0;
        }
        return units;
    }
}
