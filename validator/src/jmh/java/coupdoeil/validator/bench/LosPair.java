package coupdoeil.validator.bench;

import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightKernel;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One line of sight, over fixed pairs of hexes. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class LosPair {

    @Param({"napo", "open"})
    public String ground;

    @Param({"100", "200"})
    public int size;

    private SightKernel kernel;
    private int[] random;
    private int[] near;

    @Setup
    public void setUp() {
        PackedGround packed = Terrain.of(ground, size).packed();
        kernel = Terrain.RULE.on(packed);
        random = Terrain.randomPairs(packed, Terrain.PAIRS);
        near = Terrain.pairsWithin(packed, 20, Terrain.PAIRS);
    }

    @Benchmark
    @OperationsPerInvocation(Terrain.PAIRS)
    public int random() {
        return visible(random);
    }

    @Benchmark
    @OperationsPerInvocation(Terrain.PAIRS)
    public int range20() {
        return visible(near);
    }

    private int visible(int[] pairs) {
        int visible = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            visible += kernel.look(pairs[i], pairs[i + 1]) == Sighting.VISIBLE ? 1 : 0;
        }
        return visible;
    }
}
