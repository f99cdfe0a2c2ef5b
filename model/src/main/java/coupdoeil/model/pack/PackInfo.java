package coupdoeil.model.pack;

import java.util.List;

/**
 * What a pack says of itself.
 *
 * @param system id of its rule system
 * @param edition version of the pack itself
 */
public record PackInfo(
        String id,
        String name,
        String system,
        String edition,
        List<String> authors,
        String licence,
        List<String> sources,
        String notes) {
    public PackInfo {
        authors = List.copyOf(authors);
        sources = List.copyOf(sources);
    }
}
