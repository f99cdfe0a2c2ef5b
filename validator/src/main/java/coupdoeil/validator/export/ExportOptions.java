package coupdoeil.validator.export;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What the targets of an export are told beside the pack: the values of options, an immutable value itself. */
public final class ExportOptions {

    /** None given. */
    public static final ExportOptions NONE = new ExportOptions(Map.of());

    private final Map<ExportOption<?>, Object> values;

    private ExportOptions(Map<ExportOption<?>, Object> values) {
        this.values = values;
    }

    /**
     * Reads what was given to the targets of an export.
     *
     * @param given what was written, by the name of the option; for one without value anything
     * @throws IllegalArgumentException if no target of these reads an option, or if a value means nothing; says so in words
     * @throws ExportFailure if a value names a file that cannot be read
     */
    public static ExportOptions read(Map<String, String> given, List<ExportTarget> targets) {
        Map<ExportOption<?>, Object> values = new LinkedHashMap<>();
        given.forEach((name, text) -> {
            ExportOption<?> option = ExportOption.of(targets).stream()
                    .filter(known -> known.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(unread(name, targets)));
            values.put(option, value(option, text));
        });
        return new ExportOptions(values);
    }

    private static Object value(ExportOption<?> option, String text) {
        try {
            return Objects.requireNonNull(option.reader().read(text));
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    "--" + option.name() + " " + wrong.getMessage() + ", not '" + text + "'");
        } catch (IOException failed) {
            throw new ExportFailure("cannot read --" + option.name() + " " + text, failed);
        }
    }

    private static String unread(String name, List<ExportTarget> targets) {
        return "--" + name + " is for "
                + ids(ExportTarget.all().stream()
                        .filter(target -> target.options().stream()
                                .anyMatch(option -> option.name().equals(name)))
                        .toList())
                + "; it means nothing to " + ids(targets);
    }

    private static String ids(List<ExportTarget> targets) {
        return targets.stream().map(ExportTarget::id).collect(Collectors.joining(", "));
    }

    /** The value of an option, or what holds where it was not given. */
    @SuppressWarnings("unchecked") // Each is kept with its own value.
    public <T> T get(ExportOption<T> option) {
        return (T) values.getOrDefault(option, option.otherwise());
    }
}
