package coupdoeil.validator.report;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.sight.SightReading;
import coupdoeil.validator.sight.SightSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever follows a name in the manual arrives where it is explained. */
class ManualLinksTest {

    private static final Path PAGES = Path.of(System.getProperty("basedir", "."))
            .toAbsolutePath()
            .getParent()
            .resolve("docs/rules");
    private static final Pattern LINK = Pattern.compile("]\\(([a-z]*(?:\\.md)?)#([^)]+)\\)");

    static Stream<String> systems() {
        return SystemModule.all().stream().map(SystemModule::system);
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyLinkHasItsAnchor(String system) throws IOException {
        String text = page(system + ".md");

        for (MatchResult link : LINK.matcher(text).results().toList()) {
            String target = link.group(1).isEmpty() ? text : page(link.group(1));
            assertThat(target.contains(anchor(link.group(2)))).as(link.group()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyReadingOfSightIsExplained(String system) throws IOException {
        String text = page(system + ".md");
        List<SightReading> readings =
                SightSystem.of(system).map(SightSystem::readings).orElse(List.of());

        assertThat(readings).allMatch(reading -> text.contains(anchor(ManualReadings.anchor(reading.number()))));
    }

    @Test
    void findingsLinkToReadingsAndRulesToRules() throws IOException {
        assertThat(page("fb.md").contains("rests on reading [L5](#reading-l5)."))
                .isTrue();
        assertThat(page("lb.md").contains("sight depends on [los.pointTouch](#reading-los.pointtouch)."))
                .isTrue();
        assertThat(page("lb.md").contains("[PACK-64](pack.md#pack-64)")).isTrue();
    }

    @Test
    void aRuleThatDoesNotExistIsNoLink() {
        ManualLinks links = new ManualLinks("fb", RuleIndex.all(), List.of("L1"));

        assertThat(links.in("FB-STACK-07, FB-STACK-99, L1, L12."))
                .isEqualTo("[FB-STACK-07](#fb-stack-07), FB-STACK-99, [L1](#reading-l1), L12.");
    }

    private static String anchor(String id) {
        return "<a id=\"" + id + "\"></a>";
    }

    private static String page(String name) throws IOException {
        return Files.readString(PAGES.resolve(name));
    }
}
