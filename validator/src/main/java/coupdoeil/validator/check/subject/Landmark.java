package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import java.util.List;
import java.util.Objects;

/**
 * Something on the map that is no piece: a place as a scenario uses it, or one of the scenario's tokens.
 *
 * @param kind {@code place} or {@code token}
 * @param sort the kind of place or of token
 * @param places where it is
 * @param box the box off the map that a token is in; empty if in none
 * @param of id of what a token belongs to; empty if to nothing, or a place
 */
public record Landmark(
        String kind,
        String key,
        String name,
        String sort,
        List<FindingPlace> places,
        String box,
        String of,
        Attributes attributes)
        implements Subject {

    public Landmark {
        places = List.copyOf(places);
    }

    public static Landmark of(Place place, PlaceNames names) {
        return new Landmark(
                "place",
                place.id(),
                names.of(place),
                place.kind(),
                FindingPlace.of(place.area()),
                "",
                "",
                place.attributes());
    }

    public static Landmark of(Token token) {
        return new Landmark(
                "token",
                token.id(),
                token.id(),
                token.kind(),
                FindingPlace.of(token.position().standing()),
                token.position().standing() instanceof Position.OffMap off ? off.box() : "",
                Objects.requireNonNullElse(token.of(), ""),
                token.attributes());
    }
}
