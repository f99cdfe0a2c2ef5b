package coupdoeil.model.rules;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.battlefield.Place;
import java.util.List;

/**
 * What people call places, those without a name, too: {@code Depot at 0712}, {@code Objective at 14, 11}.
 *
 * @param kinds the kinds that the rule system knows
 */
public record PlaceNames(List<PlaceKind> kinds, Labels labels) {

    public PlaceNames {
        kinds = List.copyOf(kinds);
    }

    public static PlaceNames of(Battlefield battlefield, RuleSystem system) {
        return new PlaceNames(system.vocabulary().placeKinds(), battlefield.labels());
    }

    /** Its name; else its kind and its first hex, or its middle in inches; only its kind if it is nowhere. */
    public String of(Place place) {
        if (!place.name().isBlank()) {
            return place.name();
        }
        String kind = kinds.stream()
                .filter(known -> known.id().equals(place.kind()))
                .map(PlaceKind::name)
                .findFirst()
                .orElse(place.kind());
        if (place.area() instanceof Area.Shape shape) {
            return Labels.middle(shape.geometry())
                    .map(middle -> kind + " at " + middle)
                    .orElse(kind);
        }
        return place.area().hexList().stream()
                .findFirst()
                .map(hex -> kind + " at " + labels.hex(hex))
                .orElse(kind);
    }
}
