package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;

/** A condition of victory, in words, with whatever parameters can be checked. */
public record VictoryCondition(String id, String side, String text, Attributes attributes) {}
