package coupdoeil.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTextTest {

    @Test
    void ordinaryTextStaysTheSameObject() {
        String text = "Œuvre, 16 May: Zayas’ 2nd 🐎 שלום";

        assertThat(PlainText.line(text)).isSameAs(text);
        assertThat(PlainText.lines(text)).isSameAs(text);
        assertThat(PlainText.whole(text)).isSameAs(text);
    }

    @Test
    void whatSteersATerminalOrFeignsALineIsReplaced() {
        assertThat(PlainText.line("a\u001B[2Jb\u009Bc\u007F\u202Ed\u2028e\nf\tg\u0000"))
                .isEqualTo("a\uFFFD[2Jb\uFFFDc\uFFFD\uFFFDd\uFFFDe\uFFFDf\uFFFDg\uFFFD");
        assertThat(PlainText.lines("a\n\tb\rc\u001B")).isEqualTo("a\n\tb\uFFFDc\uFFFD");
    }

    @Test
    void halvesOfCharactersAreReplacedAndNothingElse() {
        assertThat(PlainText.whole("\uD83Dx\uDC0E 🐎\u001B\uD83D")).isEqualTo("\uFFFDx\uFFFD 🐎\u001B\uFFFD");
        assertThat(PlainText.line("🐎\uDC0E")).isEqualTo("🐎\uFFFD");
    }
}
