package coupdoeil.model.pack;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Legend;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;

/** Packs with anything in them that a pack can hold, sense or no sense; the same seed gives the same pack. */
public final class RandomPacks {

    private static final GeometryFactory SHAPES = new GeometryFactory();
    private static final List<String> WORDS = List.of(
            "a",
            "b-1",
            "1/9e Léger",
            "off-map",
            "clear",
            "woods",
            "~",
            "a/b",
            "quote\"d",
            "back\\slash",
            "line\nbreak",
            "tab\t",
            "nul\u0000",
            "emoji 🐎",
            "half \uD83D",
            "\uDC0E",
            " ",
            "Œ",
            "#2",
            "0",
            "x");
    private static final List<String> PATTERNS =
            List.of("{column:2}{row:2}", "{column:A}{row}", "{row}.{column}", "hex {column:3}-{row:A}!");

    private final Random random;
    private HexGrid grid = HexGrid.pointy(1, 1);

    private RandomPacks(long seed) {
        this.random = new Random(seed);
    }

    public static Pack pack(long seed) {
        return new RandomPacks(seed).pack();
    }

    private Pack pack() {
        PackInfo info = new PackInfo(word(), word(), word(), maybe(), words(), maybe(), words(), maybe(), maybe());
        Battlefield battlefield = random.nextInt(4) == 0 ? table() : map();
        OrderOfBattle oob = new OrderOfBattle(
                some(() -> new Side(word(), word(), attributes())),
                some(() -> new Army(word(), word(), word(), orNull(this::word), attributes())),
                some(() -> new Formation(word(), word(), word(), under(), strength(), attributes())),
                some(this::unit),
                some(this::leader));
        List<Scenario> scenarios = some(this::scenario);
        Map<String, Attachment> attachments = new LinkedHashMap<>();
        if (random.nextBoolean()) {
            byte[] bytes = new byte[random.nextInt(100)];
            random.nextBytes(bytes);
            attachments.put("pictures/" + random.nextInt(10) + ".png", new Attachment(bytes));
        }
        List<TerrainRecord> chart = some(() -> new TerrainRecord(word(), word(), word(), attributes(), attributes()));
        List<Suppression> suppressions = some(() -> new Suppression(word(), word(), maybe(), word(), maybe(), maybe()));
        return new Pack(info, battlefield, oob, chart, scenarios, suppressions, attachments, unknown())
                .withHouse(random.nextBoolean() ? HouseRules.NONE : house())
                .withSources(random.nextBoolean() ? List.of() : List.of(new RandomSource(random).source()));
    }

    private HouseRules house() {
        return new HouseRules(
                some(() -> new FormationType(
                        word(),
                        word(),
                        words(),
                        pick(List.of(FacingKind.values())),
                        1 + random.nextInt(9),
                        attributes())),
                some(() -> new SwitchType(word(), word(), words(), word(), maybe(), maybe())),
                some(() -> new SpecialRuleType(
                        word(),
                        word(),
                        random.nextBoolean() ? "" : "formation",
                        some(() -> parameter(2)),
                        maybe(),
                        maybe())),
                attributes());
    }

    private AttributeType parameter(int depth) {
        return new AttributeType(
                word(),
                word(),
                pick(List.of(AttributeType.Kind.values())),
                words(),
                depth == 0 ? List.of() : some(() -> parameter(depth - 1)),
                orNull(() -> BigDecimal.valueOf(random.nextInt(9))),
                orNull(() -> new BigDecimal("1.50")),
                orNull(this::word),
                words(),
                random.nextBoolean(),
                maybe(),
                maybe(),
                maybe());
    }

