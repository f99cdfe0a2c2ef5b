package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import java.util.List;

/** A named entry of one of a rule system's lists: a command level, a leader category, a condition, a marker, a token. */
public record Choice(String id, String name, Attributes effects) {

    /** The effects of the entry of an id; none if the list has no such entry. */
    public static Attributes effects(List<Choice> list, String id) {
        return list.stream()
                .filter(entry -> entry.id().equals(id))
                .map(Choice::effects)
                .findFirst()
                .orElse(Attributes.NONE);
    }
}
