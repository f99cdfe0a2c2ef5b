package coupdoeil.validator.bench;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightWatch;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What 500 observers see of a map of 400 by 400, in a heap of 512 MB. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-Xmx512m")
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class Memory {

    private final SightWatch watch = new SightWatch();
    private PackedGround ground;
    private List<Hex> armies;

    /** What stays in the heap. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Heap {
        public long usedMegabytes;
    }

    @Setup
    public void setUp() {
        ground = Terrain.of("napo", 400).packed();
        armies = Terrain.armies(ground.grid(), 500);
    }

    @Benchmark
    public int tables(Heap heap) {
        int unseen = watch.update(Terrain.RULE, ground, armies).unseen();
        watch.prepare();
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        heap.usedMegabytes = runtime.totalMemory() - runtime.freeMemory() >> 20;
        return unseen;
    }
}
