package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How old books, archives and booklets print lists, each in a few lines. */
class BookShapesTest {

    private static ImportedOrder read(String text) {
        return OobImport.read("list.txt", text.getBytes(StandardCharsets.UTF_8)).order();
    }

    /** Each unit with the formations above it, and the men it has. */
    private static List<String> said(String text) {
        ImportedOrder order = read(text);
        return order.units().stream()
                .map(unit -> Told.path(order, unit) + unit.name() + men(unit))
                .toList();
    }

    private static String men(ImportedUnit unit) {
        return unit.strengths()
                .of(FigureKind.MEN)
                .map(men -> " " + (int) men.number())
                .orElse("");
    }

    private static List<Integer> counted(String text, FigureKind kind) {
        return read(text).units().stream()
                .map(unit -> unit.strengths().of(kind).map(Value::whole).orElse(-1))
                .toList();
    }

    @Test
    void ordinalsHaveADotBeforeTheirEnding() {
        assertThat(said("""
                        Garnison de Ciudad-Rodrigo

                        34.e régiment léger, 1.er bataillon ......  512
                        113.e id., 2.e bataillon ................  430
                        1.re compagnie de mineurs ...............   61
                        """))
                .containsExactly(
                        "34.e régiment léger, 1.er bataillon 512",
                        "113.e régiment léger, 2.e bataillon 430",
                        "1.re compagnie de mineurs 61");
    }

    @Test
    void dittoStandsForSeveralWordsAtTheBeginningOfALine() {
        String text = """
                1e Brigade: Gen.-Maj. de Eerens

                  Bat. Nat. Militie n°. 11, Luit.-Kol. J. de Vries . .  21 off.  430 m.  (— 12)
                  Idem n°. 12, Kapt. P. Smit . . . . . . . . . . . .    20 off.  511 m.  (— 3)
                """;
        assertThat(said(text))
                .containsExactly(
                        "1e Brigade > Bat. Nat. Militie n°. 11 451", "1e Brigade > Bat. Nat. Militie n°. 12 531");
    }

    @Test
    void dashesBehindACountStandForTheWordAbove() {
        String text = """
                Brigade des Gen. Maj. von Larisch.
                1 Grenadierbat. von Losthin.
                2 Bat. von Tauentzien.
                2  —   Prinz Eugen.
                1 sechspfünd. Batt. von Kühn.
                5 Escadr. Drag. von Irwing.
                5   —      —   von Katte.
                1 reit. Batt. von Neander.
                """;
        assertThat(said(text))
                .containsExactly(
                        "Brigade des Gen. Maj. von Larisch > Grenadierbat von Losthin",
                        "Brigade des Gen. Maj. von Larisch > von Tauentzien",
                        "Brigade des Gen. Maj. von Larisch > Prinz Eugen",
                        "Brigade des Gen. Maj. von Larisch > sechspfünd. Batt. von Kühn",
                        "Brigade des Gen. Maj. von Larisch > Drag. von Irwing",
                        "Brigade des Gen. Maj. von Larisch > Drag. von Katte",
                        "Brigade des Gen. Maj. von Larisch > reit. Batt. von Neander");
        assertThat(counted(text, FigureKind.BATTALIONS)).containsExactly(1, 2, 2, -1, -1, -1, -1);
        assertThat(counted(text, FigureKind.SQUADRONS)).containsExactly(-1, -1, -1, -1, 5, 5, -1);
        assertThat(counted(text, FigureKind.BATTERIES)).containsExactly(-1, -1, -1, 1, -1, -1, 1);
    }

    @Test
    void dittoBehindANumberOrANationStandsForTheLevel() {
        assertThat(said("""
                        LEFT WING.—General Clauzel.
                          1st Division, Taupin, 8 battalions . . .   5,102
                          3d   ditto    La Coste, 9 ditto . . . .    6,044
                            Total of the left wing             11,146

                        RESERVE.—General Villatte.
                          Spanish brigade, 3 battalions  .  .  .     1,020
                          Italian ditto, 4 ditto  .  .  .  .  .      1,311
                          Foot guards, 4 ditto  .  .  .  .  .  .     1,204
                        """))
                .containsExactly(
                        "LEFT WING. > 1st Division 5102",
                        "LEFT WING. > 3d Division 6044",
                        "RESERVE > Spanish brigade 1020",
                        "RESERVE > Italian brigade 1311",
                        "RESERVE > Foot guards 1204");
    }

