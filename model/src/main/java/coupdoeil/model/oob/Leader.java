package coupdoeil.model.oob;

import coupdoeil.model.Attributes;
import java.util.List;

/**
 * A leader.
 *
 * @param category one of the rule system's leader categories
 * @param leads ids of the formations he leads; one person may lead two
 */
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
        implements Piece {

    public Leader {
        leads = List.copyOf(leads);
    }

    public Leader withNationality(String changed) {
        return new Leader(id, name, category, changed, leads, under, attributes, note, source);
    }

    public Leader withAttributes(Attributes changed) {
        return new Leader(id, name, category, nationality, leads, under, changed, note, source);
    }
}
