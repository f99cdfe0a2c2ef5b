package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import java.util.List;
import java.util.function.UnaryOperator;

/** A place of the battlefield. @param name what people call it */
public record MapPlace(Place place, String name) implements Attributed {

    @Override
    public String kind() {
        return "place";
    }

    @Override
    public String key() {
        return place.id();
    }

    @Override
    public List<FindingPlace> places() {
        return FindingPlace.of(place.area());
    }

    @Override
    public Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        return PackEdits.place(pack, place.id(), known -> known.withAttributes(change.apply(known.attributes())));
    }
}
