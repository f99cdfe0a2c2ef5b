package coupdoeil.validator.check.fact;

import coupdoeil.model.battlefield.Place;
import java.util.List;
import java.util.Optional;

/** The places of the battlefield. */
public record Places(List<Place> all) {

    public Places {
        all = List.copyOf(all);
    }

    public List<Place> ofKind(String kind) {
        return all.stream().filter(place -> place.kind().equals(kind)).toList();
    }

    public Optional<Place> byId(String id) {
        return all.stream().filter(place -> place.id().equals(id)).findFirst();
    }
}
