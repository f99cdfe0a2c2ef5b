package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * Something that happens at a turn.
 *
 * @param at label of the turn
 */
@RecordBuilder
public record ScenarioEvent(String id, String at, String name, String text, Attributes attributes)
        implements ScenarioEventBuilder.With {}
