package coupdoeil.validator.sight.table;

/** A point without rounding. */
record Dot(Ratio x, Ratio y) {

    static Dot of(long x, long y) {
        return new Dot(Ratio.of(x), Ratio.of(y));
    }

    Dot minus(Dot other) {
        return new Dot(x.minus(other.x), y.minus(other.y));
    }

    Ratio cross(Dot other) {
        return x.times(other.y).minus(y.times(other.x));
    }

    Ratio dot(Dot other) {
        return x.times(other.x).plus(y.times(other.y));
    }

    /** So far from this point towards another. */
    Dot towards(Dot other, Ratio share) {
        Dot way = other.minus(this);
        return new Dot(x.plus(share.times(way.x)), y.plus(share.times(way.y)));
    }

    /** Where the line from this point to another crosses that through c and d, as a share of the way; null if nowhere. */
    Ratio meeting(Dot other, Dot c, Dot d) {
        Dot way = other.minus(this);
        Dot edge = d.minus(c);
        Ratio turned = way.cross(edge);
        return turned.signum() == 0 ? null : c.minus(this).cross(edge).by(turned);
    }

    /** 1 left of the line through c and d, 0 on it, -1 right. */
    int side(Dot c, Dot d) {
        return d.minus(c).cross(minus(c)).signum();
    }
}
