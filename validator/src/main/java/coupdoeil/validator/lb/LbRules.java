package coupdoeil.validator.lb;

import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.hexes.cure.Trial;
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
                new ChartFamilies(),
                new SlopeChecks(),
                new RoadChecks(),
                new PlaceChecks(),
                new WholeMapChecks(),
                new UnitRatings(),
                new UnitStrength(),
                new CavalryKinds(),
                new UnitSkirmish(),
                new UnitMarkers(),
                new UnitFire(),
                new UnitPresence(),
                new FormationChoice(),
                new FormationFacing(),
                new FormationExtent(),
                new LineStrength(),
                new CarreChecks(),
                new RoadMarchChecks(),
                new FormationState(),
                new StackCompany(),
                new StackLimits(),
                new StackFire(),
                new FieldOfFireChecks(),
                new BatteryTargets(),
                new PlaceSight(),
                new CavalrySight(),
                new VisibilityChecks(),
                new ArrivalTimes(),
                new ArrivalConditions(),
                new EntryFormations(),
                new EntryHexes(),
                new BlockedEntries(),
                new EntryColumns(),
                new ArrivingTroops(),
                new StrengthByTurn(),
                new ScenarioChecks(),
                new FirstPlayer(),
                new TurnRecordChecks(),
                new PackageChecks(),
                new ExtraFormations(),
                new VictoryChecks(),
                new StartContact(),
                new OpportunityCharges(),
                new RefugeChecks(),
                new OrganisationChecks(),
                new StandInChecks(),
                new RegimentChecks(),
                new MoraleOrganisations(),
                new MoraleThresholds(),
                new DivisionChecks(),
                new LeaderChecks(),
                new CavalryStacks(),
                new CounterPresence(),
                new TroopClasses(),
                new StrengthReport());
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
        return List.of(new LbSightSystem(), new LbEngineFacts());
    }
}
