package coupdoeil.validator.ot;

import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.ot.fact.OtGround;
import coupdoeil.validator.ot.fact.OtSetup;
import coupdoeil.validator.ot.sight.FireField;
import coupdoeil.validator.ot.sight.FireLines;
import coupdoeil.validator.ot.sight.OtAnswers;
import coupdoeil.validator.ot.sight.Undecided;
import coupdoeil.validator.ot.sight.Visibility;
import coupdoeil.validator.table.Outlines;
import coupdoeil.validator.table.TableEdges;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.SetupRules;
import coupdoeil.validator.table.sight.ScenarioSight;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules of Old Trousers II. */
public final class OtRules implements SystemModule {

    @Override
    public String system() {
        return "ot";
    }

    @Override
    public List<String> groups() {
        return List.of(
                "OT-MAP",
                "OT-TOWN",
                "OT-RED",
                "OT-FORM",
                "OT-OCC",
                "OT-UNIT",
                "OT-CMD",
                "OT-ORD",
                "OT-REINF",
                "OT-SCEN",
                "OT-OPT",
                "OT-LOS",
                "OT-ROUT");
    }

    @Override
    public List<Object> topics() {
        return List.of(
                new TableEdges(),
                new TableChecks(),
                new TerrainChecks(),
                new Outlines(),
                new WaterChecks(),
                new ReachChecks(),
                new FormationChecks(),
                new ShapeChecks(),
                new FootingChecks(),
                new AttachmentChecks(),
                new TroopChecks(),
                new RatingChecks(),
                new PartChecks(),
                new ScenarioChecks(),
                new OrganisationChecks(),
                new CommanderChecks(),
                new CommandRangeChecks(),
                new OptionChecks(),
                new CardChecks(),
                new ArrivalChecks(),
                new EntryChecks(),
                new OrderChecks(),
                new MarkerChecks(),
                new BlockChecks(),
                new TownChecks(),
                new RedoubtChecks(),
                new BatteryChecks(),
                new SightChecks(),
                new OccupancyChecks(),
                new SkirmisherChecks(),
                new RouterChecks(),
                new ZoneChecks());
    }

    @Override
    public Set<Class<?>> costly() {
        return Set.of(FireLines.class, FireField.class, Visibility.class, Undecided.class);
    }

    @Override
    public Map<String, String> shared() {
        return Map.ofEntries(
                Map.entry("no size", "OT-MAP-01"),
                Map.entry("no home edge", "OT-MAP-16"),
                Map.entry("shared home edge", "OT-MAP-17"),
                Map.entry("invalid outline", "OT-MAP-03"),
                Map.entry("contours", "OT-MAP-05"),
                Map.entry("ground over other ground", "OT-MAP-06"));
    }

    @Override
    public Map<Class<?>, Class<?>> bindings() {
        return Map.of(
                GroundRules.class, OtGround.class,
                SetupRules.class, OtSetup.class);
    }

    @Override
    public List<Object> services() {
        return List.of(new ScenarioSight(OtAnswers::new), new OtReaches(), new OtRoster(), new OtInventory());
    }

    @Override
    public boolean complete() {
        return true;
    }
}
