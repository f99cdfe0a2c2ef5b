package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a text is written is told by what it holds, and what was guessed is said. */
class DecodingTest {

    private static final String RUSSIAN = """
            Первая западная армия: генерал Барклай де Толли
            Третий пехотный корпус: генерал Тучков
            Лейб-гренадерский полк 1,200
            Павловский гренадерский полк 1,100
            """;
    private static final String FRENCH = """
            Corps d'armée: général Reille
            Brigade légère: général Bauduin
            1er léger 1,850
            3e de ligne, à pied, 1,140
            """;

    @ParameterizedTest
    @ValueSource(strings = {"windows-1251", "KOI8-R", "ISO-8859-5", "IBM866"})
    void cyrillicIsReadByItsLetters(String charset) {
        Decoding read = Decoding.of(RUSSIAN.getBytes(Charset.forName(charset)));

        assertThat(read.text()).isEqualTo(RUSSIAN);
        assertThat(read.guessed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-16", "UTF-8"})
    void whatCanBeNothingElseIsNotGuessed(String charset) {
        Decoding read = Decoding.of(RUSSIAN.getBytes(Charset.forName(charset)));

        assertThat(read.text()).isEqualTo(RUSSIAN);
        assertThat(read.guessed()).isFalse();
    }

    @Test
    void westernTextIsNeverTakenForCyrillic() {
        Decoding read = Decoding.of(FRENCH.getBytes(Charset.forName("windows-1252")));

        assertThat(read.text()).isEqualTo(FRENCH);
        assertThat(read.charset().name()).isEqualTo("windows-1252");
    }

    @Test
    void aPageSaysItself() {
        String page = "<html><meta charset=\"iso-8859-2\"><p>Zażółć 900</p></html>";

        Decoding read = Decoding.of(page.getBytes(Charset.forName("iso-8859-2")));

        assertThat(read.text()).isEqualTo(page);
        assertThat(read.guessed()).isFalse();
    }

    @Test
    void whatSomebodySaysCounts() {
        byte[] polish = "Pułk ułanów 900".getBytes(Charset.forName("windows-1250"));

        assertThat(Decoding.of(polish, Optional.of(Charset.forName("windows-1250")))
                        .text())
                .isEqualTo("Pułk ułanów 900");
        assertThat(Decoding.of(polish).text()).isNotEqualTo("Pułk ułanów 900");
    }

    @Test
    void aGuessIsSaid() {
        assertThat(OobImport.read("list.txt", RUSSIAN.getBytes(Charset.forName("KOI8-R")))
                        .source()
                        .remarks())
                .containsExactly("read as KOI8-R, for nothing in it says how it is written");
        assertThat(OobImport.read("list.txt", RUSSIAN.getBytes(StandardCharsets.UTF_8))
                        .source()
                        .remarks())
                .isEmpty();
    }
}
