package coupdoeil.validator.fb.fact;

/** Numbers with their nouns, as messages say them: {@code 1 hex}, {@code 2 steps}. */
public final class Counted {

    private Counted() {}

    public static String hexes(long count) {
        return of(count, "hex", "hexes");
    }

    public static String steps(Number count) {
        return of(count, "step", "steps");
    }

    static String of(Number count, String one, String many) {
        return count + " " + (count.doubleValue() == 1 ? one : many);
    }
}
