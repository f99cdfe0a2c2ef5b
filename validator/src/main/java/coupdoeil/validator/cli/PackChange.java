package coupdoeil.validator.cli;

import coupdoeil.model.file.ChangedMeanwhile;
import coupdoeil.model.file.Disk;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackSave;
import coupdoeil.model.pack.Snapshot;
import coupdoeil.validator.imports.settle.IntoPack;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;

/** A change of a pack where it is kept: read, changed and saved, all or nothing, with backups. */
final class PackChange {

    private PackChange() {}

    /** @throws CommandFailure if the pack cannot be read, or not be written; then it is as it was */
    static IntoPack apply(Path place, Function<Pack, IntoPack> change) {
        PackSave save = new PackSave(Disk.REAL);
        try {
            save.settle(place);
            Snapshot found = Snapshot.of(place);
            Pack pack = OpenPack.readable(place, PackReader.read(found));
            PackBase base = PackBase.of(found, pack);
            IntoPack changed = change.apply(pack);
            if (changed.done()) {
                save.save(changed.pack(), place, base, found);
            }
            return changed;
        } catch (ChangedMeanwhile meanwhile) {
            throw CommandFailure.unreadable(place + " was changed by another program in the meantime; run it again");
        } catch (IOException failed) {
            throw CommandFailure.unreadable("cannot write " + place + ": " + OpenPack.reason(failed));
        }
    }
}