    private HexBattlefield map() {
        grid = new HexGrid(
                1 + random.nextInt(9),
                1 + random.nextInt(9),
                pick(List.of(Orientation.values())),
                pick(List.of(Shifted.values())),
                labels());
        CellLayer.Editor<String> terrain =
                CellLayer.filled(grid.size(), "clear").edit();
        CellLayer.Editor<Integer> levels = CellLayer.filled(grid.size(), 0).edit();
        CellLayer.Editor<List<String>> features =
                CellLayer.filled(grid.size(), List.<String>of()).edit();
        boolean hilly = random.nextBoolean();
        for (int cell = 0; cell < grid.size(); cell++) {
            terrain.set(cell, word());
            levels.set(cell, hilly ? random.nextInt(60) - 10 : 0);
            features.set(cell, words().stream().distinct().toList());
        }
        SideLayer sides = SideLayer.empty(grid);
        for (int i = random.nextInt(6); i > 0; i--) {
            sides = sides.writing(
                    hex(),
                    HexDirection.of(random.nextInt(6)),
                    words().stream().distinct().toList());
        }
        Map<Character, String> terrainLegend = new LinkedHashMap<>();
        Map<Character, Integer> levelLegend = new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            terrainLegend.put(pick(List.of('.', 'a', 'w', '"', '\\', '\uD83D', 'é')), word());
            levelLegend.put(pick(List.of('0', '1', 'A', '-', '"')), random.nextInt(9) - 4);
        }
        List<Panel> panels = some(() -> new Panel(
                word(),
                word(),
                random.nextInt(9),
                random.nextInt(9),
                random.nextInt(9),
                random.nextInt(9),
                orNull(this::labels)));
        List<Place> places =
                some(() -> new Place(word(), word(), word(), new Area.Hexes(some(this::hex)), attributes()));
        return new HexBattlefield(
                grid,
                random.nextInt(3) * 50,
                panels,
                terrain.done(),
                levels.done(),
                features.done(),
                sides,
                places,
                new Legend(terrainLegend, levelLegend));
    }

    private TableBattlefield table() {
        return new TableBattlefield(
                inches(),
                inches(),
                some(() -> new TableFeature(word(), word(), maybe(), shape(), attributes())),
                some(() -> new Place(word(), word(), word(), new Area.Shape(shape()), attributes())));
    }

    private LabelScheme labels() {
        return new LabelScheme(pick(PATTERNS), random.nextInt(3), random.nextInt(3));
    }

    private Geometry shape() {
        Coordinate[] ring = {point(), point(), point(), new Coordinate()};
        ring[3] = ring[0];
        return switch (random.nextInt(4)) {
            case 0 -> SHAPES.createPoint(point());
            case 1 -> SHAPES.createLineString(new Coordinate[] {point(), point(), point()});
            case 2 -> SHAPES.createPolygon(ring);
            default -> {
                Coordinate[] hole = {point(), point(), point(), new Coordinate()};
                hole[3] = hole[0];
                var holes = new LinearRing[] {SHAPES.createLinearRing(hole)};
                yield SHAPES.createPolygon(SHAPES.createLinearRing(ring), holes);
            }
        };
    }

    private Coordinate point() {
        return new Coordinate(inches(), inches());
    }

    private double inches() {
        return random.nextBoolean() ? random.nextInt(200) : random.nextDouble() * 100;
    }

    private Unit unit() {
        return new Unit(word(), word(), word(), maybe(), under(), strength(), attributes(), maybe(), maybe());
    }

    private Strength strength() {
        return new Strength(
                orNull(() -> random.nextInt(3) * 300),
                orNull(() -> random.nextInt(2) * 100),
                orNull(() -> random.nextInt(9)));
    }

    private Leader leader() {
        return new Leader(word(), word(), word(), maybe(), words(), under(), attributes(), maybe(), maybe());
    }

    private Belonging under() {
        return random.nextBoolean()
                ? Belonging.NOWHERE
                : Belonging.NOWHERE.with(Belonging.COMMAND, word()).with(word(), word());
    }

    private Scenario scenario() {
        return new Scenario(
                pick(List.of("dawn", "Dawn", "a b", "../up", "", "noon")),
                word(),
                maybe(),
                attributes(),
                new Clock(orNull(this::word), orNull(this::word), orNull(() -> 1 + random.nextInt(99))),
                random.nextBoolean() ? Map.of() : Map.of(word(), word()),
                some(() -> new Period(word(), word(), words(), attributes())),
                some(() -> new ScenarioEvent(word(), word(), word(), maybe(), attributes())),
                some(this::placement),
                some(this::token),
                some(() -> new ArrivalGroup(
                        word(),
                        word(),
                        maybe(),
                        word(),
                        word(),
                        word(),
                        maybe(),
                        some(() -> new ArrivalGroup.Marcher(word(), orNull(this::word), attributes())),
                        some(this::token),
                        attributes())),
                some(() -> new VictoryCondition(word(), word(), word(), attributes())),
                some(() -> new SpecialRule(word(), word(), attributes())));
    }

    private Placement placement() {
        return new Placement(
                word(),
                position(),
                orNull(this::facing),
                orNull(this::word),
                orNull(() -> 1 + random.nextInt(9)),
                some(() -> new Placement.Part(
                        hex(),
                        orNull(this::facing),
                        orNull(() -> random.nextInt(9)),
                        orNull(() -> 1 + random.nextInt(9)))),
                words(),
                attributes());
    }

    private Token token() {
        return new Token(word(), word(), orNull(this::word), position(), attributes());
    }

    private Position position() {
        return switch (random.nextInt(5)) {
            case 0 -> new Position.OnTable(inches(), inches());
            case 1 -> new Position.InFeature(word());
            case 2 -> new Position.Attached(word());
            case 3 -> new Position.OffMap(maybe());
            default -> new Position.OnHex(hex());
        };
    }

    private Facing facing() {
        return switch (random.nextInt(3)) {
            case 0 -> new Facing.ToSide(HexDirection.of(random.nextInt(6)));
            case 1 -> new Facing.ToCorner(HexCorner.of(random.nextInt(6)));
            default -> new Facing.Heading(random.nextInt(360 * 4) / 4.0);
        };
    }

    /** A hex of the map or near it. */
    private Hex hex() {
        return grid.hexAt(random.nextInt(grid.columns() + 4) - 2, random.nextInt(grid.rows() + 4) - 2);
    }

    private UnreadContent unknown() {
        JsonObject nothing =
                JsonObject.builder().put("x-nothing", (Object) null).done();
        JsonArray deep = JsonArray.of(List.of(JsonScalar.of(new BigDecimal("1.50")), JsonScalar.of(true)));
        JsonObject thing = JsonObject.builder().put("deep", deep).done();
        JsonObject things = JsonObject.builder()
                .put("x-things", JsonArray.of(List.of(thing, JsonScalar.of("text"))))
                .done();
        JsonObject none = JsonObject.builder().done();
        List<UnreadContent.Change> keys =
                List.of(new UnreadContent.Change(nothing, none), new UnreadContent.Change(things, none));
        return random.nextBoolean()
                ? UnreadContent.NONE
                : new UnreadContent(Map.of("pack.json", keys), Map.of(), Map.of(), Set.of());
    }

    private Attributes attributes() {
        Attributes attributes = Attributes.NONE;
        for (int i = random.nextInt(4); i > 0; i--) {
            Object value = switch (random.nextInt(6)) {
                case 0 -> word();
                case 1 ->
                    new BigDecimal(List.of("0", "-3", "1.50", "123456789012345678", "1E+3")
                            .get(random.nextInt(5)));
                case 2 -> random.nextBoolean();
                case 3 -> List.of(random.nextInt(), word(), List.of());
                case 4 -> Attributes.of("nested", attributes());
                default -> random.nextInt();
            };
            attributes = attributes.with(word(), value);
        }
        return attributes;
    }

    private String word() {
        return pick(WORDS);
    }

    private String maybe() {
        return random.nextBoolean() ? "" : word();
    }

    private List<String> words() {
        return some(this::word);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private <T> @Nullable T orNull(Supplier<T> supplier) {
        return random.nextBoolean() ? null : supplier.get();
    }

    private <T> List<T> some(Supplier<T> supplier) {
        List<T> list = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            list.add(supplier.get());
        }
        return list;
    }
}
