package coupdoeil.model.rules;

/** An arm of service. @param symbol which unit symbol a counter shows */
public record Arm(String id, String name, String symbol) {}
