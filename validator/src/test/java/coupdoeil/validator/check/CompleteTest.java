package coupdoeil.validator.check;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystems;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Silence counts only of a system whose rules are all built. */
class CompleteTest {

    @Test
    void aSystemIsCompleteOnlyIfItSaysSoAndEveryRuleIsBuilt() {
        List<String> complete = RuleSystems.ids().stream()
                .filter(id -> RuleBook.of(id).complete())
                .toList();
        assertThat(complete).containsExactlyInAnyOrder("fb", "lb", "cc", "hm", "ot");
        for (String id : complete) {
            RuleBook book = RuleBook.of(id);
            assertThat(book.catalogue())
                    .filteredOn(rule -> !rule.group().equals("PACK"))
                    .isNotEmpty()
                    .allMatch(rule -> book.isBuilt(rule.id()));
        }
    }

    @Test
    void aSystemWithoutRulesOfItsOwnIsNot() {
        assertThat(RuleBook.of(List.<RuleSet>of()).complete()).isFalse();
    }
}