    @Test
    void gunsAreCountedInShortInBrackets() {
        assertThat(counted("""
                        Artillerie: Maj. C. de Wit.
                          Bat. rijd. art., Kapt. A. Bos (8 st.) . . .   6 off.  201 m.
                          Bat. voet-art., Kapt. E. Mol (6 st.) . . .    5 off.  148 m.
                        """, FigureKind.GUNS)).containsExactly(8, 6);
    }

    @Test
    void figuresBehindACommanderAreThoseOfHisRegiment() {
        assertThat(said("""
                        1re brigade (général Villatte) : 6e léger, colonel Laplane (2 bataillons, 1,728 hommes); 39e de ligne, \
                        colonel Maucune (2 bataillons, 1,633 hommes).
                        """)).containsExactly("1re brigade > 6e léger 1728", "1re brigade > 39e de ligne 1633");
    }

    @Test
    void menStandAmongColumnsOfAGame() {
        assertThat(said("""
                        BRITISH PLAYER

                        Unit                          Men    Fig   ML   Sk   Notes
                        ----------------------------------------------------------
                        1st Brigade - Col Oswald              Cmd 6"  Average
                        1/58th Foot                   576    19    B    2    Young troops
                        De Roll's Regt (5 coys)       287    10    C    2    Swiss
                        20th Foot (from turn 9)       501    17    B    2
                        Foot battery                  110     4    C    -    4 x 6pdr
                        """))
                .containsExactly(
                        "1st Brigade > 1/58th Foot 576",
                        "1st Brigade > De Roll's Regt 287",
                        "1st Brigade > 20th Foot 501",
                        "1st Brigade > Foot battery 110");
    }

    private static final String UNDER_ARMS = """
            EXTRACT FROM THE ROLLS.

                                                           Under arms.      Detached.       Effective.
                                                           Men.Horses.     Men. Hors.      Men.  Hors.

            RIGHT WING.—General Reille.
              1st Division, Foy, 9 battalions .  .  .       5,922    189       37     2     5,959    191
              7th  ditto    Maucune, 7 ditto .  .  .        4,186    110      151    18     4,337    128
            """;

    @Test
    void onlyThosePresentCountBelowTwoLinesOfHeadings() {
        assertThat(said(UNDER_ARMS))
                .containsExactly("RIGHT WING. > 1st Division 5922", "RIGHT WING. > 7th Division 4186");
        assertThat(counted(UNDER_ARMS, FigureKind.HORSES)).containsExactly(189, 110);
        assertThat(counted(UNDER_ARMS, FigureKind.LOSSES)).containsExactly(39, 169);
    }

    @Test
    void aHeadingEndsOnTheLineBelow() {
        String text = """
                                                  Jefes
                   CUERPOS                        y of.    Tropa  Caballos
                   =======================================================
                1.ª DIVISIÓN. Mariscal de campo D. Teodoro Reding

                 Caballería
                   Montesa, 1 escuadrón ..........     7      113      118
                   Farnesio ......................    14      199      205
                """;
        assertThat(counted(text, FigureKind.MEN)).containsExactly(120, 213);
        assertThat(counted(text, FigureKind.HORSES)).containsExactly(118, 205);
    }

    @Test
    void anArmHeadsWhatStandsBelowTheNamesOfColumns() {
        assertThat(said("""
                        1.ª DIVISIÓN.—Mariscal de Campo D. Teodoro Reding.

                          Infantería.                              HOMBRES.   CABALLOS.
                            Regimiento de la Reina...............    795       »
                            Idem de Jaén.........................    922       »
                          Caballería.
                            Montesa..............................    120      110
                        """))
                .containsExactly(
                        "1.ª DIVISIÓN > Infantería > Regimiento de la Reina 795",
                        "1.ª DIVISIÓN > Infantería > Regimiento de Jaén 922",
                        "1.ª DIVISIÓN > Caballería > Montesa 120");
    }

