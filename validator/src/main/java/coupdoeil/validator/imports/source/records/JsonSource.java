package coupdoeil.validator.imports.source.records;

import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonReading;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.imports.source.SourceKind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** JSON, or an object of JSON on each line, as databases export them. */
public final class JsonSource {

    /** So many faults are told of. */
    private static final int MOST_FAULTS = 20;

    private static final int SAMPLE = 100;

    private JsonSource() {}

    /**
     * What it holds; empty if the text is no JSON, or holds no units. What is wrong with JSON that could be read is remarked.
     *
     * @throws SourceFailure if the name says that it is JSON, and it cannot be read to its end
     */
    public static Optional<Source> read(String name, String text) {
        String start = text.stripLeading();
        if (!start.startsWith("{") && !start.startsWith("[")) {
            return Optional.empty();
        }
        String whole = isLines(text) ? joined(text) : text;
        JsonReading reading = JsonReader.read(whole.getBytes(StandardCharsets.UTF_8));
        List<String> faults = reading.faults().stream()
                .limit(MOST_FAULTS)
                .map(fault -> "line " + fault.spot().line() + ": " + fault.message())
                .toList();
        if (reading.value().isEmpty() && name.toLowerCase(Locale.ROOT).endsWith(".json")) {
            throw new SourceFailure("this is no whole JSON: " + String.join("; ", faults));
        }
        return reading.value().flatMap(all -> ObjectSource.of(name, SourceKind.JSON, all, faults));
    }

    /** Whether each line is an object of its own. */
    private static boolean isLines(String text) {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(SAMPLE)
                .toList();
        return lines.size() > 1
                && lines.stream().limit(lines.size() - 1L).allMatch(line -> line.startsWith("{") && line.endsWith("}"));
    }

    /** The objects of all lines as one list, each on its line. */
    private static String joined(String text) {
        StringBuilder joined = new StringBuilder("[");
        boolean first = true;
        for (String line : text.lines().toList()) {
            boolean object = !line.isBlank();
            joined.append(first || !object ? "" : ",").append(line).append('\n');
            first &= !object;
        }
        return joined.append(']').toString();
    }
}
