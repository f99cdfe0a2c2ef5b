package coupdoeil.validator.imports.token;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.order.ImportedUnit;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What ditto marks stand for. */
class DittosTest {

    private static Stream<String> names(String text) {
        return OobImport.read("list.txt", text.getBytes(StandardCharsets.UTF_8)).order().units().stream()
                .map(ImportedUnit::name);
    }

    @Test
    void marksBeforeABattalionStandForItsRegiment() {
        assertThat(names("""
                        1e Brigade — kolonel Jansen
                        — 4e Regiment Nassau, 1e bataljon — 693 man
                        — „  „  2e bataljon — majoor Smit — 681 man
                        — „  „  3e bataljon — 690 man
                        """))
                .containsExactly(
                        "4e Regiment Nassau, 1e bataljon",
                        "4e Regiment Nassau, 2e bataljon",
                        "4e Regiment Nassau, 3e bataljon");
    }

    @Test
    void marksWithNothingLikeItAboveStandForNothing() {
        assertThat(names("1e Brigade — kolonel Jansen\n— 4e Jagers — 693 man\n— „  „  2e bataljon — 681 man\n"))
                .contains("2e bataljon");
    }
}
