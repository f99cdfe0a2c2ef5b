package coupdoeil.model.json;

/** A place in a text: 1-based line and column, counted in UTF-16 characters; 0 for neither. */
public record Spot(int line, int column) {

    /** The spot of a value that was not read from a text. */
    public static final Spot NONE = new Spot(0, 0);
}
