package coupdoeil.validator.check.subject;

import coupdoeil.model.pack.Pack;
import java.util.List;

/** The whole pack. */
public record PackEntry(Pack pack) implements Subject {

    @Override
    public String kind() {
        return "pack";
    }

    @Override
    public String key() {
        return pack.info().id();
    }

    @Override
    public String name() {
        return pack.info().name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
