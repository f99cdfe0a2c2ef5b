package coupdoeil.model.region;

import coupdoeil.model.grid.Hex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A pattern that repeats itself about a hex: whatever is in it, all turns of it are.
 *
 * @param turns a group of turns, that of nothing first
 */
public record Symmetry(Hex centre, List<Turn> turns) {

    public static final Symmetry NONE = new Symmetry(Hex.ORIGIN, List.of(Turn.NONE));

    public Symmetry {
        turns = List.copyOf(turns);
    }

    /** What turns make of themselves and each other; at most twelve. */
    public static Symmetry about(Hex centre, List<Turn> generators) {
        Set<Turn> group = new LinkedHashSet<>(List.of(Turn.NONE));
        for (int size = 0; size < group.size(); ) {
            size = group.size();
            for (Turn turn : List.copyOf(group)) {
                generators.forEach(next -> group.add(turn.then(next)));
            }
        }
        return new Symmetry(centre, new ArrayList<>(group));
    }

    public boolean isNone() {
        return turns.size() == 1;
    }

    /** A hex and its images, each once. */
    public Set<Hex> images(Hex hex) {
        Set<Hex> images = new LinkedHashSet<>();
        turns.forEach(turn -> images.add(image(turn, hex)));
        return images;
    }

    /** The image of a hex by one of the turns. */
    public Hex image(Turn turn, Hex hex) {
        return turn.of(hex.plus(-centre.q(), -centre.r())).plus(centre.q(), centre.r());
    }
}
