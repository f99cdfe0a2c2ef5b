package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.source.SourceFailure;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ways in which lists say what belongs to what, each in a few lines. */
class ShapesOfListsTest {

    private static ImportedOrder read(String text) {
        return OobImport.read("list.txt", text.getBytes(StandardCharsets.UTF_8)).order();
    }

    /** Each unit with the formations above it. */
    private static List<String> said(ImportedOrder order) {
        return order.units().stream()
                .map(unit -> Told.path(order, unit) + unit.name())
                .toList();
    }

    @Test
    void generalsHeadWhatStandsBelowThemFurtherIn() {
        assertThat(said(read("""
                        VIII Korps - FML Albert Gyulai

                        Advance Guard: FML Frimont
                            GM Wetzel
                               1/1st Banal Grenzer - 1,190
                               Ott Hussars No. 5 - 810
                            GM Schmidt
                               9th Jäger Battalion - 733
                        """)))
                .containsExactly(
                        "VIII Korps > Advance Guard > GM Wetzel > 1/1st Banal Grenzer",
                        "VIII Korps > Advance Guard > GM Wetzel > Ott Hussars No. 5",
                        "VIII Korps > Advance Guard > GM Schmidt > 9th Jäger Battalion");
    }

    @Test
    void aNameBeforeAColonHeadsTheUnitsBehindIt() {
        assertThat(said(read("""
                        Second Column (Langeron):
                        Olsufiev: 8th Jägers (2 bns), Viborg (2 bns), Perm (3 bns)
                        """)))
                .containsExactly(
                        "Second Column > Olsufiev > 8th Jägers",
                        "Second Column > Olsufiev > Viborg",
                        "Second Column > Olsufiev > Perm");
    }

    @Test
    void namesShareTheRegimentsBehindThem() {
        assertThat(said(read("""
                        5th Infantry Division
                        1st Brigade - Permskii and Mogilevskii Infantry Regiments (2 bns each)
                        """)))
                .containsExactly(
                        "5th Infantry Division > 1st Brigade > Permskii Infantry Regiments",
                        "5th Infantry Division > 1st Brigade > Mogilevskii Infantry Regiments");
    }

    @Test
    void battalionsOfNumberedRegimentsShareNothing() {
        assertThat(said(read("1st Division\nBlantyre's brigade\n2/24th (368), 2/42nd (410) and 1/61st (672)\n")))
                .containsExactly(
                        "1st Division > Blantyre's brigade > 2/24th",
                        "1st Division > Blantyre's brigade > 2/42nd",
                        "1st Division > Blantyre's brigade > 1/61st");
    }

    @Test
    void sentencesAreReadAndDoubted() {
        ImportedOrder order = read("""
                The 1st Division, under Sir Brent Spencer, stood in the centre. Stopford's brigade had the \
                1st Coldstream Guards (814) and the 1st Scots Guards (856), and Pakenham's brigade was made up of \
                the 1/7th (884) and the 1/79th (951).
                """);

        assertThat(said(order))
                .containsExactly(
                        "1st Division > Stopford's brigade > 1st Coldstream Guards",
                        "1st Division > Stopford's brigade > 1st Scots Guards",
                        "1st Division > Pakenham's brigade > 1/7th",
                        "1st Division > Pakenham's brigade > 1/79th");
        assertThat(order.units()).allMatch(unit -> unit.confidence() < 0.5);
    }

    @Test
    void armiesAreTheSidesWhereNothingNamesThem() {
        assertThat(read("""
                        Wellington's army
                        1st Division
                        1st Coldstream Guards (814)
                        Masséna's army
                        1st Division
                        2nd Light (1,200)
                        """).sides()).containsExactly("Wellington's army", "Masséna's army");
    }

    @Test
    void aRowOfACopiedTableLacksItsFirstCells() {
        assertThat(said(read("""
                        Armata di Riserva

                        Corpo\tDivisione\tUnità\tEffettivi
                        Corpo Victor\tDivisione Gardanne\t44ª mezzabrigata di linea\t1.748
                        101ª mezzabrigata di linea\t1.890
                        Divisione Chambarlhac\t24ª mezzabrigata leggera\t1.801
                        """)))
                .containsExactly(
                        "Armata di Riserva > Corpo Victor > Divisione Gardanne > 44ª mezzabrigata di linea",
                        "Armata di Riserva > Corpo Victor > Divisione Gardanne > 101ª mezzabrigata di linea",
                        "Armata di Riserva > Corpo Victor > Divisione Chambarlhac > 24ª mezzabrigata leggera");
    }

