package coupdoeil.validator.imports.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * A file made to stop its reader.
 *
 * @param name the file's, which may say what it is
 * @param told what has to be said of it; empty if it may be read or told, {@link #READ} if it has to be read
 */
record Hostile(String name, String told, Supplier<byte[]> bytes) {

    /** What is told of a file that keeps within the limits. */
    static final String READ = "read";

    /** What is none, for comparison. */
    static final String ORDINARY = "ordinary.txt";

    /** All of them, the cheap ones first. */
    static List<Hostile> all() {
        List<Hostile> all = new ArrayList<>();
        all.addAll(HostileTexts.all());
        all.addAll(HostileRecords.all());
        all.addAll(HostilePages.all());
        all.addAll(HostileOffice.all());
        all.addAll(HostilePdfs.all());
        return all;
    }

    static Hostile of(String name, Supplier<String> text) {
        return new Hostile(name, "", () -> text.get().getBytes(StandardCharsets.UTF_8));
    }

    /** That is refused, in these words among others. */
    static Hostile refused(String name, String told, Supplier<String> text) {
        return new Hostile(name, told, () -> text.get().getBytes(StandardCharsets.UTF_8));
    }

    /** That keeps within the limits. */
    static Hostile read(String name, Supplier<String> text) {
        return refused(name, READ, text);
    }

    /** What is told of a file so far above a limit, or not. */
    static String told(int above, String told) {
        return above > 0 ? told : READ;
    }

    /** One below a limit and at it, which are read, and one above it, which is refused. */
    static List<Hostile> around(String name, int limit, String told, IntFunction<String> text) {
        int dot = name.lastIndexOf('.');
        String stem = name.substring(0, dot);
        String end = name.substring(dot);
        return List.of(
                read(stem + "-below" + end, () -> text.apply(limit - 1)),
                read(stem + "-at" + end, () -> text.apply(limit)),
                refused(stem + "-above" + end, told, () -> text.apply(limit + 1)));
    }
}
