package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Outline;
import coupdoeil.model.table.Within;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;

/**
 * Whether a straight line of sight is stopped (HM 3.3). What it only touches does not stop it. Of the two ends the higher
 * one counts: what is lower is seen over, but for ground that stops sight from any height.
 */
final class Looks {

    private static final double TOLERANCE_INCHES = 0.001;

    private final Collection<Screen> screens;
    private final Collection<Contour> contours;
    private final Collection<Body> bodies;
    private final Set<String> without;
    private final Surroundings around;

    /**
     * @param within holds every line that is asked about, in hundredths of a millimetre
     * @param without keys of pieces that stop nothing: who looks and who is looked at
     */
    Looks(Surroundings around, Envelope within, Set<String> without) {
        this.around = around;
        this.screens = around.screens(within);
        this.contours = around.contours(within);
        this.bodies = around.bodies(within);
        this.without = without;
    }

    /** The outlines at whose corners the answer may change. */
    List<Outline> outlines() {
        List<Outline> outlines = new ArrayList<>();
        screens.forEach(screen -> outlines.add(screen.outline()));
        contours.forEach(contour -> outlines.add(contour.outline()));
        bodies.stream()
                .filter(body -> !without.contains(body.key()))
                .forEach(body -> body.bases().forEach(base -> outlines.add(Outline.of(base))));
        return outlines;
    }

    /** Whether sight may change with the depth in a wood. */
    boolean hasDepths() {
        return screens.stream().anyMatch(screen -> Double.isFinite(screen.depthInches()));
    }

    /** Where the edges of ground that may be seen over cross contours, in quarters of a hundredth of a millimetre. */
    List<double[]> crossings() {
        List<double[]> crossings = new ArrayList<>();
        for (Screen screen : screens) {
            for (Contour contour : screen.fromHeights() ? List.<Contour>of() : contours) {
                for (Edge edge : screen.outline().edges()) {
                    for (Edge other : contour.outline().edges()) {
                        double[] crossing = edge.crossing(other);
                        if (crossing != null) {
                            crossings.add(crossing);
                        }
                    }
                }
            }
        }
        return crossings;
    }

    /** What stops a line; of several things the first of pieces, ground and contours. Empty if nothing does. */
    Optional<Obstruction> obstruction(LineTo line) {
        int start = levelAtStart(line);
        int end = levelAtEnd(line);
        int higher = Math.max(start, end);
        for (Body body : bodies) {
            if (!without.contains(body.key()) && stops(body, line, higher)) {
                return Optional.of(new Obstruction(Obstruction.Cause.PIECE, body.key(), body.name()));
            }
        }
        for (Screen screen : screens) {
            Optional<Obstruction.Cause> cause = stops(screen, line, higher);
            if (cause.isPresent()) {
                return Optional.of(new Obstruction(cause.get(), screen.id(), screen.name()));
            }
        }
        for (Contour contour : contours) {
            Optional<Obstruction.Cause> cause = stops(contour, line, start, end);
            if (cause.isPresent()) {
                return Optional.of(new Obstruction(cause.get(), contour.id(), contour.name()));
            }
        }
        return Optional.empty();
    }

    private boolean stops(Body body, LineTo line, int higher) {
        for (Base base : body.bases()) {
            if (Outline.of(base).isCrossedBy(line) && level(base) >= higher) {
                return true;
            }
        }
        return false;
    }

    private int level(Base base) {
        return Levels.of(base, around.contours(base.bounds()));
    }

    private Optional<Obstruction.Cause> stops(Screen screen, LineTo line, int higher) {
        if (!screen.outline().isCrossedBy(line)) {
            return Optional.empty();
        }
        if (screen.outline().holdsStart(line) || screen.outline().holdsEnd(line)) {
            return Within.inches(screen.outline(), line) > screen.depthInches() + TOLERANCE_INCHES
                    ? Optional.of(Obstruction.Cause.DEPTH)
                    : Optional.empty();
        }
        if (screen.fromHeights()) {
            return Optional.of(Obstruction.Cause.TALL);
        }
        return isLower(screen.outline(), line, higher) ? Optional.empty() : Optional.of(Obstruction.Cause.GROUND);
    }

    /** Whether the ground of an outline, where a line runs through it, is lower than the higher end of the line. */
    boolean isLower(Outline outline, LineTo line) {
        return isLower(outline, line, Math.max(levelAtStart(line), levelAtEnd(line)));
    }

    private boolean isLower(Outline outline, LineTo line, int higher) {
        return higher > 0
                && contours.stream()
                        .noneMatch(
                                contour -> contour.level() >= higher && Within.both(outline, contour.outline(), line));
    }

    private static Optional<Obstruction.Cause> stops(Contour contour, LineTo line, int start, int end) {
        int higher = Math.max(start, end);
        if (contour.level() < higher || !contour.outline().isCrossedBy(line)) {
            return Optional.empty();
        }
        if (contour.level() > higher) {
            return Optional.of(Obstruction.Cause.HIGHER);
        }
        boolean inside = start > end
                ? contour.outline().holdsStart(line)
                : contour.outline().holdsEnd(line);
        return start != end && !inside ? Optional.of(Obstruction.Cause.CREST) : Optional.empty();
    }

    private int levelAtStart(LineTo line) {
        return contours.stream()
                .filter(contour -> contour.outline().holdsStart(line))
                .mapToInt(Contour::level)
                .max()
                .orElse(0);
    }

    private int levelAtEnd(LineTo line) {
        return contours.stream()
                .filter(contour -> contour.outline().holdsEnd(line))
                .mapToInt(Contour::level)
                .max()
                .orElse(0);
    }
}
