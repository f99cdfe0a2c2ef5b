package coupdoeil.validator.export;

import java.io.IOException;
import java.util.List;

/**
 * Something that a target can be told beside the pack. It belongs to the targets that list it: given where none of them is
 * asked for, it is refused.
 *
 * @param name as commands call it, without dashes: {@code origin}
 * @param value what stands for its value in help: {@code LON,LAT}; empty for one that is given or not
 * @param description for help, in a few words
 * @param reader makes of what was written what the target is told
 * @param otherwise what the target is told where it is not given
 */
public record ExportOption<T>(String name, String value, String description, Reader<T> reader, T otherwise) {

    /** Understands a value. */
    @FunctionalInterface
    public interface Reader<T> {

        /**
         * What a text means.
         *
         * @throws IllegalArgumentException if it means nothing; its message says what is wanted: {@code must be a number}
         * @throws IOException if it names a file that cannot be read
         */
        T read(String text) throws IOException;
    }

    /** One that is given or not. */
    public static ExportOption<Boolean> flag(String name, String description) {
        return new ExportOption<>(name, "", description, text -> true, false);
    }

    /** A number within bounds, both included. @throws IllegalArgumentException if the text is none */
    public static double number(String text, double least, double most) {
        try {
            double number = Double.parseDouble(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // Told below, like a number out of range.
        }
        throw new IllegalArgumentException("must be a number from " + plain(least) + " to " + plain(most));
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }

    public boolean isFlag() {
        return value.isEmpty();
    }

    /** All options of some targets, each once, in their order. */
    static List<ExportOption<?>> of(List<ExportTarget> targets) {
        return targets.stream()
                .flatMap(target -> target.options().stream())
                .distinct()
                .toList();
    }
}
