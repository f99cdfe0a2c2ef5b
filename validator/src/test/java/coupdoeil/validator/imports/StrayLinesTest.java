package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What pages hold beside their lists: read as it may be, and doubted. */
class StrayLinesTest {

    private static final double LOW = 0.5;
    private static final String BRIGADE = "1st Brigade: General Smith\n 1/24th Foot 500\n 2/42nd Foot 600\n";

    private static List<ImportedUnit> read(String text) {
        return OobImport.read("list.txt", text.getBytes(StandardCharsets.UTF_8))
                .order()
                .units();
    }

    /** Names of the units of which something is doubted. */
    private static Stream<String> doubted(String text) {
        return read(text).stream()
                .filter(unit -> unit.confidence() < LOW || !unit.doubts().isEmpty())
                .map(ImportedUnit::name);
    }

    @Test
    void whatASentenceAnnouncesMayBeOfNoFormationAbove() {
        List<ImportedUnit> units = read(
                BRIGADE + "\nOn the march from the coast there were still:\n\n 3/43rd Foot 700\n 5/60th Foot 650\n");

        assertThat(units.subList(0, 2)).allMatch(unit -> unit.doubts().isEmpty());
        assertThat(units.subList(2, 4))
                .allMatch(unit ->
                        unit.doubts().stream().map(Doubt::field).toList().contains("parentPath"));
    }

    @Test
    void theNextFormationEndsWhatASentenceAnnounces() {
        assertThat(doubted(BRIGADE + "\nOn the march from the coast there were still:\n\n"
                        + "2nd Brigade: General Jones\n 3/43rd Foot 700\n 5/60th Foot 650\n"))
                .isEmpty();
    }

    @Test
    void aTitleAboveTheFirstFormationMayBeNoUnit() {
        assertThat(doubted("British Infantry at Craonne\n\n" + BRIGADE)).containsExactly("British Infantry at Craonne");
    }

    @Test
    void whatHoldsAVerbMayBeToldAndNoUnit() {
        assertThat(doubted(BRIGADE + "\na heavy battery is four 12pdrs and two howitzers\n"))
                .isNotEmpty()
                .doesNotContain("1/24th Foot", "2/42nd Foot");
    }

    @Test
    void aNameWithTheNumberOfAPageMayBeNoUnit() {
        assertThat(doubted(BRIGADE + "Hist. of the Campaign I. 15\n 3/43rd Foot 700\n"))
                .containsExactly("Hist of the Campaign I.");
    }

    @Test
    void aHeadingOfPlaceAndDayHoldsNobody() {
        String page = "<h1>Saalfeld, 10 October 1806</h1><h2>Reille's Brigade</h2><p>34e Ligne 2,450</p>";

        assertThat(OobImport.read("page.html", page.getBytes(StandardCharsets.UTF_8))
                        .order()
                        .formations())
                .extracting(ImportedFormation::name)
                .containsExactly("Reille's Brigade");
    }
}
