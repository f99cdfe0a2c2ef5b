package coupdoeil.architecture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.SystemModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of CONTRIBUTING says every place that knows a rule system, and no other. */
class SystemPlacesTest {

    private static final Path ROOT = ContributingTable.ROOT;
    private static final String BEGIN = "## Add a rule system";
    private static final String ID = "<id>";

    /** A row of the table: {@code | `path` | what | must |}. */
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|.*\\| (always|if wanted) \\|");

    private record Place(String path, boolean always) {

        String of(String system) {
            return path.replace(ID, system);
        }

        /** Whether a path of the project is this place or, of a folder or a beginning, lies in it. */
        boolean holds(String file, String system) {
            return file.equals(of(system))
                    || path.contains(ID) && !path.endsWith(".json") && file.startsWith(of(system));
        }
    }

    private static List<Place> places() throws IOException {
        return ContributingTable.rows(BEGIN, ROW)
                .map(row -> new Place(row.group(1), row.group(2).equals("always")))
                .toList();
    }

    /** Systems of which rules are built. */
    private static Set<String> systems() {
        return SystemModule.all().stream()
                .map(SystemModule::system)
                .filter(RuleSystems.ids()::contains)
                .collect(Collectors.toSet());
    }

    /** Everything of the project that is no product of it, by paths with slashes. */
    private static List<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> ROOT.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> !file.matches("(\\.git|(.*/)?target|samples|\\.mvn|\\.idea)/.*"))
                    .toList();
        }
    }

    @Test
    void everySystemHasEachPlaceThatItMust() throws IOException {
        List<String> files = files();
        List<Place> places = places();

        assertThat(places).hasSizeGreaterThan(5);
        for (Place place : places) {
            assertThat(files)
                    .as(place.path())
                    .anyMatch(file -> systems().stream().anyMatch(system -> place.holds(file, system)));
            for (String system : place.always() ? systems() : Set.<String>of()) {
                if (place.path().contains(ID)) {
                    assertThat(files).as(place.of(system)).anyMatch(file -> place.holds(file, system));
                } else {
                    assertThat(ROOT.resolve(place.path())).content(UTF_8).contains("." + system + ".");
                }
            }
        }
    }

    @Test
    void noOtherFileIsNamedAfterASystem() throws IOException {
        List<Place> places = places();
        for (String system : RuleSystems.ids()) {
            Pattern named = Pattern.compile("(^|[/._-])" + system + "([/._-]|$)");
            assertThat(files())
                    .filteredOn(file -> named.matcher(file).find())
                    .as("files of %s at places that CONTRIBUTING does not list", system)
                    .allMatch(file -> places.stream().anyMatch(place -> place.holds(file, system)));
        }
    }

    /** Tests and measurements may look into any package. */
    @Test
    void noOtherFileNamesThePackageOfASystem() throws IOException {
        List<Place> places = places();
        Pattern named = Pattern.compile("coupdoeil[./]validator[./](" + String.join("|", RuleSystems.ids())
                + ")\\b|\\$base\\.(" + String.join("|", RuleSystems.ids()) + ")\\b");
        List<String> naming = files().stream()
                .filter(file -> file.matches(".*\\.(java|xml|sh|yml)|.*/META-INF/services/.*"))
                .filter(file -> !file.matches(".*/src/(test|jmh)/java/.*"))
                .filter(file -> RuleSystems.ids().stream()
                        .noneMatch(system -> places.stream()
                                .anyMatch(place -> place.path().contains(ID) && place.holds(file, system))))
                .filter(file -> named.matcher(read(file)).find())
                .toList();

        assertThat(naming)
                .allMatch(file -> places.stream().anyMatch(place -> place.path().equals(file)));
    }

    private static String read(String file) {
        try {
            return Files.readString(ROOT.resolve(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
