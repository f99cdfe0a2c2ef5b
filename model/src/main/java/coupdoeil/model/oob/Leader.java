package coupdoeil.model.oob;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * A leader.
 *
 * @param category one of the rule system's leader categories
 * @param leads ids of the formations he leads; one person may lead two
 */
@RecordBuilder
public record Leader(
        String id,
        String name,
        String category,
        String nationality,
        List<String> leads,
        Belonging under,
        Attributes attributes,
        String note,
        String source)
        implements Piece, LeaderBuilder.With {

    public Leader {
        leads = List.copyOf(leads);
    }
}
