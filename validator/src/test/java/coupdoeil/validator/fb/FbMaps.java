package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.UnreadContent;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.Viewpoints;
import coupdoeil.validator.sight.hexes.HexScene;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Small Fix Bayonets! battles in axial coordinates, as the digest's test vectors write them: {@code row(1, 1, 0, 0)} is
 * the hexes (0,0), (1,0) … with these levels, everything else clear at level 0; V = 15, S = 10 unless said.
 */
final class FbMaps {

    static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    private HexBattlefield map;
    private final List<Unit> units = new ArrayList<>();
    private final List<Leader> leaders = new ArrayList<>();
    private final List<Placement> setup = new ArrayList<>();
    private int visibility = 15;
    private int sameElevation = 10;
    private List<String> conditions = List.of();
    private Map<String, String> switches = Map.of();
    private Belonging belonging = Belonging.NOWHERE;
    private final List<Side> sides = new ArrayList<>();
    private final List<ArrivalGroup> arrivals = new ArrayList<>();

    private FbMaps(HexBattlefield map) {
        this.map = map;
    }

    static FbMaps flat() {
        return on(HexGrid.pointy(24, 12));
    }

    static FbMaps on(HexGrid grid) {
        return new FbMaps(HexBattlefield.plain(grid, "clear"));
    }

    static FbMaps row(int... levels) {
        FbMaps maps = flat();
        for (int q = 0; q < levels.length; q++) {
            maps.level(levels[q], q, 0);
        }
        return maps;
    }

    FbMaps level(int level, int q, int r) {
        map = map.withLevel(new Hex(q, r), level);
        return this;
    }

    /** Takes a hex off the map. */
    FbMaps hole(int q, int r) {
        map = map.withTerrain(new Hex(q, r), HexBattlefield.OFF_MAP);
        return this;
    }

    FbMaps woods(int q, int r) {
        map = map.withTerrain(new Hex(q, r), "woods");
        return this;
    }

    FbMaps feature(String id, int q, int r) {
        map = map.withFeatures(new Hex(q, r), List.of(id));
        return this;
    }

    /** Features on the hexside between two hexes. */
    FbMaps side(int q, int r, int otherQ, int otherR, String... features) {
        map = map.withSide(HexSide.between(new Hex(q, r), new Hex(otherQ, otherR)), Arrays.asList(features));
        return this;
    }

    /** Whoever is placed from now on belongs to this side. */
    FbMaps army(String side) {
        belonging = Belonging.NOWHERE.with(Belonging.ARMY, side);
        sides.add(new Side(side, side, Attributes.NONE));
        return this;
    }

    FbMaps place(String kind, String id, Hex... hexes) {
        List<Place> places = new ArrayList<>(map.places());
        places.add(new Place(id, kind, id, new Area.Hexes(List.of(hexes)), Attributes.NONE));
        map = map.withPlaces(places);
        return this;
    }

    /** Gives attributes to the unit placed last. */
    FbMaps rated(Object... attributes) {
        int last = units.size() - 1;
        Unit unit = units.get(last);
        units.set(
                last,
                new Unit(
                        unit.id(),
                        unit.name(),
                        unit.arm(),
                        unit.nationality(),
                        unit.under(),
                        unit.strength(),
                        Attributes.of(attributes),
                        "",
                        ""));
        return this;
    }

    /** Places an unlimbered battery of this range, which still faces nowhere. */
    FbMaps battery(int q, int r, int range) {
        return unit("artillery", "unlimbered", q, r).rated("steps", 1, "range", range);
    }

    /** Turns the piece placed last. */
    FbMaps facing(String facing) {
        int last = setup.size() - 1;
        setup.set(last, setup.get(last).withFacing(Facing.parse(facing).orElseThrow()));
        return this;
    }

    /** Lets the unit placed last arrive at a turn through an entry instead. */
    FbMaps arriving(String at, String entry, String mode) {
        Placement placement = setup.remove(setup.size() - 1);
        arrivals.add(new ArrivalGroup(
                "group-" + (arrivals.size() + 1),
                "",
                belonging.to(Belonging.ARMY).orElse(""),
                at,
                entry,
                mode,
                "",
                List.of(new ArrivalGroup.Marcher(placement.piece(), null, Attributes.NONE)),
                List.of(),
                Attributes.NONE));
        return this;
    }

    FbMaps infantry(int q, int r) {
        return unit("infantry", "line", q, r);
    }

    /** Places a unit of an arm, called after it and its number among the units ({@code infantry-1}), in a formation. */
    FbMaps unit(String arm, String formation, int q, int r) {
        String id = arm + "-" + (units.size() + 1);
        units.add(new Unit(
                id, id, arm, "french", belonging, Strength.UNKNOWN, Attributes.of("steps", 2, "mf", 6), "", ""));
        setup.add(Placement.of(id, new Position.OnHex(new Hex(q, r))).withFormation(formation));
        return this;
    }

    /** Extends the unit placed last into another hex. */
    FbMaps extended(int q, int r) {
        int last = setup.size() - 1;
        setup.set(last, setup.get(last).withParts(List.of(new Placement.Part(new Hex(q, r), null, null, null))));
        return this;
    }

    FbMaps leader(int q, int r) {
        String id = "leader-" + (leaders.size() + 1);
        leaders.add(new Leader(id, id, "formation", "french", List.of(), belonging, Attributes.NONE, "", ""));
        setup.add(Placement.of(id, new Position.OnHex(new Hex(q, r))));
        return this;
    }

    FbMaps visibility(int v, int s) {
        visibility = v;
        sameElevation = s;
        return this;
    }

    FbMaps conditions(String... ids) {
        conditions = List.of(ids);
        return this;
    }

    FbMaps switches(String id, String value) {
        switches = Map.of(id, value);
        return this;
    }

    Pack pack() {
        Scenario scenario = Scenario.empty("test", "Test")
                .withClock(new Clock("08:00", "09:00", null))
                .withSwitches(switches)
                .withPeriods(List.of(new Period(
                        "08:00",
                        "09:00",
                        conditions,
                        Attributes.of("visibility", visibility, "sameElevation", sameElevation))))
                .withSetup(setup)
                .withReinforcements(arrivals);
        return new Pack(
                new PackInfo("test", "Test", "fb", "1", List.of(), "", List.of(), "", ""),
                map,
                new OrderOfBattle(
                        sides,
                        sides.stream()
                                .map(side -> new Army(side.id(), side.name(), side.id(), null, Attributes.NONE))
                                .toList(),
                        List.of(),
                        units,
                        leaders),
                List.of(),
                List.of(scenario),
                List.of(),
                Map.of(),
                UnreadContent.NONE);
    }

    HexScene scene() {
        Pack pack = pack();
        return HexScene.of(pack, SYSTEM, pack.scenarios().get(0)).orElseThrow();
    }

    Viewpoints viewpoints() {
        Pack pack = pack();
        return Viewpoints.of(pack, pack.scenarios().get(0)).orElseThrow();
    }

    /** What the hex "0,0" has of the hex "2,0", with what blocks, once: {@code "BLIND SLOPE 1<2"}. */
    String look(String from, String to) {
        return FbAnswers.look(scene(), hex(from), hex(to));
    }

    static Hex hex(String text) {
        String[] numbers = text.split(",");
        return new Hex(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }
}
