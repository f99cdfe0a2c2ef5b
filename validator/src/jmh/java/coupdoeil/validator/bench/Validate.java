package coupdoeil.validator.bench;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.GeneratedBattle;
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

/** All rules on a whole battle, with one unit for every forty hexes, reinforcements and a timetable of twenty turns. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-Xmx2g")
@Warmup(iterations = 2)
@Measurement(iterations = 3)
public class Validate {

    @Param({"50", "100", "200", "400"})
    public int size;

    private Validator validator;
    private Pack pack;

    @Setup
    public void setUp() {
        validator = Validator.of(RuleSystems.load("fb").orElseThrow());
        pack = GeneratedBattle.square(size);
    }

    @Benchmark
    public Findings cold() {
        return validator.validate(pack);
    }
}
