package coupdoeil.validator.check;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.TurnTrack;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Random edits of a pack, on a table those of {@link TableEdits}, on hexes most of them near something that matters: a unit, a place, a hexside that carries
 * something. Deterministic for a seed.
 */
public final class RandomEdits {

    private final RuleSystem system;
    private final Random random;
    private final TableEdits tables;
    private final Map<String, Integer> counts = new HashMap<>();

    public RandomEdits(RuleSystem system, long seed) {
        this.system = system;
        this.random = new Random(seed);
        this.tables = new TableEdits(system, seed);
    }

    /** How many edits of each kind were made. */
    Map<String, Integer> counts() {
        return counts.isEmpty() ? tables.counts() : counts;
    }

    public Pack next(Pack pack) {
        if (pack.battlefield().table().isPresent()) {
            return tables.next(pack);
        }
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        int choice = random.nextInt(100);
        if (choice < 18) {
            return did("terrain", pack.withBattlefield(map.withTerrain(hex(pack), record(pack, "hex"))));
        } else if (choice < 34) {
            return did("level", pack.withBattlefield(map.withLevel(hex(pack), random.nextInt(5))));
        } else if (choice < 40) {
            List<String> features = random.nextBoolean() ? List.of() : List.of(record(pack, "feature"));
            return did("feature", pack.withBattlefield(map.withFeatures(hex(pack), features)));
        } else if (choice < 50) {
            return did("hexside", pack.withBattlefield(side(pack, map)));
        } else if (choice < 68) {
            return did("move", placement(pack, p -> p.withPosition(new Position.OnHex(hex(pack)))));
        } else if (choice < 76) {
            return did("facing", placement(pack, p -> p.withFacing(facing())));
        } else if (choice < 82) {
            return did("formation", placement(pack, p -> p.withFormation(formation())));
        } else if (choice < 85) {
            return did("stack", placement(pack, p -> p.withStack(random.nextInt(4) == 0 ? null : random.nextInt(4))));
        } else if (choice < 88) {
            return did("part", placement(pack, this::part));
        } else if (choice < 90) {
            return did("marker", placement(pack, p -> p.withMarkers(marker())));
        } else if (choice < 92) {
            return did("rating", unit(pack));
        } else if (choice < 94) {
            return did("chart", chart(pack));
        } else if (choice < 95) {
            return random.nextInt(4) == 0
                    ? did("threshold", scenario(pack, this::threshold))
                    : did("switch", scenario(pack, this::flip));
        } else if (choice < 96) {
            return did("period", scenario(pack, this::weather));
        } else if (choice < 97) {
            return switch (random.nextInt(4)) {
                case 0 -> did("march", scenario(pack, this::march));
                case 1 -> did("reserve", scenario(pack, s -> reserve(pack, s)));
                case 2 -> did("leader", leader(pack));
                default -> did("formation", superior(pack));
            };
        } else if (choice < 98) {
            return did("place", place(pack));
        } else if (choice < 99) {
            return did("token", scenario(pack, s -> token(pack, s)));
        }
        return did("placement gone or doubled", scenario(pack, this::dropOrDouble));
    }

