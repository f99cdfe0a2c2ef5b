package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.ExampleRun;
import coupdoeil.validator.fb.fact.StackLoad;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The digest's test vectors of stacking: what stands in hex 0507, and which rules have something to say. */
class FbVectorsStackingTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();
    private static final Validator VALIDATOR = Validator.of(SYSTEM);

    private final List<String> lines = new ArrayList<>();
    private int units;

    @Test
    @DisplayName("FB-T17 twelve steps in column are no matter, thirteen to eighteen frozen, nineteen too many")
    void t17() {
        infantry("side:0 column", 3, 3, 3, 3);
        assertThat(found()).isEmpty();
        infantry("side:0 column", 1);
        assertThat(found()).containsExactly("FB-STACK-13 warning");
        infantry("side:0 column", 3, 2);
        assertThat(found()).containsExactly("FB-STACK-13 warning");
        infantry("side:0 column", 1);
        assertThat(found()).containsExactly("FB-STACK-06 error");
    }

    @Test
    @DisplayName("FB-T18 medium cover holds twelve disordered steps, heavy cover three well and six at all")
    void t18() {
        lines.add("terrain woods 0507");
        infantry("disorder", 4, 4, 4);
        assertThat(found()).containsExactly("FB-STACK-14 warning");
        infantry("disorder", 1);
        assertThat(found()).containsExactly("FB-STACK-06 error");

        again("terrain dwellings 0507");
        infantry("general-order", 3);
        assertThat(found()).isEmpty();
        infantry("general-order", 1);
        assertThat(found()).containsExactly("FB-STACK-14 warning");
        infantry("general-order", 3);
        assertThat(found()).containsExactly("FB-STACK-06 error");
    }

    @Test
    @DisplayName("FB-T19 two batteries leave room for eight steps in line or fourteen in disorder; a third for none")
    void t19() {
        batteries("corner:1 unlimbered", 2);
        infantry("corner:1 line", 4, 4);
        assertThat(found()).isEmpty();
        infantry("corner:1 line", 1);
        assertThat(found()).containsExactly("FB-STACK-10 error");

        again();
        // The whole stack is disordered (FB 5.8.8), its guns suppressed (6.3.2).
        batteries("unlimbered !disorder", 2);
        infantry("disorder", 4, 4, 4, 2);
        assertThat(found()).isEmpty();
        infantry("disorder", 1);
        assertThat(found()).containsExactly("FB-STACK-06 error", "FB-STACK-10 error");

        again();
        batteries("corner:1 unlimbered", 3);
        assertThat(found()).containsExactly("FB-STACK-07 error");
    }

    @Test
    @DisplayName("FB-T20 a line of three steps extends two and one; one of two steps not, and none to its front")
    void t20() {
        String extended = "unit u1 blue infantry steps=3 @0507 corner:1 line +0408";
        lines.add(extended);
        assertThat(found()).isEmpty();
        assertThat(steps("0507")).isEqualTo(2);
        assertThat(steps("0408")).isEqualTo(1);

        again(extended.replace("steps=3", "steps=2"));
        assertThat(found()).containsExactly("FB-FORM-09 error");
        again(extended.replace("+0408", "+0508"));
        assertThat(found()).containsExactly("FB-FORM-10 error");
    }

    @Test
    @DisplayName("FB-T21 a step each of infantry and cavalry share a hex in road column, more do not")
    void t21() {
        lines.add("unit u1 blue infantry steps=1 @0507 side:0 road-column #1");
        lines.add("unit c1 blue cavalry steps=1 @0507 side:0 road-column #2");
        assertThat(found()).isEmpty();
        lines.set(1, "unit c1 blue cavalry steps=2 @0507 side:0 road-column #2");
        assertThat(found()).containsExactly("FB-STACK-11 error", "FB-STACK-18 error");
    }

    @Test
    @DisplayName("FB-T22 limbered batteries and trains stand alone, but for leaders")
    void t22() {
        lines.add("unit g1 blue artillery @0507 side:0 limbered #1");
        lines.add("unit u1 blue infantry @0507 side:0 road-column #2");
        assertThat(found()).containsExactly("FB-STACK-08 error");

        again("unit g1 blue artillery @0407 corner:1 unlimbered", "unit t1 blue train @0507 #1");
        lines.add("leader l1 blue adc radius=[0] card.rank=Captain @0507");
        assertThat(found()).isEmpty();
        lines.add("unit t2 blue train @0507 #2");
        assertThat(found()).containsExactly("FB-STACK-09 error");
    }

    private void again(String... first) {
        lines.clear();
        lines.addAll(List.of(first));
        units = 0;
    }

    private void infantry(String formation, int... steps) {
        for (int n : steps) {
            units++;
            lines.add("unit u" + units + " blue infantry steps=" + n + " @0507 " + formation + " #" + units);
        }
    }

    private void batteries(String formation, int number) {
        for (int i = 0; i < number; i++) {
            units++;
            lines.add("unit g" + units + " blue artillery @0507 " + formation + " #" + units);
        }
    }

    private ExampleRun run() {
        return ExampleRun.of(new Example("vector", "FB-STACK-01", "vector", lines, Set.of()), SYSTEM, VALIDATOR);
    }

    /**
     * Rule and severity of every finding worse than information; what the units are rated, and where they are sent and who leads them, is
     * not the question.
     */
    private Set<String> found() {
        Set<String> found = new TreeSet<>();
        run().findings().all().stream()
                .filter(finding -> finding.severity() != Severity.INFO
                        && !finding.rule().startsWith("FB-UNIT")
                        && !finding.rule().startsWith("FB-OM")
                        && !finding.rule().equals("FB-CMD-05"))
                .forEach(finding ->
                        found.add(finding.rule() + " " + finding.severity().id()));
        return found;
    }

    private double steps(String label) {
        var pack = run().pack();
        Situation situation = Situation.of(pack, SYSTEM, pack.scenarios().get(0));
        Stack stack = HexStacks.STACKS.of(situation).values().stream()
                .filter(known -> known.label().equals(label))
                .findFirst()
                .orElseThrow();
        return situation.facts().get(StackLoad.class).steps(stack.units());
    }
}
