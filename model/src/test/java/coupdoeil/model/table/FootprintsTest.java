package coupdoeil.model.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;

/** Sizes follow from those of bases (HM Unit Sizes & Morale Values), in inches of 25.4 mm. */
class FootprintsTest {

    private static final Footprints OT = new Footprints(RuleSystems.load("ot").orElseThrow());
    private static final Footprints HM = new Footprints(RuleSystems.load("hm").orElseThrow());

    @ParameterizedTest
    @CsvSource({
        "infantry, 4, line, 7.874, 1.969",
        "infantry, 4, march-column, 1.969, 7.874",
        "infantry, 5, two-ranks, 5.906, 3.937",
        "cavalry, 6, line, 14.173, 2.362",
        "cavalry, 3, dismounted-line, 5.906, 0.984",
        "skirmishers, 5, two-ranks, 5.906, 1.969",
        "artillery, 2, unlimbered, 3.937, 2.953",
        "artillery, 3, limbered, 1.969, 8.858"
    })
    void sizes(String arm, int bases, String formation, double width, double depth) {
        Footprint footprint = HM.of(unit(arm, bases), at(20, 10, 90, formation)).orElseThrow();
        assertThat(footprint.bases()).hasSize(bases);
        Envelope bounds = footprint.bounds();
        assertThat(bounds.getWidth() / Corner.PER_INCH).isCloseTo(width, within(0.001));
        assertThat(bounds.getHeight() / Corner.PER_INCH).isCloseTo(depth, within(0.001));
        assertThat(bounds.getMaxY()).as("the front is where it is put").isEqualTo(10 * Corner.PER_INCH);
        assertThat(bounds.centre().x).isEqualTo(20 * Corner.PER_INCH);
    }

    @Test
    void theLastRankStandsInTheMiddleBehindTheOthers() {
        List<Base> bases = HM.of(unit("infantry", 3), at(20, 10, 90, "two-ranks"))
                .orElseThrow()
                .bases();
        assertThat(bases.get(2).frontLeft()).isEqualTo(new Corner(20 * 2540 - 2500, 10 * 2540 - 5000));
    }

    @Test
    void quarterTurnsAreExactAndEveryCornerIsWhole() {
        Footprint north = HM.of(unit("infantry", 3), at(20, 10, 90, "line")).orElseThrow();
        Footprint west = HM.of(unit("infantry", 3), at(20, 10, 180, "line")).orElseThrow();
        for (int i = 0; i < 3; i++) {
            for (int corner = 0; corner < 4; corner++) {
                Corner before = north.bases().get(i).corners().get(corner);
                Corner turned = west.bases().get(i).corners().get(corner);
                assertThat(turned.x() - 20 * 2540).isEqualTo(-(before.y() - 10 * 2540));
                assertThat(turned.y() - 10 * 2540).isEqualTo(before.x() - 20 * 2540);
            }
        }
        Footprint aslant =
                HM.of(unit("infantry", 3), at(20.123, 10.457, 37.3, "line")).orElseThrow();
        assertThat(aslant.bases())
                .flatExtracting(Base::corners)
                .allSatisfy(
                        corner -> assertThat(corner.x() + corner.y()).isEqualTo(Math.rint(corner.x() + corner.y())));
    }

    @Test
    void basesThatTouchHaveNothingInCommon() {
        Footprint line = HM.of(unit("infantry", 4), at(20, 10, 90, "line")).orElseThrow();
        // 200 mm to the right: 7.874 inches, less a quarter of a hundredth of a millimetre.
        Footprint beside = HM.of(unit("infantry", 4), at(20 + 20000 / 2540.0, 10, 90, "line"))
                .orElseThrow();
        Footprint closer = HM.of(unit("infantry", 4), at(20 + 19999 / 2540.0, 10, 90, "line"))
                .orElseThrow();
        assertThat(line.overlaps(beside)).isFalse();
        assertThat(line.overlaps(closer)).isTrue();
        assertThat(line.bases().get(3).common(closer.bases().get(0)).getArea()).isCloseTo(1.969 / 2540, within(1e-5));
        assertThat(line.bases().get(3).common(beside.bases().get(0)).isEmpty()).isTrue();
    }

    @Test
    void boundsThatMeetAreNotYetAnOverlap() {
        Base east = base(0, 0, 0);
        Base aslant = base(1.9, 1.9, 45);
        assertThat(east.bounds().intersects(aslant.bounds())).isTrue();
        assertThat(east.overlaps(aslant)).isFalse();
        assertThat(aslant.overlaps(east)).isFalse();
    }

    /** Stands as wide as their figures, arrayed by formation (OT Basing; Movement: Formations). */
    @ParameterizedTest
    @CsvSource({
        "infantry, 3, 12, 6, line, 4.5, 0.5",
        "infantry, 3, 12, 6, company-column, 0.75, 3",
        "infantry, 3, 12, 6, attack-column, 1.5, 1.5",
        "infantry, 3, 12, 6, square, 2, 2",
        "infantry, 2, 10, 5, line, 5, 0.5",
        "infantry, 3, 12, 6, skirmish, 18, 0.5",
        "infantry, 3, 12, 4, routed, 2.25, 1",
        "cavalry, 3, 8, 4, line, 6, 1.25",
        "cavalry, 3, 8, 4, attack-column, 3, 2.5",
        "cavalry, 3, 8, 4, skirmish, 24, 1.25",
        "artillery, 3, 3, 3, unlimbered, 1.125, 1.5",
        "artillery, 3, 4, 2, limbered, 0.75, 3"
    })
    void stands(String arm, int ranks, int size, int stands, String formation, double width, double depth) {
        Envelope bounds = OT.of(troops(arm, ranks, size, stands), at(20, 10, 90, formation))
                .orElseThrow()
                .bounds();
        assertThat(bounds.getWidth() / Corner.PER_INCH).isCloseTo(width, within(0.001));
        assertThat(bounds.getHeight() / Corner.PER_INCH).isCloseTo(depth, within(0.001));
        assertThat(bounds.getMaxY()).isEqualTo(10 * Corner.PER_INCH);
    }

