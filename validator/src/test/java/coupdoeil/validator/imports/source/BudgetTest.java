package coupdoeil.validator.imports.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.settle.PendingImport;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever has no more use for a list has its reading stop. */
class BudgetTest {

    @Test
    void aReadingThatIsCancelledStops() {
        Budget budget = new Budget();
        byte[] list = "1st Brigade: General Hoghton\n  29th Foot 507 men\n"
                .repeat(2_000)
                .getBytes(UTF_8);

        budget.cancel();

        assertThatThrownBy(() -> PendingImport.of("list.txt", list, Optional.empty(), budget))
                .isInstanceOf(SourceFailure.class)
                .hasMessage("the reading was cancelled");
    }
}
