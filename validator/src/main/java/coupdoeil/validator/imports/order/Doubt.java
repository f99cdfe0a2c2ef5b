package coupdoeil.validator.imports.order;

/**
 * A reason why something may be other than read.
 *
 * @param field what is doubtful: {@code name}, {@code arm}, {@code men}, {@code guns}, {@code parentPath}, {@code side} …
 */
public record Doubt(String field, String why) {}
