package coupdoeil.editor.imports;

import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.SlotPlace;
import coupdoeil.validator.imports.source.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What can be named in a line as it is shown: with blanks before it, or with bars between its cells.
 *
 * @param shown the line as it is shown
 * @param all in the order in which a line lists them, with their characters in {@code shown}
 */
record PrintedPlaces(String shown, List<SlotPlace> all) {

    PrintedPlaces {
        all = List.copyOf(all);
    }

    /** Finds the cells of a line, one after the other, in what is shown of it. */
    static PrintedPlaces of(ListLine line, String shown) {
        List<SlotPlace> places = new ArrayList<>();
        int from = 0;
        int seen = 0;
        for (Cell cell : line.cells()) {
            int to = from + cell.text().length();
            int at = shown.indexOf(cell.text(), seen);
            if (at >= 0) {
                seen = at + cell.text().length();
                for (SlotPlace place : SlotPlace.of(line)) {
                    if (place.from() >= from && place.to() <= to) {
                        int moved = at - from;
                        places.add(
                                new SlotPlace(place.name(), place.from() + moved, place.to() + moved, place.figure()));
                    }
                }
            }
            from = to + 1;
        }
        return new PrintedPlaces(shown, places);
    }

    /** What a part of the line means: all of which more than half lies in it. */
    List<SlotPlace> meant(int from, int to) {
        return all.stream()
                .filter(place -> 2 * shared(place, from, to) > place.to() - place.from())
                .toList();
    }

    /** The shortest that has something of a part of the line. */
    Optional<SlotPlace> around(int from, int to) {
        return all.stream()
                .filter(place -> shared(place, from, to) > 0)
                .min(Comparator.comparingInt(place -> place.to() - place.from()));
    }

    String text(SlotPlace place) {
        return shown.substring(place.from(), place.to());
    }

    private static int shared(SlotPlace place, int from, int to) {
        return Math.min(place.to(), to) - Math.max(place.from(), from);
    }
}
