package coupdoeil.model.oob;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import org.jspecify.annotations.Nullable;

/**
 * An army of a side.
 *
 * @param side id of its side
 * @param leader id of the leader who commands it
 */
@RecordBuilder
public record Army(
        String id, String name, String side, @Nullable String leader, Attributes attributes)
        implements ArmyBuilder.With {}
