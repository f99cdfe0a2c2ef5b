package coupdoeil.model.pack;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;

/**
 * What a pack says of itself.
 *
 * @param system id of its rule system
 * @param edition version of the pack itself
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
        String notes)
        implements PackInfoBuilder.With {
    public PackInfo {
        authors = List.copyOf(authors);
        sources = List.copyOf(sources);
    }
}
