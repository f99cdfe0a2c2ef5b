package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.SlotPlace;
import coupdoeil.validator.imports.settle.PendingImport;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What somebody means who selects a part of a line. */
class PrintedPlacesTest {

    private static final String FOOT = "    45th Foot / Nottinghamshire / Smith, 500";

    private static PrintedPlaces places(String name, String list, int line, String shown) {
        PendingImport read = Lists.read(name, list);
        ListLine own = read.reading().kinds().stream()
                .flatMap(kind -> kind.lines().stream())
                .filter(it -> it.line() == line)
                .findFirst()
                .orElseThrow();
        return PrintedPlaces.of(own, shown);
    }

    private static PrintedPlaces foot() {
        return places("foot.txt", "Left Wing\n" + FOOT + "\n", 2, FOOT);
    }

    private static List<String> meant(PrintedPlaces places, String part) {
        int from = places.shown().indexOf(part);
        return places.meant(from, from + part.length()).stream()
                .map(place -> place.name() + " " + places.text(place))
                .toList();
    }

    @Test
    void moreThanHalfOfATextOrAFigureMeansIt() {
        assertThat(meant(foot(), "Smith")).containsExactly("text after slash 2 Smith");
        assertThat(meant(foot(), "ttinghamshire / S")).containsExactly("text after slash Nottinghamshire");
        assertThat(meant(foot(), ", 500")).containsExactly("last figure 500");
    }

    @Test
    void aLongerPartMeansAllThatIsInIt() {
        assertThat(meant(foot(), "Smith, 500")).containsExactly("last figure 500", "text after slash 2 Smith");
    }

    @Test
    void aSmallPartOfATextIsNoneButLiesInOne() {
        PrintedPlaces places = foot();
        int from = FOOT.indexOf("ham");

        assertThat(meant(places, "ham")).isEmpty();
        assertThat(places.around(from, from + 3).map(places::text)).contains("Nottinghamshire");
        assertThat(places.around(0, 3)).isEmpty();
    }

    @Test
    void cellsAreFoundBetweenTheirBars() {
        PrintedPlaces places = places(
                "t.csv",
                "unit,leader,count\n45th Foot,Smith,500\n74th Foot,Jones,480\n",
                2,
                "45th Foot \u2502 Smith \u2502 500");

        assertThat(meant(places, "Smith")).hasSize(1).first().asString().endsWith(" Smith");
        assertThat(meant(places, "500")).hasSize(1).first().asString().endsWith(" 500");
        assertThat(places.all())
                .extracting(SlotPlace::to)
                .allMatch(to -> to <= places.shown().length());
    }
}
