package coupdoeil.validator.cc;

import coupdoeil.validator.cc.sight.NapoleonicsSight;
import coupdoeil.validator.check.SystemModule;
import java.util.List;

/** The rules of Commands &amp; Colors: Napoleonics, as far as they are built. */
public final class NapoleonicsRules implements SystemModule {

    @Override
    public String system() {
        return "cc";
    }

    @Override
    public List<String> groups() {
        return List.of("CC-MAP", "CC-STACK", "CC-LOS");
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
                new CrestChecks());
    }

    @Override
    public boolean complete() {
        return false;
    }

    @Override
    public List<Object> services() {
        return List.of(new NapoleonicsSight());
    }
}
