package coupdoeil.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The manual says what the catalogue and its examples say. */
class RuleManualTest {

    private static final Path PAGES = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .getParent()
            .resolve("docs/rules");

    @TestFactory
    Stream<DynamicTest> pagesAreUpToDate() throws IOException {
        List<Path> pages;
        try (Stream<Path> files = Files.list(PAGES)) {
            pages = files.sorted().toList();
        }
        assertThat(pages).isNotEmpty();
        return pages.stream()
                .map(page -> DynamicTest.dynamicTest(page.getFileName().toString(), () -> {
                    String system = page.getFileName().toString().replace(".md", "");
                    assertThat(Files.readString(page))
                            .as("written anew by: coupdoeil rules --manual docs/rules --system " + system)
                            .isEqualTo(RuleManual.page(system));
                }));
    }

    @Test
    void aRuleIsShownWithItsWordsFixesAndExamples() {
        String page = RuleManual.page("pack");

        assertThat(page)
                .contains(
                        "### PACK-63 The organisation runs in a circle",
                        "*error · examines: formation · pack format*",
                        "**Says** These follow one another in a circle (*relation*): *members*.",
                        "**Remedy** Take one of them out of the circle.",
                        "Stays silent: ",
                        "> error at ");
    }
}
