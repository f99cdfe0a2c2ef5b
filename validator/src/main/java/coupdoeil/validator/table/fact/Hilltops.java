package coupdoeil.validator.table.fact;

import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.table.Features;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * Hills from one of which one looks at another. Pairs are many where hills are: a table has a handful, and of more
 * than {@value #MOST} only the first are looked at.
 */
public final class Hilltops {

    private static final int MOST = 40;

    private final List<GroundFeature> contours;
    private final List<Pair> pairs = new ArrayList<>();
    private final GroundRules rules;

    /** Two hills, neither of which holds a part of the other, and the ground between and under them. */
    public record Pair(GroundFeature one, GroundFeature other, GroundShape between, Envelope bounds) {}

    public Hilltops(Features features, GroundRules rules) {
        this.rules = rules;
        contours = features.all().stream()
                .filter(feature ->
                        rules.level(feature) > 0 && !feature.shape().outline().isEmpty())
                .toList();
        List<GroundFeature> tops = contours.stream().limit(MOST).toList();
        for (int i = 0; i < tops.size(); i++) {
            for (GroundFeature other : tops.subList(i + 1, tops.size())) {
                if (!tops.get(i).shape().overlaps(other.shape())) {
                    pairs.add(pair(tops.get(i), other));
                }
            }
        }
    }

    /** The first pair between which ground lies that is on no contour as high as the lower of them; empty if none. */
    public Optional<Pair> over(GroundFeature ground) {
        Envelope bounds = ground.shape().bounds();
        return pairs.stream()
                .filter(pair -> pair.bounds().intersects(bounds)
                        && pair.between().overlaps(ground.shape())
                        && isBelow(ground, Math.min(rules.level(pair.one()), rules.level(pair.other()))))
                .findFirst();
    }

    private boolean isBelow(GroundFeature ground, int level) {
        return contours.stream()
                .noneMatch(contour ->
                        rules.level(contour) >= level && contour.shape().overlaps(ground.shape()));
    }

    private static Pair pair(GroundFeature one, GroundFeature other) {
        Geometry hull = new GeometryFactory()
                .createGeometryCollection(
                        new Geometry[] {one.feature().shape(), other.feature().shape()})
                .convexHull();
        GroundShape between = GroundShape.of(hull, 0);
        return new Pair(one, other, between, between.bounds());
    }
}
