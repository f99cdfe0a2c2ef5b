package coupdoeil.validator.check.table;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A terrain feature of the table.
 *
 * @param key its id; {@code id#2} for a second one of the same id
 */
public record Feature(String key, GroundFeature ground) implements Subject {

    static List<Feature> of(List<GroundFeature> features) {
        Map<String, Integer> seen = new HashMap<>();
        return features.stream()
                .map(ground -> {
                    int count = seen.merge(ground.id(), 1, Integer::sum);
                    return new Feature(count == 1 ? ground.id() : ground.id() + "#" + count, ground);
                })
                .toList();
    }

    @Override
    public String kind() {
        return "feature";
    }

    @Override
    public String name() {
        return ground.name();
    }

    @Override
    public List<FindingPlace> places() {
        return FindingPlace.of(new Area.Shape(ground.feature().shape()));
    }
}
