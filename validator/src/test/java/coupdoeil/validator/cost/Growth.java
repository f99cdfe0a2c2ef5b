package coupdoeil.validator.cost;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/**
 * How many times as long something takes of a battle that is twice as large: processor time of the whole process, for some
 * of it works on several threads; the least of several runs that take turns.
 */
public final class Growth {

    private static final int WARM_UP = 2;
    private static final int RUNS = 3;

    /** Something that is done of a battle. */
    public interface Deed {
        void run() throws Exception;
    }

    private Growth() {}

    /** Measures, and writes down what it came to. */
    public static double of(String what, Deed half, Deed whole) throws Exception {
        double less = Double.MAX_VALUE;
        double more = Double.MAX_VALUE;
        for (int i = 0; i < WARM_UP + RUNS; i++) {
            double small = seconds(half);
            double large = seconds(whole);
            if (i >= WARM_UP) {
                less = Math.min(less, small);
                more = Math.min(more, large);
            }
        }
        note(String.format(Locale.ROOT, "%s: %.3f s, of half as much %.3f s: %.2f", what, more, less, more / less));
        return more / less;
    }

    private static double seconds(Deed deed) throws Exception {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        long begun = system.getProcessCpuTime();
        deed.run();
        return (system.getProcessCpuTime() - begun) / 1e9;
    }

    private static void note(String line) {
        System.out.println(line);
        Path file = Path.of("target/nightly/growth.txt");
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
