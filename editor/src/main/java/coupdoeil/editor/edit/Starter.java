package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.UnknownKeys;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What new things begin as: complete enough to play, with the values the rule system starts from. */
public final class Starter {

    private static final int TABLE_WIDTH_INCHES = 72;
    private static final int TABLE_DEPTH_INCHES = 48;
    private static final int TURNS = 12;

    private Starter() {}

    /** Whether a system is played on hexes, so that size and orientation mean something. */
    public static boolean onHexes(RuleSystem system) {
        return system.grounds().contains("hex");
    }

    /** A pack of two sides without troops on open ground, with one scenario. */
    public static Pack pack(RuleSystem system, String name, int columns, int rows, Orientation orientation) {
        PackInfo info = new PackInfo("new-battle", name, system.id(), "0.1", List.of(), "CC-BY-4.0", List.of(), "");
        Battlefield ground = onHexes(system)
                ? HexBattlefield.plain(
                        new HexGrid(columns, rows, orientation, Shifted.ODD, labels(columns, rows)), open(system))
                : new TableBattlefield(TABLE_WIDTH_INCHES, TABLE_DEPTH_INCHES, List.of(), List.of());
        Pack empty = new Pack(
                info, ground, OrderOfBattle.EMPTY, List.of(), List.of(), List.of(), Map.of(), UnknownKeys.NONE);
        Pack named = empty.withInfo(new PackInfo(
                FreshId.of(empty, name),
                info.name(),
                info.system(),
                info.edition(),
                info.authors(),
                info.licence(),
                info.sources(),
                info.notes()));
        Pack first = side(named, system, Messages.text("new.first-side"));
        Pack both = bases(side(first, system, Messages.text("new.second-side")), system);
        return both.withScenarios(List.of(scenario(both, system, Messages.text("new.scenario"))));
    }

    /** A place for each army of every kind that the rules tie to an army, such as a depot: west, then east. */
    private static Pack bases(Pack pack, RuleSystem system) {
        if (!(pack.battlefield() instanceof HexBattlefield map)) {
            return pack;
        }
        Pack changed = pack;
        HexGrid grid = map.grid();
        List<Hex> ends = List.of(grid.hexAt(0, grid.rows() / 2), grid.hexAt(grid.columns() - 1, grid.rows() / 2));
        for (PlaceKind kind : system.placeKinds()) {
            for (AttributeType type : kind.attributes()) {
                if (type.required() && type.values().contains("army")) {
                    for (int i = 0; i < ends.size(); i++) {
                        Army army = pack.orderOfBattle().armies().get(i);
                        String name = Messages.text("new.base", kind.name(), army.name());
                        changed = PlaceEdits.add(new Place(
                                        FreshId.of(changed, name),
                                        kind.id(),
                                        name,
                                        new Area.Hexes(List.of(ends.get(i))),
                                        Attributes.of(type.id(), army.id())))
                                .apply(changed);
                    }
                }
            }
        }
        return changed;
    }

    private static Pack side(Pack pack, RuleSystem system, String name) {
        Side side = new Side(FreshId.of(pack, name), name, defaults(system, "side", ""));
        String armyName = Messages.text("new.army", name);
        Army army = new Army(FreshId.of(pack, armyName), armyName, side.id(), null, defaults(system, "army", ""));
        return OobEdits.add(side, army).apply(pack);
    }

    /** A scenario of twelve turns with one period that says how far one can see. */
    public static Scenario scenario(Pack pack, RuleSystem system, String name) {
        Clock clock = new Clock(null, null, TURNS);
        if (system.minutesPerTurn() > 0) {
            TurnTrack morning = new TurnTrack(new Clock("08:00", "20:00", null), system.minutesPerTurn());
            clock = new Clock(morning.label(0), morning.label(TURNS - 1), null);
        }
        TurnTrack track = new TurnTrack(clock, system.minutesPerTurn());
        Period whole = new Period(track.label(0), track.label(TURNS - 1), List.of(), defaults(system, "period", ""));
        return Scenario.empty(FreshId.of(pack, name), name)
                .withAttributes(sides(pack, system, defaults(system, "scenario", "")))
                .withClock(clock)
                .withPeriods(List.of(whole));
    }

    /** Whatever a scenario must say of a side, such as which has the initiative: the first side, until told otherwise. */
    private static Attributes sides(Pack pack, RuleSystem system, Attributes attributes) {
        Attributes complete = attributes;
        for (AttributeType type : system.attributesOf("scenario")) {
            if (type.required() && type.values().contains("side")) {
                for (Side first : pack.orderOfBattle().sides().stream().limit(1).toList()) {
                    complete = complete.with(type.id(), first.id());
                }
            }
        }
        return complete;
    }

    /** A unit of the system's first arm. */
    public static Unit unit(Pack pack, RuleSystem system, Belonging under) {
        String name = Messages.text("new.unit");
        String arm = system.arms().isEmpty() ? "" : system.arms().get(0).id();
        return new Unit(
                FreshId.of(pack, name), name, arm, "", under, Strength.UNKNOWN, defaults(system, "unit", arm), "", "");
    }

    /** A leader of a formation, or of an army if he leads none. */
    public static Leader leader(Pack pack, RuleSystem system, List<String> leads, Belonging under) {
        String name = Messages.text("new.leader");
        String category = system.leaderCategories().isEmpty()
                ? ""
                : system.leaderCategories()
                        .get(Math.min(leads.size(), system.leaderCategories().size() - 1))
                        .id();
        return new Leader(
                FreshId.of(pack, name), name, category, "", leads, under, defaults(system, "leader", ""), "", "");
    }

    /** A formation one level below its superior's. */
    public static Formation formation(Pack pack, RuleSystem system, int depth, Belonging under) {
        String name = Messages.text("new.formation");
        String level = system.levels().isEmpty()
                ? ""
                : system.levels()
                        .get(Math.min(depth, system.levels().size() - 1))
                        .id();
        return new Formation(FreshId.of(pack, name), name, level, under, defaults(system, "formation", ""));
    }

    /** The values that a form starts with, of the attributes that an arm has; required ones only. */
    public static Attributes defaults(RuleSystem system, String kind, String arm) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (AttributeType type : system.attributesOf(kind)) {
            Object fallback = type.fallback();
            if (fallback != null && type.required() && type.appliesTo(arm)) {
                values.put(type.id(), fallback);
            }
        }
        return new Attributes(values);
    }

    private static String open(RuleSystem system) {
        return system.chart().records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.HEX))
                .map(TerrainRecord::id)
                .findFirst()
                .orElse("clear");
    }

    /** Labels of two digits each, or three where two do not do. */
    private static LabelScheme labels(int columns, int rows) {
        return columns > 99 || rows > 99 ? new LabelScheme("{column:3}{row:3}", 1, 1) : LabelScheme.STANDARD;
    }
}
