package coupdoeil.validator.lb.fact;

/**
 * The 36 results of two dice read as tens and ones, 11 to 66, and steps between them (LB 9): both digits are 1 to 6, so
 * 16 is followed by 21.
 */
public final class BaseSix {

    /** The highest result of two dice. */
    public static final int HIGHEST = 66;

    private static final int RESULTS = 36;

    private BaseSix() {}

    /** Whether a number is a result: both its digits are 1 to 6. */
    public static boolean isResult(int number) {
        return number >= 11 && number <= 66 && number % 10 >= 1 && number % 10 <= 6;
    }

    /** Steps of a result above 11. @throws IllegalArgumentException if the number is no result */
    public static int index(int result) {
        if (!isResult(result)) {
            throw new IllegalArgumentException(result + " is no result of two dice");
        }
        return (result / 10 - 1) * 6 + result % 10 - 1;
    }

    /** A result so many steps up, or down where negative; results end at 11 and 66. */
    public static int plus(int result, int steps) {
        int index = Math.max(0, Math.min(RESULTS - 1, index(result) + steps));
        return (index / 6 + 1) * 10 + index % 6 + 1;
    }

    /** The result nearest to a number, the lower of two. */
    public static int nearest(int number) {
        int nearest = 11;
        for (int index = 0; index < RESULTS; index++) {
            int result = plus(11, index);
            if (Math.abs(result - number) < Math.abs(nearest - number)) {
                nearest = result;
            }
        }
        return nearest;
    }
}
