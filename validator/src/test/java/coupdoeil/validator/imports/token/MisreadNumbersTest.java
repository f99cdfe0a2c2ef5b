package coupdoeil.validator.imports.token;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.token.Token.Kind;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Letters that a scanner read for digits, and words that only look like them. */
class MisreadNumbersTest {

    @ParameterizedTest
    @CsvSource({"lst, 1", "Ist, 1", "llth, 11", "2lst, 21", "4Oth, 40", "1Oth, 10"})
    void lettersReadForDigitsAreANumber(String text, int value) {
        assertThat(Tokenizer.words(text + " Foot")).first().satisfies(token -> {
            assertThat(token.kind()).isEqualTo(Kind.ORDINAL);
            assertThat(token.value()).isEqualTo(value);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"lord", "Lord", "Ost", "Ind", "old", "Oth", "ord"})
    void aWordIsNoNumber(String text) {
        List<Token> tokens = Tokenizer.words(text + " Foot");

        assertThat(tokens).noneMatch(token -> token.kind() == Kind.ORDINAL || token.kind() == Kind.NUMBER);
    }
}
