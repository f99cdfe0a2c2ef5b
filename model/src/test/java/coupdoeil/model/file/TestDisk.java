package coupdoeil.model.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A disk on which everything that is done is counted, and where things go wrong as a test wants. */
public class TestDisk implements Disk {

    /** The program is dead: nothing that it would still do happens. */
    public static final class Halt extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** An operation that is about to happen. */
    @FunctionalInterface
    private interface Operation {
        void happen() throws IOException;
    }

    private final List<String> done = new ArrayList<>();
    private int haltAt = Integer.MAX_VALUE;
    private int failAt = Integer.MAX_VALUE;
    private boolean failsOn;
    private long room = Long.MAX_VALUE;

    /** The program ends instead of its operation of this number, counted from 0; a file is then half written. */
    public static TestDisk haltingAt(int operation) {
        TestDisk disk = new TestDisk();
        disk.haltAt = operation;
        return disk;
    }

    /** The operation of this number fails, and if so wanted all that follow. */
    public static TestDisk failingAt(int operation, boolean ever) {
        TestDisk disk = new TestDisk();
        disk.failAt = operation;
        disk.failsOn = ever;
        return disk;
    }

    /** A disk with room for so many more bytes. */
    public static TestDisk withRoomFor(long bytes) {
        TestDisk disk = new TestDisk();
        disk.room = bytes;
        return disk;
    }

    /** What has been done, in words. */
    public List<String> done() {
        return done;
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        step("make " + folder, () -> REAL.makeFolder(folder));
    }

    @Override
    public void create(Path file) throws IOException {
        step("create " + file, () -> REAL.create(file));
    }

    @Override
    public void imitate(Path file, Path model) throws IOException {
        step("imitate " + file, () -> REAL.imitate(file, model));
    }

    @Override
    public void write(Path file, byte[] bytes) throws IOException {
        if (done.size() == haltAt) {
            REAL.write(file, Arrays.copyOf(bytes, bytes.length / 2));
        }
        step("write " + file, () -> {
            if (bytes.length > room) {
                REAL.write(file, Arrays.copyOf(bytes, (int) room));
                room = 0;
                throw new IOException("No space left on device");
            }
            REAL.write(file, bytes);
            room -= bytes.length;
        });
    }

    @Override
    public void date(Path file, Path model) throws IOException {
        step("date " + file, () -> REAL.date(file, model));
    }

    @Override
    public void move(Path from, Path to) throws IOException {
        step("move " + to, () -> {
            long freed = Files.exists(to) ? Files.size(to) : 0;
            REAL.move(from, to);
            room = room == Long.MAX_VALUE ? room : room + freed;
        });
    }

    @Override
    public void delete(Path file) throws IOException {
        step("delete " + file, () -> {
            long freed = Files.isRegularFile(file) ? Files.size(file) : 0;
            REAL.delete(file);
            room = room == Long.MAX_VALUE ? room : room + freed;
        });
    }

    @Override
    public void force(Path folder) throws IOException {
        step("force " + folder, () -> REAL.force(folder));
    }

    private void step(String name, Operation operation) throws IOException {
        if (done.size() >= haltAt) {
            throw new Halt();
        }
        int number = done.size();
        done.add(name);
        if (number == failAt || failsOn && number > failAt) {
            throw new IOException("operation " + number + " fails: " + name);
        }
        operation.happen();
    }
}