    @Test
    void bracesAreDrawnOfPieces() {
        assertThat(said("""
                                                                  Baone   Esk.    Mann
                          1. Division: FML. Graf Lederer.

                          GM. v. Sorben     ⎰ Gradiscaner Nr. 8  . . . .   1      —       842
                                            ⎱ Kaiser-Husaren Nr. 1 . . .   —      6       711
                          GM. Longueville   ⎰ IR. Strauch Nr. 24 . . . .   2      —     1.530
                                            ⎱ IR. Bellegarde Nr. 44  . .   2      —     1.388
                        """))
                .containsExactly(
                        "1. Division > GM. v. Sorben > Gradiscaner Nr. 8 842",
                        "1. Division > GM. v. Sorben > Kaiser-Husaren Nr. 1 711",
                        "1. Division > GM. Longueville > IR. Strauch Nr. 24 1530",
                        "1. Division > GM. Longueville > IR. Bellegarde Nr. 44 1388");
    }

    @Test
    void battalionsBehindBracesHaveTheNameOfTheirRegiment() {
        assertThat(said("""
                        2e Brigade: Kol. Prins Bernhard.

                            Reg. Nassau n°. 2 { 1e bat., Kapt. Büsgen . . .  29 off.  866 m.
                                              { 2e bat., Maj. von Normann .  28 off.  853 m.
                        """))
                .containsExactly(
                        "2e Brigade > Reg. Nassau n°. 2, 1e bat. 895", "2e Brigade > Reg. Nassau n°. 2, 2e bat. 881");
    }

    @Test
    void theNumberOfASheetStandsBeforeWhoseItIs() {
        assertThat(said("""
                        Brigade: General de brigade Moreau
                             53rd Line Regiment (52/1,618)

                        809FXZ                                Copyright XYZ 1995
                        """)).containsExactly("Brigade > 53rd Line Regiment 1670");
    }

    @Test
    void aSignForNumbersCountsSeveralRegiments() {
        assertThat(said("""
                        Brigada do coronel Collins:
                           Regimentos de infanteria n.os 9 e 21 . . . . . . . . 1:775
                           Batalhão de caçadores n.º 7 . . . . . . . . . . . .    550
                        """))
                .containsExactly(
                        "Brigada do coronel Collins > Regimentos de infanteria n.os 9",
                        "Brigada do coronel Collins > Regimentos de infanteria 21",
                        "Brigada do coronel Collins > Batalhão de caçadores n.º 7 550");
    }

    @Test
    void aRegimentMayBeCalledByANation() {
        assertThat(said("""
                        2.ª DIVISIÓN. Marqués de Coupigny

                         Caballería
                           Borbón, 3 esc. ..........   379 hombres
                           España, 1 esc. ..........   112 hombres
                        """))
                .containsExactly("2.ª DIVISIÓN > Caballería > Borbón 379", "2.ª DIVISIÓN > Caballería > España 112");
    }

    @Test
    void whatIsOfTheDivisionStandsBehindItsBrigades() {
        assertThat(said("""
                        1. Division: FML. Graf Lederer.

                          GM. v. Sorben      { IR. Strauch Nr. 24 . . . . .  1.530
                                             { IR. Bellegarde Nr. 44  . . .  1.388
                             Zur Division:  1 sechspfdge. Brigade-Batterie
                        """))
                .containsExactly(
                        "1. Division > GM. v. Sorben > IR. Strauch Nr. 24 1530",
                        "1. Division > GM. v. Sorben > IR. Bellegarde Nr. 44 1388",
                        "1. Division > sechspfdge. Brigade-Batterie");
    }

