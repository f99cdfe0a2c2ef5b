package coupdoeil.model.oob;

/** Historical strength; 0 where unknown or none. */
public record Strength(int men, int horses, int guns) {

    public static final Strength UNKNOWN = new Strength(0, 0, 0);
}
