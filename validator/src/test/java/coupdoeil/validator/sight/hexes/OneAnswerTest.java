package coupdoeil.validator.sight.hexes;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.Viewpoints;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever is asked in whatever way whether a unit sees a hex says the same, in every system on hexes. */
class OneAnswerTest {

    private static final Map<String, String[]> BATTLES = Map.of(
            "lb",
            new String[] {
                "unit g1 blue artillery @0307 side:0 unlimbered #1",
                "unit g2 blue artillery @0307 side:3 unlimbered #2",
                "unit r1 blue infantry !routed @0903 side:3 column",
                "unit u1 blue infantry increments=8 @0303 corner:5 line +0403",
                "unit friend blue infantry @0607 side:0 column",
                "unit unsaid red infantry @1008",
                "unit x1 red infantry @1005 side:3 column",
                "leader duke blue corps @0507",
                "level 1 0707",
                "terrain woods 0505"
            },
            "cc",
            new String[] {
                "unit a1 blue artillery @R3C3",
                "unit i1 blue infantry @R3C4",
                "unit i2 red infantry @R3C7",
                "terrain hill R3C3"
            },
            "fb",
            new String[] {
                "unit g1 blue artillery @0307 side:0 unlimbered",
                "unit x1 red infantry @0903 side:3 column",
                "terrain woods 0505"
            });

    @ParameterizedTest
    @ValueSource(strings = {"lb", "cc", "fb"})
    void aUnitSeesTheSameHoweverOneAsks(String id) {
        HexScene scene = scene(id);
        HexAnswers answers = new HexAnswers(scene, scene.ground());
        for (Viewpoint observer : points(id).pieces()) {
            SightRule eyes = scene.eyes(0).eyesOf(observer);
            List<Viewshed> viewsheds = answers.viewsheds(observer, 0);
            SeenBy seen = answers.seen(List.of(observer), 0);
            SightMarks.Ground marks = (SightMarks.Ground) marks(scene, new SightQuestion.Seen(List.of(observer), 0));
            SightMarks.Counts counts =
                    (SightMarks.Counts) marks(scene, new SightQuestion.Counts(List.of(observer), false, 0));
            for (Hex hex : answers.region()) {
                String about = observer.id() + " at " + scene.names().hex(hex);
                Viewpoint target = Viewpoint.ofHex(hex, "target");
                Sighting one = best(observer.hexes().stream()
                        .map(from -> eyes.look(scene.ground(), from, hex))
                        .toList());

                assertThat(best(viewsheds.stream()
                                .map(view -> view.at(hex).orElseThrow())
                                .toList()))
                        .as(about)
                        .isEqualTo(one);
                assertThat(seen.at(hex)).as(about).isEqualTo(one);
                assertThat(marks.areas().get(one).hexList()).as(about).contains(hex);
                assertThat(counts.areas().get(one == Sighting.VISIBLE ? 1 : 0).hexList())
                        .as(about)
                        .contains(hex);
                assertThat(Watch.of(scene.eyes(0), scene.ground(), List.of(observer), hex)
                                .get(0)
                                .sighting())
                        .as(about)
                        .isEqualTo(one);
                assertThat(((SightMarks.Watchers) marks(scene, new SightQuestion.Watched(target, List.of(observer), 0)))
                                .watchers()
                                .get(0)
                                .sighting())
                        .as(about)
                        .isEqualTo(one);
                assertThat(SightMatrix.of(scene.eyes(0), scene.ground(), List.of(observer, target))
                                .at(0, 1))
                        .as(about)
                        .isEqualTo(one);
                assertThat(Approach.of(scene.eyes(0), scene.ground(), List.of(observer), List.of(hex))
                                .steps()
                                .get(0)
                                .sighting())
                        .as(about)
                        .isEqualTo(one);
            }
        }
    }

    /** The front of a hex is that of its top unit, also where those below it face otherwise (LB 13). */
    @Test
    void ofTwoBatteriesInOneHexTheTopOneGoverns() {
        HexScene scene = scene("lb");
        SightMarks.Ground top = field(scene, "g1");
        SightMarks.Ground below = field(scene, "g2");

        assertThat(below).isEqualTo(top);
        assertThat(top.of(Sighting.VISIBLE).hexList()).isNotEmpty();
        for (String guns : List.of("g1", "g2")) {
            SightRule eyes = scene.eyes(0).eyesOf(unit(guns));
            Hex from = unit(guns).hexes().get(0);
            top.areas()
                    .forEach((sighting, area) -> assertThat(area.hexList())
                            .as(guns)
                            .allSatisfy(hex -> assertThat(eyes.look(scene.ground(), from, hex))
                                    .isEqualTo(sighting)));
        }
        assertThat(Validator.of(system("lb")).validate(pack("lb")).all())
                .filteredOn(finding -> finding.rule().equals("LB-STACK-13"))
                .extracting(Finding::message)
                .containsExactly("0307: only g1 on top has a front; below it g2.");
    }

    private static Viewpoint unit(String id) {
        return points("lb").units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static SightMarks.Ground field(HexScene scene, String guns) {
        return (SightMarks.Ground) marks(scene, new SightQuestion.Field(unit(guns), 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lb", "cc", "fb"})
    void whatManySeeIsTheSameWhileTheMapIsEdited(String id) {
        HexScene scene = scene(id);
        List<Viewpoint> units = points(id).units();
        for (SightQuestion question : List.of(
                new SightQuestion.Unseen(units, 0),
                new SightQuestion.Counts(units, true, 0),
                new SightQuestion.Counts(units, false, 0))) {
            assertThat(new LiveAnswers().answer(scene, question)).isEqualTo(scene.answer(question));
        }
    }

    /** Else what is asked above would hold of any rule. */
    @ParameterizedTest
    @ValueSource(strings = {"lb", "cc"})
    void someLookWithEyesOfTheirOwn(String id) {
        HexScene scene = scene(id);

        assertThat(points(id).units())
                .anyMatch(unit -> new HexAnswers(scene, scene.ground())
                        .region().stream()
                                .anyMatch(hex -> scene.eyes(0)
                                                .eyesOf(unit)
                                                .look(
                                                        scene.ground(),
                                                        unit.hexes().get(0),
                                                        hex)
                                        != scene.rule(0)
                                                .look(
                                                        scene.ground(),
                                                        unit.hexes().get(0),
                                                        hex)));
    }

    private static Sighting best(List<Sighting> sightings) {
        return sightings.stream().min(Comparator.naturalOrder()).orElseThrow();
    }

    private static SightMarks marks(HexScene scene, SightQuestion question) {
        return scene.answer(question).orElseThrow();
    }

    private static HexScene scene(String id) {
        Pack pack = pack(id);
        return HexScene.of(pack, system(id), pack.scenarios().get(0)).orElseThrow();
    }

    private static Viewpoints points(String id) {
        Pack pack = pack(id);
        return Viewpoints.of(pack, pack.scenarios().get(0)).orElseThrow();
    }

    private static Pack pack(String id) {
        return ExamplePacks.of(system(id), BATTLES.get(id));
    }

    private static RuleSystem system(String id) {
        return RuleSystems.load(id).orElseThrow();
    }
}
