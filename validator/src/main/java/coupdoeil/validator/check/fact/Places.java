package coupdoeil.validator.check.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.rules.PlaceNames;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The places of the battlefield and what people call them; found by kind and by id without looking at the others. */
public final class Places {

    private final List<Place> all;
    private final PlaceNames names;
    private final Map<String, List<Place>> byKind;
    private final Map<String, Place> byId = new HashMap<>();

    public Places(List<Place> all, PlaceNames names) {
        this.names = names;
        this.all = List.copyOf(all);
        this.byKind = this.all.stream()
                .collect(Collectors.groupingBy(
                        Place::kind, Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)));
        this.all.forEach(place -> byId.putIfAbsent(place.id(), place));
    }

    public List<Place> all() {
        return all;
    }

    public List<Place> ofKind(String kind) {
        return byKind.getOrDefault(kind, List.of());
    }

    /** What people call a place. */
    public String name(Place place) {
        return names.of(place);
    }

    /** The first place of an id. */
    public Optional<Place> byId(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Places places && all.equals(places.all) && names.equals(places.names);
    }

    @Override
    public int hashCode() {
        return 31 * all.hashCode() + names.hashCode();
    }
}
