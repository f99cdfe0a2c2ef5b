package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.file.Disk;
import coupdoeil.model.file.TestDisk;
import coupdoeil.model.file.UnfinishedUpdate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A pack that is saved over another one while everything goes wrong that can, one thing at a time. */
final class SaveOrdeal {

    private final Path place;
    private final Pack old;
    private final Pack fresh;
    int halts;
    int failures;
    int stayedOld;
    int becameNew;

    /** @param place a folder or a zip, in a folder of its own that is there */
    SaveOrdeal(Path place, Pack old, Pack fresh) {
        this.place = place;
        this.old = old;
        this.fresh = fresh;
    }

    /** Halts the save after every operation, and the opening that follows after every one of its own. */
    void haltEverywhere(boolean openingToo) throws IOException {
        int operations = whole();
        for (int at = 0; at < operations; at++) {
            boolean saved = haltAt(at);
            int opening = openingToo ? operationsOfOpening(at) : 0;
            for (int second = 0; second < opening; second++) {
                haltAt(at);
                settle(TestDisk.haltingAt(second));
                halts++;
                assertThat(isNew()).as("after %d and %d operations", at, second).isEqualTo(saved);
                opened(saved);
            }
        }
    }

    /** Lets every operation fail, once or for good: who is told of a failure finds everything as it was, or, told so, as it will be. */
    void failEverywhere() throws IOException {
        int operations = whole();
        for (int at = 0; at < operations; at++) {
            for (boolean ever : new boolean[] {false, true}) {
                begin();
                boolean told = false;
                try {
                    save(TestDisk.failingAt(at, ever));
                } catch (UnfinishedUpdate gone) {
                    assertThat(ever).isTrue();
                } catch (IOException failed) {
                    told = true;
                }
                failures++;
                assertThat(isNew()).as("operation %d fails, ever: %s", at, ever).isEqualTo(!told);
                if (told && !ever) {
                    assertThat(leftovers()).as("left by operation %d", at).isZero();
                }
                opened(!told);
            }
        }
    }

    /** Saves on disks with less and less room. */
    void fill(long needed, int steps) throws IOException {
        for (int step = 0; step <= steps; step++) {
            begin();
            boolean told = false;
            try {
                save(TestDisk.withRoomFor(needed * step / steps));
            } catch (IOException full) {
                told = true;
                assertThat(full).hasMessageContaining("No space left");
            }
            failures += told ? 1 : 0;
            assertThat(isNew()).isEqualTo(!told);
            assertThat(leftovers()).isZero();
        }
    }

    /** How many operations a save takes that nothing disturbs. */
    int whole() throws IOException {
        begin();
        TestDisk disk = new TestDisk();
        save(disk);
        assertThat(isNew()).isTrue();
        return disk.done().size();
    }

    private boolean haltAt(int operation) throws IOException {
        begin();
        try {
            save(TestDisk.haltingAt(operation));
            throw new AssertionError("the save has fewer operations than " + operation);
        } catch (TestDisk.Halt halted) {
            halts++;
        }
        SortedMap<String, String> before = content();
        boolean saved = isNew();
        assertThat(content()).as("reading writes nothing").isEqualTo(before);
        if (saved) {
            becameNew++;
        } else {
            stayedOld++;
        }
        return saved;
    }

    private int operationsOfOpening(int at) throws IOException {
        TestDisk disk = new TestDisk();
        settle(disk);
        opened(haltAt(at));
        return disk.done().size();
    }

    private void settle(Disk disk) throws IOException {
        try {
            new PackSave(disk).settle(place);
        } catch (TestDisk.Halt halted) {
            // As wanted.
        }
    }

    /** The next opening by a program that writes. */
    private void opened(boolean saved) throws IOException {
        assertThat(new PackSave(Disk.REAL).settle(place)).isEmpty();
        assertThat(isNew()).isEqualTo(saved);
        assertThat(leftovers()).isZero();
    }

    private void begin() throws IOException {
        Path folder = place.getParent();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
                if (!file.equals(folder)) {
                    Files.delete(file);
                }
            }
        }
        if (PackSave.isZip(place)) {
            PackWriter.writeZip(old, place);
        } else {
            PackWriter.write(old, place);
        }
    }

    private void save(Disk disk) throws IOException {
        Snapshot found = Snapshot.of(place);
        Pack read = PackReader.read(found).pack().orElseThrow();
        new PackSave(disk).save(fresh, place, PackBase.of(found, read), found);
    }

    /** Whether the new pack is there, entirely; otherwise the old one is. */
    private boolean isNew() {
        SortedMap<String, byte[]> now =
                PackWriter.files(PackReader.read(place).pack().orElseThrow());
        boolean isNew = same(now, PackWriter.files(fresh));
        assertThat(isNew || same(now, PackWriter.files(old)))
                .as("all or nothing")
                .isTrue();
        return isNew;
    }

    private static boolean same(SortedMap<String, byte[]> a, SortedMap<String, byte[]> b) {
        return PackBase.hashes(a).equals(PackBase.hashes(b));
    }

    private long leftovers() throws IOException {
        return content().keySet().stream()
                .filter(path -> path.contains(".saving") || path.endsWith(".new"))
                .count();
    }

    private SortedMap<String, String> content() throws IOException {
        SortedMap<String, String> content = new TreeMap<>();
        try (Stream<Path> all = Files.walk(place.getParent())) {
            for (Path file : all.toList()) {
                boolean regular = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
                content.put(file.toString(), regular ? new String(Files.readAllBytes(file), ISO_8859_1) : "");
            }
        }
        return content;
    }
}
