package coupdoeil.validator.cc;

import coupdoeil.validator.cc.sight.NapoleonicsSight;
import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.hexes.cure.Trial;
import java.util.List;
import java.util.Map;

/** The rules of Commands &amp; Colors: Napoleonics. */
public final class NapoleonicsRules implements SystemModule {

    @Override
    public String system() {
        return "cc";
    }

    @Override
    public List<String> groups() {
        return List.of(
                "CC-MAP",
                "CC-STACK",
                "CC-UNIT",
                "CC-LDR",
                "CC-SQ",
                "CC-SCN",
                "CC-VB",
                "CC-EXIT",
                "CC-REINF",
                "CC-TURN",
                "CC-LOS",
                "CC-ADJ",
                "CC-RET",
                "CC-SUP",
                "CC-SEC",
                "CC-TER",
                "CC-FW",
                "CC-EXP");
    }

    @Override
    public List<Object> topics() {
        return List.of(
                new BoardChecks(),
                new SectionChecks(),
                new TileChecks(),
                new RiverChecks(),
                new FieldWorkChecks(),
                new PassageChecks(),
                new OccupancyChecks(),
                new FireChecks(),
                new MaskChecks(),
                new CrestChecks(),
                new PlacementChecks(),
                new RosterChecks(),
                new StrengthChecks(),
                new BoxChecks(),
                new LeaderChecks(),
                new SquareChecks(),
                new PlayerChecks(),
                new HandChecks(),
                new BattleNoteChecks(),
                new BannerChecks(),
                new ObjectiveChecks(),
                new ReinforcementChecks(),
                new ContactChecks(),
                new SectionForceChecks(),
                new GarrisonChecks(),
                new ExportChecks());
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
        return List.of(new NapoleonicsSight(), new NapoleonicsEngineFacts(), new NapoleonicsBill());
    }
}
