package coupdoeil.validator.export.vassal;

import coupdoeil.validator.export.vassal.PieceText.Trait;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The signs of formations on the face of a counter, in its upper right corner, of which players choose one.
 *
 * @param ids of the formations
 * @param names of them
 * @param images of their signs
 * @param right pixels of the signs from the middle of the counter
 * @param up the same upwards
 */
record FormationSigns(List<String> ids, List<String> names, List<String> images, int right, int up) {

    static final FormationSigns NONE = new FormationSigns(List.of(), List.of(), List.of(), 0, 0);

    boolean isEmpty() {
        return ids.isEmpty();
    }

    /** The signs, and before them none. @param now id of the formation; null if unsaid */
    Trait trait(@Nullable String now) {
        List<String> signs = new ArrayList<>(List.of(""));
        signs.addAll(images);
        List<String> added = new ArrayList<>(List.of(""));
        names.forEach(name -> added.add(addition(name)));
        return Traits.turnable("formation", signs, added, new Spot(right, -up), now == null ? 1 : ids.indexOf(now) + 2);
    }

    /** What a formation adds to the name of a piece. */
    static String addition(String name) {
        return name.isEmpty() ? "" : Sequence.of('+', "", " (" + name + ")");
    }
}
