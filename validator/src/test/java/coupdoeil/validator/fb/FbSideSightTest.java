package coupdoeil.validator.fb;

import static coupdoeil.validator.fb.FbMaps.hex;
import static coupdoeil.validator.fb.FbMaps.row;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import coupdoeil.validator.sight.hexes.Approach;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.SeenBy;
import coupdoeil.validator.sight.hexes.SightChange;
import coupdoeil.validator.sight.hexes.SightMatrix;
import coupdoeil.validator.sight.hexes.Watch;
import coupdoeil.validator.sight.hexes.Ways;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What sides, places and approaches have of each other, along one row of hexes. */
class FbSideSightTest {

    /** Level:      1 1 1 0 0 0 0; two hexes behind its crest, (3,0) and (4,0) are blind to (0,0); see FB-T02. */
    private static FbMaps crest() {
        return row(1, 1, 1, 0, 0, 0, 0).army("blue");
    }

    @Test
    void aSideSeesWhatAnyOfItsPiecesSees() {
        SeenBy one = seenBy(crest().infantry(0, 0), "blue");
        SeenBy two = seenBy(crest().infantry(0, 0).battery(2, 0, 7), "blue");

        assertThat(counts(one)).containsExactly(1, 1, 1, 0, 0, 1, 1);
        assertThat(counts(two)).containsExactly(2, 2, 2, 1, 1, 2, 2);
        assertThat(one.unseen()).containsExactly(hex("3,0"), hex("4,0"));
        assertThat(one.deadGround().zones()).containsExactly(List.of(hex("3,0"), hex("4,0")));
        assertThat(two.unseen()).isEmpty();
        assertThat(two.seenByAtLeast(2)).containsExactlyElementsOf(hexes(0, 1, 2, 5, 6));
        assertThat(two.greatestCount()).isEqualTo(2);
    }

    @Test
    void whatIsNotOnTheMapIsLeftOut() {
        Viewpoints points = FbMaps.flat()
                .hole(3, 0)
                .army("blue")
                .infantry(3, 0)
                .infantry(99, 0)
                .infantry(2, 0)
                .extended(3, 0)
                .place("objective", "gone", hex("3,0"))
                .place("objective", "half", hex("3,0"), hex("4,0"))
                .viewpoints();

        assertThat(points.hexes()).hasSize(24 * 12 - 1).doesNotContain(hex("3,0"));
        assertThat(points.pieces()).extracting(Viewpoint::hexes).containsExactly(List.of(hex("2,0")));
        assertThat(points.places()).extracting(Viewpoint::hexes).containsExactly(List.of(hex("4,0")));
        assertThat(points.sides()).containsExactly("blue");
    }

    @Test
    void leadersAloneAreNoUnits() {
        assertThat(seenBy(crest().leader(0, 0), "blue").unseen()).hasSize(7);
    }

    @Test
    void ofOneSideTheOthersPiecesDoNotCount() {
        FbMaps map = crest().infantry(0, 0).army("red").unit("artillery", "unlimbered", 6, 0);

        assertThat(counts(seenBy(map, "blue"))).containsExactly(1, 1, 1, 0, 0, 1, 1);
        assertThat(map.viewpoints().enemiesOf("blue")).extracting(Viewpoint::id).containsExactly("artillery-2");
    }

    @Test
    void aUnitInTwoHexesSeesFromEitherAndCountsOnce() {
        SeenBy extended = seenBy(crest().infantry(0, 0).extended(1, 0), "blue");

        // From (1,0), one hex behind the crest, (3,0) alone is blind.
        assertThat(counts(extended)).containsExactly(1, 1, 1, 0, 1, 1, 1);
    }

    @Test
    void nobodySeesWhereNobodyLooks() {
        SeenBy nobody = seenBy(crest(), "blue");

        assertThat(nobody.unseen()).hasSize(7);
        assertThat(nobody.at(hex("0,0"))).isEqualTo(Sighting.TOO_FAR);
        assertThat(nobody.count(hex("99,99"))).isZero();
        assertThat(nobody.at(hex("99,99"))).isEqualTo(Sighting.TOO_FAR);
    }

    @Test
    void whoSeesAHexIsToldWithTheHexHeSeesItFrom() {
        FbMaps map = crest().infantry(0, 0).extended(1, 0).army("red").leader(6, 0);
        HexScene scene = map.scene();

        List<Watch> watches =
                Watch.of(scene.rule(0), scene.ground(), map.viewpoints().pieces(), hex("4,0"));

        assertThat(watches)
                .extracting(watch ->
                        watch.observer().id() + " " + watch.from() + " " + watch.sighting() + " " + watch.rangeHexes())
                .containsExactly("infantry-1 " + hex("1,0") + " VISIBLE 3", "leader-1 " + hex("6,0") + " VISIBLE 2");
        assertThat(Watch.seeing(scene.rule(0), scene.ground(), map.viewpoints().pieces(), hex("3,0")))
                .extracting(Viewpoint::id)
                .containsExactly("leader-1");
    }

