package coupdoeil.validator.lb;

import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.hexes.cure.Trial;
import coupdoeil.validator.lb.arrival.ArrivalConditionChecks;
import coupdoeil.validator.lb.arrival.ArrivalTimeChecks;
import coupdoeil.validator.lb.arrival.ArrivingTroopChecks;
import coupdoeil.validator.lb.arrival.BlockedEntryChecks;
import coupdoeil.validator.lb.arrival.EntryColumnChecks;
import coupdoeil.validator.lb.arrival.EntryFormationChecks;
import coupdoeil.validator.lb.arrival.EntryHexChecks;
import coupdoeil.validator.lb.arrival.StrengthByTurnChecks;
import coupdoeil.validator.lb.oob.CavalryStackChecks;
import coupdoeil.validator.lb.oob.CounterPresenceChecks;
import coupdoeil.validator.lb.oob.DivisionChecks;
import coupdoeil.validator.lb.oob.LeaderChecks;
import coupdoeil.validator.lb.oob.MoraleOrganisationChecks;
import coupdoeil.validator.lb.oob.MoraleThresholdChecks;
import coupdoeil.validator.lb.oob.OrganisationChecks;
import coupdoeil.validator.lb.oob.RegimentChecks;
import coupdoeil.validator.lb.oob.StandInChecks;
import coupdoeil.validator.lb.oob.StrengthReportChecks;
import coupdoeil.validator.lb.oob.TroopClassChecks;
import java.util.List;
import java.util.Map;

/** The rules of La Bataille: Premier. */
public final class LbRules implements SystemModule {

    @Override
    public String system() {
        return "lb";
    }

    @Override
    public List<String> groups() {
        return List.of("LB-MAP", "LB-UNIT", "LB-FORM", "LB-STACK", "LB-LOS", "LB-OOB", "LB-SCHED", "LB-SCEN");
    }

    @Override
    public List<Object> topics() {
        return List.of(
                new ChartChecks(),
                new ChartFamilyChecks(),
                new SlopeChecks(),
                new RoadChecks(),
                new PlaceChecks(),
                new WholeMapChecks(),
                new UnitRatingChecks(),
                new UnitStrengthChecks(),
                new CavalryKindChecks(),
                new UnitSkirmishChecks(),
                new UnitMarkerChecks(),
                new UnitFireChecks(),
                new UnitPresenceChecks(),
                new FormationChoiceChecks(),
                new FormationFacingChecks(),
                new FormationExtentChecks(),
                new LineStrengthChecks(),
                new CarreChecks(),
                new RoadMarchChecks(),
                new FormationStateChecks(),
                new StackCompanyChecks(),
                new StackLimitChecks(),
                new StackFireChecks(),
                new FieldOfFireChecks(),
                new BatteryTargetChecks(),
                new PlaceSightChecks(),
                new CavalrySightChecks(),
                new VisibilityChecks(),
                new ArrivalTimeChecks(),
                new ArrivalConditionChecks(),
                new EntryFormationChecks(),
                new EntryHexChecks(),
                new BlockedEntryChecks(),
                new EntryColumnChecks(),
                new ArrivingTroopChecks(),
                new StrengthByTurnChecks(),
                new ScenarioChecks(),
                new FirstPlayerChecks(),
                new TurnRecordChecks(),
                new PackageChecks(),
                new ExtraFormationChecks(),
                new VictoryChecks(),
                new StartContactChecks(),
                new OpportunityChargeChecks(),
                new RefugeChecks(),
                new OrganisationChecks(),
                new StandInChecks(),
                new RegimentChecks(),
                new MoraleOrganisationChecks(),
                new MoraleThresholdChecks(),
                new DivisionChecks(),
                new LeaderChecks(),
                new CavalryStackChecks(),
                new CounterPresenceChecks(),
                new TroopClassChecks(),
                new StrengthReportChecks());
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
