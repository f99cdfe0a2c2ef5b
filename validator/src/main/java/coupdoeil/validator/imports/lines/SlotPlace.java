package coupdoeil.validator.imports.lines;

import java.util.ArrayList;
import java.util.List;

/**
 * Something of a line that may be given a meaning.
 *
 * @param name as slots name it, the same in every line of its kind
 * @param from its first character in {@link ListLine#text}, from 0
 * @param to the character behind it
 * @param figure whether it is a number, or words
 */
public record SlotPlace(String name, int from, int to, boolean figure) {

    /** All of a line, figures first. */
    public static List<SlotPlace> of(ListLine line) {
        List<SlotPlace> places = new ArrayList<>(LineFigures.places(line));
        LineTexts.of(line)
                .forEach((name, text) -> places.add(new SlotPlace(
                        name, text.from(), text.from() + text.text().length(), false)));
        return places;
    }
}
