package coupdoeil.validator.bench;

import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightKernel;
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
import org.openjdk.jmh.annotations.Warmup;

/** What one hex has of a map of 200 by 200, over 128 fixed observers: by the sweep, and by one look after the other. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 4, time = 1)
public class Viewsheds {

    static final int OBSERVERS = 128;
    static final int SIZE = 200;

    @Param({"napo", "open", "flat"})
    public String ground;

    private SightKernel kernel;
    private byte[] into;
    private int[] observers;
    private int next;

    @Setup
    public void setUp() {
        PackedGround packed = Terrain.of(ground, SIZE).packed();
        kernel = Terrain.RULE.on(packed);
        into = new byte[packed.size()];
        observers = Terrain.randomPairs(packed, OBSERVERS / 2);
    }

    @Benchmark
    public byte[] sweep() {
        kernel.viewshed(observers[next++ % OBSERVERS], into);
        return into;
    }

    @Benchmark
    public byte[] walk() {
        kernel.viewshedByWalking(observers[next++ % OBSERVERS], into);
        return into;
    }
}
