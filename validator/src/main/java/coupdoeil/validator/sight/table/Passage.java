package coupdoeil.validator.sight.table;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of sight that is followed outwards from a point, past one edge after another, by the rules of {@link Looks}: what
 * would stop a line that ended here. Distances are shares of any length along the line.
 */
final class Passage {

    /** Nothing is seen. */
    static final double NOTHING = Double.NEGATIVE_INFINITY;

    private final int own;
    private final int limits;
    /** Into what of each kind the line has come. */
    private final List<Obstacle> hills = new ArrayList<>();

    private final List<Obstacle> woods = new ArrayList<>();
    private double perLength;
    private int within;
    private int piece;
    private int behindTall;
    private int lowLeft;
    private int level;
    private int crest;
    private boolean askedDepths;

    /**
     * @param own level of the point
     * @param limits how many there are; a point beyond any of them is not seen
     */
    Passage(int own, int limits) {
        this.own = own;
        this.limits = limits;
    }

    /** @param perLength how many quarters of a hundredth of a millimetre there are to a length along the line */
    void begin(double perLength) {
        this.perLength = perLength;
        hills.clear();
        woods.clear();
        within = 0;
        piece = -1;
        behindTall = 0;
        lowLeft = -1;
        level = 0;
        crest = 0;
        askedDepths = false;
    }

    /** It comes into something or leaves it. */
    void pass(Obstacle met, double along) {
        boolean first = !met.met;
        met.inside = !met.inside;
        met.met = true;
        switch (met.kind()) {
            case LIMIT -> within += met.inside ? 1 : -1;
            case PIECE -> piece = Math.max(piece, met.level());
            case HILL -> {
                if (first) {
                    hills.add(met);
                }
                climb();
            }
            case TALL, LOW -> {
                if (first) {
                    woods.add(met);
                }
                if (met.inside) {
                    met.since = along;
                } else {
                    met.length += along - met.since;
                }
                leave();
            }
        }
    }

    /** How high the ground here is, and the highest crest that the line crossed and that may hide what is here. */
    private void climb() {
        level = 0;
        for (Obstacle hill : hills) {
            if (hill.inside) {
                level = Math.max(level, hill.level());
            }
        }
        crest = 0;
        for (Obstacle hill : hills) {
            // Seen from below, the hill that the far end is on hides nothing; seen from above, that of the eye does
            // not.
            if (level > own ? !hill.inside : !hill.holdsEye()) {
                crest = Math.max(crest, hill.level());
            }
        }
    }

    private void leave() {
        behindTall = 0;
        lowLeft = -1;
        for (Obstacle wood : woods) {
            if (!wood.inside && !wood.holdsEye()) {
                if (wood.kind() == Obstacle.Kind.TALL) {
                    behindTall++;
                } else {
                    lowLeft = Math.max(lowLeft, wood.top);
                }
            }
        }
    }

    /** Of the part of the line up to what it meets next: how far of it is seen. */
    double seenUpTo(double next) {
        int higher = Math.max(own, level);
        if (within < limits
                || behindTall > 0
                || stops(piece, higher)
                || stops(lowLeft, higher)
                || crest > higher
                || (crest == higher && level != own)) {
            return NOTHING;
        }
        double end = next;
        for (Obstacle wood : woods) {
            if (wood.stopsByDepth() && (wood.inside || wood.holdsEye())) {
                askedDepths = true;
                double left = wood.depth() / perLength - wood.length;
                if (wood.inside) {
                    end = Math.min(end, wood.since + left);
                } else if (left < 0) {
                    return NOTHING;
                }
            }
        }
        return end;
    }

    /** Whether something that stands or grows on ground of a level stops a line with that higher end; -1 for nothing. */
    private static boolean stops(int ground, int higher) {
        return ground >= 0 && (higher == 0 || ground >= higher);
    }

    /** It goes on for more than a touch. */
    void goOn() {
        for (Obstacle wood : woods) {
            if (wood.inside) {
                wood.top = Math.max(wood.top, level);
            }
        }
    }

    /** Whether the depth of a wood had a say in how much is seen. */
    boolean hasAskedDepths() {
        return askedDepths;
    }
}
