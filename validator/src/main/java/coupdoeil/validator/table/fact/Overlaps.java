package coupdoeil.validator.table.fact;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.table.Features;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Polygon;

/**
 * Features that lie over each other where they may not. Looked for among those only that could be at odds, and of many in one
 * place only {@value #MOST} are named for each: what is said grows with the features, not with their pairs.
 */
public final class Overlaps {

    private static final int MOST = 12;

    /** A feature at its place among all. */
    private record Placed(int at, GroundFeature feature) {}

    private final Map<GroundFeature, Integer> places = new HashMap<>();
    private final Map<Integer, List<Placed>> contours = new HashMap<>();
    private final Map<Integer, Map<List<String>, List<Placed>>> areas = new HashMap<>();
    private final GroundRules rules;
    private int highest;

    public Overlaps(Features features, GroundRules rules) {
        this.rules = rules;
        List<GroundFeature> all = features.all();
        for (int i = 0; i < all.size(); i++) {
            GroundFeature feature = all.get(i);
            places.putIfAbsent(feature, i);
            highest = Math.max(highest, rules.priority(feature));
            if (rules.isContour(feature)) {
                contours.computeIfAbsent(rules.level(feature), none -> new ArrayList<>())
                        .add(new Placed(i, feature));
            } else if (feature.feature().shape() instanceof Polygon) {
                areas.computeIfAbsent(rules.priority(feature), none -> new HashMap<>())
                        .computeIfAbsent(rules.kind(feature), none -> new ArrayList<>())
                        .add(new Placed(i, feature));
            }
        }
    }

    /** The highest priority of a feature; 0 if none has one. */
    public int highestPriority() {
        return highest;
    }

    /** Contours of a level, in the order written. */
    public Stream<GroundFeature> contours(int level) {
        return contours.getOrDefault(level, List.of()).stream().map(Placed::feature);
    }

    /** The first contours written before one of the same level that take ground of it. */
    public List<GroundFeature> sameLevel(GroundFeature contour) {
        return rules.isContour(contour)
                ? before(contour, contours.getOrDefault(rules.level(contour), List.of()).stream())
                : List.of();
    }

    /** The first areas written before one that take ground of it, are of another kind, and count no more and no less. */
    public List<GroundFeature> atOdds(GroundFeature area) {
        if (rules.isContour(area) || !(area.feature().shape() instanceof Polygon)) {
            return List.of();
        }
        List<String> kind = rules.kind(area);
        return before(
                area,
                areas.getOrDefault(rules.priority(area), Map.of()).entrySet().stream()
                        .filter(others -> !others.getKey().equals(kind))
                        .flatMap(others -> others.getValue().stream()));
    }

    private List<GroundFeature> before(GroundFeature feature, Stream<Placed> others) {
        int own = places.getOrDefault(feature, 0);
        return others.filter(other -> other.at() < own)
                .filter(other -> other.feature().shape().overlaps(feature.shape()))
                .limit(MOST)
                .sorted((one, other) -> Integer.compare(one.at(), other.at()))
                .map(Placed::feature)
                .toList();
    }
}