    @Test
    void placesSeeEachOtherOrNot() {
        FbMaps map = crest().place("objective", "hill", hex("0,0"))
                .place("depot", "hollow", hex("3,0"))
                .place("objective", "farm", hex("4,0"), hex("5,0"))
                .leader(2, 0);
        HexScene scene = map.scene();

        SightMatrix matrix =
                SightMatrix.of(scene.rule(0), scene.ground(), map.viewpoints().ofInterest());

        assertThat(matrix.points()).extracting(Viewpoint::id).containsExactly("hill", "hollow", "farm", "leader-1");
        assertThat(matrix.rows())
                .containsExactly(
                        List.of(Sighting.VISIBLE, Sighting.BLIND, Sighting.VISIBLE, Sighting.VISIBLE),
                        List.of(Sighting.BLIND, Sighting.VISIBLE, Sighting.VISIBLE, Sighting.VISIBLE),
                        List.of(Sighting.VISIBLE, Sighting.VISIBLE, Sighting.VISIBLE, Sighting.VISIBLE),
                        List.of(Sighting.VISIBLE, Sighting.VISIBLE, Sighting.VISIBLE, Sighting.VISIBLE));
        assertThat(matrix.seenFrom(0)).isEqualTo(2);
    }

    @Test
    void anApproachIsCutWhereItComesIntoSight() {
        FbMaps map = crest().infantry(0, 0);
        HexScene scene = map.scene();

        Approach approach = Approach.of(
                scene.rule(0),
                scene.ground(),
                map.viewpoints().ofSide("blue"),
                Ways.straight(List.of(hex("6,0"), hex("2,0"))));

        assertThat(approach.stretches())
                .containsExactly(
                        new Approach.Stretch(true, 0, 1),
                        new Approach.Stretch(false, 2, 3),
                        new Approach.Stretch(true, 4, 4));
        assertThat(approach.hiddenHexes()).isEqualTo(2);
        assertThat(approach.steps().get(2).sighting()).isEqualTo(Sighting.BLIND);
        assertThat(approach.steps().get(0).seenBy()).extracting(Viewpoint::id).containsExactly("infantry-1");
        assertThat(new Approach(List.of()).stretches()).isEmpty();
    }

    @Test
    void wayPointsAreJoinedByStraightLines() {
        assertThat(Ways.straight(List.of(hex("0,0"), hex("2,0"), hex("2,2"))))
                .containsExactly(hex("0,0"), hex("1,0"), hex("2,0"), hex("2,1"), hex("2,2"));
    }

    @Test
    void roadsAreFollowedTheShortestWay() {
        FbMaps map = FbMaps.flat()
                .side(0, 0, 1, 0, "road")
                .side(1, 0, 1, 1, "road")
                .side(1, 1, 0, 2, "road")
                .side(0, 0, 0, 1, "trail")
                .side(0, 1, 0, 2, "river");

        assertThat(roads(map, "0,0", "0,2")).contains(List.of(hex("0,0"), hex("1,0"), hex("1,1"), hex("0,2")));
        assertThat(roads(map.side(0, 1, 0, 2, "river", "trail"), "0,0", "0,2"))
                .contains(List.of(hex("0,0"), hex("0,1"), hex("0,2")));
        assertThat(roads(map, "0,0", "5,0")).isEmpty();
        assertThat(roads(map, "0,0", "0,0")).contains(List.of(hex("0,0")));
    }

    @Test
    void anEditShowsInWhatASideSees() {
        SeenBy before = seenBy(crest().infantry(0, 0).battery(2, 0, 7), "blue");
        SeenBy woods = seenBy(crest().woods(5, 0).infantry(0, 0).battery(2, 0, 7), "blue");
        SeenBy moved = seenBy(crest().infantry(0, 0).battery(0, 0, 7), "blue");

        assertThat(SightChange.between(before, woods).newlyHidden()).containsExactly(hex("6,0"));
        assertThat(SightChange.between(woods, before).newlySeen()).containsExactly(hex("6,0"));
        assertThat(SightChange.between(before, moved).newlyHidden()).containsExactly(hex("3,0"), hex("4,0"));
        assertThat(SightChange.between(before, before).isEmpty()).isTrue();
        SightChange added = SightChange.between(seenBy(crest().infantry(0, 0), "blue"), before);
        assertThat(added.newlySeen()).containsExactly(hex("3,0"), hex("4,0"));
        assertThat(added.seenByMore()).containsExactlyElementsOf(hexes(0, 1, 2, 5, 6));
    }

    private static Optional<List<Hex>> roads(FbMaps map, String from, String to) {
        HexBattlefield field = (HexBattlefield) map.pack().battlefield();
        return Ways.alongRoads(field, FbMaps.SYSTEM.chart(), List.of(hex(from), hex(to)));
    }

    /** What a side sees of the row. */
    private static SeenBy seenBy(FbMaps map, String side) {
        HexScene scene = map.scene();
        Viewpoints viewpoints = map.viewpoints();
        return SeenBy.of(scene.rule(0), scene.ground(), viewpoints.ofSide(side), hexes(0, 1, 2, 3, 4, 5, 6));
    }

    private static List<Integer> counts(SeenBy seen) {
        return seen.region().stream().map(seen::count).toList();
    }

    private static List<Hex> hexes(int... columns) {
        return IntStream.of(columns).mapToObj(q -> new Hex(q, 0)).toList();
    }
}
