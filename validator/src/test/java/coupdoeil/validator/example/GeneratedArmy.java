package coupdoeil.validator.example;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.TurnTrack;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One army of a {@link GeneratedBattle}: divisions of two infantry brigades, a cavalry brigade, a battery and its train,
 * each body under its leader. Those that stand on the map form a front of several lines; the others march up by the
 * roads, one group an entry and turn.
 */
final class GeneratedArmy {

    private static final int UNITS_PER_DIVISION = 13;
    private static final int GROUPS_PER_DIVISION = 4;
    private static final double GROUPS_PER_UNIT = 0.06;
    private static final int DIVISION_ROWS = 12;
    private static final int DIVISION_COLUMNS = 9;
    private static final int GUN_RANGE = 6;

    private final HexBattlefield map;
    private final String sideId;
    private final HexDirection front;
    private final TurnTrack turns;
    private final Set<Hex> taken = new HashSet<>();
    private final List<Formation> formations = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();
    private final List<Leader> leaders = new ArrayList<>();
    private final List<Placement> setup = new ArrayList<>();
    private final List<Token> tokens = new ArrayList<>();
    private final List<ArrivalGroup> reinforcements = new ArrayList<>();
    private final List<ArrivalGroup.Marcher> march = new ArrayList<>();

    /** An army that fronts a direction. @param unitsOnMap about as many stand on the map */
    GeneratedArmy(HexBattlefield map, String side, HexDirection front, double unitsOnMap, TurnTrack turns) {
        this.map = map;
        this.sideId = side;
        this.front = front;
        this.turns = turns;
        int standing = Math.max(1, (int) Math.round(unitsOnMap / UNITS_PER_DIVISION));
        int coming = Math.max(1, (int) Math.round(unitsOnMap * GROUPS_PER_UNIT / GROUPS_PER_DIVISION));
        for (int division = 0; division < standing; division++) {
            stand(division);
        }
        for (int division = standing; division < standing + coming; division++) {
            march(division);
        }
        leaders.add(
                leader(commander(), "army", List.of(), army(side), Attributes.of("radius", List.of(10), "orders", 2)));
        setup.add(Placement.of(commander(), setup.get(0).position()));
    }

    /** The id of the army of a side. */
    static String id(String side) {
        return "army-" + side;
    }

    Side side() {
        return new Side(sideId, sideId, Attributes.NONE);
    }

    Army army() {
        int box = Math.max(1, units.size() / 8);
        Attributes cohesion = Attributes.of(
                "yellow", box, "orange", 2 * box, "red", 3 * box, "yellowDrm", 1, "orangeDrm", 2, "redDrm", 3);
        return new Army(
                id(sideId),
                id(sideId),
                sideId,
                commander(),
                Attributes.of("nationalities", List.of(sideId), "cohesion", cohesion, "orderMarkers", 3));
    }

    List<Formation> formations() {
        return formations;
    }

    List<Unit> units() {
        return units;
    }

    List<Leader> leaders() {
        return leaders;
    }

    List<Placement> setup() {
        return setup;
    }

    List<Token> tokens() {
        return tokens;
    }

    List<ArrivalGroup> reinforcements() {
        return reinforcements;
    }

    private String commander() {
        return "commander-" + sideId;
    }

    private static Belonging army(String side) {
        return Belonging.NOWHERE.with(Belonging.ARMY, id(side));
    }

    /** A division on the map: brigades side by side, the battery before them and its train behind. */
    private void stand(int number) {
        String division = division(number);
        int lanes = Math.max(1, map.grid().rows() / DIVISION_ROWS);
        int back = map.grid().columns() * 8 / 100 + number / lanes * DIVISION_COLUMNS;
        int middle = map.grid().columns() / 2;
        int column = front == HexDirection.D0 ? middle - back : middle + back;
        Hex post = map.grid().hexAt(column, number % lanes * DIVISION_ROWS + 1);
        for (int b = 0; b < 3; b++) {
            String brigade = brigade(division, b);
            Hex at = post.plus(0, 4 * b).plus(HexDirection.D3, 2 * b);
            List<String> battalions = battalions(brigade, b == 2);
            Hex first = free(at);
            place(battalions.get(0), first, b == 2 ? "column" : "line", 1);
            place(battalions.get(1), free(at.plus(0, 2)), b == 2 ? "column" : "line", 1);
            Hex second = free(at.plus(front.opposite(), 1).plus(0, 1));
            for (int i = 2; i < battalions.size(); i++) {
                place(battalions.get(i), second, "column", i - 1);
            }
            setup.add(Placement.of(brigade + "-leader", new Position.OnHex(first)));
        }
        Hex guns = free(post.plus(0, 5).plus(front, 2));
        place(division + "-battery", guns, "unlimbered", 1);
        place(division + "-train", free(guns.plus(front.opposite(), 2)), null, 1);
        setup.add(Placement.of(division + "-leader", new Position.OnHex(guns)));
        Hex objective = post.plus(front, 6);
        tokens.add(new Token("om-" + division, "om", division, new Position.OnHex(objective), Attributes.NONE));
    }

