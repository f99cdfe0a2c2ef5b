package coupdoeil.validator.check.subject;

import java.util.List;

/**
 * Something that a pack lists, whatever it is.
 *
 * @param key its id or, if it has none, what it names or its 0-based number; {@code key#2} for a second one
 * @param id its own id; empty if it has none
 * @param occurrence how many so far have this key among those that must differ, itself included
 * @param entry the record of the model that it is; the bare id if what it holds is listed by itself
 */
public record Item(
        String kind, String key, String id, String name, int occurrence, Object entry, List<FindingPlace> places) {
    public Item {
        places = List.copyOf(places);
    }

    /** The same item, of which the pack now says something else. */
    Item of(Object edited, List<FindingPlace> elsewhere) {
        return new Item(kind, key, id, name, occurrence, edited, elsewhere);
    }
}
