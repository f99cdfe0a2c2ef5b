package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Pages of the web and what is copied from them: forums, terms with lists, text that was typed between tags. */
class WebPagesTest {

    @Test
    void codesOfForumsHeadAndList() {
        OobImport read = read("list.txt", """
                [b][u]VII Corps - Marshal Brown[/u][/b]

                [b]1st Division - General Green[/b]
                [u]Adam's Brigade[/u] (GM Adam)
                [list]
                [*]Leib Regiment, 2 bns @ 1480
                [*]4th Line "Salern", 2 bns @ 1422
                [/list]
                [u]Black's Cav. Brigade[/u] (GM Black)
                [list][*]1st Dragoons, 4 sqns @ 484[*]2nd Dragoons, 4 sqns @ [color=red]??[/color][/list]
                [u]Artillery[/u]
                [list]
                [*]Foot Bty "Wagner" - 6 guns
                [/list]

                [b]Corps Reserve Artillery[/b] - Col. White
                [list]
                [*]Foot Bty "Berg" - 6 guns
                [/list]
                [img]https://example.org/sig/17th-Line.png[/img]
                """);

        assertThat(read.order().units())
                .extracting(ImportedUnit::name)
                .containsExactly(
                        "Leib Regiment",
                        "4th Line Salern",
                        "1st Dragoons",
                        "2nd Dragoons",
                        "Foot Bty Wagner",
                        "Foot Bty Berg");
        assertThat(read.order().pathNames().get(read.order().units().get(4).parent()))
                .containsExactly("VII Corps", "1st Division", "Artillery");
        assertThat(read.order().pathNames().get(read.order().units().get(5).parent()))
                .containsExactly("VII Corps", "Corps Reserve Artillery");
    }

    @Test
    void columnsOfTypedTextGoOnBelowATitle() {
        OobImport read = read("list.html", """
                <html><body><pre>
                                   Bns    Men
                <b>1st DIVISION (Brown)</b>
                  33rd Line .....   2   1,650
                  15th Light ....   1     754
                </pre>
                <a name="second"></a>
                <pre>
                <b>2nd DIVISION (Green)</b>
                  12th Line .....   2   1,405
                  21st Line .....   2   1,809
                </pre></body></html>
                """);

        assertThat(read.order().units())
                .extracting(unit -> unit.line() + " " + unit.name() + " " + PlayersTextTest.men(unit))
                .containsExactly("4 33rd Line 1650", "5 15th Light 754", "10 12th Line 1405", "11 21st Line 1809");
    }

    @Test
    void aTermThatIsToldOfInAListHeadsIt() {
        OobImport read = read("list.html", """
                <div><dl>
                <dt>Garde des Consuls</dt>
                <dd>Commandant : général Petit
                <ul><li>grenadiers à pied : 800 h.</li></ul></dd>
                <dt>Corps du général Morel</dt>
                <dd><ul><li>24e légère : 1 801 h.</li></ul></dd>
                </dl>
                <ol class="references"><li>Moins un détachement.</li></ol></div>
                """);

        assertThat(read.order().formations())
                .extracting(ImportedFormation::name)
                .containsExactly("Garde des Consuls", "Corps du général Morel");
        assertThat(read.order().units())
                .extracting(ImportedUnit::name)
                .containsExactly("grenadiers à pied", "24e légère");
    }

    @Test
    void theWayToAPageAndItsDateAreNoUnits() {
        OobImport read = read("list.txt", """
                Home > Battles > Waterline 1809
                Autor: Soldat, 19 kwietnia 2009 | Odsłon: 8 231
                Dobavleno: 07.09.2012 | Prosmotrov: 4512

                Brigade Smith
                4th Line 500
                5th Line 600
                © Society 1815
                """);

        assertThat(read.order().units()).extracting(ImportedUnit::name).containsExactly("4th Line", "5th Line");
    }

    private static OobImport read(String name, String text) {
        return OobImport.read(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
