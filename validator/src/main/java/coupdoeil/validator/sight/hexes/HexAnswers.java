package coupdoeil.validator.sight.hexes;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Answers questions about sight in a scene of hexes: as what sight on hexes knows, and as marks.
 *
 * @param ground what is looked over: that of the scene, or the same without some units
 */
public record HexAnswers(HexScene scene, SightGround ground) {

    /** The hexes of the map, row by row. */
    public List<Hex> region() {
        return scene.ground().grid().hexes().filter(scene.ground()::contains).toList();
    }

    /** What some see of the map. */
    public SeenBy seen(List<Viewpoint> observers, int turn) {
        return SeenBy.of(scene.eyes(turn), ground, observers, region());
    }

    /** What each hex of somebody sees of the map. */
    public List<Viewshed> viewsheds(Viewpoint observer, int turn) {
        List<Hex> region = region();
        SightRule rule = scene.eyes(turn).eyesOf(observer);
        return observer.hexes().stream()
                .map(hex -> Viewshed.of(rule, ground, hex, region))
                .toList();
    }

    /** What each observer has of something. */
    public List<Watch> watches(SightQuestion.Watched question) {
        return Watch.of(
                scene.eyes(question.turn()),
                ground,
                question.observers(),
                question.target().hexes());
    }

    /** What to mark where; empty if it is asked for the field of what has none. Fields reckon with every unit. */
    public Optional<SightMarks> marks(SightQuestion question) {
        if (question instanceof SightQuestion.Field field) {
            return scene.field(field.unit().id(), field.turn()).map(view -> bySighting(view::hexes));
        } else if (question instanceof SightQuestion.Watched watched) {
            return Optional.of(new SightMarks.Watchers(
                    watched.target(),
                    watches(watched).stream()
                            .map(watch -> new SightMarks.Watcher(
                                    watch.observer(), new Area.Hexes(List.of(watch.from())), watch.sighting()))
                            .toList()));
        } else if (question instanceof SightQuestion.Unseen) {
            return Optional.of(new SightMarks.Unseen(
                    new Area.Hexes(seen(question.observers(), question.turn()).unseen())));
        } else if (question instanceof SightQuestion.Counts counts) {
            List<Viewpoint> observers = counts.byPlace() ? places(counts) : counts.observers();
            SeenBy seen = seen(observers, counts.turn());
            return Optional.of(byCount(seen.region(), seen::count));
        }
        return Optional.of(bySighting(seen(question.observers(), question.turn())::hexes));
    }

    /** The same, with what the observers see already known; those in one hex count once. */
    static Optional<SightMarks> marks(SightQuestion question, Coverage coverage, List<Hex> region) {
        if (question instanceof SightQuestion.Unseen) {
            return Optional.of(new SightMarks.Unseen(new Area.Hexes(
                    region.stream().filter(hex -> coverage.seenBy(hex) == 0).toList())));
        }
        return Optional.of(byCount(region, coverage::seenBy));
    }

    /** Every hex that somebody is in, once. */
    static List<Hex> hexes(Collection<Viewpoint> observers) {
        return observers.stream()
                .flatMap(observer -> observer.hexes().stream())
                .distinct()
                .toList();
    }

    /** Every hex that somebody is in, once for all who look out of it alike. */
    private List<Viewpoint> places(SightQuestion.Counts counts) {
        Eyes eyes = scene.eyes(counts.turn());
        Map<List<Object>, Viewpoint> places = new LinkedHashMap<>();
        for (Viewpoint observer : counts.observers()) {
            SightRule rule = eyes.eyesOf(observer);
            for (Hex hex : observer.hexes()) {
                places.putIfAbsent(
                        List.of(rule, hex),
                        Viewpoint.ofHexes(
                                observer.kind(), observer.id(), observer.name(), observer.side(), List.of(hex)));
            }
        }
        return List.copyOf(places.values());
    }

    private static SightMarks bySighting(Function<Sighting, List<Hex>> hexes) {
        Map<Sighting, Area> areas = new EnumMap<>(Sighting.class);
        for (Sighting sighting : Sighting.values()) {
            areas.put(sighting, new Area.Hexes(hexes.apply(sighting)));
        }
        return new SightMarks.Ground(areas);
    }

    private static SightMarks byCount(List<Hex> region, ToIntFunction<Hex> count) {
        SortedMap<Integer, List<Hex>> hexes = new TreeMap<>();
        region.forEach(hex -> hexes.computeIfAbsent(count.applyAsInt(hex), none -> new ArrayList<>())
                .add(hex));
        SortedMap<Integer, Area> areas = new TreeMap<>();
        hexes.forEach((number, of) -> areas.put(number, new Area.Hexes(of)));
        return new SightMarks.Counts(areas);
    }
}
