package coupdoeil.validator.report;

import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** The forms of a report of findings, each with its writer. */
public enum FindingsFormat {
    TEXT(FindingsText::new),
    JSON((options, to) -> new FindingsJson(to));

    private final BiFunction<FindingsOptions, Consumer<String>, FindingsWriter> writer;

    FindingsFormat(BiFunction<FindingsOptions, Consumer<String>, FindingsWriter> writer) {
        this.writer = writer;
    }

    /** Begins a report. @param to is given it in pieces */
    public FindingsWriter writer(FindingsOptions options, Consumer<String> to) {
        return writer.apply(options, to);
    }

    /** As commands call it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
