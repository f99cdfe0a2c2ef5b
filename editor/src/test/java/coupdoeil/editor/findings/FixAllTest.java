package coupdoeil.editor.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FixAllTest {

    private final Validator validator = Validator.of(Packs.fb());

    /** Four units twice in the set-up. */
    private static Pack doubled() {
        Pack pack = Packs.albuera();
        Scenario first = pack.scenarios().get(0);
        return pack.withScenario(first.id(), old -> {
            List<Placement> setup = new ArrayList<>(old.setup());
            setup.addAll(old.setup().subList(0, 4));
            return old.withSetup(setup);
        });
    }

    @Test
    void everyFindingThatHasAFixIsCuredInOneStep() {
        Pack pack = doubled();
        Findings before = validator.validate(pack);
        FixAll all = before.open().stream()
                .map(Finding::rule)
                .distinct()
                .map(rule -> FixAll.of(before, rule))
                .filter(fixes -> fixes.fixes().size() > 1)
                .findFirst()
                .orElseThrow();

        Findings after = validator.validate(all.edit().apply(pack));

        long left = after.open().stream()
                .filter(finding -> finding.rule().equals(all.rule()))
                .count();
        assertThat(left).isLessThanOrEqualTo(all.found().size() - all.fixes().size());
        assertThat(all.preview(before, after))
                .contains("Cures " + (all.found().size() - left) + " of "
                        + all.found().size())
                .contains(all.fixes().get(0).change().name());
    }

    @Test
    void aFixThatBreaksDownLeavesNothingHalfDone() {
        Finding one = about("unit", "a");
        Fix.Change good =
                new Fix.Change("rename", pack -> pack.withInfo(pack.info().withName("changed")));
        Fix.Change bad = new Fix.Change("break", pack -> {
            throw new IllegalStateException("broken");
        });
        FixAll all = new FixAll(
                one.rule(), List.of(one, one), List.of(new FixAll.Item(one, good), new FixAll.Item(one, bad)));
        Document document = new Document(Packs.blank(), null);

        assertThatThrownBy(() -> document.edit(all.edit())).hasMessage("broken");

        assertThat(document.pack()).isEqualTo(Packs.blank());
        assertThat(document.depth()).isZero();
    }

    @Test
    void thePreviewIsShortWhateverThePackIsCalled() {
        SubjectRef unit = new SubjectRef("unit", "a", "<html>" + "long ".repeat(1_000) + "\nname");
        Finding one = about(unit);
        FixAll all = new FixAll(
                one.rule(), List.of(one), List.of(new FixAll.Item(one, new Fix.Change("rename", pack -> pack))));

        assertThat(all.preview(Findings.NONE, Findings.NONE).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(160))
                .hasSize(4);
    }

    @Test
    void findingsAreGroupedByWhatTheyAreAboutToo() {
        Findings findings = validator.validate(doubled());

        List<Finding> byPlace =
                new FindingFilter("", EnumSet.allOf(Severity.class), false, Grouping.PLACE).of(findings, rule -> rule);

        assertThat(byPlace).hasSameSizeAs(findings.open());
        assertThat(byPlace).isSortedAccordingTo(Grouping.PLACE.order());
        List<String> groups = byPlace.stream()
                .map(finding -> finding.severity() + Grouping.PLACE.key(finding))
                .toList();
        List<String> changes = new ArrayList<>();
        for (String group : groups) {
            if (changes.isEmpty() || !changes.get(changes.size() - 1).equals(group)) {
                changes.add(group);
            }
        }
        assertThat(changes).as("each group is in one piece").doesNotHaveDuplicates();
    }

    @Test
    void twoUnitsOfOneNameAreTwoGroups() {
        List<Finding> findings =
                List.of(about("unit", "b"), about("unit", "a"), about("unit", "b"), about("leader", "a"));

        List<String> groups = findings.stream()
                .sorted(Grouping.PLACE.order())
                .map(Grouping.PLACE::key)
                .toList();

        assertThat(groups).containsExactly("leader:a", "unit:a", "unit:b", "unit:b");
    }

    /** A finding about one of several that are all called the same. */
    private static Finding about(String kind, String id) {
        return about(new SubjectRef(kind, id, "1st Battalion"));
    }

    private static Finding about(SubjectRef subject) {
        return new Finding(
                "FB-OOB-01",
                Severity.ERROR,
                "",
                "",
                List.of(subject),
                List.of(),
                List.of(),
                Map.of(),
                "",
                List.of(),
                null);
    }
}
