package coupdoeil.validator.table.fact;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.TableSize;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/**
 * Where one can go on a table, in steps of half an inch from the middle of one to the middle of the next: through no
 * impassable ground but over bridges and fords. A gap of less than half an inch may not be found.
 */
public final class Paths {

    private static final double STEP = 0.5;
    /** A table of more cells is not looked at: 200 by 200 inches. */
    private static final double MOST_CELLS = 160_000;

    private final int columns;
    private final int rows;
    private final Features features;
    private final GroundRules rules;
    private final BitSet closed = new BitSet();
    private final BitSet gaps = new BitSet();
    private final Map<String, BitSet> closedTo = new HashMap<>();

    public Paths(Features features, TableSize table, GroundRules rules) {
        this.features = features;
        this.rules = rules;
        double width = Math.ceil(table.widthInches() / STEP);
        double depth = Math.ceil(table.depthInches() / STEP);
        boolean known = width > 0 && depth > 0 && width * depth <= MOST_CELLS;
        columns = known ? (int) width : 0;
        rows = known ? (int) depth : 0;
        features.all().stream().filter(rules::isImpassable).forEach(feature -> mark(feature, closed));
        features.all().stream().filter(rules::isCrossing).forEach(feature -> mark(feature, gaps));
        closed.andNot(gaps);
    }

    private BitSet closedTo(String arm) {
        BitSet cells = new BitSet();
        features.all().stream().filter(feature -> rules.bars(feature, arm)).forEach(feature -> {
            if (feature.shape().path().isEmpty()) {
                mark(feature, cells);
            } else {
                markLine(feature, cells);
            }
        });
        cells.andNot(gaps);
        cells.or(closed);
        return cells;
    }

    /** Whether nothing is known of the ways on this table, for it has no size, or one beyond all measure. */
    public boolean isUnknown() {
        return columns == 0;
    }

    /** Whether one can get from a point to a place that passes, past ground that is closed to all. */
    public boolean leads(double xInches, double yInches, BiPredicate<Double, Double> there) {
        return leads(xInches, yInches, closed, there);
    }

    /** Whether a unit of an arm can get from a point to a place that passes. */
    public boolean leads(double xInches, double yInches, String arm, BiPredicate<Double, Double> there) {
        return leads(xInches, yInches, closedTo.computeIfAbsent(arm, this::closedTo), there);
    }

    private boolean leads(double xInches, double yInches, BitSet walls, BiPredicate<Double, Double> there) {
        BitSet reached = new BitSet();
        int[] open = new int[columns * rows];
        int count = visit(column(xInches), row(yInches), walls, reached, open, 0);
        for (int next = 0; next < count; next++) {
            int cell = open[next];
            int column = cell % columns;
            int row = cell / columns;
            if (there.test((column + 0.5) * STEP, (row + 0.5) * STEP)) {
                return true;
            }
            count = visit(column - 1, row, walls, reached, open, count);
            count = visit(column + 1, row, walls, reached, open, count);
            count = visit(column, row - 1, walls, reached, open, count);
            count = visit(column, row + 1, walls, reached, open, count);
        }
        return false;
    }

    /** Whether a point is a step or less from one of some shapes along the edges. */
    public static boolean isAt(List<Geometry> edges, double xInches, double yInches) {
        return edges.stream()
                .anyMatch(edge ->
                        edge.getEnvelopeInternal().distance(new Envelope(new Coordinate(xInches, yInches))) <= STEP);
    }

    /** How many cells are open then. */
    private int visit(int column, int row, BitSet walls, BitSet reached, int[] open, int count) {
        int cell = row * columns + column;
        if (column >= 0 && column < columns && row >= 0 && row < rows && !walls.get(cell) && !reached.get(cell)) {
            reached.set(cell);
            open[count] = cell;
            return count + 1;
        }
        return count;
    }

    private void mark(GroundFeature feature, BitSet cells) {
        if (feature.shape().outline().isEmpty()) {
            return;
        }
        Envelope bounds = feature.shape().outline().bounds();
        forCells(bounds.getMinX(), bounds.getMaxX(), bounds.getMinY(), bounds.getMaxY(), (column, row) -> {
            if (feature.shape().holdsInches((column + 0.5) * STEP, (row + 0.5) * STEP)) {
                cells.set(row * columns + column);
            }
        });
    }

    /** The cells that the middle of a line runs through, or nearly so. */
    private void markLine(GroundFeature feature, BitSet cells) {
        List<Corner> path = feature.shape().path();
        for (int i = 1; i < path.size(); i++) {
            double fromX = path.get(i - 1).xInches();
            double fromY = path.get(i - 1).yInches();
            double toX = path.get(i).xInches();
            double toY = path.get(i).yInches();
            int steps = (int) Math.min(10_000, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / STEP * 4)) + 1;
            for (int step = 0; step <= steps; step++) {
                int column = column(fromX + (toX - fromX) * step / steps);
                int row = row(fromY + (toY - fromY) * step / steps);
                if (column >= 0 && column < columns && row >= 0 && row < rows) {
                    cells.set(row * columns + column);
                }
            }
        }
    }

    private interface Cell {
        void at(int column, int row);
    }

    private void forCells(double minX, double maxX, double minY, double maxY, Cell visitor) {
        double inch = Corner.PER_INCH;
        for (int row = Math.max(0, row(minY / inch)); row <= Math.min(rows - 1, row(maxY / inch)); row++) {
            for (int column = Math.max(0, column(minX / inch));
                    column <= Math.min(columns - 1, column(maxX / inch));
                    column++) {
                visitor.at(column, row);
            }
        }
    }

    private int column(double xInches) {
        return (int) Math.floor(xInches / STEP);
    }

    private int row(double yInches) {
        return (int) Math.floor(yInches / STEP);
    }
}
