package coupdoeil.validator.bench;

import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightKernel;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The same question put to a geometry library in doubles ({@link JtsSight}): how long it takes, and how often it errs. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 2)
public class Peer {

    private static final int ASKED = 1500;

    @Param({"100", "200"})
    public int size;

    private SightKernel kernel;
    private JtsSight jts;
    private JtsSight widened;
    private int[] random;
    private int[] along;
    private int next;

    /** How many lines of each sort are asked about, and on how many the two differ. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Differences {
        public long asked;
        public long random;
        public long alongHexsides;
        public long widenedRandom;
        public long widenedAlongHexsides;
        public long alongHexsidesFromTheMiddle;
    }

    @Setup
    public void setUp() {
        PackedGround packed = Terrain.of("napo", size).packed();
        kernel = Terrain.RULE.on(packed);
        jts = new JtsSight(packed, 0);
        widened = new JtsSight(packed, 1e-10);
        random = Terrain.randomPairs(packed, Terrain.PAIRS);
        along = Terrain.pairsAlongHexsides(packed, ASKED);
    }

    @Benchmark
    public boolean random() {
        next = (next + 2) % random.length;
        return jts.sees(random[next], random[next + 1]);
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    public void differences(Differences differences) {
        differences.asked = ASKED;
        differences.random = differences(jts, random);
        differences.alongHexsides = differences(jts, along);
        differences.widenedRandom = differences(widened, random);
        differences.widenedAlongHexsides = differences(widened, along);
        differences.alongHexsidesFromTheMiddle = Terrain.alongHexsidesFromTheMiddle();
    }

    private int differences(JtsSight peer, int[] pairs) {
        int differences = 0;
        for (int i = 0; i < 2 * ASKED; i += 2) {
            boolean sees = kernel.look(pairs[i], pairs[i + 1]) == Sighting.VISIBLE;
            differences += sees == peer.sees(pairs[i], pairs[i + 1]) ? 0 : 1;
        }
        return differences;
    }
}
