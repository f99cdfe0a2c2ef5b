package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.api.Test;

class NapoleonicsEngineFactsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();

    @Test
    void hillsThatTouchAreOneAndRuggedOnesNone() {
        assertThat(hills("terrain hill R5C5 R5C6 R7C2", "terrain rugged-hill R5C7"))
                .containsExactly(List.of("R5C5", "R5C6"), List.of("R7C2"));
        assertThat(hills()).isEmpty();
    }

    private static List<List<String>> hills(String... lines) {
        Pack pack = ExamplePacks.of(SYSTEM, lines);
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        Situation situation = Situation.of(pack, SYSTEM, pack.scenarios().get(0));
        return EngineFacts.of("cc").groups(situation).stream()
                .peek(group -> assertThat(group.kind()).isEqualTo("hill"))
                .map(group -> group.hexes().stream().map(grid::label).toList())
                .toList();
    }
}
