package coupdoeil.editor.shell;

import coupdoeil.model.file.Disk;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackSave;
import coupdoeil.model.pack.Snapshot;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.Problem.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A pack as its files were found, read once. Made on any thread: that takes as long as the pack is large.
 *
 * @param base what a session that begins with it knows of the files
 * @param putAside files that a save which was ended on the way had to leave beside the pack
 */
public record FoundPack(Path path, PackReading reading, PackBase base, List<Path> putAside) {

    public FoundPack {
        putAside = List.copyOf(putAside);
    }

    /** Reads what lies there, after a save that was ended on the way is completed or taken back. */
    public static FoundPack read(Path path) {
        List<Path> putAside = settle(path);
        Snapshot found = Snapshot.of(path);
        PackReading reading = PackReader.read(found);
        PackBase base = reading.pack().map(pack -> PackBase.of(found, pack)).orElse(PackBase.UNKNOWN);
        return new FoundPack(path, reading, base, putAside);
    }

    /** Empty if it cannot be read. */
    Optional<Pack> pack() {
        return reading.pack();
    }

    List<Problem> problems() {
        return reading.problems();
    }

    /** Whether its problems are such that the designer should see them. */
    boolean isBroken() {
        return problems().stream().anyMatch(problem -> problem.severity().compareTo(Severity.ERROR) <= 0);
    }

    /** Where nothing can be written, an unfinished save is read as completed. */
    private static List<Path> settle(Path path) {
        try {
            return new PackSave(Disk.REAL).settle(path);
        } catch (IOException cannotWrite) {
            System.getLogger(FoundPack.class.getName())
                    .log(System.Logger.Level.INFO, "an unfinished save is left as it is", cannotWrite);
            return List.of();
        }
    }
}
