package coupdoeil.validator.cli;

import coupdoeil.model.file.ChangedMeanwhile;
import coupdoeil.model.file.Destination;
import coupdoeil.model.file.Disk;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackSave;
import coupdoeil.model.pack.Snapshot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/** A change of a pack where it is kept: read, changed and saved, all or nothing, with backups. */
final class PackChange {

    private PackChange() {}

    /**
     * Changes it; a pack that the change leaves as it is is not written.
     *
     * @return what was written
     * @throws CommandFailure if the pack cannot be read, or not be written; then it is as it was
     */
    static Optional<Pack> apply(Path place, Function<Pack, Pack> change) {
        PackSave save = new PackSave(Disk.REAL);
        try {
            save.settle(place);
            Snapshot found = Snapshot.of(place);
            Pack pack = OpenPack.readable(place, PackReader.read(found));
            PackBase base = PackBase.of(found, pack);
            Pack changed = change.apply(pack);
            if (changed.equals(pack)) {
                return Optional.empty();
            }
            save.save(changed, place, base, found);
            return Optional.of(changed);
        } catch (ChangedMeanwhile meanwhile) {
            throw CommandFailure.unreadable(place + " was changed by another program in the meantime; run it again");
        } catch (IOException failed) {
            throw CommandFailure.unreadable("cannot write " + place + ": " + Destination.reason(failed));
        }
    }
}
