package coupdoeil.validator.check.subject;

import coupdoeil.model.battlefield.Place;
import java.util.List;

/** A place of the battlefield. */
public record MapPlace(Place place) implements Subject {

    @Override
    public String kind() {
        return "place";
    }

    @Override
    public String key() {
        return place.id();
    }

    @Override
    public String name() {
        return place.name().isEmpty() ? place.id() : place.name();
    }

    @Override
    public List<FindingPlace> places() {
        return FindingPlace.of(place.area());
    }
}
