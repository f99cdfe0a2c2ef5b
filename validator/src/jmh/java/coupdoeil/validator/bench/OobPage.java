package coupdoeil.validator.bench;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.settle.PendingImport;
import coupdoeil.validator.sheet.Echelon;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** An order of battle of 200 lines, read through all four stages. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class OobPage {

    private static final int LINES = 200;
    private static final int LINES_OF_DIVISION = 10;

    private final byte[] page = page();

    private static byte[] page() {
        StringBuilder out = new StringBuilder("French Army\n");
        for (int line = 1; line < LINES; line++) {
            int division = line / LINES_OF_DIVISION + 1;
            switch (line % LINES_OF_DIVISION) {
                case 1 -> out.append("\n  ").append(division).append("e Division: General de division Girard\n");
                case 2, 6 -> out.append("    Brigade: General de brigade Brayer (2,150)\n");
                case 9 ->
                    out.append("    ")
                            .append(division)
                            .append("/6th Foot Artillery (3/93) (6-8pdrs, 2-6\" howitzers)\n");
                default -> out.append("      2/").append(line).append("th Line Infantry Regiment (23/930)\n");
            }
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private final PendingImport resolve = PendingImport.of("page.txt", page);

    /** A division, and all that look like it, put on another level: everything is read again. */
    @Benchmark
    public PendingImport relevel() {
        return resolve.withLevel(3, Echelon.CORPS);
    }

    @Benchmark
    public OobImport read() {
        return OobImport.read("page.txt", page);
    }
}
