package coupdoeil.validator.bench;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.validator.sight.hexes.Coverage;
import coupdoeil.validator.sight.hexes.EditableGround;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightWatch;
import java.util.List;
import java.util.Random;
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

/**
 * One brush point between two armies on a map of 200 by 200, until all that the observers see, and the number of hexes that
 * none sees, is exact again. The brush wanders; the state is carried on and compared with a fresh one at the end.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class Repaint {

    private static final int SIZE = 200;

    @Param({"100", "500"})
    public int observers;

    private final Random random = new Random(1815);
    private final SightWatch watch = new SightWatch();
    private EditableGround map;
    private PackedGround ground;
    private List<Hex> armies;
    private Hex brush;
    private int seen;

    @Setup
    public void setUp() {
        map = Terrain.of("napo", SIZE);
        ground = map.packed();
        armies = Terrain.armies(ground.grid(), observers);
        brush = ground.grid().hexAt(SIZE / 2, SIZE / 2);
        watch.update(Terrain.RULE, ground, armies);
        watch.prepare();
    }

    @TearDown
    public void compare() {
        Coverage repaired = watch.update(Terrain.RULE, ground, armies);
        Coverage fresh = new SightWatch().update(Terrain.RULE, map.packed(), armies);
        if (!repaired.changedSince(fresh).isEmpty()) {
            throw new IllegalStateException("repaired sight differs from fresh sight");
        }
    }

    /** Woods painted or cleared. */
    @Benchmark
    public int terrain() {
        wander();
        map.woods(brush, !map.hasWoods(brush));
        return update(List.of(brush));
    }

    /** A level raised or lowered. */
    @Benchmark
    public int elevation() {
        wander();
        map.level(brush, random.nextInt(7));
        return update(List.of(brush));
    }

    /** One of the observers moved to a neighbouring hex. */
    @Benchmark
    public int unitMove() {
        int unit = random.nextInt(armies.size());
        Hex from = armies.get(unit);
        Hex to = from.plus(HexDirection.of(random.nextInt(6)));
        if (!ground.contains(to) || armies.contains(to)) {
            return seen;
        }
        map.unit(from, false);
        map.unit(to, true);
        armies.set(unit, to);
        return update(List.of(from, to));
    }

    /** Everything from nothing. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    public int recompute() {
        return new SightWatch().update(Terrain.RULE, ground, armies).unseen();
    }

    private void wander() {
        Hex next = brush.plus(HexDirection.of(random.nextInt(6)));
        int column = ground.grid().column(next);
        boolean between = column > 0.4 * SIZE && column < 0.6 * SIZE && ground.contains(next);
        brush = between ? next : ground.grid().hexAt(SIZE / 2, random.nextInt(SIZE));
    }

    private int update(List<Hex> changed) {
        ground = ground.withCells(map, changed);
        seen = watch.update(Terrain.RULE, ground, armies).unseen();
        return seen;
    }
}
