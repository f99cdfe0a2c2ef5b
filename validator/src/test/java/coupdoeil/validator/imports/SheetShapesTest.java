package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sheets laid out as players lay them out. */
class SheetShapesTest {

    @Test
    void listsBelowEachOtherHaveTheirOwnHeadings() {
        String sheet = """
                Sheet of the autumn game,,,,
                ALLIES,,,,
                ,,,Strength,Morale
                Div.,Brigade,Unit,men/guns,A-E
                1st Division (Cole),,,,
                ,Ross' Bde,,,
                ,,20th Foot,"1,499/0",B
                ,,Foot company,110/6,B
                ,Sub-total,,"1,609/6",
                ,,,,
                FRENCH,,,,
                ,,,Strength,Morale
                Div.,Brigade,Unit,men/guns,A-E
                Dragoons (Boyer),,,,
                ,,6e Dragons,395/-,B
                """;

        assertThat(Told.units("sheet.csv", sheet))
                .containsExactly(
                        "7 1st Division/Ross' Bde/20th Foot infantry 1499",
                        "8 1st Division/Ross' Bde/Foot company artillery 110 6 guns",
                        "15 Dragoons/6e Dragons cavalry 395");
        assertThat(Told.formations("sheet.csv", sheet))
                .containsExactly("ALLIES: 1st Division (Cole)", "ALLIES: Ross' Bde (Ross)", "FRENCH: Dragoons (Boyer)");
    }

    @Test
    void headingsThatComeAgainOnTheNextPageSayNothing() {
        assertThat(Told.units("sheet.csv", """
                        Division,Unit,Men
                        1st Division,3e Ligne,900
                        ,5e Ligne,800
                        Division,Unit,Men
                        ,6e Ligne,700
                        """))
                .containsExactly(
                        "2 1st Division/3e Ligne infantry 900",
                        "3 1st Division/5e Ligne infantry 800",
                        "5 1st Division/6e Ligne infantry 700");
    }

    @Test
    void aColumnForEachUnit() {
        String sheet = """
                II. Armeekorps;Gen.Lt. v. Borstell;;;;
                5. Brigade;GM v. Hagen;;;;
                Truppenteil;9. IR;3. Lw.-Kav.;Fußbatt. Nr. 4;Summe
                Waffe;Inf.;Kav.;Art.;
                Btl./Esk.;3;4 E;-;
                Mann;2.310;402;;2.712
                Geschütze;;;8;8
                Bemerkung;;zwei Züge auf Vorposten;;
                ;;;;
                6. Brigade;Oberst v. Reuss;;;;
                Truppenteil;14. IR;Jäger (2 Kp.);Summe;
                Waffe;Inf.;Inf.;;
                Mann;1.920;333;2.253;
                """;

        assertThat(Told.units("korps.csv", sheet))
                .containsExactly(
                        "3 II. Armeekorps/5. Brigade/9. IR infantry 2310",
                        "3 II. Armeekorps/5. Brigade/3. Lw.-Kav. cavalry 402",
                        "3 II. Armeekorps/5. Brigade/Fußbatt Nr. 4 artillery 8 guns",
                        "11 II. Armeekorps/6. Brigade/14. IR infantry 1920",
                        "11 II. Armeekorps/6. Brigade/Jäger infantry 333");
        assertThat(Told.formations("korps.csv", sheet)).contains(": 6. Brigade (Oberst v. Reuss)");
    }

    @Test
    void aStopBeforeANumberEndsNoName() {
        assertThat(Told.units("list.txt", """
                1. Brigade
                12. Linien-Regiment, 1400 Mann
                Reserveartillerie
                Fußbatt. Nr. 7, 8 Geschütze
                Reit. Batt. Nr. 2, 6 Geschütze
                """)).contains("4 Reserveartillerie/Fußbatt Nr. 7 artillery 8 guns");
    }

    @Test
    void aTableOfBlocksIsATable() {
        String page = """
                <html><body><ul class="menu"><li>Eylau</li><li>Friedland</li></ul>
                <h2>4th Division</h2>
                <div><div class="row head"><div>Unit</div><div>Bns</div><div>Strength</div><div>Losses</div></div>
                <div class="row"><div><b>9th Line</b></div><div>3</div><div>1,912</div><div>80</div></div>
                <div class="row"><div>111th Line</div><div>2</div><div>&ndash;</div><div>7</div></div></div>
                <ul><li>Foot Batteries Nos. 3, 4 and 12 (6 guns each)</li></ul></body></html>
                """;

        assertThat(Told.units("page.html", page))
                .containsExactly(
                        "4 4th Division/9th Line infantry 1912",
                        "5 4th Division/111th Line infantry",
                        "6 4th Division/Foot Batteries Nos. 3 artillery 6 guns",
                        "6 4th Division/Foot Batteries 4 artillery 6 guns",
                        "6 4th Division/Foot Batteries 12 artillery 6 guns");
    }

    @Test
    void whatATableOfMarkdownStressesIsNoPartOfAName() {
        String page = """
                ## Advance guard

                **Commanders:** Gen. Paget, Gen. Fane

                | Unit                    | Type   | Sqns | Men   | Guns |
                |:------------------------|:-------|-----:|------:|-----:|
                | 3rd Hussars *Kienmayer* | lt cav | 4    | 480   |      |
                | **Total**               |        | **4** | **480** |   |

                <!-- Guides: 80 men? -->
                """;

        assertThat(Told.units("page.md", page)).containsExactly("7 Advance guard/3rd Hussars Kienmayer cavalry 480");
    }

    @Test
    void cellsOfAPastedTableBreakItsRows() {
        String page = """
                Presentes no campo a 3 de maio.
                Divisão|Brigada|Unidades|Oficiais|Praças|Total
                1.ª Divisão
                (General Hamilton)|2.ª Brigada
                (Coronel Campbell)|Regimento de Infantaria n.º 4|42|1.122|1.164
                Regimento de Infantaria n.º 10|38|1.048|1.086
                5.ª Brigada|Batalhão de Caçadores n.º 6|–|–|550
                """.replace('|', '\t');

        assertThat(Told.units("pagina.txt", page))
                .hasSize(3)
                .contains(
                        "6 1.ª Divisão/2.ª Brigada/Regimento de Infantaria n.º 10 infantry 1086",
                        "7 1.ª Divisão/5.ª Brigada/Batalhão de Caçadores n.º 6 infantry 550")
                .anyMatch(unit ->
                        unit.startsWith("5 1.ª Divisão/2.ª Brigada/Regimento de Infantaria n.º 4 infantry 1164"));
    }
}
