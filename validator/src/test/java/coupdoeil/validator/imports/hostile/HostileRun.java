package coupdoeil.validator.imports.hostile;

import com.sun.management.OperatingSystemMXBean;
import coupdoeil.validator.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;

/** Reads hostile files in one process, and says of each how that ended. */
final class HostileRun {

    /** Before the seconds that all of them took of the processor, in the last line. */
    static final String PROCESSOR = "seconds of the processor: ";

    private static final int SMALL = 200_000;

    private HostileRun() {}

    /** @param args where to put the files; one of each so many is read; part of the name of the first of those */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        int every = Integer.parseInt(args[1]);
        String part = args.length > 2 ? args[2] : "";
        List<Hostile> all = Hostile.all();
        for (int at = 0; at < all.size(); at += every) {
            if (all.get(at).name().contains(part)) {
                System.out.println(read(all.subList(at, Math.min(at + every, all.size())), folder));
            }
        }
        System.out.printf(Locale.ROOT, "%s%.0f%n", PROCESSOR, processor());
    }

    /** Seconds that this process has taken of the processor. */
    private static double processor() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime() / 1e9;
    }

    /** Reads the first of some that is small; none if none is. */
    private static String read(List<Hostile> some, Path folder) throws IOException {
        for (Hostile hostile : some) {
            byte[] bytes = hostile.bytes().get();
            if (bytes.length < SMALL || some.size() == 1) {
                return read(hostile, bytes, folder);
            }
        }
        return "";
    }

    private static String read(Hostile hostile, byte[] bytes, Path folder) throws IOException {
        Path file = folder.resolve(hostile.name());
        Files.write(file, bytes);
        long size = bytes.length;
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine(Map.of());
        line.setOut(new PrintWriter(java.io.Writer.nullWriter()));
        line.setErr(new PrintWriter(err));
        double start = processor();
        int exit = Main.run(line, "import", "oob", file.toString(), "--format", "json");
        double seconds = processor() - start;
        Files.delete(file);
        String said = err.toString().strip().replace('\n', ' ').replace(folder.toString(), "");
        return String.format(
                Locale.ROOT, "%d\t%s\t%s\t%.1f\t%d\t%s", exit, hostile.name(), hostile.told(), seconds, size, said);
    }
}
