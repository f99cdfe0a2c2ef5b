package coupdoeil.validator.imports.question;

/**
 * What somebody said of a kind of lines.
 *
 * @param question id of the question that it answers; empty if nobody asked
 * @param kind id of the kind; empty if the question says it
 * @param property as {@link Question#property}; empty likewise
 * @param value one of the options
 * @param pointer where it stands in its file, as JSON pointers say it
 */
public record Answer(String question, String kind, String property, String value, String pointer) {}