    @Test
    void whatAUnitIsInAGameIsNoUnit() {
        assertThat(said(read("""
                        1st Brigade
                        * 1/27th Foot, 781 men, 6 stands, Veteran, M5
                        * 1/81st Foot, 603 men, 5 stands, Elite, M5, SK
                        """))).containsExactly("1st Brigade > 1/27th Foot", "1st Brigade > 1/81st Foot");
    }

    @Test
    void twoColumnsThatBecameOneLineAreReadOneAfterTheOther() {
        ImportedOrder order = read("""
                III DIVISIONE
                BRIGATA Generale CARAFA BRIGATA Generale PEPE
                – 4° Rgt. di Linea 1.800 – 8° Rgt. di Linea 1.540
                ARTIGLIERIA 190 TRENO 120
                """);

        assertThat(order.units())
                .extracting(ImportedUnit::name)
                .containsExactly("4° Rgt. di Linea", "8° Rgt. di Linea", "ARTIGLIERIA", "TRENO");
        assertThat(order.units())
                .extracting(unit -> order.pathNames().get(unit.parent()))
                .extracting(path -> path.get(path.size() - 1))
                .containsExactly("BRIGATA Generale CARAFA", "BRIGATA Generale PEPE", "III DIVISIONE", "III DIVISIONE");
    }

    @Test
    void twoFormationsOnALineWithoutItemsOfBothAreDoubted() {
        ImportedOrder order = read("""
                III DIVISIONE
                BRIGATA Generale CARAFA BRIGATA Generale PEPE
                4° Rgt. di Linea 1.800
                8° Rgt. di Linea 1.540
                """);

        assertThat(order.units())
                .hasSize(2)
                .allMatch(unit ->
                        unit.doubts().stream().anyMatch(doubt -> doubt.field().equals("parentPath")));
    }

    @Test
    void aTitleIsNoCertainUnit() {
        assertThat(read("5e bataljon\n\n1e Brigade\n7e bataljon jagers (600 man)\n")
                        .units())
                .filteredOn(unit -> unit.name().equals("5e bataljon"))
                .allMatch(unit -> unit.confidence() < 0.5);
    }

    @Test
    void aBrigadeOfWhichNothingIsReadIsSaid() {
        assertThat(read("""
                        1st Division
                        1st Brigade: General Hill
                        1/29th Foot (690)
                        2nd Brigade: General Fane
                        2nd Division
                        3rd Brigade: General Acland
                        2/9th Foot (633)
                        """).unread()).containsExactly(4);
    }

    @Test
    void whatTheDivisionHasIsNotOfItsLastBrigade() {
        assertThat(said(read("""
                        6th Division
                        1st Brigade
                        1/11th Foot (850)
                        2/53rd Foot (700)
                        Divisional field battery and train (170)
                        """)))
                .containsExactly(
                        "6th Division > 1st Brigade > 1/11th Foot",
                        "6th Division > 1st Brigade > 2/53rd Foot",
                        "6th Division > Divisional field battery and train");
    }

    @Test
    void gunsBelowABatteryAreItsOwn() {
        ImportedOrder order = read("""
                Campbell's Brigade
                2/83rd Foot: 319
                battery of the Royal Artillery (Capt. Lawson)
                  5 x 6-pounder guns and 1 5.5-inch howitzer
                """);

        assertThat(order.units())
                .last()
                .satisfies(unit -> assertThat(unit.strengths()
                                .of(FigureKind.GUNS)
                                .orElseThrow()
                                .whole())
                        .isEqualTo(6));
    }

    @Test
    void aRegimentAndABattalionOfTheNextAreTwo() {
        assertThat(said(read("4th Division\nSkerrett's brigade\n1/7th (700), 20th, 1/23rd\n")))
                .containsExactly(
                        "4th Division > Skerrett's brigade > 1/7th",
                        "4th Division > Skerrett's brigade > 20th",
                        "4th Division > Skerrett's brigade > 1/23rd");
    }

