package coupdoeil.validator.bench;

import coupdoeil.validator.fb.sight.CountedSweep;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightKernel;
import java.util.Arrays;
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
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the sweeps that {@link Viewsheds} times do, counted: the mean of its observers. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class SweepSteps {

    @Param({"napo", "open", "flat"})
    public String ground;

    /** Means. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Steps {
        public double judged;
        public double parts;
        public double crossings;
        public double looks;
    }

    @Benchmark
    public void count(Steps steps) {
        PackedGround packed = Terrain.of(ground, Viewsheds.SIZE).packed();
        int[] observers = Terrain.randomPairs(packed, Viewsheds.OBSERVERS / 2);
        CountedSweep sweep = new CountedSweep(Terrain.LIMITS, packed);
        SightKernel kernel = Terrain.RULE.on(packed);
        byte[] counted = new byte[packed.size()];
        byte[] timed = new byte[packed.size()];
        for (int observer : observers) {
            sweep.sweep(observer, counted);
            kernel.viewshed(observer, timed);
            if (!Arrays.equals(counted, timed)) {
                throw new IllegalStateException("what is counted is not what is timed");
            }
        }
        steps.judged = (double) sweep.judged() / observers.length;
        steps.parts = (double) sweep.parts() / observers.length;
        steps.crossings = (double) sweep.crossings() / observers.length;
        steps.looks = (double) sweep.looks() / observers.length;
    }
}
