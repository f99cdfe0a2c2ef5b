package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tables with headings over headings, columns of who is absent, marks for nothing and for the same. */
class TablesOfReturnsTest {

    private static final String SITUATION = """
            <table>
            <tr><th rowspan="2">Divisions</th><th rowspan="2">Brigades</th><th rowspan="2">Corps</th><th rowspan="2">Bat. ou esc.</th>
            <th colspan="2">Présents<br>sous les armes</th><th colspan="2">Détachés</th><th rowspan="2">Hôpi-<br>taux</th><th rowspan="2">Effectif</th><th rowspan="2">Chevaux</th></tr>
            <tr><th>Off.</th><th>Troupe</th><th>Off.</th><th>Troupe</th></tr>
            <tr><td rowspan="3">1re division<br>Gal Souham</td><td rowspan="2">Bessières</td><td>1er léger</td><td>3</td><td>51</td><td>1&nbsp;846</td><td>3</td><td>112</td><td>402</td><td>2&nbsp;414</td><td>14</td></tr>
            <tr><td>42e de ligne italien</td><td>3</td><td>49</td><td>1&nbsp;633</td><td>»</td><td>201</td><td>388</td><td>2&nbsp;271</td><td>12</td></tr>
            <tr><td>Espert</td><td>6e <i>id.</i> (1 bataillon)</td><td>1</td><td>17</td><td>581</td><td>»</td><td>44</td><td>167</td><td>809</td><td>»</td></tr>
            </table>
            """;

    private static final String DIVISIES = """
            <h2>Frans-Bataafse leger &ndash; generaal Brune</h2>
            <table>
            <tr><th>Divisie</th><th>Brigade</th><th>Eenheid</th><th>Sterkte</th><th>Stukken</th></tr>
            <tr><td rowspan="3"><b>Divisie Gouvion</b><br>gen. Gouvion</td><td rowspan="2">Brigade Simon<br>gen. Simon</td><td>54e halve brigade</td><td>1.420</td><td></td></tr>
            <tr><td>72e halve brigade</td><td>1.985</td><td></td></tr>
            <tr><td>Brigade Aubrée<br>gen. Aubrée</td><td>42e halve brigade</td><td>1.870</td><td></td></tr>
            </table>
            """;

    @Test
    void thoseWhoArePresentAreCountedAndNotTheAbsent() {
        ImportedOrder order = read("a.html", SITUATION);

        assertThat(order.units().stream().map(unit -> said(order, unit)))
                .containsExactly(
                        "1re division/Bessières Brigade/1er léger infantry 1897",
                        "1re division/Bessières Brigade/42e de ligne italien infantry 1682",
                        "1re division/Espert Brigade/6e de ligne italien infantry 598");
        assertThat(order.units().get(2).strengths().of(FigureKind.HORSES))
                .as("a mark for nothing is none for the same")
                .isEmpty();
        assertThat(order.units()).allMatch(unit -> unit.doubts().isEmpty());
    }

    @Test
    void formationsOfEachLanguageAreKnownByTheHeadingsOfTheirColumns() {
        ImportedOrder order = read("a.html", DIVISIES);

        assertThat(order.formations().stream().map(formation -> formation.name() + "/" + formation.commander()))
                .contains("Divisie Gouvion/gen. Gouvion", "Brigade Simon/gen. Simon", "Brigade Aubrée/gen. Aubrée");
        assertThat(order.units().stream().map(unit -> said(order, unit)))
                .allMatch(unit -> unit.contains("Divisie Gouvion/Brigade "));
    }

    @Test
    void keysOfARecordInPolish() {
        ImportedOrder order = read("a.json", """
                {"korpus": "V Korpus", "dywizje": [
                  {"nazwa": "16 Dywizja Piechoty", "dowodca": "gen. Zajączek", "brygady": [
                    {"nazwa": "1 Brygada", "pulki": [
                      {"nazwa": "3 Pułk Piechoty", "bataliony": 3, "stan": "2 514"},
                      {"nazwa": "15 Pułk Piechoty", "bataliony": 3, "stan": "2 389"}]}]}]}
                """);

        assertThat(order.units().stream().map(unit -> said(order, unit)))
                .containsExactly(
                        "V Korpus/16 Dywizja Piechoty/1 Brygada/3 Pułk Piechoty infantry 2514",
                        "V Korpus/16 Dywizja Piechoty/1 Brygada/15 Pułk Piechoty infantry 2389");
    }

    private static ImportedOrder read(String name, String text) {
        return OobImport.read(name, text.getBytes(StandardCharsets.UTF_8)).order();
    }

    private static String said(ImportedOrder order, ImportedUnit unit) {
        String path =
                order.path(unit.parent()).stream().map(ImportedFormation::name).collect(Collectors.joining("/"));
        return path + "/" + unit.name() + " "
                + (unit.arm() == null ? "?" : unit.arm().key()) + " "
                + unit.strengths().of(FigureKind.MEN).map(Value::whole).orElse(0);
    }
}
