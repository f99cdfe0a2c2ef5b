package coupdoeil.model.grid;

import java.util.List;

/**
 * A point of the plane that hexes lie in, in axial coordinates that need not be whole: where a hex is, or a vertex, or a
 * pointer between them. It is the same for both orientations and for a map that is turned.
 */
public record HexPoint(double q, double r) {

    /** The middle of a hex. */
    public static HexPoint of(Hex hex) {
        return new HexPoint(hex.q(), hex.r());
    }

    /** Where a vertex lies: the middle of the middles of its three hexes. */
    public static HexPoint of(HexVertex vertex) {
        List<Hex> hexes = vertex.hexes();
        return new HexPoint(
                hexes.stream().mapToInt(Hex::q).sum() / 3.0,
                hexes.stream().mapToInt(Hex::r).sum() / 3.0);
    }

    /** Distance in a straight line; 1 between the middles of neighbours. */
    public double distance(HexPoint other) {
        double dq = q - other.q;
        double dr = r - other.r;
        return Math.sqrt(dq * dq + dr * dr + dq * dr);
    }

    /** A point on the way to another: this one for a share of 0, the other for 1. */
    public HexPoint towards(HexPoint other, double share) {
        return new HexPoint(q + (other.q - q) * share, r + (other.r - r) * share);
    }

    /** Distance from a stretch of straight line. */
    public double distance(HexPoint from, HexPoint to) {
        double dq = to.q - from.q;
        double dr = to.r - from.r;
        double length = dq * dq + dr * dr + dq * dr;
        if (length == 0) {
            return distance(from);
        }
        double pq = q - from.q;
        double pr = r - from.r;
        double share = (pq * dq + pr * dr + (pq * dr + pr * dq) / 2) / length;
        return distance(from.towards(to, Math.max(0, Math.min(1, share))));
    }

    /** The hex that holds this point; on a hexside, either of its two hexes. */
    public Hex hex() {
        double s = -q - r;
        long roundQ = Math.round(q);
        long roundR = Math.round(r);
        long roundS = Math.round(s);
        double offQ = Math.abs(roundQ - q);
        double offR = Math.abs(roundR - r);
        double offS = Math.abs(roundS - s);
        if (offQ > offR && offQ > offS) {
            roundQ = -roundR - roundS;
        } else if (offR > offS) {
            roundR = -roundQ - roundS;
        }
        return new Hex((int) roundQ, (int) roundR);
    }
}
