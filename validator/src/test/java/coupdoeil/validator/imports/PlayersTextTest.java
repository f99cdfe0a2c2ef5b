package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What players type for each other: booklets, letters, handouts, tables drawn with signs. */
class PlayersTextTest {

    @Test
    void aTableMayBeDrawnWithSignsMadeForIt() {
        OobImport read = read("""
                ╔══════════════════════╤═════╤═══════╤═══════╗
                ║ Oddział              │ bat.│ ludzi │ dział ║
                ╠══════════════════════╪═════╪═══════╪═══════╣
                ║ Prawe skrzydło - gen. Kowal                ║
                ╟──────────────────────┼─────┼───────┼───────╢
                ║   4. pułk piechoty   │  2  │ 1 250 │   —   ║
                ║   Bateria piesza     │  —  │    80 │   6   ║
                ║     Razem            │     │ 1 330 │   6   ║
                ╚══════════════════════╧═════╧═══════╧═══════╝
                """);

        assertThat(shown(read)).containsExactly("4. pułk piechoty 1250", "Bateria piesza 80/6");
        assertThat(read.order().formations().get(0).name()).isEqualTo("Prawe skrzydło");
    }

    @Test
    void aTableMayBeDrawnWithPlusAndMinusSigns() {
        OobImport read = read("""
                +------------------+------+------+
                | Unit             | Men  | Guns |
                +------------------+------+------+
                | 1st Brigade: General Smith     |
                +------------------+------+------+
                |   1/24th Foot    |  500 |      |
                |   2/42nd Foot    |  612 |      |
                +------------------+------+------+
                | 2nd Brigade: General Brown     |
                +------------------+------+------+
                |   3/43rd Foot    |  700 |      |
                |   Webber's Battery | 120 |   6 |
                +------------------+------+------+
                """);

        assertThat(shown(read))
                .containsExactly("1/24th Foot 500", "2/42nd Foot 612", "3/43rd Foot 700", "Webber's Battery 120/6");
        assertThat(read.order().formations()).hasSize(2);
    }

    @Test
    void boxesToTickOffCountNoMenAndMarkTheLowest() {
        OobImport read = read("""
                Army morale: 12
                II CORPS: REILLY, CC
                 1st Division (Exhaustion 6)  SMITH
                    Adam's Brigade     [ ][ ][ ][ ]   M6  SHK
                    Brown's Bde        [ ][ ][ ]      M5
                    Div. artillery     [ ][ ]   FA    M5
                 2nd Division (Exh. 5)  JONES
                    Clark's Bde        [ ][ ][ ]      M4  P
                    Div. artillery     □□ FA, M5
                """);

        assertThat(shown(read))
                .containsExactly("Adam's Brigade", "Brown's Bde", "Div. artillery", "Clark's Bde", "Div. artillery");
        assertThat(read.order().units())
                .extracting(unit -> unit.arm().key())
                .containsExactly("infantry", "infantry", "artillery", "infantry", "artillery");
        assertThat(read.order().formations())
                .extracting(formation -> formation.echelon().key())
                .containsExactly("corps", "division", "division");
    }

    @Test
    void aWingOfAnotherNationBeginsTheOtherSide() {
        OobImport read = read("""
                FRENCH ARMY
                1st Brigade: Petit
                  4e Ligne 600
                  8e Ligne 700

                RUSSIAN LEFT WING
                2nd Brigade: Popov
                  Pskov Musketeers 800
                  Perm Musketeers 900
                """);

        assertThat(read.order().sides()).containsExactly("FRENCH ARMY", "RUSSIAN LEFT WING");
    }

    @Test
    void whatIsSaidOfAUnitBehindItsFiguresIsNoTroops() {
        OobImport read = read("""
                Adam's brigade - Keith
                 - 1/52nd, 22 figs, Vet, Ferocious
                 - 2/95th - 12 figs, Small
                 - 71st 15 figs
                 - 18th Line - 2 btns x 16
                 - 62e Ligne, 3 bns of 18, Line
                 - 1/43rd, 36 figures (754)
                """);

        assertThat(shown(read)).containsExactly("1/52nd", "2/95th", "71st", "18th Line", "62e Ligne", "1/43rd 754");
    }

