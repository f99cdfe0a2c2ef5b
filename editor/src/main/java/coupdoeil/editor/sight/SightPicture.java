package coupdoeil.editor.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Watch;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a layer shows: the answer to one question.
 *
 * @param heading which layer, and for whom
 * @param moment the turn and how far one sees; why there is nothing to see, if so
 * @param observers who looks
 */
public record SightPicture(
        SightQuestion question, String heading, String moment, List<Viewpoint> observers, Content content) {

    /** What is marked on the map. */
    public sealed interface Content {}

    /** Nobody looks, or nothing is looked at. */
    record Nothing() implements Content {}

    /** What somebody has of the ground, by hexes. */
    record Ground(Map<Sighting, List<Hex>> hexes) implements Content {
        Ground {
            hexes = Collections.unmodifiableMap(new EnumMap<>(hexes));
        }

        List<Hex> of(Sighting sighting) {
            return hexes.getOrDefault(sighting, List.of());
        }
    }

    /** The hexes that nobody sees. */
    record Blind(List<Hex> hexes) implements Content {
        Blind {
            hexes = List.copyOf(hexes);
        }
    }

    /** From how many hexes each hex is seen. */
    record Counts(Map<Hex, Integer> observers) implements Content {
        Counts {
            observers = Collections.unmodifiableMap(new LinkedHashMap<>(observers));
        }
    }

    /** What each observer has of a hex. */
    record Watchers(Hex target, List<Watch> watches) implements Content {
        Watchers {
            watches = List.copyOf(watches);
        }
    }

    public SightPicture {
        observers = List.copyOf(observers);
    }
}
