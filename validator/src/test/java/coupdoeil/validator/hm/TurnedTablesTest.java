package coupdoeil.validator.hm;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.util.AffineTransformation;

/** What is found on a table does not hang on where north is, on which side is left, or on where its corner is. */
@Tag("long")
class TurnedTablesTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("hm").orElseThrow();
    private static final Validator VALIDATOR = Validator.of(SYSTEM);
    private static final Path GUILFORD = Path.of("../samples/guilford-courthouse-1781");
    /** Only every so many-th example is turned by day. */
    private static final int EVERY = 32;
    /** In inches: room for a shift. */
    private static final double ROOM = 24;

    /** How a table is laid down otherwise. */
    private record Move(
            AffineTransformation ground, DoubleUnaryOperator heading, double widthInches, double depthInches) {}

    private static final Function<TableBattlefield, Move> QUARTER = table -> new Move(
            new AffineTransformation(0, -1, table.depthInches(), 1, 0, 0),
            heading -> heading + 90,
            table.depthInches(),
            table.widthInches());

    private static final Function<TableBattlefield, Move> HALF = table -> new Move(
            new AffineTransformation(-1, 0, table.widthInches(), 0, -1, table.depthInches()),
            heading -> heading + 180,
            table.widthInches(),
            table.depthInches());

    private static final Function<TableBattlefield, Move> MIRRORED = table -> new Move(
            new AffineTransformation(-1, 0, table.widthInches(), 0, 1, 0),
            heading -> 180 - heading,
            table.widthInches(),
            table.depthInches());

    private static final Function<TableBattlefield, Move> MIRRORED_ACROSS = table -> new Move(
            new AffineTransformation(0, 1, 0, 1, 0, 0),
            heading -> 90 - heading,
            table.depthInches(),
            table.widthInches());

    private static final Function<TableBattlefield, Move> MORE_ROOM = table -> shifted(table, ROOM / 2, ROOM / 2, ROOM);

    private static final Function<TableBattlefield, Move> SHIFTED = table -> shifted(table, 3, -5, 0);

    @Test
    void turnsOfSomeTables() {
        for (Pack pack : ExamplePacks.some(SYSTEM, EVERY)) {
            assertSame(pack, QUARTER);
            assertSame(pack, HALF);
        }
    }

    @Test
    void mirroringOfSomeTables() {
        for (Pack pack : ExamplePacks.some(SYSTEM, EVERY)) {
            assertSameMirrored(pack);
        }
    }

    /** On a table with room on all sides. */
    @Test
    void shiftsOfSomeTables() {
        for (Pack pack : ExamplePacks.some(SYSTEM, EVERY)) {
            assertSame(laid(pack, MORE_ROOM), SHIFTED);
        }
    }

    @Test
    @Tag("nightly")
    void allTablesAndGuilford() {
        List<Pack> packs = new ArrayList<>(ExamplePacks.all(SYSTEM));
        packs.add(PackReader.read(GUILFORD).pack().orElseThrow());
        for (Pack pack : packs) {
            assertSame(pack, QUARTER);
            assertSame(pack, HALF);
            assertSameMirrored(pack);
            assertSame(laid(pack, MORE_ROOM), SHIFTED);
        }
    }

    /** Of an odd number of skirmishers in two ranks one stands behind the left: that piece has no mirror image. */
    private static void assertSameMirrored(Pack pack) {
        boolean lopsided = pack.orderOfBattle().units().stream()
                .anyMatch(unit ->
                        unit.arm().equals("skirmishers") && unit.attributes().integer("bases", 0) % 2 != 0);
        if (!lopsided) {
            assertSame(pack, MIRRORED);
            assertSame(pack, MIRRORED_ACROSS);
        }
    }

    private static void assertSame(Pack pack, Function<TableBattlefield, Move> move) {
        assertThat(found(laid(pack, move)))
                .as("%s", pack.orderOfBattle().units())
                .isEqualTo(found(pack));
    }

    private static Move shifted(TableBattlefield table, double x, double y, double room) {
        return new Move(
                AffineTransformation.translationInstance(x, y),
                heading -> heading,
                table.widthInches() + room,
                table.depthInches() + room);
    }

    private static List<String> found(Pack pack) {
        return VALIDATOR.validate(pack).all().stream()
                .map(finding -> finding.severity() + " " + finding.fingerprint())
                .sorted()
                .toList();
    }

    private static Pack laid(Pack pack, Function<TableBattlefield, Move> how) {
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        Move move = how.apply(table);
        Pack laid = pack.withBattlefield(new TableBattlefield(
                move.widthInches(),
                move.depthInches(),
                table.features().stream()
                        .map(feature -> feature.withShape(move.ground().transform(feature.shape())))
                        .toList(),
                table.places().stream()
                        .map(place -> place.area() instanceof Area.Shape shape
                                ? place.withArea(new Area.Shape(move.ground().transform(shape.geometry())))
                                : place)
                        .toList()));
        for (Scenario scenario : pack.scenarios()) {
            laid = laid.withScenario(
                    scenario.id(),
                    known -> known.withSetup(known.setup().stream()
                            .map(placement -> laid(placement, move))
                            .toList()));
        }
        return laid;
    }

    private static Placement laid(Placement placement, Move move) {
        Placement laid = placement;
        if (placement.position() instanceof Position.OnTable at) {
            Coordinate there = move.ground().transform(new Coordinate(at.x(), at.y()), new Coordinate());
            laid = laid.withPosition(new Position.OnTable(there.x, there.y));
        }
        return placement.facing() instanceof Facing.Heading heading
                ? laid.withFacing(
                        new Facing.Heading((move.heading().applyAsDouble(heading.degrees()) % 360 + 360) % 360))
                : laid;
    }
}
