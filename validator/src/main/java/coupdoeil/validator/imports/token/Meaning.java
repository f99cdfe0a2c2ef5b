package coupdoeil.validator.imports.token;

/**
 * What a word or phrase of the gazetteers may mean.
 *
 * @param value of a number word; 0 of others
 * @param nation id of the nation it names; empty if none
 */
public record Meaning(Tags tags, double value, String nation) {

    static final Meaning NONE = new Meaning(Tags.NONE, 0, "");

    Meaning without(Tags others) {
        return new Meaning(tags.without(others), value, nation);
    }

    Meaning union(Meaning other) {
        return new Meaning(
                tags.union(other.tags), value == 0 ? other.value : value, nation.isEmpty() ? other.nation : nation);
    }
}
