package coupdoeil.model.grid;

/** Which 0-based rows (pointy-top) or columns (flat-top) stand half a hex further right or down. */
public enum Shifted {
    ODD,
    EVEN;

    /** Cells that a row or column number is ahead of its axial coordinate: floor of half, rounded by parity. */
    int lead(int number) {
        return this == ODD ? (number - (number & 1)) / 2 : (number + (number & 1)) / 2;
    }
}
