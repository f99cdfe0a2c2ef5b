package coupdoeil.validator.sight;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.grid.Hex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** The answer to a {@link SightQuestion}: what to mark where, on any battlefield and for any painter. */
public sealed interface SightMarks {

    /** What somebody has of the ground; an area for each sighting that there is. */
    record Ground(Map<Sighting, Area> areas) implements SightMarks {
        public Ground {
            areas = Collections.unmodifiableMap(new EnumMap<>(areas));
        }

        /** Where the sighting is this; no hexes if nowhere. */
        public Area of(Sighting sighting) {
            return areas.getOrDefault(sighting, new Area.Hexes(List.of()));
        }

        /** The same with a hex seen too. */
        public Ground seeing(Hex hex) {
            Map<Sighting, Area> more = new EnumMap<>(areas);
            List<Hex> seen = new ArrayList<>(of(Sighting.VISIBLE).hexList());
            seen.add(hex);
            more.put(Sighting.VISIBLE, new Area.Hexes(seen));
            return new Ground(more);
        }
    }

    /** What nobody sees. */
    record Unseen(Area area) implements SightMarks {}

    /** How many see what: an area for each number, 0 included. */
    record Counts(SortedMap<Integer, Area> areas) implements SightMarks {
        public Counts {
            areas = Collections.unmodifiableSortedMap(new TreeMap<>(areas));
        }
    }

    /** What each observer has of something, in their order. */
    record Watchers(Viewpoint target, List<Watcher> watchers) implements SightMarks {
        public Watchers {
            watchers = List.copyOf(watchers);
        }

        /** @param watcher what an observer has of a target */
        public static Watchers of(SightQuestion.Watched question, BiFunction<Viewpoint, Viewpoint, Watcher> watcher) {
            return new Watchers(
                    question.target(),
                    question.observers().stream()
                            .map(observer -> watcher.apply(observer, question.target()))
                            .toList());
        }
    }

    /** What an observer has of something. @param from where of all that he occupies he has the best of it */
    record Watcher(Viewpoint observer, Area from, Sighting sighting) {}
}
