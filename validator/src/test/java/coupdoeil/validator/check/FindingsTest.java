package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.Profile.Weight;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a rule says of a subject, what becomes of it by profiles and suppressions, and what a book knows of its rules. */
class FindingsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();
    private static final RuleInfo INFO = new RuleInfo(
            "X-TEST-1", Severity.WARNING, RuleInfo.Kind.RULE, "title", "{u} in {n:hex|hexes}", "1", "why", "remedy");

    private final Pack pack = ExamplePacks.of(SYSTEM, "unit a blue infantry @0303", "unit b blue infantry @0404");
    private final PlacedUnit unit =
            Situation.of(pack, SYSTEM, pack.scenarios().get(0)).placedUnits().get(0);

    static final class Topic {
        @Rule("FB-STACK-01")
        void each(UnitEntry unit, Reporter out) {
            out.report().with("h", unit.key());
        }

        @Rule("FB-STACK-02")
        void placed(PlacedUnit unit, Reporter out) {
            out.report().with("u", unit.key()).severity(Severity.INFO);
        }

        void noRule(UnitEntry unit, Reporter out) {}
    }

    private record Rules(String system, List<String> groups, List<Object> topics, boolean complete)
            implements RuleSet {}

    private static RuleBook book(boolean complete, Object... topics) {
        return RuleBook.of(List.of(
                SystemModule.of(RuleBook.EVERY_SYSTEM).orElseThrow(),
                new Rules("fb", List.of("FB-STACK"), List.of(topics), complete)));
    }

    @Test
    void aFindingSaysWhatWasReported() {
        Reporter out = new Reporter(INFO, unit, "example");
        Fix ask = new Fix.Question("Say which");
        HexSide side = new HexSide(Hex.ORIGIN, HexDirection.of(2));
        Reporter.Draft draft = out.report()
                .with("u", "a")
                .with("n", 2)
                .moment("06:30")
                .severity(Severity.ERROR)
                .about(new SubjectRef("unit", "b", "b"))
                .about(new SubjectRef("unit", "b", "b"))
                .at(new Hex(1, 1))
                .at(side)
                .related(new FindingPlace.AtHex(new Hex(2, 2)))
                .fix(ask);

        Finding finding = out.findings().get(0);
        assertThat(draft.rule() + draft.scenario() + out.scenario()).isEqualTo("X-TEST-1exampleexample");
        assertThat(finding.message()).isEqualTo("a in 2 hexes");
        assertThat(finding.severity()).isEqualTo(Severity.ERROR);
        assertThat(finding.moment()).isEqualTo("06:30");
        assertThat(finding.subjects()).extracting(SubjectRef::text).containsExactly("unit:a", "unit:b");
        assertThat(finding.places())
                .containsExactly(new FindingPlace.AtHex(new Hex(1, 1)), new FindingPlace.AtSide(side));
        assertThat(finding.related()).containsExactly(new FindingPlace.AtHex(new Hex(2, 2)));
        assertThat(finding.fixes()).containsExactly(ask);
        assertThat(finding.data()).containsExactly(Map.entry("u", "a"), Map.entry("n", 2));
        assertThat(finding.fingerprint()).isEqualTo("X-TEST-1|example|unit:a|unit:b");
        assertThat(finding.suppressedBy()).isEmpty();
    }

    @Test
    void withoutAPlaceItIsWhereItsSubjectIsAndAsTheCatalogueSays() {
        Reporter out = new Reporter(INFO, unit, "");
        assertThat(out.findings()).isEmpty();
        out.report();
        out.report().with("u", "second");

        assertThat(out.findings()).hasSize(2);
        assertThat(out.findings().get(0).places()).isEqualTo(unit.places());
        assertThat(out.findings().get(0).severity()).isEqualTo(Severity.WARNING);
        assertThat(out.findings().get(0).message())
                .as("what has no value stays")
                .isEqualTo("{u} in {n:hex|hexes}");
        assertThat(INFO.group()).isEqualTo("X-TEST");
    }

    @Test
    void messagesFillInNumbersWithTheirNounsAndLists() {
        assertThat(MessageTemplate.fill("{n:hex|hexes} of {who}", Map.of("n", 1, "who", List.of("a", "b"))))
                .isEqualTo("1 hex of a, b");
        assertThat(MessageTemplate.fill("{n:hex|hexes}", Map.of("n", 0))).isEqualTo("0 hexes");
        assertThat(MessageTemplate.fill("{n:hex|hexes}", Map.of("n", "1")))
                .as("a text")
                .isEqualTo("1 hexes");
        assertThat(MessageTemplate.fill("{u} $1 \\", Map.of("u", "a\nb$"))).isEqualTo("a\uFFFDb$ $1 \\");
        assertThat(MessageTemplate.parameters("{a} {b:x|y} {a} {c d}")).containsExactly("a", "b");
    }

    @Test
    void severitiesKindsAndFixesAreKnownByName() {
        assertThat(Severity.ERROR.id() + " " + RuleInfo.Kind.REPORT.id()).isEqualTo("error report");
        Fix.Change change = new Fix.Change("Turn", same -> same);
        assertThat(change)
                .isEqualTo(new Fix.Change("Turn", other -> pack))
                .hasSameHashCodeAs(new Fix.Change("Turn", o -> o));
        assertThat(change).isNotEqualTo(new Fix.Change("Move", same -> same)).isNotEqualTo(new Fix.Question("Turn"));
        assertThat(change.edit().apply(pack)).isSameAs(pack);
        assertThat(List.of(new Fix.Choose("Choose", List.of(change)), new Fix.Show("Show", List.of())))
                .extracting(Fix::name)
                .containsExactly("Choose", "Show");
    }

    @Test
    void openFindingsAreThoseThatNothingSuppresses() {
        Suppression why = new Suppression("FB-STACK-01", "unit:a", "", "so be it", "me", "2026-01-01");
        Findings findings = validate(pack.withSuppressions(List.of(why)), Profile.STRICT);

        assertThat(told(findings))
                .containsExactly(
                        "FB-STACK-01 unit:a error so be it",
                        "FB-STACK-01 unit:b error",
                        "FB-STACK-02 unit:a info",
                        "FB-STACK-02 unit:b info");
        assertThat(findings.open()).hasSize(3);
        assertThat(findings.count(Severity.ERROR)).isEqualTo(1);
        assertThat(findings.count(Severity.INFO)).isEqualTo(2);
        assertThat(findings.worst()).contains(Severity.ERROR);
        assertThat(findings.examined()).containsEntry("FB-STACK-01", 2);
        assertThat(Findings.NONE.worst()).isEmpty();
        assertThat(findings.all().get(0).suppressedBy()).contains(why);
    }

    @Test
    void suppressionsHoldForAScenarioOrForAllAndTheFirstWithAReasonCounts() {
        Suppression ofScenario = new Suppression("FB-STACK-02", "unit:a", "example", "there", "me", "");
        Suppression ofAnother = new Suppression("FB-STACK-02", "unit:b", "other", "elsewhere", "me", "");
        Suppression silent = new Suppression("FB-STACK-01", "unit:a", "", " ", "me", "");
        Suppression first = new Suppression("FB-STACK-01", "unit:a", "", "first", "me", "");
        Suppression second = new Suppression("FB-STACK-01", "unit:a", "", "second", "me", "");
        Findings findings =
                validate(pack.withSuppressions(List.of(ofScenario, ofAnother, silent, first, second)), Profile.STRICT);

        assertThat(told(findings))
                .contains(
                        "FB-STACK-01 unit:a error first",
                        "FB-STACK-02 unit:a info there",
                        "FB-STACK-02 unit:b info",
                        "PACK-51 suppression:1 warning",
                        "PACK-52 suppression:2 warning")
                .doesNotContain("PACK-51 suppression:3 warning", "PACK-51 suppression:4 warning");
        Finding unused = findings.all().stream()
                .filter(finding -> finding.rule().equals("PACK-51"))
                .findFirst()
                .orElseThrow();
        assertThat(unused.data()).containsEntry("rule", "FB-STACK-02").containsEntry("subject", "unit:b");
        Pack cured =
                ((Fix.Change) unused.fixes().get(0)).edit().apply(pack.withSuppressions(List.of(ofAnother, first)));
        assertThat(cured.suppressions()).containsExactly(first);
    }

    @Test
    void aProfileSilencesAndWeighs() {
        Profile profile =
                new Profile("mine", "Mine", "", Map.of("FB-STACK-01", Weight.OFF, "FB-STACK-02", Weight.ERROR));
        Findings findings = validate(pack, profile);

        assertThat(told(findings)).containsExactly("FB-STACK-02 unit:a error", "FB-STACK-02 unit:b error");
        Judgement judgement = findings.judgement();
        assertThat(judgement.silenced()).hasSize(2);
        assertThat(judgement.weighed()).hasSize(2);
        assertThat(judgement
                        .only(finding -> finding.subjects().get(0).key().equals("a"))
                        .silenced())
                .hasSize(1);
        assertThat(judgement
                        .only(finding -> finding.subjects().get(0).key().equals("a"))
                        .weighed())
                .hasSize(1);
        assertThat(judgement.profile()).isEqualTo(profile);
        Profile same = new Profile("mine", "Mine", "", Map.of("FB-STACK-02", Weight.INFO));
        assertThat(validate(pack, same).judgement().weighed())
                .as("as the rules say")
                .isEmpty();
    }

    @Test
    void aBookKnowsWhatIsBuiltAndWhatItExamines() {
        RuleBook book = book(true, new Topic());

        assertThat(book.isBuilt("FB-STACK-01")).isTrue();
        assertThat(book.isBuilt("FB-STACK-03")).isFalse();
        assertThat(book.examines("FB-STACK-01")).containsExactly("unit");
        assertThat(book.examines("FB-STACK-02")).containsExactly("placed unit");
        assertThat(book.examines("FB-STACK-03")).isEmpty();
        assertThat(book.rule("FB-STACK-02")).map(RuleInfo::id).contains("FB-STACK-02");
        assertThat(book.rule("FB-STACK-99")).isEmpty();
        assertThat(book.catalogue())
                .extracting(RuleInfo::id)
                .containsSubsequence("PACK-51", "FB-STACK-01", "FB-STACK-10");
        assertThat(book.methods()).extracting(method -> method.info().id()).endsWith("FB-STACK-01", "FB-STACK-02");
        assertThat(book.complete()).isTrue();
        assertThat(book(false, new Topic()).complete()).isFalse();
        assertThat(RuleBook.of(List.of(SystemModule.of(RuleBook.EVERY_SYSTEM).orElseThrow()))
                        .complete())
                .as("the tool's own rules alone")
                .isFalse();
    }

    @Test
    void aRuleThatTheCatalogueLacksOrThatTakesNoReporterIsADefect() {
        assertThatThrownBy(() -> book(true, new Object() {
                    @Rule("FB-STACK-99")
                    void unknown(UnitEntry unit, Reporter out) {}
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("FB-STACK-99");
        for (Object topic : List.of(
                new Object() {
                    @Rule("FB-STACK-01")
                    void noReporter(UnitEntry unit, RuleSystem system) {}
                },
                new Object() {
                    @Rule("FB-STACK-01")
                    void nothing(Reporter out) {}
                },
                new Object() {
                    @Rule("FB-STACK-01")
                    void noSubject(RuleSystem system, Reporter out) {}
                },
                new Object() {
                    @Rule("FB-STACK-01")
                    void noFact(UnitEntry unit, String text, Reporter out) {}
                },
                new Object() {
                    @Rule("FB-STACK-01")
                    void circle(UnitEntry unit, Egg egg, Reporter out) {}
                })) {
            assertThatThrownBy(() -> book(true, topic)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> RuleCatalogue.of(new Rules("fb", List.of("FB-NOTHING"), List.of(), true)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("FB-NOTHING");
    }

    public static final class Egg {
        public Egg(Hen hen) {}
    }

    public static final class Hen {
        public Hen(Egg egg) {}
    }

    @Test
    void findingsInOrderFollowWhatDiffers() {
        Map<Object, List<Finding>> found = new HashMap<>();
        for (int place : new int[] {5, 1, 3}) {
            found.put(place, List.of(finding(place)));
        }
        SortedFindings sorted = new SortedFindings(Comparator.comparing(place -> (Integer) place), found);
        assertThat(keys(sorted)).containsExactly("1", "3", "5");
        assertThat(sorted.flat()).isSameAs(sorted.flat());

        found.put(4, List.of(finding(4), finding(44)));
        found.put(0, List.of(finding(0)));
        found.remove(3);
        found.put(1, List.of(finding(11)));
        sorted.follow(List.of(4, 0, 3, 1, 2), found);

        assertThat(keys(sorted)).containsExactly("0", "11", "4", "44", "5");
    }

    private static List<String> keys(SortedFindings sorted) {
        return sorted.flat().stream().map(Finding::message).toList();
    }

    private Finding finding(int number) {
        Reporter out =
                new Reporter(new RuleInfo("X-1", Severity.INFO, RuleInfo.Kind.RULE, "", "{n}", "", "", ""), unit, "");
        out.report().with("n", number);
        return out.findings().get(0);
    }

    private static Findings validate(Pack pack, Profile profile) {
        return new Validator(SYSTEM, book(true, new Topic())).validate(pack, profile);
    }

    private static List<String> told(Findings findings) {
        List<String> told = new ArrayList<>();
        for (Finding finding : findings.all()) {
            String reason = finding.suppressedBy().map(by -> " " + by.reason()).orElse("");
            told.add(finding.rule() + " " + finding.subjects().get(0).text() + " "
                    + finding.severity().id() + reason);
        }
        return told;
    }
}
