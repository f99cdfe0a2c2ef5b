package coupdoeil.validator.hm;

import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.hm.fact.MusketGround;
import coupdoeil.validator.hm.fact.MusketSetup;
import coupdoeil.validator.hm.sight.FireLines;
import coupdoeil.validator.table.Deployment;
import coupdoeil.validator.table.Outlines;
import coupdoeil.validator.table.Positions;
import coupdoeil.validator.table.TableEdges;
import coupdoeil.validator.table.WaysOut;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.SetupRules;
import coupdoeil.validator.table.sight.FireRules;
import coupdoeil.validator.table.sight.LineOfSight;
import coupdoeil.validator.table.sight.ScenarioSight;
import coupdoeil.validator.table.sight.TableViewsheds;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules of Horse & Musket. */
public final class HmRules implements SystemModule {

    @Override
    public String system() {
        return "hm";
    }

    @Override
    public List<String> groups() {
        return List.of(
                "HM-TAB",
                "HM-TER",
                "HM-ZONE",
                "HM-SIZE",
                "HM-LIST",
                "HM-SPR",
                "HM-WPN",
                "HM-QUAL",
                "HM-STATE",
                "HM-FORM",
                "HM-POS",
                "HM-ARTY",
                "HM-ROUT",
                "HM-CMD",
                "HM-ARMY",
                "HM-SCN",
                "HM-REINF",
                "HM-LOS",
                "HM-AN");
    }

    @Override
    public List<Object> topics() {
        return List.of(
                new TableEdges(),
                new Outlines(),
                new Deployment(),
                new WaysOut(),
                new Positions(),
                new TerrainChecks(),
                new ZoneChecks(),
                new SizeChecks(),
                new ListChecks(),
                new SpecialRuleChecks(),
                new WeaponChecks(),
                new StateChecks(),
                new OrderChecks(),
                new PositionChecks(),
                new GarrisonChecks(),
                new DispositionChecks(),
                new CommandChecks(),
                new CommandRangeChecks(),
                new ArmyChecks(),
                new ScenarioChecks(),
                new ArrivalChecks(),
                new EntryChecks(),
                new SightChecks(),
                new FieldChecks(),
                new OutsetChecks());
    }

    /** What all units see of the whole table, and along lines of fire, costs about as much as all the rest. */
    @Override
    public Set<Class<?>> costly() {
        return Set.of(TableViewsheds.class, LineOfSight.class, FireLines.class);
    }

    @Override
    public Map<String, String> shared() {
        return Map.ofEntries(
                Map.entry("no size", "HM-TAB-01"),
                Map.entry("no home edge", "HM-TAB-02"),
                Map.entry("shared home edge", "HM-TAB-03"),
                Map.entry("invalid outline", "HM-TER-01"),
                Map.entry("ground off the table", "HM-TER-02"),
                Map.entry("ground over other ground", "HM-TER-10"),
                Map.entry("contours", "HM-TER-14"),
                Map.entry("contours of one level", "HM-TER-15"),
                Map.entry("no way out of zones", "HM-TER-17"),
                Map.entry("place off the table", "HM-ZONE-03"),
                Map.entry("impassable entry", "HM-ZONE-04"),
                Map.entry("piece off the table", "HM-POS-01"),
                Map.entry("overlapping pieces", "HM-POS-04"),
                Map.entry("outside of zones", "HM-POS-06"),
                Map.entry("no way to a home edge", "HM-ROUT-01"));
    }

    @Override
    public Map<Class<?>, Class<?>> bindings() {
        return Map.of(
                GroundRules.class, MusketGround.class,
                SetupRules.class, MusketSetup.class,
                FireRules.class, FireLines.class);
    }

    @Override
    public List<Object> services() {
        return List.of(new ScenarioSight(), new PieceReaches(), new MusketRoster(), new MusketInventory());
    }

    @Override
    public boolean complete() {
        return true;
    }
}
