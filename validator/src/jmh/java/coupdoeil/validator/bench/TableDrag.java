package coupdoeil.validator.bench;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.GeneratedTable;
import java.io.IOException;
import java.nio.file.Path;
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
import org.openjdk.jmh.annotations.Warmup;

/** A unit dragged over a table, until the findings of all rules of its system are exact again. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-Xmx2g")
@Warmup(iterations = 4, time = 10)
@Measurement(iterations = 3, time = 10)
public class TableDrag {

    /** So many steps one piece is dragged, with the last of them back to where it stood, before another is. */
    private static final int STEPS = 20;

    /** The generated table of 500 features and 150 units, or a real battle. */
    @Param({"generated", "guilford-courthouse-1781", "quatre-bras-1815"})
    public String battle;

    private final Random random = new Random(1781);
    private Validator validator;
    private ValidationSession session;
    private Pack pack;
    private Placement dragged;
    private int step;

    @Setup
    public void setUp() throws IOException {
        pack = battle.equals("generated")
                ? GeneratedTable.usual()
                : PackReader.read(Path.of("../samples", battle)).pack().orElseThrow();
        validator = Validator.of(RuleSystems.load(pack.info().system()).orElseThrow());
        session = validator.session();
        session.update(pack);
    }

    /** A piece dragged on by some tenths of an inch. */
    @Benchmark
    public Findings dragged() {
        if (step % STEPS == 0) {
            List<Placement> setup = pack.scenarios().get(0).setup().stream()
                    .filter(placement -> placement.position() instanceof Position.OnTable)
                    .toList();
            dragged = setup.get(random.nextInt(setup.size()));
        }
        boolean home = ++step % STEPS == 0;
        pack = PackEdits.placement(
                pack,
                pack.scenarios().get(0).id(),
                dragged.piece(),
                placed -> placed.withPosition(home ? dragged.position() : beside(placed)));
        return session.update(pack);
    }

    /** The same findings from nothing. */
    @Benchmark
    public Findings full() {
        return validator.validate(pack);
    }

    private Position beside(Placement placement) {
        return placement.position() instanceof Position.OnTable at
                ? new Position.OnTable(moved(at.x()), moved(at.y()))
                : placement.position();
    }

    private double moved(double inches) {
        return Math.rint((inches + random.nextGaussian() * 0.3) * 1000) / 1000;
    }
}
