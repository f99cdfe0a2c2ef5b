package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/** A condition of victory, in words, with whatever parameters can be checked. */
@RecordBuilder
public record VictoryCondition(String id, String side, String text, Attributes attributes)
        implements VictoryConditionBuilder.With {}