    @Test
    void aTitleWithAYearIsNoUnit() {
        OobImport read =
                read("WATERLINE 1807 - a scenario\nfor four players\n\nBrigade Smith\n 4th Line 500\n 5th Line 600\n");

        assertThat(shown(read)).containsExactly("4th Line 500", "5th Line 600");
    }

    @Test
    void aHandoutSaysWhatLeadersAreWorthAndCorpsBeginWithAVanguard() {
        OobImport read = read("""
                ÖSTERREICHER

                1. Kolonne: FML Berger, SW 8 (Uwe)

                Vorhut, GM Huber (SW 7)
                   4. Wiener Freiwilligen-Btl., 780
                   Kienmayer-Husaren (Nr. 8), 8 Esk., 980

                Division FML Kaiser (SW 7) - Sabine
                  Brigade Wolf
                   IR 14 Klebek - 3 Btl. - 2.610 Mann
                  Der Division direkt unterstellt:
                   Badische Dragoner, 4 Esk., 390 Reiter
                """);

        assertThat(shown(read))
                .containsExactly(
                        "4. Wiener Freiwilligen-Btl. 780",
                        "Kienmayer-Husaren Nr. 8 980",
                        "IR 14 Klebek 2610",
                        "Badische Dragoner 390");
        assertThat(read.order().pathNames()).allSatisfy(path -> assertThat(path).startsWith("1. Kolonne"));
    }

    @Test
    void aSideOfTwoNationsHasAContingentOfOneOfThem() {
        OobImport read = read("""
                WOJSKA POLSKIE I SASKIE
                Wódz naczelny: gen. Nowak

                Centrum – gen. Kowal
                1 pp, 2 bat. – 1 300 ludzi

                Sasi – gen. Braun
                huzarzy sascy – 180 szabel

                WOJSKA AUSTRIACKIE
                Brygada Klein
                kirasjerzy nr 5 (6 szw.)
                """);

        assertThat(read.order().sides()).containsExactly("WOJSKA POLSKIE I SASKIE", "WOJSKA AUSTRIACKIE");
        assertThat(read.order().formations())
                .extracting(ImportedFormation::name)
                .contains("Centrum", "Sasi");
        assertThat(shown(read)).containsExactly("1 pp 1300", "huzarzy sascy 180", "kirasjerzy nr 5");
    }

    @Test
    void russianWordsMayBeSpeltInLatinLetters() {
        OobImport read = read("""
                II PEKHOTNYJ KORPUS - gen.-lejt. Ivanov

                4-ya pekh. diviziya - gen.-m. Petrov
                1-ya brigada (polk. Orlov): Tambovskij, Volynskij pekhotnye polki (po 2 bat-na)
                2-ya brigada (polk. Sidorov): 4-j i 34-j egerskie polki (po 2 bat-na)
                4-ya art. brigada: batarejnaya rota N 4 (12 or.)
                Konnaya rota N 5 - 12 orudij, 180 chel.
                """);

        assertThat(shown(read))
                .containsExactly(
                        "Tambovskij pekhotnye polki",
                        "Volynskij pekhotnye polki",
                        "4-j egerskie polki",
                        "34-j egerskie polki",
                        "batarejnaya rota N 4/12",
                        "Konnaya rota N 5 180/12");
    }

    @Test
    void battalionsMayBeCutShortToALetterBetweenFigures() {
        OobImport read = read("""
                2e division : Morel - brigades non connues
                    7e léger 3 b. 2080 h
                    12e de ligne 3 b. 1980 h
                """);

        assertThat(shown(read)).containsExactly("7e léger 2080", "12e de ligne 1980");
        assertThat(read.order().formations()).hasSize(1);
    }

    @Test
    void aCalibreBehindABatteryIsNoOtherUnit() {
        OobImport read = read("""
                Artillery
                 - Smith's Battery RA, 9pdr
                 - 11/7th Foot Artillery - 8pdrs, 6 guns
                 - 3 twelve-pounder batteries - 18 guns
                """);

        assertThat(shown(read))
                .containsExactly("Smith's Battery RA", "11/7th Foot Artillery/6", "twelve-pounder batteries/18");
    }

