package coupdoeil.validator.imports.token;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a word or phrase of the gazetteers may mean.
 *
 * @param value of a number word; 0 of others
 * @param nation id of the nation it names; empty if none
 */
public record Meaning(Set<Tag> tags, double value, String nation) {

    static final Meaning NONE = new Meaning(Set.of(), 0, "");

    public Meaning {
        tags = Tag.ordered(tags);
    }

    Meaning without(Set<Tag> others) {
        return new Meaning(
                tags.stream().filter(tag -> !others.contains(tag)).collect(Collectors.toSet()), value, nation);
    }

    Meaning and(Meaning other) {
        EnumSet<Tag> all = EnumSet.noneOf(Tag.class);
        all.addAll(tags);
        all.addAll(other.tags);
        return new Meaning(all, value == 0 ? other.value : value, nation.isEmpty() ? other.nation : nation);
    }
}
