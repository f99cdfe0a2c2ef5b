package coupdoeil.validator.bench;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What a figure must reach.
 *
 * @param measured empty if it was not measured
 */
record Bar(String what, OptionalDouble measured, Wanted wanted, double limit, String unit) {

    /** How a figure must stand to the limit. */
    enum Wanted {
        AT_MOST,
        AT_LEAST,
        EXACTLY;

        private boolean holds(double figure, double limit) {
            return switch (this) {
                case AT_MOST -> figure <= limit;
                case AT_LEAST -> figure >= limit;
                case EXACTLY -> figure == limit;
            };
        }

        private String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    static Bar atMost(String what, OptionalDouble measured, double limit, String unit) {
        return new Bar(what, measured, Wanted.AT_MOST, limit, unit);
    }

    static Bar atLeast(String what, OptionalDouble measured, double limit, String unit) {
        return new Bar(what, measured, Wanted.AT_LEAST, limit, unit);
    }

    static Bar exactly(String what, OptionalDouble measured, double limit) {
        return new Bar(what, measured, Wanted.EXACTLY, limit, "");
    }

    boolean met() {
        return measured.isPresent() && wanted.holds(measured.getAsDouble(), limit);
    }

    /** A row of a Markdown table. */
    String row() {
        String value = measured.isPresent() ? number(measured.getAsDouble()) + unit : "not measured";
        String bar = wanted.words() + " " + number(limit) + unit;
        return "| " + what + " | " + bar + " | " + value + " | " + (met() ? "met" : "**not met**") + " |\n";
    }

    /** With three digits that count, thousands separated. */
    static String number(double value) {
        double size = Math.abs(value);
        String pattern = size >= 100 || value == Math.rint(value) ? "%,.0f" : size >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, pattern, value);
    }
}
