package coupdoeil.validator.bench;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.GeneratedBattle;
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

/** One edit of a whole battle until the findings of all rules of its system are exact again. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-Xmx2g")
@Warmup(iterations = 1, time = 5)
@Measurement(iterations = 2, time = 5)
public class Revalidate {

    /** The generated battle on 200 by 200 hexes with about 1,000 units, or a real one. */
    @Param({"generated", "albuera-1811", "auerstedt-1806", "rolica-1808"})
    public String battle;

    private final Random random = new Random(1815);
    private Validator validator;
    private ValidationSession session;
    private Pack pack;
    private String wood;

    @Setup
    public void setUp() throws IOException {
        pack = battle.equals("generated")
                ? GeneratedBattle.square(200)
                : PackReader.read(Path.of("../samples", battle)).pack().orElseThrow();
        RuleSystem system = RuleSystems.load(pack.info().system()).orElseThrow();
        wood = system.chart().record("woods").isPresent() ? "woods" : "forest";
        validator = Validator.of(system);
        session = validator.session();
        session.update(pack);
    }

    /** A wood painted or cleared, in half of all cases near a piece. */
    @Benchmark
    public Findings paintedHex() {
        Hex hex = hex();
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        String terrain = map.terrain(hex).equals("clear") ? wood : "clear";
        pack = pack.withBattlefield(map.withTerrain(hex, terrain));
        return session.update(pack);
    }

    /** A piece moved to a neighbouring hex of the map. */
    @Benchmark
    public Findings movedUnit() {
        String scenario = pack.scenarios().get(0).id();
        Placement placement = placement();
        Hex to = neighbour(placement.hex().orElseThrow());
        pack = PackEdits.placement(
                pack, scenario, placement.piece(), placed -> placed.withPosition(new Position.OnHex(to)));
        return session.update(pack);
    }

    /** The same findings from nothing. */
    @Benchmark
    public Findings full() {
        return validator.validate(pack);
    }

    /** One of the neighbours of a hex that are on the map; the hex itself if there are none. */
    private Hex neighbour(Hex hex) {
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        List<Hex> near = hex.neighbours().stream().filter(map::contains).toList();
        return near.isEmpty() ? hex : near.get(random.nextInt(near.size()));
    }

    private Hex hex() {
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        Hex near = placement().hex().orElseThrow().plus(random.nextInt(9) - 4, random.nextInt(9) - 4);
        return random.nextBoolean() && map.grid().contains(near)
                ? near
                : map.grid().hexAt(random.nextInt(map.grid().size()));
    }

    private Placement placement() {
        List<Placement> setup = pack.scenarios().get(0).setup();
        Placement placement;
        do {
            placement = setup.get(random.nextInt(setup.size()));
        } while (placement.hex().isEmpty());
        return placement;
    }
}
