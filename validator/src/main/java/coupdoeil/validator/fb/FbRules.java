package coupdoeil.validator.fb;

import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.fb.fact.PlacementTrial;
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
                new UnitRatingChecks(),
                new UnitMarkerChecks(),
                new AmmunitionTrainChecks(),
                new StackCompanyChecks(),
                new StackShapeChecks(),
                new StackLimitChecks(),
                new FormationChoiceChecks(),
                new FormationGroundChecks(),
                new FormationFacingChecks(),
                new FormationExtentChecks(),
                new VisibilityChecks(),
                new FieldOfFireChecks(),
                new BatteryTargetChecks(),
                new ObjectiveSightChecks(),
                new ChargeZoneChecks(),
                new CommanderViewChecks(),
                new ChainOfCommandChecks(),
                new LeaderRatingChecks(),
                new CommandChecks(),
                new AttachmentChecks(),
                new AdHocChecks(),
                new OrderChecks(),
                new ObjectiveMarkerChecks(),
                new ReserveChecks(),
                new ExhaustionChecks(),
                new ScenarioChecks(),
                new PresenceChecks(),
                new ConditionChecks(),
                new OpeningContactChecks(),
                new ReinforcementScheduleChecks(),
                new ReinforcementEntryChecks(),
                new MarcherChecks(),
                new MarchOrderChecks());
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
        return List.of(new ScenarioSight(), new FactsForEngines());
    }
}
