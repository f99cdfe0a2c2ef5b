package coupdoeil.validator.bench;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.EditableGround;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightWatch;
import java.util.List;
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

/** Many hexes filled with woods or cleared at once, between two armies of 100 observers, until all they see is exact. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class Stroke {

    @Param({"1", "10", "100", "300", "1000", "10000"})
    public int hexes;

    private final SightWatch watch = new SightWatch();
    private List<Hex> armies;
    private PackedGround[] grounds;
    private int turn;

    @Setup
    public void setUp() {
        EditableGround map = Terrain.of("napo", 200);
        Hex middle = map.grid().hexAt(100, 100);
        List<Hex> stroke = map.grid()
                .hexes()
                .sorted(java.util.Comparator.comparingInt(middle::distance))
                .limit(hexes)
                .toList();
        stroke.forEach(hex -> map.woods(hex, false));
        PackedGround cleared = map.packed();
        stroke.forEach(hex -> map.woods(hex, true));
        grounds = new PackedGround[] {cleared, map.packed()};
        armies = Terrain.armies(map.grid(), 100);
        watch.update(Terrain.RULE, cleared, armies);
    }

    @Benchmark
    public int fill() {
        return watch.update(Terrain.RULE, grounds[++turn % 2], armies).unseen();
    }
}
