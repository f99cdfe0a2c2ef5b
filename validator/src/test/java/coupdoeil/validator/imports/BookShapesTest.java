package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
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
                .map(unit -> path(order, unit) + unit.name() + men(unit))
                .toList();
    }

    private static String path(ImportedOrder order, ImportedUnit unit) {
        Deque<String> names = new ArrayDeque<>();
        int at = unit.parent();
        while (at >= 0) {
            ImportedFormation formation = order.formations().get(at);
            names.addFirst(formation.name() + " > ");
            at = formation.parent();
        }
        return String.join("", names);
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
}
