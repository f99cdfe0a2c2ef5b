package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import java.util.List;

/** The whole hex map. */
public record WholeMap(HexBattlefield map) implements Subject {

    @Override
    public String kind() {
        return "map";
    }

    @Override
    public String key() {
        return "map";
    }

    @Override
    public String name() {
        return "the map";
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
