package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Edge;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a line would run along the edge that two bases have in common, through models that stand side by side (HM Line of
 * Sight: models interrupt a line).
 *
 * @param one of the bases
 * @param part of the line
 */
record Joint(Bar one, Within.Part part) {

    private record Run(Bar bar, Edge edge) {}

    /**
     * The first between bases that are no lower than the higher end of a line; empty if there is none.
     *
     * @param some the bit of each one's number among the first ones, or {@link Horizon#ALL}
     */
    static Optional<Joint> of(List<Bar> bars, long some, LineTo line, int higher) {
        List<Run> runs = List.of();
        for (int number = 0; number < bars.size(); number++) {
            Bar bar = bars.get(number);
            Edge edge = isOne(number, some) ? bar.outline().edgeAlong(line) : null;
            if (edge != null && bar.isAsHighAs(higher)) {
                for (Run run : runs) {
                    Within.Part part = line.between(run.edge(), edge);
                    if (part != null) {
                        return Optional.of(new Joint(run.bar(), part));
                    }
                }
                runs = new ArrayList<>(runs);
                runs.add(new Run(bar, edge));
            }
        }
        return Optional.empty();
    }

    private static boolean isOne(int number, long some) {
        return some == Horizon.ALL || (number < Long.SIZE && (some >>> number & 1) != 0);
    }
}
