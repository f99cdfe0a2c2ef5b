package coupdoeil.validator.hm;

import coupdoeil.validator.check.SystemModule;
import java.util.List;

/** The rules of Horse & Musket, as far as they are built. */
public final class HmRules implements SystemModule {

    @Override
    public String system() {
        return "hm";
    }

    @Override
    public List<String> groups() {
        return List.of("HM-POS");
    }

    @Override
    public List<Object> topics() {
        return List.of(new PositionChecks());
    }

    @Override
    public boolean complete() {
        return false;
    }
}