    private Pack did(String kind, Pack pack) {
        counts.merge(kind, 1, Integer::sum);
        return pack;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** The id of one of some choices, or of none; some systems have no such choice at all. */
    private List<String> oneOrNone(List<Choice> choices) {
        return random.nextBoolean() || choices.isEmpty()
                ? List.of()
                : List.of(pick(choices).id());
    }

    /** A hex of the grid: half the time within a few hexes of a placed piece, sometimes on the line between two. */
    private Hex hex(Pack pack) {
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        List<Hex> placed = pack.scenarios().stream()
                .flatMap(s -> s.setup().stream())
                .flatMap(p -> p.hex().stream())
                .toList();
        Hex hex = map.grid().hexAt(random.nextInt(map.grid().size()));
        if (!placed.isEmpty() && random.nextInt(4) > 0) {
            Hex near = pick(placed);
            if (random.nextBoolean()) {
                Hex other = pick(placed);
                double way = random.nextDouble();
                hex = near.plus((int) ((other.q() - near.q()) * way), (int) ((other.r() - near.r()) * way));
            } else {
                hex = pick(near.within(1 + random.nextInt(4)));
            }
        }
        return map.grid().contains(hex)
                ? hex
                : map.grid().hexAt(random.nextInt(map.grid().size()));
    }

    private String record(Pack pack, String kind) {
        TerrainChart chart = system.chart().overriddenBy(pack.chart());
        List<String> ids = new ArrayList<>(chart.records().stream()
                .filter(record -> record.kind().equals(kind))
                .map(TerrainRecord::id)
                .toList());
        if (ids.isEmpty() || (kind.equals("hex") && random.nextInt(20) == 0)) {
            ids.add("nowhere-land");
            ids.add(HexBattlefield.OFF_MAP);
        }
        return pick(ids);
    }

    private HexBattlefield side(Pack pack, HexBattlefield map) {
        HexSide side = new HexSide(hex(pack), HexDirection.of(random.nextInt(6)));
        List<String> features = new ArrayList<>();
        if (random.nextInt(3) > 0) {
            features.add(record(pack, random.nextBoolean() ? "side" : "link"));
        }
        return random.nextInt(5) == 0
                ? map.withSides(
                        map.sides().writing(side.other(), side.direction().opposite(), features))
                : map.withSide(side, features);
    }

    private Pack scenario(Pack pack, UnaryOperator<Scenario> change) {
        return pack.scenarios().isEmpty()
                ? pack
                : pack.withScenario(pick(pack.scenarios()).id(), change);
    }

    private Pack placement(Pack pack, UnaryOperator<Placement> change) {
        return scenario(pack, scenario -> {
            if (scenario.setup().isEmpty()) {
                return scenario;
            }
            List<Placement> setup = new ArrayList<>(scenario.setup());
            int i = random.nextInt(setup.size());
            setup.set(i, change.apply(setup.get(i)));
            return scenario.withSetup(setup);
        });
    }

    private Facing facing() {
        return random.nextBoolean()
                ? new Facing.ToCorner(HexCorner.of(random.nextInt(6)))
                : new Facing.ToSide(HexDirection.of(random.nextInt(6)));
    }

    private String formation() {
        return pick(system.vocabulary().formations()).id();
    }

    private Placement part(Placement placement) {
        if (placement.hex().isEmpty() || random.nextInt(3) == 0) {
            return placement.withParts(List.of());
        }
        Hex at = placement.hex().get().plus(HexDirection.of(random.nextInt(6)));
        return placement.withParts(List.of(new Placement.Part(at, null, 1 + random.nextInt(2), null)));
    }

    private List<String> marker() {
        return oneOrNone(system.vocabulary().markers());
    }

    private Pack unit(Pack pack) {
        List<Unit> units = new ArrayList<>(pack.orderOfBattle().units());
        if (units.isEmpty()) {
            return pack;
        }
        int i = random.nextInt(units.size());
        AttributeType type = pick(system.attributesOf("unit"));
        Attributes before = units.get(i).attributes();
        Attributes after = random.nextInt(4) == 0
                ? before.without(type.id())
                : before.with(type.id(), type.values().isEmpty() ? random.nextInt(9) : pick(type.values()));
        units.set(i, units.get(i).withAttributes(after));
        return pack.withOrderOfBattle(pack.orderOfBattle().withUnits(units));
    }

    /** Puts a formation into reserve, or takes away a special rule. */
    private Scenario reserve(Pack pack, Scenario scenario) {
        List<SpecialRule> rules = new ArrayList<>(scenario.specialRules());
        if (!rules.isEmpty() && random.nextBoolean()) {
            rules.remove(random.nextInt(rules.size()));
        } else if (!pack.orderOfBattle().formations().isEmpty()) {
            String formation = pick(pack.orderOfBattle().formations()).id();
            rules.add(new SpecialRule("reserve", "", Attributes.of("formation", formation)));
        }
        return scenario.withSpecialRules(rules);
    }

    private Pack leader(Pack pack) {
        List<Leader> leaders = new ArrayList<>(pack.orderOfBattle().leaders());
        if (leaders.isEmpty()) {
            return pack;
        }
        int i = random.nextInt(leaders.size());
        Leader leader = leaders.get(i);
        Attributes ratings = random.nextBoolean()
                ? leader.attributes().without(pick(List.of("radius", "card", "orders")))
                : leader.attributes().with("radius", List.of(BigDecimal.valueOf(random.nextInt(8))));
        leaders.set(i, leader.withAttributes(ratings));
        return pack.withOrderOfBattle(pack.orderOfBattle().withLeaders(leaders));
    }

    /** Puts a formation under another, be it in a circle. */
    private Pack superior(Pack pack) {
        List<Formation> formations = new ArrayList<>(pack.orderOfBattle().formations());
        if (formations.isEmpty()) {
            return pack;
        }
        int i = random.nextInt(formations.size());
        Formation body = formations.get(i);
        Belonging under =
                Belonging.NOWHERE.with(Belonging.COMMAND, pick(formations).id());
        formations.set(i, body.withUnder(under));
        return pack.withOrderOfBattle(pack.orderOfBattle().withFormations(formations));
    }

    private Pack chart(Pack pack) {
        TerrainRecord record = pick(system.chart().overriddenBy(pack.chart()).records());
        AttributeType field = pick(system.attributeTypes().chartFields().get(record.kind()).stream()
                .filter(type -> type.kind() == AttributeType.Kind.BOOLEAN || type.kind() == AttributeType.Kind.CHOICE)
                .toList());
        Attributes effects = record.effects()
                .with(
                        field.id(),
                        field.kind() == AttributeType.Kind.BOOLEAN ? random.nextBoolean() : pick(field.values()));
        List<TerrainRecord> records = new ArrayList<>(pack.chart());
        records.removeIf(known -> known.id().equals(record.id()));
        records.add(new TerrainRecord(record.id(), record.kind(), record.name(), effects, record.look()));
        return pack.withChart(records);
    }

    private Scenario flip(Scenario scenario) {
        var type = pick(system.options().switches());
        Map<String, String> switches = new HashMap<>(scenario.switches());
        switches.put(type.id(), pick(type.values()));
        return scenario.withSwitches(switches);
    }

    private Scenario threshold(Scenario scenario) {
        return scenario.withAttributes(scenario.attributes().with("coneThreshold", 10 * random.nextInt(11)));
    }

    /** Other weather in a period, or another visibility in a single turn. */
    private Scenario weather(Scenario scenario) {
        List<Period> periods = new ArrayList<>(scenario.periods());
        List<String> conditions = oneOrNone(system.vocabulary().conditions());
        String name = random.nextBoolean() ? "visibility" : "sameElevation";
        TurnTrack track = new TurnTrack(scenario.clock(), system.minutesPerTurn());
        if (track.count() > 0 && random.nextBoolean()) {
            String turn = track.label(random.nextInt(track.count()));
            periods.add(new Period(turn, turn, conditions, Attributes.of(name, random.nextInt(20))));
        } else if (!periods.isEmpty()) {
            int i = random.nextInt(periods.size());
            Period period = periods.get(i);
            Attributes attributes = random.nextInt(4) == 0
                    ? period.attributes().without(name)
                    : period.attributes().with(name, random.nextInt(20));
            periods.set(i, period.withConditions(conditions).withAttributes(attributes));
        }
        return scenario.withPeriods(periods);
    }

    private Scenario march(Scenario scenario) {
        if (scenario.reinforcements().isEmpty()) {
            return scenario;
        }
        List<ArrivalGroup> groups = new ArrayList<>(scenario.reinforcements());
        int i = random.nextInt(groups.size());
        List<ArrivalGroup.Marcher> march = new ArrayList<>(groups.get(i).march());
        Collections.shuffle(march, random);
        groups.set(i, groups.get(i).withMarch(march));
        return scenario.withReinforcements(groups);
    }

    private Pack place(Pack pack) {
        List<Place> places = new ArrayList<>(pack.battlefield().places());
        if (places.isEmpty()) {
            return pack;
        }
        int i = random.nextInt(places.size());
        Place place = places.get(i);
        places.set(i, place.withArea(new Area.Hexes(List.of(hex(pack)))));
        return pack.withBattlefield(pack.battlefield().withPlaces(places));
    }

    private Scenario token(Pack pack, Scenario scenario) {
        if (scenario.tokens().isEmpty()) {
            return scenario;
        }
        List<Token> tokens = new ArrayList<>(scenario.tokens());
        int i = random.nextInt(tokens.size());
        Token token = tokens.get(i);
        Position position = random.nextInt(4) == 0 ? new Position.OffMap("village") : new Position.OnHex(hex(pack));
        tokens.set(i, token.withPosition(position));
        return scenario.withTokens(tokens);
    }

    private Scenario dropOrDouble(Scenario scenario) {
        if (scenario.setup().isEmpty()) {
            return scenario;
        }
        List<Placement> setup = new ArrayList<>(scenario.setup());
        int i = random.nextInt(setup.size());
        if (random.nextBoolean()) {
            setup.remove(i);
        } else {
            setup.add(setup.get(i));
        }
        return scenario.withSetup(setup);
    }
}
