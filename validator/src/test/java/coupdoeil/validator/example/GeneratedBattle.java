package coupdoeil.validator.example;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.UnreadContent;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Battles of any size under the rules of Fix Bayonets!, for measurements: two armies of divisions face each other on a
 * map of {@link GeneratedMap.Kind#NAPO}, formed and commanded much as the books do, and more march up the roads over
 * twenty turns. The same arguments give the same pack.
 */
public final class GeneratedBattle {

    /** Units that stand on the map of 200 by 200 hexes in the battle that the project measures itself by. */
    public static final int UNITS_PER_40000_HEXES = 1000;

    private static final Clock CLOCK = new Clock("08:00", "12:45", null);
    private static final int MINUTES_PER_TURN = 15;

    private GeneratedBattle() {}

    /** A square map with units in proportion to it: one for every forty hexes. */
    public static Pack square(int size) {
        return of(size, size, size * size / 40_000d * UNITS_PER_40000_HEXES, 18150618L);
    }

    /**
     * A battle.
     *
     * @param units about as many stand on the map; for every hundred, about six groups of five pieces march up
     */
    public static Pack of(int columns, int rows, double units, long seed) {
        HexBattlefield map = withRoads(GeneratedMap.of(GeneratedMap.Kind.NAPO, columns, rows, seed));
        TurnTrack turns = new TurnTrack(CLOCK, MINUTES_PER_TURN);
        GeneratedArmy french = new GeneratedArmy(map, "french", HexDirection.D0, units / 2, turns);
        GeneratedArmy allies = new GeneratedArmy(map, "allies", HexDirection.D3, units / 2, turns);
        OrderOfBattle oob = new OrderOfBattle(
                List.of(french.side(), allies.side()),
                List.of(french.army(), allies.army()),
                join(french.formations(), allies.formations()),
                join(french.units(), allies.units()),
                join(french.leaders(), allies.leaders()));
        Scenario scenario = new Scenario(
                "day",
                "The day",
                "",
                Attributes.of("initiative", "french"),
                CLOCK,
                Map.of(),
                List.of(period("08:00", "09:15", 20, 12), period("09:30", "12:45", 26, 16)),
                List.of(),
                join(french.setup(), allies.setup()),
                join(french.tokens(), allies.tokens()),
                join(french.reinforcements(), allies.reinforcements()),
                List.of(),
                List.of());
        return new Pack(
                new PackInfo(
                        "generated", "Generated", "fb", "1.0", List.of("Coup d'Œil"), "CC0-1.0", List.of(), "", ""),
                map,
                oob,
                List.of(),
                List.of(scenario),
                List.of(),
                Map.of(),
                UnreadContent.NONE);
    }

    private static Period period(String from, String to, int visibility, int sameElevation) {
        return new Period(from, to, List.of(), Attributes.of("visibility", visibility, "sameElevation", sameElevation));
    }

    /** Roads from either edge, each with an entry; the first of each side is its army's depot too. */
    private static HexBattlefield withRoads(HexBattlefield map) {
        HexGrid grid = map.grid();
        CellLayer.Editor<String> terrain = map.terrain().edit();
        SideLayer sides = map.sides();
        List<Place> places = new ArrayList<>();
        int roads = roads(grid);
        for (String side : List.of("french", "allies")) {
            boolean west = side.equals("french");
            for (int road = 0; road < roads; road++) {
                int row = grid.rows() * (2 * road + 1) / (2 * roads);
                for (int i = 0; i <= grid.columns() / 5; i++) {
                    Hex hex = grid.hexAt(west ? i : grid.columns() - 1 - i, row);
                    terrain.set(grid.index(hex), "clear");
                    sides = sides.with(new HexSide(hex, west ? HexDirection.D0 : HexDirection.D3), List.of("road"));
                }
                Area edge = new Area.Hexes(List.of(grid.hexAt(west ? 0 : grid.columns() - 1, row)));
                String id = entry(side, road);
                places.add(new Place(id, "entry", id, edge, Attributes.of("side", side)));
                if (road == 0) {
                    String army = GeneratedArmy.id(side);
                    places.add(new Place("depot-" + side, "depot", "Depot", edge, Attributes.of("army", army)));
                }
            }
        }
        return map.withTerrain(terrain.done()).withSides(sides).withPlaces(places);
    }

    /** The id of an entry of a side, numbered from 0. */
    static String entry(String side, int number) {
        return "entry-" + side + "-" + number;
    }

    /** The number of roads, and of entries, of each side. */
    static int roads(HexGrid grid) {
        return Math.max(1, grid.rows() / 50);
    }

    private static <T> List<T> join(List<T> one, List<T> other) {
        List<T> all = new ArrayList<>(one);
        all.addAll(other);
        return all;
    }
}
