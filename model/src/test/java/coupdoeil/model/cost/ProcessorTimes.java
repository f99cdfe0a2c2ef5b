package coupdoeil.model.cost;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Writes what each test class cost to a file of the folder that the build names: seconds of processor, compilers, garbage
 * collector and child processes included, and seconds on the clock. What a process has used since the class before ended is
 * charged to the next, so that the sum is what all processes used. {@code .ci/test-times.sh} prints the table.
 */
public final class ProcessorTimes implements TestExecutionListener {

    /** Not set where tests run otherwise, as for mutation testing. */
    private static final String FOLDER = System.getProperty("coupdoeil.processorTimes", "");

    private static final Path STATISTICS = Path.of("/proc/self/stat");
    private static final double TICKS_PER_SECOND = 100;

    /** Of the whole process, which runs one class after the other, each with a launcher and a listener of its own. */
    private static double charged;

    private long started = System.nanoTime();

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        started = System.nanoTime();
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (!FOLDER.isEmpty() && isTopLevelClass(test)) {
            String name = ((ClassSource) test.getSource().orElseThrow()).getClassName();
            double used = processorSeconds();
            double clock = (System.nanoTime() - started) / 1e9;
            write(name, String.format(Locale.ROOT, "%s\t%.2f\t%.2f%n", name, used - charged, clock));
            charged = used;
            started = System.nanoTime();
        }
    }

    private static boolean isTopLevelClass(TestIdentifier test) {
        return test.getSource().filter(ClassSource.class::isInstance).isPresent()
                && test.getUniqueIdObject().getSegments().size() == 2;
    }

    /** Of this process and of its children that have ended, where the system tells; otherwise of this process. */
    private static double processorSeconds() {
        try {
            String statistics = Files.readString(STATISTICS);
            String[] fields =
                    statistics.substring(statistics.lastIndexOf(')') + 2).split(" ");
            double ticks = 0;
            for (int field = 11; field <= 14; field++) {
                ticks += Long.parseLong(fields[field]);
            }
            return ticks / TICKS_PER_SECOND;
        } catch (IOException notLinux) {
            return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean bean
                    ? bean.getProcessCpuTime() / 1e9
                    : 0;
        }
    }

    private static void write(String name, String line) {
        try {
            Path folder = Files.createDirectories(Path.of(FOLDER));
            Files.writeString(folder.resolve(name + ".tsv"), line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
