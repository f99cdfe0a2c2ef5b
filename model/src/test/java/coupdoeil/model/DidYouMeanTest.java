package coupdoeil.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DidYouMeanTest {

    private static final List<String> WORDS = List.of("attributes", "name", "hex", "side", "hexsides", "is", "x");

    @ParameterizedTest
    @CsvSource({
        "atributes, attributes",
        "Name, name",
        "naem, name",
        "hexside, hexsides",
        "sdie, side",
        "iss, is",
    })
    void nearWordsAreFound(String written, String meant) {
        assertThat(DidYouMean.closest(written, WORDS)).contains(meant);
    }

    @ParameterizedTest
    @CsvSource({"square, carre", "Square, carre", "road-column, road-march", "marsh, swamp", "mist, fog"})
    void wordsOfOtherRuleSystemsAreFound(String written, String meant) {
        assertThat(DidYouMean.closest(written, List.of("column", "carre", "road-march", "swamp", "fog")))
                .contains(meant);
    }

    @Test
    void distantWordsKnownWordsAndNothingAreNot() {
        assertThat(List.of("colour", "name", "", "xyz", "y"))
                .extracting(text -> DidYouMean.closest(text, WORDS))
                .containsOnly(Optional.empty());
        assertThat(DidYouMean.closest("n".repeat(100_000), WORDS)).isEmpty();
    }
}
