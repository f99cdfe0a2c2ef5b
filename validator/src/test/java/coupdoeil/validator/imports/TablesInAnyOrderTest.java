package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.report.ImportedOrderText;
import coupdoeil.validator.report.Style;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables that say in every row what its unit belongs to mean the same however they are sorted. */
class TablesInAnyOrderTest {

    private static final int ORDERS = 200;

    private static final String HEAD = "Side;Corps;Division;Brigade;Unit;Men";
    private static final List<String> ROWS = List.of(
            "French;V Corps;1st Division;Veilande;34e Ligne;953",
            "French;V Corps;1st Division;Veilande;40e Ligne;813",
            "French;V Corps;1st Division;Veilande;64e Ligne;1589",
            "French;V Corps;2nd Division;Pepin;28e Leger;1367",
            "French;V Corps;2nd Division;Pepin;103e Ligne;1290",
            "French;V Corps;2nd Division;Maransin;88e Ligne;899",
            "French;V Corps;2nd Division;Maransin;100e Ligne;738",
            "Allied;4th Corps;2nd Division;Colborne;1/3 Foot;755",
            "Allied;4th Corps;2nd Division;Colborne;2/31 Foot;418",
            "Allied;4th Corps;2nd Division;Colborne;2/48 Foot;452",
            "Allied;4th Corps;2nd Division;Hoghton;29th Foot;507",
            "Allied;4th Corps;2nd Division;Hoghton;1/48 Foot;497",
            "Allied;4th Corps;2nd Division;Hoghton;1/57 Foot;647");

    @ParameterizedTest
    @ValueSource(strings = {"", ";Arm"})
    void rowsInAnyOrderSayWhatSortedRowsSay(String arms) {
        String head = HEAD + arms;
        List<String> rows = ROWS.stream()
                .map(row -> arms.isEmpty() ? row : row + ";infantry")
                .toList();
        List<String> sorted = said(read(head, rows));
        List<String> formations = formations(read(head, rows));
        assertThat(sorted).hasSameSizeAs(ROWS);
        assertThat(formations).hasSize(10);

        Random chance = new Random(20261126);
        for (int i = 0; i < ORDERS; i++) {
            List<String> shuffled = new ArrayList<>(rows);
            Collections.shuffle(shuffled, chance);
            assertThat(said(read(head, shuffled))).as("%s", shuffled).isEqualTo(sorted);
            assertThat(formations(read(head, shuffled))).as("%s", shuffled).isEqualTo(formations);
        }
    }

    @Test
    void aRowThatLeavesOutWhatIsAboveItStaysBelowIt() {
        List<String> rows = List.of(
                "French;V Corps;1st Division;Veilande;34e Ligne;953",
                ";;;;40e Ligne;813",
                ";;2nd Division;Pepin;28e Leger;1367",
                "\";\";\";Maransin;88e Ligne;899",
                "French;I Corps;1st Division;Darricau;100e Ligne;738",
                "\";\";\";\";21e Leger;788");

        assertThat(said(read(HEAD, rows)))
                .contains(
                        "V Corps/1st Division/Veilande Brigade/40e Ligne 813",
                        "V Corps/2nd Division/Pepin Brigade/28e Leger 1367",
                        "V Corps/2nd Division/Maransin Brigade/88e Ligne 899",
                        "I Corps/1st Division/Darricau Brigade/21e Leger 788");
    }

    @Test
    void aUnitBesideTheBrigadesOfItsDivisionStaysThere() {
        List<String> rows = new ArrayList<>(ROWS);
        rows.add("French;V Corps;2nd Division;;Compagnie de sapeurs;93");
        rows.add("French;V Corps;;;Train des equipages;120");
        Collections.shuffle(rows, new Random(5));

        assertThat(said(read(HEAD, rows)))
                .contains("V Corps/2nd Division/Compagnie de sapeurs 93", "V Corps/Train des equipages 120");
    }

    @Test
    void twoListsOfOneArmyAreNotMadeOne() {
        List<String> twice = new ArrayList<>(ROWS);
        twice.addAll(ROWS);

        assertThat(read(HEAD, twice).formations())
                .hasSize(2 * read(HEAD, ROWS).formations().size());
    }

    @Test
    void textShowsEachUnitBelowWhatItBelongsTo() {
        List<String> shuffled =
                new ArrayList<>(ROWS.stream().map(row -> row + ";infantry").toList());
        Collections.shuffle(shuffled, new Random(7));

        List<String> lines = ImportedOrderText.of(imported(HEAD + ";Arm", shuffled), Style.PLAIN)
                .lines()
                .map(line -> line.replaceFirst("^ *\\d+ ", ""))
                .toList();

        String brigade = "";
        List<String> below = new ArrayList<>();
        for (String line : lines) {
            brigade = line.startsWith("     ") && !line.contains(",") ? line.strip() : brigade;
            if (line.contains(", infantry")) {
                below.add(brigade + " " + line.strip().split(",")[0]);
            }
        }
        assertThat(below)
                .containsExactlyInAnyOrderElementsOf(ROWS.stream()
                        .map(row -> row.split(";")[3] + " " + row.split(";")[4])
                        .toList());
    }

    @Test
    void aTableOfMoreLevelsThanAnArmyHasIsReadAsItStands() {
        int levels = 40;
        String head = "Brigade;".repeat(levels) + "Unit;Men";
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < 60; row++) {
            rows.add(((row % 7) + " Brigade;").repeat(levels) + (row + 1) + "e Ligne;500");
        }

        assertThat(read(head, rows).units())
                .extracting(unit -> unit.line())
                .hasSize(60)
                .isSorted();
    }

    private static OobImport imported(String head, List<String> rows) {
        return OobImport.read("a.csv", (head + "\n" + String.join("\n", rows) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static ImportedOrder read(String head, List<String> rows) {
        return imported(head, rows).order();
    }

    /** Units with their formations and men, without the lines they stand in. */
    private static List<String> said(ImportedOrder order) {
        return order.units().stream()
                .map(unit -> order.path(unit.parent()).stream()
                                .map(above -> above.name() + "/")
                                .collect(Collectors.joining())
                        + unit.name()
                        + " "
                        + unit.strengths()
                                .of(FigureKind.MEN)
                                .map(Value::whole)
                                .map(String::valueOf)
                                .orElse("?"))
                .sorted()
                .toList();
    }

    private static List<String> formations(ImportedOrder order) {
        return order.formations().stream()
                .map(formation ->
                        order.sides().get(formation.side()) + "/" + formation.name() + "/" + formation.echelon())
                .sorted()
                .toList();
    }
}
