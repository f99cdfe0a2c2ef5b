package coupdoeil.validator.bench;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightWatch;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** The hexes that none of many observers sees, from nothing, on a map of 200 by 200. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 4, time = 1)
public class BlindHexes {

    @Param({"20", "100"})
    public int observers;

    @Param({"1", "2"})
    public int threads;

    private PackedGround ground;
    private List<Hex> armies;
    private ForkJoinPool pool;

    @Setup
    public void setUp() {
        ground = Terrain.of("napo", 200).packed();
        armies = Terrain.armies(ground.grid(), observers);
        pool = new ForkJoinPool(threads);
    }

    @TearDown
    public void tearDown() {
        pool.shutdown();
    }

    @Benchmark
    public int cold() {
        // Parallel streams stay in the pool that they are started in.
        return pool.submit(() ->
                        new SightWatch().update(Terrain.RULE, ground, armies).unseen())
                .join();
    }
}