    @Test
    void jsonThatIsCutOffIsNotReadAsWords() {
        byte[] cut = "{\"units\": [\n {\"name\": \"1st Foot\", \"men\": 50".getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> OobImport.read("army.json", cut))
                .isInstanceOf(SourceFailure.class)
                .hasMessageStartingWith("this is no whole JSON: line 2: ");
    }

    @Test
    void whatIsWrongWithJsonIsRemarked() {
        byte[] twice = "{\"units\": [\n {\"name\": \"1st Foot\", \"men\": 500, \"men\": 600}]}"
                .getBytes(StandardCharsets.UTF_8);

        assertThat(OobImport.read("army.json", twice).source().remarks())
                .singleElement()
                .asString()
                .startsWith("line 2: ")
                .contains("men");
    }

    @Test
    void aLineInCapitalsOverUnitsInOtherLettersIsTheirFormation() {
        assertThat(said(read("""
                3. ROYAL ESCORT.
                Commander, General Aubry.
                | Men. | |
                | 1st Grenadiers, 812; 2nd ditto, 790; Light Horse, 215 | 1,817 |
                """)))
                .allMatch(unit -> unit.contains("ROYAL ESCORT"))
                .hasSize(3);
    }

    @Test
    void theLastFigureOfALineThatIsTheSumOfTheOthersIsNoStrength() {
        ImportedOrder order = read("""
                2nd Division
                | 1st Hussars, 210; 5th Chasseurs, 330; 8th Lancers, 96 | 636 |
                """);

        assertThat(order.units())
                .extracting(unit ->
                        unit.strengths().of(FigureKind.MEN).orElseThrow().whole())
                .containsExactly(210, 330, 96);
    }

    private static final String IN_TWO_SUMS = """
            3. ROYAL ESCORT.
            | 1st Grenadiers, 812; 2nd ditto, 790 | 1,602 |
            | Total, four battalions | 1,602 |
            | 1st Lancers, 215; 7th Hussars, 330 | 545 |
            | Total (four battalions, five squadrons) | %s |
            """;

    @Test
    void aSumThatNoLaterOneCountsEndsItsFormation() {
        assertThat(said(read(IN_TWO_SUMS.formatted("545"))))
                .hasSize(4)
                .anyMatch(unit -> !unit.contains("ROYAL ESCORT"));
    }

    @Test
    void theOnlyFigureOfTheLastUnitIsItsStrengthWhateverTheOthersComeTo() {
        ImportedOrder order = read("2nd Division\n1st Hussars, 210; 5th Chasseurs, 330; 8th Lancers, 540\n");

        assertThat(order.units())
                .extracting(unit ->
                        unit.strengths().of(FigureKind.MEN).orElseThrow().whole())
                .containsExactly(210, 330, 540);
    }

    @Test
    void severalBattalionsInABracketAreCounted() {
        ImportedOrder order = read("""
                Brigade Moreau
                21st of the Line (1st, 2nd, and 4th batts.), 1,650
                28th of the Line (2nd batt.), 540
                """);

        assertThat(said(order))
                .containsExactly("Brigade Moreau > 21st of the Line", "Brigade Moreau > 28th of the Line (2nd batt.)");
        assertThat(order.units()
                        .get(0)
                        .strengths()
                        .of(FigureKind.BATTALIONS)
                        .orElseThrow()
                        .whole())
                .isEqualTo(3);
    }

    @Test
    void whereSomebodyStoodAndNumbersOfUnitsAreNeitherUnitsNorStrengths() {
        ImportedOrder order = read("""
                Reserve Division
                National Guards of the Coast, before Gerona (two batts.) 640
                Three Provisional Battalions (Nos. 4, 5, 6) 1,480
                """);

        assertThat(order.units())
                .extracting(unit ->
                        unit.strengths().of(FigureKind.MEN).orElseThrow().whole())
                .containsExactly(640, 1480);
    }

    @Test
    void aBracketBehindABrigadeIsNoSecondBrigade() {
        assertThat(said(read("""
                Brigada Lemos (3.ª Brigada)
                • Regimento de Infantaria n.º 9 (Viana), 2 batalhões – 1.211 homens
                • Regimento de Infantaria n.º 21 (Valença), 2 batalhões – 1.180 homens
                """))).hasSize(2).allMatch(unit -> unit.startsWith("Brigada Lemos"));
    }

    private static final String PAGE = """
            <h2>%s</h2>
            <ul><li><b>2nd Infantry Corps</b> – Lieutenant General K. F. Baggovut
            <ul><li>1st Brigade – Colonel Rossi
            <ul><li>Tobolsk Infantry Regiment (2 battalions)<li>Volhynia Infantry Regiment (2 battalions)</ul>
            </ul></ul>
            """;

    @Test
    void whatAPageIsAboutHoldsNothing() {
        assertThat(said(page("The Russian Right at Borodino")))
                .containsExactly(
                        "2nd Infantry Corps > 1st Brigade > Tobolsk Infantry Regiment",
                        "2nd Infantry Corps > 1st Brigade > Volhynia Infantry Regiment");
    }

    @Test
    void anArmyAboveCorpsIsNoTitle() {
        assertThat(said(page("First Western Army – General Barclay de Tolly")))
                .hasSize(2)
                .allMatch(unit -> unit.startsWith("First Western Army > 2nd Infantry Corps > 1st Brigade > "));
    }

    private static ImportedOrder page(String heading) {
        return OobImport.read("a.html", PAGE.formatted(heading).getBytes(StandardCharsets.UTF_8))
                .order();
    }

    @Test
    void aGroupAboveDivisionsIsNoTitle() {
        assertThat(said(read("""
                        Reserve at Orthez

                            1st Division - General Taupin
                                12e Leger, 1,053
                                32e Ligne, 974
                        """))).hasSize(2).allMatch(unit -> unit.startsWith("Reserve at Orthez > 1st Division > "));
    }

    @Test
    void aWordThatIsNotKnownAndCutShortEndsNoName() {
        assertThat(said(read("""
                        Brigade Klüx
                          1. Westpreuß. Inf.-Regt. (3 Bat.) – 2214 Mann
                          Brandenb. Jäger-Bat. – 305 Mann
                          6pfünd. Fußbatterie Nr. 9 – 8 Geschütze
                        """)))
                .containsExactly(
                        "Brigade Klüx > 1. Westpreuß. Inf.-Regt.",
                        "Brigade Klüx > Brandenb Jäger-Bat.",
                        "Brigade Klüx > 6pfünd. Fußbatterie Nr. 9");
    }

    @Test
    void aSentenceEndsWhereTheNextUnitBegins() {
        assertThat(said(read("""
                        1st Division
                        29th Foot 607. Grenadiers 120
                        """))).hasSize(2);
    }

    @Test
    void dittosBetweenWideGapsStandForOneName() {
        assertThat(said(read("""
                        1re division
                           32e rég. de ligne, colonel Darricau   1.789 hommes
                           96e   id.   1.720 hommes
                        """)))
                .containsExactly("1re division > 32e rég. de ligne", "1re division > 96e rég. de ligne");
    }

    @Test
    void figuresBehindWhatTheyCountBetweenCommas() {
        ImportedOrder order = read("""
                2ª Divisione: gen. Rouyer
                   9° di linea, btg. 3, u. 1.512
                   102° di linea, btg. 2, u. 1.104
                   12ª comp. del 4° art. a piedi, pz. 6
                """);

        assertThat(said(order))
                .containsExactly(
                        "2ª Divisione > 9° di linea",
                        "2ª Divisione > 102° di linea",
                        "2ª Divisione > 12ª comp. del 4° art. a piedi");
        assertThat(order.units())
                .extracting(unit -> unit.strengths()
                                .of(FigureKind.BATTALIONS)
                                .map(Value::whole)
                                .orElse(0)
                        + " "
                        + unit.strengths().of(FigureKind.MEN).map(Value::whole).orElse(0)
                        + " "
                        + unit.strengths().of(FigureKind.GUNS).map(Value::whole).orElse(0))
                .containsExactly("3 1512 0", "2 1104 0", "0 0 6");
    }

    @Test
    void ranksAreCutShortWithADotAfterEachLetter() {
        assertThat(read("""
                        I. COLONNE (VI. Armee-Corps)
                        F.M.L. Freih. v. Hiller
                          IR Nr. 14 Klebek  2.108
                          IR Nr. 59 Jordis  1.269
                        """).formations())
                .extracting(formation -> formation.name() + " / " + formation.commander())
                .containsExactly("I. COLONNE / F.M.L. Freih. v. Hiller");
    }

    @Test
    void aLineThatGoesOnBehindATableBelongsToNoneOfItsRows() {
        assertThat(said(read("""
                        | Brigade | Regiment | Men | Horses |
                        |---|---|---|---|
                        | Anson | 3/27th | 712 | |
                        | | 1/40th | 689 | |
                          of the army in Spain
                        """))).containsExactly("Anson Brigade > 3/27th", "Anson Brigade > 1/40th");
    }

    @Test
    void gunsOfADivisionAreNoDivision() {
        assertThat(said(read("""
                        13ª Divisione Delzons
                          Brigata Huard
                            8° Leggero 890
                          Artiglieria div.
                            2ª batt. a piedi, 8 pezzi
                        """))).contains("13ª Divisione Delzons > Artiglieria div. > 2ª batt. a piedi");
    }
}
