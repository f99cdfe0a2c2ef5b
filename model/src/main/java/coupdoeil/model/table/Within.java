package coupdoeil.model.table;

import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a line that run inside an outline. Lengths are rounded, as distances are; whether a line runs through an
 * outline at all is asked of the {@link Outline}, exactly.
 */
public final class Within {

    /** Parts that have less of the line's length in common only touch. */
    private static final double TOUCHING = 1e-9;

    private final LineTo line;
    private final double startX;
    private final double startY;
    private final double toX;
    private final double toY;

    private Within(LineTo line) {
        this.line = line;
        this.startX = line.start().x() * Outline.QUARTERS;
        this.startY = line.start().y() * Outline.QUARTERS;
        this.toX = line.end().x() * Outline.QUARTERS - startX;
        this.toY = line.end().y() * Outline.QUARTERS - startY;
    }

    /** How much of a line runs inside an outline, in inches. */
    public static double inches(Outline outline, LineTo line) {
        double share = 0;
        for (double[] part : new Within(line).parts(outline)) {
            share += part[1] - part[0];
        }
        return share * line.lengthInches();
    }

    /** A part of a line, from and to how many inches along it. */
    public record Part(double from, double to) {}

    /** The parts of a line inside an outline, in order; two of them where it only touches a corner between. */
    public static List<Part> of(Outline outline, LineTo line) {
        double length = line.lengthInches();
        return new Within(line)
                .parts(outline).stream()
                        .map(part -> new Part(part[0] * length, part[1] * length))
                        .toList();
    }

    /** Whether some of a line runs inside both of two outlines. */
    public static boolean both(Outline one, Outline other, LineTo line) {
        Within within = new Within(line);
        List<double[]> others = within.parts(other);
        return within.parts(one).stream()
                .anyMatch(part -> others.stream()
                        .anyMatch(there -> Math.min(part[1], there[1]) - Math.max(part[0], there[0]) > TOUCHING));
    }

    /** From where to where, as shares of the line. */
    private List<double[]> parts(Outline outline) {
        List<Double> meetings = new ArrayList<>(List.of(0.0, 1.0));
        List<double[]> along = new ArrayList<>();
        for (Edge edge : outline.edges()) {
            int before = line.side(edge.ax(), edge.ay());
            int after = line.side(edge.bx(), edge.by());
            if (before == 0) {
                meetings.add(share(edge.ax(), edge.ay()));
            }
            if (before == 0 && after == 0) {
                along.add(new double[] {share(edge.ax(), edge.ay()), share(edge.bx(), edge.by())});
            } else if (before * after < 0) {
                double start = Exact.cross(edge.dx(), edge.dy(), (long) startX - edge.ax(), (long) startY - edge.ay());
                double turned = edge.dx() * toY - edge.dy() * toX;
                meetings.add(-start / turned);
            }
        }
        List<Double> sorted = meetings.stream()
                .filter(share -> share >= 0 && share <= 1)
                .sorted()
                .toList();
        List<double[]> parts = new ArrayList<>();
        for (int i = 1; i < sorted.size(); i++) {
            double middle = (sorted.get(i - 1) + sorted.get(i)) / 2;
            if (sorted.get(i) - sorted.get(i - 1) > TOUCHING && isInside(outline, along, middle)) {
                parts.add(new double[] {sorted.get(i - 1), sorted.get(i)});
            }
        }
        return parts;
    }

    private double share(long x, long y) {
        return ((x - startX) * toX + (y - startY) * toY) / (toX * toX + toY * toY);
    }

    private boolean isInside(Outline outline, List<double[]> along, double middle) {
        for (double[] edge : along) {
            if (Math.min(edge[0], edge[1]) <= middle && Math.max(edge[0], edge[1]) >= middle) {
                return false;
            }
        }
        double x = startX + middle * toX;
        double y = startY + middle * toY;
        boolean inside = false;
        for (Edge edge : outline.edges()) {
            if ((edge.ay() > y) != (edge.by() > y) && x < edge.ax() + (y - edge.ay()) * edge.dx() / edge.dy()) {
                inside = !inside;
            }
        }
        return inside;
    }
}
