package coupdoeil.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.example.ExamplePacks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The manual says what the catalogue and its examples say. */
@Tag("long")
class RuleManualTest {

    private static final Path PAGES = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .getParent()
            .resolve("docs/rules");

    private static final boolean WRITE = Boolean.getBoolean("coupdoeil.write");

    static Stream<String> systems() {
        return SystemModule.all().stream().map(SystemModule::system);
    }

    /** After a look at what changed written anew by {@code -Dcoupdoeil.write=true}, as CONTRIBUTING says. */
    @ParameterizedTest
    @MethodSource("systems")
    void pagesAreUpToDate(String system) throws IOException {
        Path page = PAGES.resolve(system + ".md");
        RuleSystem words = RuleManual.system(system);
        String now = RuleManual.page(system, example -> ExamplePacks.runAlone(words, example));
        if (WRITE) {
            Files.writeString(page, now);
        }
        assertThat(page).content().isEqualTo(now);
    }

    @Test
    void noPageIsOfASystemThatIsGone() throws IOException {
        try (Stream<Path> pages = Files.list(PAGES)) {
            assertThat(pages.map(page -> page.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            systems().map(system -> system + ".md").toList());
        }
    }

    @Test
    void aRuleIsShownWithItsWordsFixesAndExamples() {
        String page = RuleManual.page("pack");

        assertThat(page)
                .contains(
                        "### PACK-63 The organisation runs in a circle",
                        "*error · examines: formation, placed piece, unit · pack format*",
                        "**Says** These follow one another in a circle (*relation*): *members*.",
                        "**Remedy** Take one of them out of the circle.",
                        "Stays silent: ",
                        "> error at ");
    }
}