    /** A division on the march: a group for every brigade and one for the guns. */
    private void march(int number) {
        String division = division(number);
        marches(division + "-leader", null);
        for (int b = 0; b < 3; b++) {
            String brigade = brigade(division, b);
            marches(brigade + "-leader", null);
            battalions(brigade, b == 2).forEach(unit -> marches(unit, "road-column"));
            arrive(brigade);
        }
        marches(division + "-battery", "limbered");
        marches(division + "-train", null);
        arrive(division + "-guns");
    }

    private void marches(String piece, @Nullable String formation) {
        march.add(new ArrivalGroup.Marcher(piece, formation, Attributes.NONE));
    }

    private void arrive(String id) {
        int number = reinforcements.size();
        int roads = GeneratedBattle.roads(map.grid());
        String at = turns.label(1 + number / roads % (turns.count() - 1));
        String entry = GeneratedBattle.entry(sideId, number % roads);
        reinforcements.add(new ArrivalGroup(
                id, id, sideId, at, entry, ArrivalGroup.COLUMN, "", march, List.of(), Attributes.NONE));
        march.clear();
    }

    private String division(int number) {
        String id = sideId + "-" + (number + 1);
        formations.add(new Formation(id, id, "division", army(sideId), Attributes.of("fatigue", true)));
        leaders.add(leader(id + "-leader", "formation", List.of(id), command(id), Attributes.of("radius", List.of(3))));
        Belonging asset = Belonging.NOWHERE.with(Belonging.ASSET, id);
        Attributes guns = Attributes.of("range", GUN_RANGE, "fv", 6, "limber", 5, "kind", "foot", "asset", "division");
        units.add(unit(id + "-battery", "artillery", asset, new Strength(170, 0, 8), guns.with("steps", 1)));
        Attributes train = Attributes.of("calibre", GUN_RANGE, "asset", "division", "steps", 1);
        units.add(unit(id + "-train", "train", asset, Strength.UNKNOWN, train));
        return id;
    }

    private String brigade(String division, int number) {
        String id = division + "-" + "abc".charAt(number);
        formations.add(new Formation(id, id, "brigade", command(division), Attributes.NONE));
        leaders.add(leader(id + "-leader", "formation", List.of(id), command(id), Attributes.of("radius", List.of(2))));
        return id;
    }

    /** The units of a brigade: four battalions or three regiments of horse. */
    private List<String> battalions(String brigade, boolean horse) {
        List<String> ids = new ArrayList<>();
        for (int i = 1; i <= (horse ? 3 : 4); i++) {
            String id = brigade + "-" + i;
            ids.add(id);
            if (horse) {
                Attributes face = Attributes.of("1", Attributes.of("cv", 3, "tem", 5));
                Attributes ratings = Attributes.of("steps", 2, "counters", 1, "cv", 5, "recall", 5, "faces", face);
                units.add(unit(id, "cavalry", command(brigade), new Strength(250, 250, 0), ratings.with("mf", 10)));
            } else {
                Attributes face = Attributes.of("1", Attributes.of("fv", 2, "tem", 5));
                Attributes ratings = Attributes.of("steps", 2, "counters", 1, "fv", 4, "skirmish", 2, "faces", face);
                units.add(unit(id, "infantry", command(brigade), new Strength(480, 0, 0), ratings));
            }
        }
        return ids;
    }

    private static Belonging command(String formation) {
        return Belonging.NOWHERE.with(Belonging.COMMAND, formation);
    }

    private Unit unit(String id, String arm, Belonging under, Strength strength, Attributes ratings) {
        Attributes all = ratings.has("mf") ? ratings : ratings.with("mf", arm.equals("infantry") ? 6 : 5);
        return new Unit(id, id, arm, sideId, under, strength, all.with("tem", 6), "", "Design");
    }

    private Leader leader(String id, String category, List<String> leads, Belonging under, Attributes ratings) {
        Attributes all = ratings.with("sr", 5)
                .with("temModifier", 0)
                .with("mf", 8)
                .with("card", Attributes.of("rank", "General"));
        return new Leader(id, id, category, sideId, leads, under, all, "", "Design");
    }

    private void place(String piece, Hex hex, @Nullable String formation, int stack) {
        taken.add(hex);
        Facing facing = formation == null
                ? null
                : formation.equals("column")
                        ? new Facing.ToSide(front)
                        : new Facing.ToCorner(HexCorner.of(front.ordinal()));
        setup.add(new Placement(
                piece, new Position.OnHex(hex), facing, formation, stack, List.of(), List.of(), Attributes.NONE));
    }

    /** The clear hex nearest to another in which nobody stands. */
    private Hex free(Hex near) {
        for (int distance = 0; distance <= map.grid().columns(); distance++) {
            for (Hex hex : near.within(distance)) {
                if (hex.distance(near) == distance && map.terrain(hex).equals("clear") && !taken.contains(hex)) {
                    return hex;
                }
            }
        }
        throw new IllegalStateException("a map too small for its army");
    }
}
