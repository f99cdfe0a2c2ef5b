package coupdoeil.validator.export.vassal;

/** A point of a map of VASSAL, in pixels from its upper left corner. */
record Spot(int x, int y) {

    static final Spot ZERO = new Spot(0, 0);

    Spot plus(int right, int down) {
        return new Spot(x + right, y + down);
    }
}
