package coupdoeil.validator.check;

import coupdoeil.model.battlefield.Battlefield;

/** On which kind of battlefield something can be asked: it follows from what a rule takes, and nobody declares it. */
public enum Field {
    ANY,
    HEX,
    TABLE;

    /** The kind of a battlefield. */
    static Field of(Battlefield battlefield) {
        return battlefield.table().isPresent() ? TABLE : HEX;
    }

    /** Whether it can be asked on a battlefield of a kind. */
    boolean includes(Field kind) {
        return this == ANY || this == kind;
    }

    /**
     * Where two things can be asked together.
     *
     * @throws IllegalArgumentException if one needs hexes and the other a table
     */
    Field and(Field other) {
        if (!includes(other) && !other.includes(this)) {
            throw new IllegalArgumentException("nothing is at once on hexes and on a table");
        }
        return this == ANY ? other : this;
    }
}
