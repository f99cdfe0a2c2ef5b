package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Period;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.Viewshed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the findings about sight tell beyond that something was found. */
class FbSightFindingsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();
    private static final Validator VALIDATOR = Validator.of(SYSTEM);
    private static final HexGrid GRID = HexGrid.pointy(12, 10);

    /** Columns 1 to 5 are one level up. */
    private static String plateau() {
        StringBuilder line = new StringBuilder("level 1");
        for (int row = 1; row <= 10; row++) {
            for (int column = 1; column <= 5; column++) {
                line.append(String.format(" %02d%02d", column, row));
            }
        }
        return line.toString();
    }

    private static List<Finding> findings(String rule, String... lines) {
        Pack pack = ExamplePacks.of(SYSTEM, lines);
        return VALIDATOR.validate(pack).all().stream()
                .filter(finding -> finding.rule().equals(rule))
                .toList();
    }

    private static Finding only(String rule, String... lines) {
        List<Finding> findings = findings(rule, lines);
        assertThat(findings).hasSize(1);
        return findings.get(0);
    }

    private static List<String> places(Finding finding) {
        return finding.places().stream()
                .map(place -> place instanceof FindingPlace.AtHex at ? GRID.label(at.hex()) : place.toString())
                .toList();
    }

    private static List<String> labels(Finding finding, String name) {
        return ((List<?>) finding.data().get(name))
                .stream().map(String::valueOf).toList();
    }

    private static Hex hex(String label) {
        return GRID.parse(label).orElseThrow();
    }

    private static List<String> options(Finding finding) {
        List<String> names = new ArrayList<>();
        for (Fix fix : finding.fixes()) {
            if (fix instanceof Fix.Choose choose) {
                choose.options().forEach(option -> names.add(option.name()));
            } else {
                names.add(fix.name());
            }
        }
        return names;
    }

    @Test
    void aBatteryBehindACrestListsItsBlindHexesAndHowFarTheCrestIs() {
        Finding finding = only("FB-LOS-07", plateau(), "unit g1 blue artillery @0305 corner:0 unlimbered");

        assertThat(finding.data()).containsEntry("k", 3);
        assertThat(labels(finding, "blind")).contains("0605", "0705").doesNotContain("0505", "0805");
        assertThat(places(finding)).startsWith("0305").containsAll(labels(finding, "blind"));
        assertThat(finding.data()).containsEntry("n", labels(finding, "blind").size());
        assertThat(options(finding)).contains("Move g1 to 0504");
    }

    @Test
    void aLeaderOfTwoFormationsClosesOnTheirCommonMarkerOnce() {
        assertThat(findings(
                        "FB-LOS-11",
                        "formation blue-division division army:blue-army",
                        "formation blue-brigade brigade under:blue-division",
                        "leader d1 blue formation leads:blue-division,blue-brigade radius=[3,2] @0205",
                        "terrain woods 0703 0704 0705 0706 0707 0708",
                        "token om om-1 @0805 of:blue-division"))
                .hasSize(1);
    }

    @Test
    void whoeverStandsInDeadGroundIsHiddenByTheCrestAllTheSame() {
        Finding empty = only("FB-LOS-07", plateau(), "unit g1 blue artillery @0305 corner:0 unlimbered");
        Finding held = only(
                "FB-LOS-07",
                plateau(),
                "unit g1 blue artillery @0305 corner:0 unlimbered",
                "unit b1 blue infantry @0505 side:0 column");

        assertThat(labels(held, "blind")).isEqualTo(labels(empty, "blind"));
    }

    @Test
    void aBatteryThatSeesTooLittleSaysWhatHidesTheNearestHex() {
        Finding finding = only(
                "FB-LOS-03",
                plateau(),
                "scenario coneThreshold=100",
                "unit g1 blue artillery @0405 corner:0 unlimbered");

        assertThat(labels(finding, "blind")).contains("0605");
        assertThat(places(finding)).startsWith("0405").containsAll(labels(finding, "blind"));
        assertThat((String) finding.data().get("because")).startsWith("the slope on hexside 0505/0: 1 from the lower");
    }

    @Test
    void aMaskedBatteryNamesItsMasksAndTheTargetsBehindThem() {
        Finding finding = only(
                "FB-LOS-05",
                "unit g1 blue artillery @0305 corner:0 unlimbered",
                "unit b1 blue infantry @0505 side:0 column",
                "unit b2 blue infantry @0605 side:0 column",
                "unit r1 red infantry @0905 side:3 column");

        assertThat(finding.message()).isEqualTo("g1 is masked by b1, b2.");
        assertThat(labels(finding, "targets")).containsExactly("0905");
        assertThat(places(finding)).containsExactly("0305", "0505", "0605");
        assertThat(finding.related()).containsExactly(new FindingPlace.AtLine(hex("0305"), hex("0905")));
    }

    @Test
    void whatACommanderSeesIsCountedByHisViewshed() {
        Pack pack = ExamplePacks.of(SYSTEM, plateau(), "terrain woods 0403 0807", "put blue-brigadier @0305");
        HexScene scene = HexScene.of(pack, SYSTEM, pack.scenarios().get(0)).orElseThrow();
        Viewshed view = Viewshed.of(
                scene.rule(0), scene.ground(), hex("0105"), GRID.hexes().toList());
        Finding finding = findings("FB-LOS-09", plateau(), "terrain woods 0403 0807", "put blue-brigadier @0305")
                .get(0);

        assertThat(finding.data())
                .containsEntry("n", view.count(Sighting.VISIBLE))
                .containsEntry("m", GRID.size())
                .containsEntry("blind", view.count(Sighting.BLIND))
                .containsEntry("blocked", view.count(Sighting.BLOCKED))
                .containsEntry("far", view.count(Sighting.TOO_FAR));
        assertThat(view.count(Sighting.BLIND)).isPositive();
        assertThat(places(finding))
                .as("the viewshed itself is there for the asking")
                .containsExactly("0105");
    }

    @Test
    void aDisputedShotSaysWhichReadingItRestsOn() {
        Finding finding = only(
                "FB-LOS-10",
                "terrain woods 0404",
                "unit g1 blue artillery @0305 corner:0 unlimbered",
                "unit r1 red infantry @0704 side:3 column");

        assertThat(finding.data()).containsEntry("sees", true);
        assertThat(labels(finding, "L")).containsExactly("L5");
        assertThat(finding.places()).containsExactly(new FindingPlace.AtLine(hex("0305"), hex("0704")));
    }

    @Test
    void theClearestTurnCounts() {
        Finding finding = only(
                "FB-LOS-04",
                "remove period 06:00",
                "period 06:00 07:00 visibility=2 sameElevation=2",
                "period 07:15 09:00 visibility=8 sameElevation=6",
                "unit g1 blue artillery @0305 corner:0 unlimbered",
                "unit r1 red infantry @1305 side:3 column");

        assertThat(finding.moment()).isEqualTo("07:15");
    }

    @Test
    void theVisibilityOfTheTurnBeforeIsCopiedWhereItIsMissing() {
        Pack pack = ExamplePacks.of(
                SYSTEM,
                "remove period 06:00",
                "period 06:30 07:00 visibility=9 sameElevation=8",
                "period 07:15 08:00 visibility=5",
                "period 08:15 09:00 visibility=4 sameElevation=4");
        Finding finding = VALIDATOR.validate(pack).all().stream()
                .filter(found -> found.rule().equals("FB-LOS-01"))
                .findFirst()
                .orElseThrow();
        Pack cured = ((Fix.Change) finding.fixes().get(0)).edit().apply(pack);

        assertThat(finding.message()).isEqualTo("Visibility missing for 06:00-06:15, 07:15-08:00.");
        assertThat(cured.scenarios().get(0).periods())
                .endsWith(
                        new Period("06:00", "06:15", List.of(), Attributes.of("visibility", 9, "sameElevation", 8)),
                        new Period("07:15", "08:00", List.of(), Attributes.of("sameElevation", 8)));
    }
}