    @Test
    void whatStandsBehindFiguresInBracketsIsNoColumn() {
        OobImport read = read("""
                                   Bns    Men
                Brigade Petit
                  33rd Line .....   2   1,650
                  15th Light ....   1     754  (other bn. with the park)
                """);

        assertThat(shown(read)).containsExactly("33rd Line 1650", "15th Light 754");
    }

    @Test
    void gunsOutsideOfTheListOfTheLastBrigadeAreTheDivisions() {
        OobImport read = read("""
                DIVISIONE ROSSI
                BRIGATA Bianchi
                – 3° Rgt. Leggero 2.203
                – 2° Rgt. di Linea 2.096
                ARTIGLIERIA 138\tTRENO 207
                """);

        assertThat(read.order().pathNames().get(read.order().units().get(2).parent()))
                .containsExactly("DIVISIONE ROSSI");
    }

    /** Names, with men, and guns behind a stroke, where they are known. */
    private static List<String> shown(OobImport read) {
        return read.order().units().stream().map(PlayersTextTest::shown).toList();
    }

    private static String shown(ImportedUnit unit) {
        return unit.name() + figure(" ", unit, FigureKind.MEN) + figure("/", unit, FigureKind.GUNS);
    }

    static String men(ImportedUnit unit) {
        return figure("", unit, FigureKind.MEN);
    }

    private static String figure(String before, ImportedUnit unit, FigureKind kind) {
        return unit.strengths().of(kind).map(value -> before + value.whole()).orElse("");
    }

    private static OobImport read(String text) {
        return OobImport.read("list.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void headingsUnderlinedOneByOneSayHowWideColumnsAre() {
        assertThat(Told.units("raab.txt", """
                        FRANCO-ITALIAN ARMY

                         Cmd  Unit                    Type  Str   Morale  Notes
                         ---  ----------------------  ----  ----  ------  -----
                          1   Seras Division
                                Moreau's Bde
                                  53e Ligne           LI    1250  Reg     2 bns
                                  106e Ligne          LI    1190  Reg     2 bns
                          2   Durutte Division
                                Valentin's Bde
                                  22e Leger           LT    1010  Vet     skirm
                        """))
                .containsExactly(
                        "7 Seras Division/Moreau's Bde/53e Ligne infantry 1250",
                        "8 Seras Division/Moreau's Bde/106e Ligne infantry 1190",
                        "11 Durutte Division/Valentin's Bde/22e Leger infantry 1010");
    }

    @Test
    void fewMenOfARegimentAreDoubted() {
        assertThat(Told.units(
                        "stands.txt",
                        "1st Division: Merle\n53e Ligne Regiment, 12 men\n36e Ligne Regiment, 1200 men\n"))
                .containsExactly(
                        "2 1st Division/53e Ligne Regiment infantry 12 ?",
                        "3 1st Division/36e Ligne Regiment infantry 1200");
    }

    @Test
    void battalionsOfficersAndMenMayStandBetweenSlashes() {
        assertThat(Told.units("reille.txt", """
                        II Corps: GdD Reille
                        5ID: GdD Bachelu
                            GdB Husson
                                2e Leger (4/94/2294)
                                61e Ligne (2/41/817)
                            Artillery
                                18/6e Foot Art. (6-6lb, 2-24lb how)
                        9ID: GdD Foy
                            GdB Gauthier
                                92e Ligne (45/1028/1073)
                        """))
                .containsExactly(
                        "4 II Corps/5ID/GdB Husson/2e Leger infantry 2388",
                        "5 II Corps/5ID/GdB Husson/61e Ligne infantry 858",
                        "7 II Corps/5ID/Artillery/18/6e Foot Art. artillery 8 guns",
                        "10 II Corps/9ID/GdB Gauthier/92e Ligne infantry 1073");
    }

    @Test
    void aNameBehindTheColonOfAFormationIsNoMisprint() {
        assertThat(Told.formations("droite.txt", """
                        Aile droite : Grenier
                          Division Seras
                            53e de ligne, 1 250 h.
                        """)).first().asString().contains("Aile droite (Grenier)");
    }
}
