package coupdoeil.validator.check;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Random edits of a pack on a table, most of them near somebody or near an edge, where something depends on them.
 * Deterministic for a seed.
 */
public final class TableEdits {

    private final RuleSystem system;
    private final Random random;
    private final Map<String, Integer> counts = new HashMap<>();

    public TableEdits(RuleSystem system, long seed) {
        this.system = system;
        this.random = new Random(seed);
    }

    /** How many edits of each kind were made. */
    Map<String, Integer> counts() {
        return counts;
    }

    public Pack next(Pack pack) {
        int choice = random.nextInt(100);
        if (choice < 40) {
            return placement("move", pack, placed -> placed.withPosition(position(pack)));
        } else if (choice < 58) {
            return placement("turn", pack, placed -> placed.withFacing(heading()));
        } else if (choice < 70) {
            return placement(
                    "form",
                    pack,
                    placed -> placed.withFormation(
                            pick(system.vocabulary().formations()).id()));
        } else if (choice < 75) {
            return placement("own shape", pack, placed -> placed.withAttributes(offsets(placed.attributes())));
        } else if (choice < 82) {
            return did("strength", strength(pack));
        } else if (choice < 86) {
            return placement("off the table", pack, placed -> placed.withPosition(elsewhere(pack)));
        } else if (choice < 89) {
            return placement(
                    "nonsense",
                    pack,
                    placed -> placed.withPosition(
                            new Position.OnTable(random.nextGaussian() * 1e12, random.nextInt(40))));
        } else if (choice < 93) {
            return did("size of the table", size(pack));
        } else if (choice < 96) {
            return did("house rule", house(pack));
        }
        return did("placement gone or doubled", setup(pack, this::dropOrDouble));
    }

    private Pack did(String kind, Pack pack) {
        counts.merge(kind, 1, Integer::sum);
        return pack;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** Anywhere on the table and a little around it; mostly within reach of somebody, in steps that make edges meet. */
    private Position.OnTable position(Pack pack) {
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        List<Position.OnTable> known = pack.scenarios().stream()
                .flatMap(scenario -> scenario.setup().stream())
                .flatMap(placed -> placed.position() instanceof Position.OnTable on ? List.of(on).stream() : null)
                .toList();
        if (known.isEmpty() || random.nextInt(4) == 0) {
            return new Position.OnTable(
                    thousandth(random.nextDouble() * (table.widthInches() + 4) - 2),
                    thousandth(random.nextDouble() * (table.depthInches() + 4) - 2));
        }
        Position.OnTable near = pick(known);
        return switch (random.nextInt(3)) {
            case 0 -> new Position.OnTable(thousandth(near.x() + 50 / 25.4 * random.nextInt(-4, 5)), near.y());
            case 1 -> new Position.OnTable(near.x(), thousandth(near.y() + 25 / 25.4 * random.nextInt(-4, 5)));
            default ->
                new Position.OnTable(
                        thousandth(near.x() + random.nextGaussian() * 3),
                        thousandth(near.y() + random.nextGaussian() * 3));
        };
    }

    private static double thousandth(double inches) {
        return Math.rint(inches * 1000) / 1000;
    }

    private Position elsewhere(Pack pack) {
        List<Placement> setup = pack.scenarios().get(0).setup();
        return switch (random.nextInt(3)) {
            case 0 -> new Position.OffMap("table");
            case 1 -> new Position.InFeature("farm");
            default ->
                new Position.Attached(setup.isEmpty() ? "nobody" : pick(setup).piece());
        };
    }

    private Facing heading() {
        return new Facing.Heading(random.nextBoolean() ? 90 * random.nextInt(4) : random.nextInt(3600) / 10.0);
    }

    private Attributes offsets(Attributes attributes) {
        if (attributes.has("offsets")) {
            return attributes.without("offsets");
        }
        List<Attributes> offsets = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            offsets.add(Attributes.of("x", random.nextInt(-3, 4), "y", random.nextInt(-3, 4)));
        }
        return attributes.with("offsets", offsets);
    }

    private Pack strength(Pack pack) {
        List<Unit> units = new ArrayList<>(pack.orderOfBattle().units());
        int i = random.nextInt(units.size());
        Unit unit = units.get(i);
        units.set(i, unit.withAttributes(unit.attributes().with("bases", random.nextInt(8))));
        return pack.withOrderOfBattle(pack.orderOfBattle().withUnits(units));
    }

    private Pack size(Pack pack) {
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        return pack.withBattlefield(new TableBattlefield(
                table.widthInches() + random.nextInt(-2, 3),
                table.depthInches() + random.nextInt(-2, 3),
                table.features(),
                table.places()));
    }

    /** Another size for the bases of an arm. */
    private Pack house(Pack pack) {
        Attributes bases = system.tables()
                .nested("bases")
                .with(pick(system.vocabulary().arms()).id(), List.of(40 + random.nextInt(30), 20 + random.nextInt(60)));
        return pack.withHouse(
                random.nextBoolean()
                        ? HouseRules.NONE
                        : new HouseRules(List.of(), List.of(), List.of(), Attributes.of("bases", bases)));
    }

    private Scenario dropOrDouble(Scenario scenario) {
        List<Placement> setup = new ArrayList<>(scenario.setup());
        if (!setup.isEmpty()) {
            int i = random.nextInt(setup.size());
            if (random.nextBoolean() && setup.size() > 3) {
                setup.remove(i);
            } else {
                setup.add(random.nextInt(setup.size() + 1), setup.get(i));
            }
        }
        return scenario.withSetup(setup);
    }

    private Pack setup(Pack pack, UnaryOperator<Scenario> change) {
        return pack.withScenario(pick(pack.scenarios()).id(), change);
    }

    private Pack placement(String kind, Pack pack, UnaryOperator<Placement> change) {
        return did(kind, setup(pack, scenario -> {
            List<Placement> setup = new ArrayList<>(scenario.setup());
            if (!setup.isEmpty()) {
                int i = random.nextInt(setup.size());
                setup.set(i, change.apply(setup.get(i)));
            }
            return scenario.withSetup(setup);
        }));
    }
}
