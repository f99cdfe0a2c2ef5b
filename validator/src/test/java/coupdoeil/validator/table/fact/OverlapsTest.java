package coupdoeil.validator.table.fact;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.hm.fact.MusketGround;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Areas at odds and contours of one level that lie over each other (digest, HM-TER-10 and HM-TER-15). */
class OverlapsTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private final List<GroundFeature> all = new ArrayList<>();

    private GroundFeature add(String id, String type, double west, double east, Object... attributes) {
        Geometry square = GEOMETRIES.toGeometry(new Envelope(west, east, 0, 10));
        GroundFeature feature = GroundFeature.of(
                new TableFeature(id, type, "", square, Attributes.of(attributes)),
                RuleSystems.load("hm").orElseThrow().chart());
        all.add(feature);
        return feature;
    }

    private Overlaps overlaps() {
        return new Overlaps(new Features(all), new MusketGround());
    }

    private static List<String> ids(List<GroundFeature> features) {
        return features.stream().map(GroundFeature::id).toList();
    }

    @Test
    void anAreaIsAtOddsWithThoseBeforeItThatMoveOrHideOtherwise() {
        GroundFeature building = add("house", "building", 0, 4);
        add("wood", "forest", 2, 8);
        add("other-wood", "forest", 3, 9);
        add("far", "building", 20, 24);
        GroundFeature last = add("last", "building", 3.5, 21);

        Overlaps overlaps = overlaps();

        assertThat(overlaps.atOdds(building)).isEmpty();
        assertThat(ids(overlaps.atOdds(all.get(1)))).containsExactly("house");
        assertThat(ids(overlaps.atOdds(last))).containsExactly("wood", "other-wood");
    }

    @Test
    void whoCountsMoreIsNotAtOdds() {
        add("wood", "forest", 0, 8);
        GroundFeature first = add("house", "building", 2, 4, "priority", 7);
        GroundFeature second = add("barn", "building", 2, 4);

        assertThat(overlaps().atOdds(first)).isEmpty();
        assertThat(ids(overlaps().atOdds(second))).containsExactly("wood");
        assertThat(overlaps().highestPriority()).isEqualTo(7);
    }

    @Test
    void contoursMeetThoseOfTheirLevelOnly() {
        add("low", "hill", 0, 8, "level", 1);
        add("high", "hill", 2, 6, "level", 2);
        add("wood", "forest", 0, 8);
        GroundFeature other = add("other", "hill", 7, 12, "level", 1);
        GroundFeature beside = add("beside", "hill", 12, 14, "level", 1);

        Overlaps overlaps = overlaps();

        assertThat(ids(overlaps.sameLevel(other))).containsExactly("low");
        assertThat(overlaps.sameLevel(beside)).as("it only touches").isEmpty();
        assertThat(overlaps.sameLevel(all.get(2))).as("no contour").isEmpty();
        assertThat(overlaps.atOdds(other)).as("no area").isEmpty();
        assertThat(ids(overlaps.contours(1).toList())).containsExactly("low", "other", "beside");
    }

    @Test
    void ofManyInOnePlaceTwelveAreNamed() {
        IntStream.range(0, 15).forEach(i -> add("hill-" + i, "hill", 0, 8, "level", 1));
        IntStream.range(0, 15).forEach(i -> add("house-" + i, "building", 0, 8));
        GroundFeature wood = add("wood", "forest", 0, 8);

        Overlaps overlaps = overlaps();

        assertThat(overlaps.sameLevel(all.get(11))).hasSize(11);
        assertThat(ids(overlaps.sameLevel(all.get(14)))).hasSize(12).startsWith("hill-0", "hill-1");
        assertThat(ids(overlaps.atOdds(wood))).hasSize(12).startsWith("house-0", "house-1");
    }
}
