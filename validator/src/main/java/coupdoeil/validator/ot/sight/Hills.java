package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Within;
import coupdoeil.validator.ot.sight.SightGround.Contour;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Whether hills hide one end of a line from the other. Ground above both ends of one level does; from a higher end one sees
 * down one's own slope, and past what rises again only over it (OT Visibility; reading of hills).
 */
final class Hills {

    /** What is met for less, in inches, is not met. */
    static final double TOLERANCE = 0.01;

    private static final double ABOVE = 1e-9;

    private final double length;
    private final double[] ends;
    private final int[] levels;
    private final Contour[] tops;

    /** The levels along a line, from its start. @param contours those that it may meet */
    Hills(LineTo line, List<Contour> contours) {
        this.length = line.lengthInches();
        List<Contour> met = new ArrayList<>();
        List<List<Within.Part>> parts = new ArrayList<>();
        TreeSet<Double> cuts = new TreeSet<>(List.of(0.0, length));
        for (Contour contour : contours) {
            if (contour.outline().isCrossedBy(line)) {
                List<Within.Part> within = Within.of(contour.outline(), line);
                met.add(contour);
                parts.add(within);
                within.forEach(part -> Collections.addAll(cuts, part.from(), part.to()));
            }
        }
        List<Double> sorted = List.copyOf(cuts);
        this.ends = sorted.stream().mapToDouble(cut -> cut).toArray();
        this.levels = new int[Math.max(0, ends.length - 1)];
        this.tops = new Contour[levels.length];
        for (int i = 0; i < levels.length; i++) {
            double middle = (ends[i] + ends[i + 1]) / 2;
            for (int number = 0; number < met.size(); number++) {
                Contour contour = met.get(number);
                if (contour.level() > levels[i] && holds(parts.get(number), middle)) {
                    levels[i] = contour.level();
                    tops[i] = contour;
                }
            }
        }
    }

    private static boolean holds(List<Within.Part> parts, double at) {
        return parts.stream().anyMatch(part -> part.from() < at && at < part.to());
    }

    /**
     * The hill that hides one end from the other; empty if none does.
     *
     * @param start level of the start
     * @param end level of the end
     * @param ownSlopeHides whether one's own hill may hide its foot
     */
    Optional<Contour> hides(int start, int end, boolean ownSlopeHides) {
        return start == end
                ? above(start)
                : down(start > end, Math.max(start, end), Math.min(start, end), ownSlopeHides);
    }

    private Optional<Contour> above(int level) {
        double together = 0;
        for (int i = 0; i < levels.length; i++) {
            together = levels[i] > level ? together + ends[i + 1] - ends[i] : 0;
            if (together > TOLERANCE) {
                return Optional.of(tops[i]);
            }
        }
        return Optional.empty();
    }

    private Optional<Contour> down(boolean fromStart, int high, int low, boolean ownSlopeHides) {
        boolean risen = ownSlopeHides;
        int before = high;
        double together = 0;
        for (int step = 0; step < levels.length; step++) {
            int i = fromStart ? step : levels.length - 1 - step;
            double from = fromStart ? ends[i] : length - ends[i + 1];
            double to = fromStart ? ends[i + 1] : length - ends[i];
            risen |= levels[i] > before;
            before = levels[i];
            if (!risen) {
                continue;
            }
            // As far from the higher end the line of sight is as high as the ground.
            double level = (high - levels[i] - ABOVE) * length / (high - low);
            double begin = Math.max(from, level);
            together = begin >= to ? 0 : begin > from ? to - begin : together + to - from;
            if (together > TOLERANCE) {
                return Optional.of(tops[i]);
            }
        }
        return Optional.empty();
    }

    /** The level of the ground so many inches from the start. */
    int levelAt(double inches) {
        for (int i = 0; i < levels.length; i++) {
            if (inches <= ends[i + 1]) {
                return levels[i];
            }
        }
        return 0;
    }

    /** How much of a part of the line lies below ground that is so many levels higher than the ground there, in inches. */
    double below(Within.Part part, int higher, int start, int end) {
        double below = 0;
        for (int i = 0; i < levels.length; i++) {
            double from = Math.max(part.from(), ends[i]);
            double to = Math.min(part.to(), ends[i + 1]);
            if (from < to) {
                double here = levels[i] + higher - heightAt(from, start, end);
                double there = levels[i] + higher - heightAt(to, start, end);
                double share = here > 0 && there > 0
                        ? 1
                        : here <= 0 && there <= 0 ? 0 : Math.max(here, there) / Math.abs(here - there);
                below += share * (to - from);
            }
        }
        return below;
    }

    /** How high the line is so many inches from its start. */
    double heightAt(double inches, int start, int end) {
        return start + (end - start) * inches / length;
    }
}