    @Test
    void gunnersAndSappersStandTogether() {
        assertThat(said("""
                        1.ª DIVISIÓN.—Mariscal de Campo D. Teodoro Reding.

                          Infantería.
                            Regimiento de la Reina........................    795
                          Artillería y zapadores.
                            Una compañía de artillería á caballo (6 piezas)   102
                            Una compañía de zapadores.....................    166
                        """))
                .containsExactly(
                        "1.ª DIVISIÓN > Infantería > Regimiento de la Reina 795",
                        "1.ª DIVISIÓN > Artillería y zapadores > de artillería á caballo 102",
                        "1.ª DIVISIÓN > Artillería y zapadores > de zapadores 166");
    }

    @Test
    void headsAndNumbersOfPagesAreNoUnits() {
        assertThat(said("""
                        142                         Beilage No. II.

                            Brigade des Gen. Maj. von Larisch.
                        1 Grenadierbat. von Losthin.
                        2 Bat. von Tauentzien.

                        12

                                         Gefecht bei Saalfeld.               143

                            Brigade des Gen. Maj. von Bevern.
                        2 Bat. von Müffling.
                        1 Jägerbat. von Valentini.
                        1 Füsilierbat. von Rühle.
                        """))
                .containsExactly(
                        "Brigade des Gen. Maj. von Larisch > Grenadierbat von Losthin",
                        "Brigade des Gen. Maj. von Larisch > von Tauentzien",
                        "Brigade des Gen. Maj. von Bevern > von Müffling",
                        "Brigade des Gen. Maj. von Bevern > Jägerbat von Valentini",
                        "Brigade des Gen. Maj. von Bevern > Füsilierbat von Rühle");
    }

    @Test
    void brigadesAreCountedLineByLine() {
        assertThat(said("""
                        RESERVE.—General Villatte.
                          French brigades, 17 battalions .  .  .       9,102
                          Spanish brigade, 4 battalions  .  .  .       1,168
                            Total of the reserve                      10,270

                        CAVALRY.
                          Division of Pierre Soult, 24 squadrons .     3,981
                          Ditto of Treilhard, 14 ditto  .  .  .        2,358
                          Light brigade attached to the wings .          808

                        ARTILLERY.
                          Field batteries, 66 guns . . . . . . .       3,246
                          Park of reserve, 20 pieces . . . . . .         887
                        """))
                .containsExactly(
                        "RESERVE > French brigades 9102",
                        "RESERVE > Spanish brigade 1168",
                        "CAVALRY > Division of Pierre Soult 3981",
                        "CAVALRY > Division of Treilhard 2358",
                        "CAVALRY > Light brigade attached to the wings 808",
                        "ARTILLERY > Field batteries 3246",
                        "ARTILLERY > Park of reserve 887");
    }

    @Test
    void theFirstLineOfAParagraphIsSetIn() {
        assertThat(said("""
                           2e division (général Loison). — 1re brigade (général Villatte) :
                        6e léger, colonel Laplane (2 bataillons, 1,728 hommes); 39e de ligne
                        (2 bataillons, 1,633 hommes).

                           Dragons à pied (général Baraguey d’Hilliers), détachés de la grande
                        réserve : 1er régiment (4 bataillons, 1,402 hommes); 2e régiment
                        (4 bataillons, 1,377 hommes).
                        """))
                .contains("2e division > 1re brigade > 6e léger 1728", "2e division > 1re brigade > 39e de ligne 1633");
    }

    @Test
    void anArmInTheMiddleOfThePageHeadsWhatStandsBelow() {
        assertThat(said("""
                        1.ª brigada, do brigadeiro Pack:
                           Regimento de infanteria n.º 1 . . . . . . .  1:089
                           Regimento de infanteria n.º 16 . . . . . . . 1:130

                           Artilheria

                        Bateria de calibre 6, 6 bôcas de fogo
                        Bateria de calibre 9, 6 bôcas de fogo
                        """)).endsWith("Artilheria > Bateria de calibre 6", "Artilheria > Bateria de calibre 9");
    }
}
