package coupdoeil.model.pack;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * What a pack says of itself.
 *
 * @param system id of its rule system
 * @param edition version of the pack itself
 * @param profile id of the rule system's profile that it is checked by; empty for the usual one
 */
@RecordBuilder
public record PackInfo(
        String id,
        String name,
        String system,
        String edition,
        List<String> authors,
        String licence,
        List<String> sources,
        String notes,
        String profile)
        implements PackInfoBuilder.With {
    public PackInfo {
        authors = List.copyOf(authors);
        sources = List.copyOf(sources);
    }
}
