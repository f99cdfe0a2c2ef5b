package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import org.jspecify.annotations.Nullable;

/**
 * A marker on the map that is no piece: an objective marker, a fire, an entrenchment.
 *
 * @param kind one of the rule system's token kinds
 * @param of id of what it belongs to; null if to nothing
 */
@RecordBuilder
public record Token(String id, String kind, @Nullable String of, Position position, Attributes attributes)
        implements TokenBuilder.With {}
