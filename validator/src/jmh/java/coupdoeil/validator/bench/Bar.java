package coupdoeil.validator.bench;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What a figure must reach.
 *
 * @param measured empty if it was not measured
 * @param atMost whether less is better
 */
record Bar(String what, OptionalDouble measured, double limit, boolean atMost, String unit) {

    static Bar atMost(String what, OptionalDouble measured, double limit, String unit) {
        return new Bar(what, measured, limit, true, unit);
    }

    static Bar atLeast(String what, OptionalDouble measured, double limit, String unit) {
        return new Bar(what, measured, limit, false, unit);
    }

    boolean met() {
        return measured.isPresent() && (atMost ? measured.getAsDouble() <= limit : measured.getAsDouble() >= limit);
    }

    /** A row of a Markdown table. */
    String row() {
        String value = measured.isPresent() ? number(measured.getAsDouble()) + unit : "not measured";
        String bar = (atMost ? "at most " : "at least ") + number(limit) + unit;
        return "| " + what + " | " + bar + " | " + value + " | " + (met() ? "met" : "**not met**") + " |\n";
    }

    /** With three digits that count, thousands separated. */
    static String number(double value) {
        double size = Math.abs(value);
        String pattern = size >= 100 || value == Math.rint(value) ? "%,.0f" : size >= 10 ? "%.1f" : "%.2f";
        return String.format(Locale.ROOT, pattern, value);
    }
}
