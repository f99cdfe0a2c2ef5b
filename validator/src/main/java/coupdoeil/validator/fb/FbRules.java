package coupdoeil.validator.fb;

import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.hexes.cure.Trial;
import java.util.List;
import java.util.Map;

/** The rules of Fix Bayonets!. */
public final class FbRules implements SystemModule {

    @Override
    public String system() {
        return "fb";
    }

    @Override
    public List<String> groups() {
        return List.of(
                "FB-MAP",
                "FB-LOS",
                "FB-STACK",
                "FB-UNIT",
                "FB-FORM",
                "FB-CMD",
                "FB-OM",
                "FB-RSV",
                "FB-FAT",
                "FB-COH",
                "FB-REIN",
                "FB-SCN");
    }

    @Override
    public List<Object> topics() {
        return List.of(
                new ChartChecks(),
                new HexsideChecks(),
                new RoadChecks(),
                new DepotChecks(),
                new AreaChecks(),
                new PanelChecks(),
                new UnitRatings(),
                new UnitMarkers(),
                new AmmunitionTrains(),
                new StackCompany(),
                new StackShape(),
                new StackLimits(),
                new FormationChoice(),
                new FormationGround(),
                new FormationFacing(),
                new FormationExtent(),
                new VisibilityChecks(),
                new FieldOfFireChecks(),
                new BatteryTargets(),
                new ObjectiveSight(),
                new ChargeZoneSight(),
                new CommanderView(),
                new ChainOfCommand(),
                new LeaderRatings(),
                new CommandChecks(),
                new AttachmentChecks(),
                new OrderChecks(),
                new ObjectiveMarkerChecks(),
                new ReserveChecks(),
                new ExhaustionChecks(),
                new ScenarioChecks(),
                new Presence(),
                new ConditionChecks(),
                new OpeningContact(),
                new ReinforcementSchedule(),
                new ReinforcementEntry(),
                new MarcherChecks(),
                new MarchOrder());
    }

    @Override
    public boolean complete() {
        return true;
    }

    @Override
    public Map<Class<?>, Class<?>> bindings() {
        return Map.of(Trial.class, PlacementTrial.class);
    }

    @Override
    public List<Object> services() {
        return List.of(new FbSightSystem(), new FbEngineFacts());
    }
}
