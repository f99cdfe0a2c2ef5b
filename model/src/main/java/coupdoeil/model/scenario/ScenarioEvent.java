package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;

/**
 * Something that happens at a turn.
 *
 * @param at label of the turn
 */
public record ScenarioEvent(String id, String at, String name, String text, Attributes attributes) {}
