package coupdoeil.model.rules;

/**
 * An arm of service.
 *
 * @param symbol which unit symbol a counter shows
 * @param usual formation in which its units are put on the map; empty for the first that it can take
 */
public record Arm(String id, String name, String symbol, String usual) {}
