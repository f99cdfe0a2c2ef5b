package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.Phrase;

/**
 * A line and what it was taken for.
 *
 * @param other what else it might be
 * @param confidence 0 to 1, that the role is right
 * @param depth how deep the layout puts it; more is deeper
 */
public record Entry(Phrase phrase, Role role, Role other, double confidence, int depth) {

    public int line() {
        return phrase.number();
    }

    /** Whether there is anything to be made of it; a line of nothing but signs stays a note, whatever is decided. */
    public boolean saysAnything() {
        return !phrase.parts().isEmpty();
    }
}
