package coupdoeil.validator.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is not examined, because there is too much of it, is said. */
class UnexaminedTest {

    private static final RuleSystem FB = RuleSystems.load("fb").orElseThrow();
    private static final RuleSystem HM = RuleSystems.load("hm").orElseThrow();

    @Test
    void everyChoiceOfAnEntryIsExaminedOrCounted() {
        int places = 40;
        for (int groups : List.of(1, 10, 45)) {
            List<Finding> found = findings(FB, choices(groups, places));
            long examined = found.stream()
                    .filter(finding -> finding.rule().equals("FB-REIN-02"))
                    .filter(finding -> finding.data().containsKey("choice"))
                    .count();
            int all = groups * (places - 1);
            if (groups == 1) {
                assertThat(examined).isEqualTo(all);
                assertThat(said(found)).isEmpty();
            } else {
                assertThat(examined).isPositive();
                assertThat(said(found))
                        .singleElement()
                        .asString()
                        .startsWith((all - examined) + " of " + all + " other entries");
            }
        }
    }

    /** Groups that may enter in the middle of the map, which no choice may be (FB 7.3). */
    private static Pack choices(int groups, int places) {
        List<String> lines = new ArrayList<>();
        lines.add("place entry west-road 0105");
        IntStream.range(1, places).forEach(i -> lines.add("place entry e" + i + " 0505"));
        String entries = IntStream.range(1, places).mapToObj(i -> "e" + i).collect(Collectors.joining(","));
        for (int i = 0; i < groups; i++) {
            lines.add("unit u" + i + " blue infantry");
            lines.add("group g" + i + " 06:30 west-road column march:u" + i + " entries=[" + entries + "]");
        }
        return ExamplePacks.of(FB, lines.toArray(String[]::new));
    }

    @Test
    void aCrowdOnOneSquareInchIsTold() {
        assertThat(said(findings(HM, crowd(12)))).isEmpty();

        List<Finding> found = findings(HM, crowd(60));
        assertThat(said(found))
                .containsExactly(
                        "All overlaps, lines of sight and charges among 60 pieces that crowd on a square inch were not examined:"
                                + " there are too many.");
        assertThat(found.stream().filter(finding -> finding.rule().equals("HM-POS-04")))
                .as("every piece is told of with another")
                .flatExtracting(finding ->
                        finding.subjects().subList(1, finding.subjects().size()))
                .extracting(subject -> subject.key())
                .contains(IntStream.range(0, 60).mapToObj(i -> "b" + i).toArray(String[]::new));
    }

    @Test
    void whatACrowdSeesAndChargesIsNotAsked() {
        String enemy = "unit r red infantry @20,24 heading:270 line";

        assertThat(amongCrowd(findings(HM, crowd(12, enemy)))).contains("HM-LOS-05", "HM-AN-01");
        assertThat(amongCrowd(findings(HM, crowd(13, enemy))))
                .isNotEmpty()
                .doesNotContain("HM-LOS-01", "HM-LOS-05", "HM-LOS-06", "HM-LOS-08", "HM-AN-01");
    }

    /** The rules of what is found of a piece of the crowd. */
    private static List<String> amongCrowd(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.subjects().stream()
                        .anyMatch(subject -> subject.key().matches("b[0-9]+")))
                .map(Finding::rule)
                .toList();
    }

    private static Pack crowd(int pieces, String... others) {
        Stream<String> crowd =
                IntStream.range(0, pieces).mapToObj(i -> "unit b" + i + " blue infantry @20,12 heading:90 line");
        return ExamplePacks.of(HM, Stream.concat(crowd, Stream.of(others)).toArray(String[]::new));
    }

    private static List<Finding> findings(RuleSystem system, Pack pack) {
        return Validator.of(system).validate(pack).all();
    }

    private static List<String> said(List<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.rule().equals("PACK-72"))
                .map(Finding::message)
                .toList();
    }
}
