package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    void whatIsNestedTooDeepIsReadAndSaid() {
        String spaces = IntStream.range(0, 8_000)
                .mapToObj(i -> "<u" + i + " xmlns:n" + i + "=\"x\">")
                .collect(Collectors.joining());

        for (String deep : List.of(spaces, "<svg>" + spaces + "</svg>", "<div>".repeat(199))) {
            OobImport read = read("deep.html", "<html><body>" + deep + "<p>54e Ligne 900");

            assertThat(read.source().remarks())
                    .containsExactly("elements nested more than 200 deep are read as if they stood beside each other");
            assertThat(read.order().units()).extracting(ImportedUnit::name).containsExactly("54e Ligne");
        }
    }

    @Test
    void asDeepAsMayBeIsNotSaid() {
        OobImport read = read("deep.html", "<html><body>" + "<div>".repeat(197) + "<p>54e Ligne 900");

        assertThat(read.source().remarks()).isEmpty();
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

    @Test
    void anArticleCopiedAsTextKeepsItsHeadingsAndBullets() {
        String article = """
                ==Allied Army of the North==
                Commander: Crown Prince Charles John

                === 4th Army Corps ===
                - Infantry: Generalmajor von Dobschutz
                  - 1/,2/,3/3rd Reserve Infantry Regiment (46/1,987)
                - Artillery:
                  - 6pdr Foot Battery #20 "Bercken" (4/118)

                ==Army of Berlin==
                Commander: Marshal Michel Ney

                === IV Corps ===
                - 12th Division: General Morand
                  - Brigade: General Toussaint
                    - 1/,2/13th Line Infantry Regiment (48/1,415)
                - 24th Light Cavalry Brigade: General von Jett
                  - 1/,2/1st Chevauleger Regiment Prinz Adam (16/288)
                """;

        assertThat(Told.units("article.txt", article))
                .containsExactly(
                        "6 4th Army Corps/Infantry/1/,2/,3/3rd Reserve Infantry Regiment infantry 2033",
                        "8 4th Army Corps/Artillery/6pdr Foot Battery #20 Bercken artillery 122",
                        "16 Army of Berlin/IV Corps/12th Division/Brigade/1/,2/13th Line Infantry Regiment infantry 1463",
                        "18 Army of Berlin/IV Corps/24th Light Cavalry Brigade/1/,2/1st Chevauleger Regiment Prinz Adam"
                                + " cavalry 304");
        assertThat(Told.formations("article.txt", article))
                .anyMatch(formation -> formation.startsWith("Allied Army of the North: 4th Army Corps"))
                .anyMatch(formation -> formation.startsWith("Army of Berlin: ") && formation.contains("IV Corps"));
    }

    @Test
    void aColumnOfStrengthsMayBeOfFormationsAndAnotherOfUnits() {
        assertThat(Told.units("montebello.wiki", """
                        {| class="wikitable"
                        ! Corps
                        ! Division
                        ! Strength
                        ! Brigades
                        ! Units
                        ! Strength
                        |-
                        | ROWSPAN=3 | '''Advance Guard'''<br/>General of Division<br/>[[Jean Lannes]]
                        | ROWSPAN=2 | '''Division Watrin'''<br/>General of Division<br/>[[Francois Watrin]]
                        | ROWSPAN=2 align="right" | 2,830
                        | ROWSPAN=2 | General of Brigade<br/>[[Pierre Malher]]
                        | 6th Light Infantry Demi-brigade, 3 battalions
                        | align="right" | 1,114
                        |-
                        | 40th Line Infantry Demi-brigade, 3 battalions
                        | align="right" | 1,716
                        |-
                        | '''Cavalry'''
                        | align="right" | 340
                        | General of Brigade<br/>[[Jean Rivaud]]
                        | 12th Hussar Regiment, 4 squadrons
                        | align="right" | 340
                        |}
                        """))
                .containsExactly(
                        "13 Advance Guard Corps/Division Watrin/Brigade/6th Light Infantry Demi-brigade infantry 1114",
                        "16 Advance Guard Corps/Division Watrin/Brigade/40th Line Infantry Demi-brigade infantry 1716",
                        "22 Advance Guard Corps/Cavalry Division/Brigade/12th Hussar Regiment cavalry 340");
    }

    @Test
    void aStrengthMayStandBelowTheGeneralOfADivision() {
        String page = """
                <html><body><table><tr><th>Division</th><th>Brigade</th><th>Regiments and Others</th></tr>
                <tr><td rowspan="2"><b>3rd Division</b><p>Lt Gen Sir Thomas Picton<br/>6,626</p></td>
                <td>Keane's Brigade<p>Maj Gen John Keane</p></td>
                <td><ul><li>2nd Battalion, 87th (Prince of Wales's Irish) Regiment of Foot</li></ul></td></tr>
                <tr><td>8th Portuguese Brigade<p>Brig Gen Manley Power</p></td>
                <td><ul><li>1st &amp; 2nd Battalions, 9th Portuguese Line</li></ul></td></tr></table></body></html>
                """;

        assertThat(Told.units("orthez.html", page))
                .containsExactly(
                        "4 3rd Division/Keane's Brigade/2nd Battalion, 87th (Prince of Wales's Irish) Regiment of Foot infantry",
                        "6 3rd Division/8th Portuguese Brigade/9th Portuguese Line infantry");
        assertThat(Told.formations("orthez.html", page))
                .first()
                .asString()
                .contains("3rd Division (Lt Gen Sir Thomas Picton)");
    }

    @Test
    void forcesOfANationAreASide() {
        assertThat(Told.formations("rioseco.wiki", """
                        == Fuerzas españolas ==
                        === Ejército de Galicia ===
                        * '''Vanguardia''', brigadier [[Maceda]]
                        ** Granaderos del Ejército de Galicia: 1.019 hombres
                        ** Regimiento de Zaragoza, 1 batallón: 621
                        == Fuerzas francesas ==
                        * División Mouton
                        ** 4.º Ligero, 3 batallones: 1.403
                        """))
                .anyMatch(formation -> formation.startsWith("Fuerzas españolas: ") && formation.contains("Vanguardia"))
                .anyMatch(formation -> formation.startsWith("Fuerzas francesas: División Mouton"));
    }

    @Test
    void armiesOfAYearAreATitle() {
        assertThat(Told.units("armies.txt", """
                        Armies of 1815 (part two)

                        II Corps (Strength 2,396 men)
                        4th British Division: Lt-General Sir Charles Colville (2,396)
                             6th British Brigade: Major-General George Johnstone (2,396)
                             Brigade-Major: Captain Ernst von Einem
                                  1/91st Rgmt of Foot (1) (Colonel Sir William Douglas)
                        """))
                .containsExactly("7 II Corps/4th British Division/6th British Brigade/1/91st Rgmt of Foot infantry");
    }
}
