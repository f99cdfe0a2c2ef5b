package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * How far one can come along a way without being seen.
 *
 * @param steps the hexes of the way from its start on
 */
public record Approach(List<Step> steps) {

    /**
     * A hex of the way.
     *
     * @param sighting the best that any observer has of it
     * @param seenBy the observers who see it
     */
    public record Step(Hex hex, Sighting sighting, List<Viewpoint> seenBy) {

        public Step {
            seenBy = List.copyOf(seenBy);
        }

        public boolean seen() {
            return sighting == Sighting.VISIBLE;
        }
    }

    /** Hexes of the way, one behind the other, that are all seen or all hidden; numbered from 0, both ends included. */
    public record Stretch(boolean seen, int first, int last) {

        public int hexes() {
            return last - first + 1;
        }
    }

    public Approach {
        steps = List.copyOf(steps);
    }

    /** Looks at every hex of a way: one look for each of them and each hex of an observer. */
    public static Approach of(Eyes eyes, SightGround ground, Collection<Viewpoint> observers, Collection<Hex> way) {
        List<Step> steps = new ArrayList<>();
        for (Hex hex : way) {
            List<Watch> watches = Watch.of(eyes, ground, observers, hex);
            steps.add(new Step(
                    hex,
                    watches.stream()
                            .map(Watch::sighting)
                            .min(Sighting::compareTo)
                            .orElse(Sighting.TOO_FAR),
                    watches.stream()
                            .filter(watch -> watch.sighting() == Sighting.VISIBLE)
                            .map(Watch::observer)
                            .toList()));
        }
        return new Approach(steps);
    }

    /** The way cut where it comes into sight or out of it. */
    public List<Stretch> stretches() {
        List<Stretch> stretches = new ArrayList<>();
        int first = 0;
        for (int i = 1; i <= steps.size(); i++) {
            if (i == steps.size() || steps.get(i).seen() != steps.get(first).seen()) {
                stretches.add(new Stretch(steps.get(first).seen(), first, i - 1));
                first = i;
            }
        }
        return stretches;
    }

    /** Number of hexes that nobody sees. */
    public int hiddenHexes() {
        return (int) steps.stream().filter(step -> !step.seen()).count();
    }
}
