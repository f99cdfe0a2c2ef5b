package coupdoeil.editor.sight;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.Viewpoint;
import coupdoeil.validator.sight.hexes.Watch;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

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

    /**
     * The hexes that are marked otherwise than in another picture; empty if the two cannot be told apart hex by hex, as when
     * they are of another layer or of other observers with marks of their own.
     */
    Optional<Set<Hex>> changedSince(SightPicture before) {
        boolean alike = question.layer() == before.question.layer()
                && (question.layer().ofSide() || observers.equals(before.observers))
                && grid(question).equals(grid(before.question));
        if (alike && content instanceof Blind now && before.content instanceof Blind was) {
            return Optional.of(difference(now.hexes(), was.hexes()));
        } else if (alike && content instanceof Ground now && before.content instanceof Ground was) {
            Set<Hex> changed = new HashSet<>();
            for (Sighting sighting : Sighting.values()) {
                changed.addAll(difference(now.of(sighting), was.of(sighting)));
            }
            return Optional.of(changed);
        } else if (alike && content instanceof Counts now && before.content instanceof Counts was) {
            return Optional.of(
                    difference(now.observers().entrySet(), was.observers().entrySet()).stream()
                            .map(Map.Entry::getKey)
                            .collect(Collectors.toSet()));
        }
        return Optional.empty();
    }

    private static Optional<HexGrid> grid(SightQuestion question) {
        return question.pack().battlefield().hexMap().map(HexBattlefield::grid);
    }

    /** What is in one of two collections only. */
    private static <T> Set<T> difference(Collection<T> some, Collection<T> others) {
        Set<T> only = new HashSet<>(some);
        Set<T> missing = new HashSet<>(others);
        only.removeIf(missing::remove);
        only.addAll(missing);
        return only;
    }
}
