package coupdoeil.validator.bench;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.example.GeneratedTable;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.sight.table.SeenGround;
import coupdoeil.validator.sight.table.UnitSight;
import coupdoeil.validator.table.sight.LineOfSight;
import coupdoeil.validator.table.sight.TableViewsheds;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Sight on a table of 500 features and 150 units: point to point, unit to unit, of a unit and of a side. */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgs = "-Xmx2g")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class TableLooks {

    private static final int POINTS = 4096;
    /** Of the one side, for what a side does not see. */
    private static final int WATCHERS = 30;

    private final Random random = new Random(1781);
    private final Corner[] points = new Corner[POINTS];
    private Pack pack;
    private RuleSystem system;
    private Facts facts;
    private List<Stand> units;
    private Envelope table;
    private Corner eye;
    private PointSight sight;
    private JtsTable jts;

    @Setup
    public void setUp() {
        pack = GeneratedTable.usual();
        system = RuleSystems.load("hm").orElseThrow();
        fresh();
        units = facts.get(Stands.class).all().stream()
                .filter(stand -> stand.piece() instanceof Unit)
                .toList();
        Base front = units.get(0).footprint().front().get(0);
        eye = new Corner(front.middleX() / 4.0, front.middleY() / 4.0);
        table = facts.get(TableViewsheds.class).squares().table();
        sight = new PointSight(
                facts.get(LineOfSight.class), eye, table, Set.of(units.get(0).key()));
        jts = new JtsTable(pack, system.chart(), units.subList(1, units.size()));
        for (int i = 0; i < POINTS; i++) {
            points[i] = new Corner(
                    Math.rint(random.nextDouble() * table.getMaxX()), Math.rint(random.nextDouble() * table.getMaxY()));
        }
    }

    /** What was worked out before is forgotten. */
    @Setup(Level.Iteration)
    public void fresh() {
        facts = Situation.of(pack, system, pack.scenarios().get(0)).facts();
    }

    /** One eye, many points. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OperationsPerInvocation(POINTS)
    public int look() {
        int seen = 0;
        for (Corner point : points) {
            seen += sight.sees(point) ? 1 : 0;
        }
        return seen;
    }

    /** The same put to a geometry library. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OperationsPerInvocation(POINTS)
    public int lookByLibrary() {
        int seen = 0;
        for (Corner point : points) {
            seen += jts.sees(eye, point) ? 1 : 0;
        }
        return seen;
    }

    /** A unit at one of the other side, nothing kept from any look before. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public UnitSight unitToUnit() {
        Stand from = units.get(random.nextInt(units.size() / 2));
        Stand to = units.get(units.size() / 2 + random.nextInt(units.size() / 2));
        return UnitSight.of(facts.get(LineOfSight.class), from.key(), from.footprint(), to.key(), to.footprint());
    }

    /** The polygon of what a unit sees, where ground and pieces have been read before. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public Geometry seenByUnit() {
        Stand unit = units.get(random.nextInt(units.size()));
        return SeenGround.of(facts.get(LineOfSight.class), unit.key(), unit.footprint(), table);
    }

    /** The square inches that none of 30 units sees, from nothing. */
    @Benchmark
    @BenchmarkMode(Mode.SampleTime)
    public BitSet blindOfSide() {
        fresh();
        return facts.get(TableViewsheds.class)
                .blind(units.stream().limit(WATCHERS).toList());
    }
}
