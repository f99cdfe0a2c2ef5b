package coupdoeil.editor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every link from a page to a file, and to a heading there, leads somewhere. */
class LinksTest {

    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.*)$");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\">");

    private final Map<Path, Set<String>> anchors = new HashMap<>();

    @TestFactory
    Stream<DynamicTest> linksLeadSomewhere() {
        return Page.all().stream()
                .map(page -> DynamicTest.dynamicTest(
                        page.path().toString(), () -> assertThat(dead(page)).isEmpty()));
    }

    private List<String> dead(Page page) {
        return LINK.matcher(page.text())
                .results()
                .map(found -> found.group(1))
                .filter(link -> !link.contains("://") && !link.startsWith("mailto:"))
                .filter(link -> !leads(page, link))
                .toList();
    }

    private boolean leads(Page page, String link) {
        int sign = link.indexOf('#');
        String name = sign < 0 ? link : link.substring(0, sign);
        Path target = name.isEmpty()
                ? Page.ROOT.resolve(page.path())
                : Page.ROOT.resolve(page.path()).resolveSibling(name).normalize();
        return Files.exists(target)
                && (sign < 0
                        || anchors.computeIfAbsent(target, file -> anchors(Page.of(file)))
                                .contains(link.substring(sign + 1)));
    }

    private static Set<String> anchors(Page page) {
        Set<String> anchors = new TreeSet<>();
        ANCHOR.matcher(page.text()).results().map(found -> found.group(1)).forEach(anchors::add);
        HEADING.matcher(page.text())
                .results()
                .map(found -> slug(found.group(1)))
                .forEach(anchors::add);
        return anchors;
    }

    /** The anchor that web sites make of a heading. */
    private static String slug(String heading) {
        return heading.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\- ]", "")
                .replace(' ', '-');
    }
}
