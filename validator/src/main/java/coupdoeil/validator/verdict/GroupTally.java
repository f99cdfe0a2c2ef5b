package coupdoeil.validator.verdict;

/**
 * How far a group of rules was examined.
 *
 * @param group {@code FB-STACK}
 * @param rules rules in the catalogue
 * @param built rules that exist as code; the others are never examined
 * @param examined subjects examined, once for each rule that examined them
 */
public record GroupTally(String group, int rules, int built, int examined) {}