    @Test
    void figuresThatAreGoneTakeTheirStandsWithThem() {
        Placement placement = at(20, 10, 90, "line").withAttributes(Attributes.of("figures", 7));
        assertThat(OT.of(troops("infantry", 3, 12, 6), placement).orElseThrow().bases())
                .hasSize(4);
        Placement three = at(20, 10, 90, "line").withAttributes(Attributes.of("wide", 3));
        Footprint footprint = OT.of(troops("infantry", 3, 12, 6), three).orElseThrow();
        assertThat(footprint.bounds().getHeight()).isEqualTo(Corner.PER_INCH);
        assertThat(footprint.front()).hasSize(3);
    }

    @Test
    void skirmishersStandAlongTheirLineAndNeedNoFacing() {
        Placement bent = at(20, 10, 90, "skirmish")
                .withFacing(null)
                .withAttributes(Attributes.of(
                        "outline",
                        List.of(
                                Attributes.of("x", -8, "y", 0),
                                Attributes.of("x", 0, "y", 0),
                                Attributes.of("x", 0, "y", 8))));
        List<Base> bases =
                OT.of(troops("infantry", 3, 12, 6), bent).orElseThrow().bases();
        assertThat(bases.get(0).bounds().getMinX()).isEqualTo(12 * Corner.PER_INCH);
        assertThat(bases.get(5).bounds().centre().x).isEqualTo(20 * Corner.PER_INCH);
        assertThat(bases.get(5).bounds().getMaxY()).isBetween(17.5 * Corner.PER_INCH, 18 * Corner.PER_INCH);
        assertThat(OT.of(troops("infantry", 3, 12, 6), bent.withFormation("line")))
                .as("a line has a front, and nobody says where")
                .isEmpty();
    }

    private static Unit troops(String arm, int ranks, int size, int stands) {
        return unit(arm, 1)
                .withAttributes(Attributes.of(
                        "ranks", ranks, arm.equals("artillery") ? "models" : "figures", size, "stands", stands));
    }

    private static Base base(double x, double y, double heading) {
        return HM.of(unit("infantry", 1), at(x, y, heading, "line"))
                .orElseThrow()
                .bases()
                .get(0);
    }

    @Test
    void anOwnShapeIsAsItIsWritten() {
        Placement placement = at(20, 10, 90, "line")
                .withAttributes(Attributes.of(
                        "offsets", List.of(Attributes.of("x", 0, "y", 0), Attributes.of("x", -2, "y", -1))));
        List<Base> bases =
                HM.of(unit("skirmishers", 2), placement).orElseThrow().bases();
        assertThat(bases.get(1).frontRight()).isEqualTo(new Corner(18 * 2540 + 2500, 9 * 2540));
    }

    @Test
    void aGeneralHasTheBaseOfHisCategory() {
        Leader general = new Leader("g", "G", "general", "", List.of(), Belonging.NOWHERE, Attributes.NONE, "", "");
        Envelope bounds = HM.of(general, at(20, 10, 90, null)).orElseThrow().bounds();
        assertThat(bounds).isEqualTo(new Envelope(50800 - 1250, 50800 + 1250, 25400 - 5000, 25400));
    }

    @Test
    void frontAndDepthInInchesComeFirst() {
        Unit written =
                unit("infantry", 4).withAttributes(Attributes.of("frontInches", 6, "depthInches", 2, "bases", 4));
        assertThat(HM.of(written, at(20, 10, 90, "line")).orElseThrow().bounds())
                .isEqualTo(new Envelope(17 * 2540, 23 * 2540, 8 * 2540, 10 * 2540));
    }

    @Test
    void nothingIsKnownOfWhoHasNoSizePlaceOrHeading() {
        Unit unit = unit("infantry", 4);
        assertThat(HM.of(unit, at(20, 10, 90, "line").withFacing(null))).isEmpty();
        assertThat(HM.of(unit, at(20, 10, 90, "line").withPosition(new Position.OffMap("table"))))
                .isEmpty();
        assertThat(HM.of(unit("infantry", 0), at(20, 10, 90, "line"))).isEmpty();
        assertThat(HM.of(unit("balloons", 4), at(20, 10, 90, "line"))).isEmpty();
        Unit huge = unit.withAttributes(Attributes.of("frontInches", 1_000_000, "depthInches", 2));
        assertThat(HM.of(huge, at(20, 10, 90, "line"))).isEmpty();
    }

    @Test
    void farOutIsStillAPlace() {
        Optional<Footprint> far = HM.of(unit("infantry", 4), at(-1e300, 1e308, 12.5, "line"));
        assertThat(far.orElseThrow().bounds().getMinX()).isLessThan(0).isGreaterThan(-1e11);
    }

    private static Unit unit(String arm, int bases) {
        return new Unit("u", "U", arm, "", Belonging.NOWHERE, Strength.UNKNOWN, Attributes.of("bases", bases), "", "");
    }

    private static Placement at(double x, double y, double heading, String formation) {
        return Placement.of("u", new Position.OnTable(x, y))
                .withFacing(new Facing.Heading(heading))
                .withFormation(formation);
    }
}
