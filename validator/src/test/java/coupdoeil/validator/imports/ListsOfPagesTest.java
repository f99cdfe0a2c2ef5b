package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists of web pages, forums and rosters, each in a few lines. */
class ListsOfPagesTest {

    private static List<String> units(String text) {
        return Told.units("list.txt", text);
    }

    @Test
    void abbreviationsMeanWhatTheListExplains() {
        assertThat(units("""
                        Abréviations : DI = Division d'Infanterie, GD = Général de Division, RI = Régiment d'Infanterie

                        5e DI – GD Compans
                        1/ RI Prinz Xaver 612
                        61e RI 1 480
                        """))
                .containsExactly("4 5e DI/1/ RI Prinz Xaver infantry 612", "5 5e DI/61e RI infantry 1480");
        assertThat(units("""
                        Fuerzas francesas
                        DI-2 de Verdier (3.900 efectivos): RI-24 (3 Bs), RI-54 (2 Bs) y RD-12.

                        Abreviaturas: DI división de infantería, RI regimiento de infantería, RD regimiento de dragones, B batallón.
                        """))
                .containsExactly(
                        "2 DI-2 de Verdier/RI-24 infantry",
                        "2 DI-2 de Verdier/RI-54 infantry",
                        "2 DI-2 de Verdier/RD-12 cavalry");
    }

    @Test
    void abbreviationsMayBeExplainedOnLinesOfTheirOwn() {
        assertThat(units("""
                        Key:
                        Fz = fusilier battalion
                        Kz = cuirassier regiment

                        3rd Brigade
                        Fz Rabenau 540
                        Kz Bünting 610
                        """))
                .containsExactly("6 3rd Brigade/Fz Rabenau infantry 540", "7 3rd Brigade/Kz Bünting cavalry 610");
    }

    @Test
    void fewNumbersBeforeDashesAreNoKeys() {
        assertThat(units("2nd Brigade\n1 – 7th Foot\n2 – 23rd Foot\n")).hasSize(2);
    }

    @Test
    void battalionsBehindADashAreOfTheRegimentBeforeIt() {
        assertThat(units("""
                        Brigade Gratien
                          • 8e régiment d'infanterie de ligne — 1er et 3e bataillons
                          • 9e régiment d'infanterie légère — 4e bataillon
                          • 4e régiment de hussards — 1er et 2e escadrons
                        """))
                .containsExactly(
                        "2 Brigade Gratien/8e régiment d'infanterie de ligne infantry",
                        "3 Brigade Gratien/9e régiment d'infanterie légère 4e bataillon infantry",
                        "4 Brigade Gratien/4e régiment de hussards cavalry");
    }

    @Test
    void regimentsFurtherInAreOfTheProvisionalOneAboveThem() {
        assertThat(units("""
                        2e brigade
                          • 5e régiment provisoire
                            • 12e régiment d'infanterie de ligne — 3e bataillon
                            • 15e régiment d'infanterie de ligne — 3e bataillon
                          • 70e régiment d'infanterie de ligne
                        """))
                .containsExactly(
                        "3 2e brigade/5e régiment provisoire/12e régiment d'infanterie de ligne 3e bataillon infantry",
                        "4 2e brigade/5e régiment provisoire/15e régiment d'infanterie de ligne 3e bataillon infantry",
                        "5 2e brigade/70e régiment d'infanterie de ligne infantry");
    }

    @Test
    void anArmWithItsGeneralHeadsTheRegimentsBelow() {
        assertThat(units("""
                        Erste Division.
                        Brigade General-Major Graf Isenburg.
                        das 5te Linien-Infanterie-Regiment Preysing, 2 Bataillons,
                        das 9te — — — Ysenburg, 2 —
                        Reiterei. General-Major Graf Seydewitz.
                        das 4te Chevauxlegers-Regiment Bubenhoven, 4 Escadrons,
                        das 5te — — Leiningen, 3 —
                        """))
                .containsExactly(
                        "3 Erste Division/Brigade General-Major Graf Isenburg/5te Linien-Infanterie-Regiment Preysing infantry",
                        "4 Erste Division/Brigade General-Major Graf Isenburg/9te Linien-Infanterie-Regiment Ysenburg infantry",
                        "6 Erste Division/Reiterei/4te Chevauxlegers-Regiment Bubenhoven cavalry ?",
                        "7 Erste Division/Reiterei/5te Chevauxlegers-Regiment Leiningen cavalry ?");
    }

    @Test
    void whoLeadsAUnitBehindAPrepositionIsNoPartOfItsName() {
        assertThat(units("""
                        First Brigade
                        1st Foot under Colonel Smith (500 men)
                        2nd Foot (510 men) under Lieutenant-Colonel Jones
                        """))
                .containsExactly("2 First Brigade/1st Foot infantry 500", "3 First Brigade/2nd Foot infantry 510");
    }
}
