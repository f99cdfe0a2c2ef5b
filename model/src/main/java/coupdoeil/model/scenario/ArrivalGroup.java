package coupdoeil.model.scenario;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reinforcements that arrive together.
 *
 * @param side id of their side; empty if it follows from the pieces
 * @param at label of the turn they are due
 * @param entry id of the place they enter through
 * @param mode how they enter: {@value #COLUMN} or {@value #EDGE}
 * @param condition what must hold for them to come, in words; empty if unconditional
 * @param march pieces in order of march, the head first
 * @param tokens markers that come with them
 */
@RecordBuilder
public record ArrivalGroup(
        String id,
        String name,
        String side,
        String at,
        String entry,
        String mode,
        String condition,
        List<Marcher> march,
        List<Token> tokens,
        Attributes attributes)
        implements ArrivalGroupBuilder.With {

    /** In column through one hex, one behind the other. */
    public static final String COLUMN = "column";
    /** Anywhere along the hexes of the entry. */
    public static final String EDGE = "edge";

    /** A piece on the march; its formation is null where the mode of entry settles it. */
    @RecordBuilder
    public record Marcher(String piece, @Nullable String formation, Attributes attributes)
            implements ArrivalGroupMarcherBuilder.With {}

    public ArrivalGroup {
        march = List.copyOf(march);
        tokens = List.copyOf(tokens);
    }
}
