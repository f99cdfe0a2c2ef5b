package coupdoeil.validator.fb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.hexes.Obstacle;

/**
 * The highest slope hexsides that a path has crossed so far: the first and the last of them, for among equally high ones
 * the one nearest the lower end is the most likely to block and so decides.
 */
final class Crest {

    private final boolean nearestHigher;
    private boolean any;
    private int height;
    private int firstQ;
    private int firstR;
    private int firstSide;
    private int lastQ;
    private int lastR;
    private int lastSide;

    /** @param nearestHigher whether the one nearest the higher end decides instead */
    Crest(boolean nearestHigher) {
        this.nearestHigher = nearestHigher;
    }

    /** Crosses a slope of this height out of a hex. */
    void cross(int q, int r, int side, int slopeHeight) {
        if (!any || slopeHeight > height) {
            any = true;
            height = slopeHeight;
            firstQ = q;
            firstR = r;
            firstSide = side;
        }
        if (slopeHeight == height) {
            lastQ = q;
            lastR = r;
            lastSide = side;
        }
    }

    boolean any() {
        return any;
    }

    /** Whether the slope hides the lower of the two ends of the path crossed: it is nearer to it than to the higher. */
    boolean hides(Hex start, Hex end, boolean startIsHigher) {
        if (!any) {
            return false;
        }
        int fromStart = start.distance(near(startIsHigher));
        int fromEnd = end.distance(far(startIsHigher));
        return startIsHigher ? fromEnd < fromStart : fromStart < fromEnd;
    }

    /** The slope that decides, for an explanation; hexes are counted up to the one beyond it. */
    Obstacle obstacle(Hex start, Hex end, boolean startIsHigher) {
        Hex near = near(startIsHigher);
        Hex far = far(startIsHigher);
        int fromStart = start.distance(near) + 1;
        int fromEnd = end.distance(far) + 1;
        return Obstacle.slope(
                HexSide.between(near, far), startIsHigher ? fromEnd : fromStart, startIsHigher ? fromStart : fromEnd);
    }

    private Hex near(boolean startIsHigher) {
        return startIsHigher != nearestHigher ? new Hex(lastQ, lastR) : new Hex(firstQ, firstR);
    }

    private Hex far(boolean startIsHigher) {
        int side = startIsHigher != nearestHigher ? lastSide : firstSide;
        return near(startIsHigher).plus(HexDirection.of(side));
    }
}
