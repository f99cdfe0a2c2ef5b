package coupdoeil.model.pack;

import coupdoeil.model.pack.SourceMap.Location;
import java.util.Optional;

/** Where things stand in the files that a pack would be written to. */
public final class PackLocations {

    private PackLocations() {}

    /** All of them. Costs about as much as writing and reading the pack: ask once for many look-ups. */
    public static SourceMap of(Pack pack) {
        return PackReader.readFiles(PackWriter.files(pack)).sources();
    }

    /** See {@link SourceMap#find(EntryKind, String)}. */
    public static Optional<Location> of(Pack pack, EntryKind kind, String id) {
        return of(pack).find(kind, id);
    }

    /** See {@link SourceMap#find(EntryKind, String, String)}. */
    public static Optional<Location> of(Pack pack, EntryKind kind, String scenario, String id) {
        return of(pack).find(kind, scenario, id);
    }
}
