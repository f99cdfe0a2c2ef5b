package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages in German, Spanish, Italian and Dutch, some of them copied or read badly, some told in sentences. */
class ForeignPagesTest {

    /** A regiment of battalions of others heads them, whoever commands it. */
    @Test
    void halfBrigadesHoldBattalionsOfOtherRegiments() {
        String text = """
                61. Division General Baron Perrin
                40. provisorische Demi-Brigade Oberst Durand
                4. Bat. 12ème Ligne 14 Offiziere und 611 Mann
                6. Bat. 19ème Léger 12 Offiziere und 588 Mann
                2. Brigade General Roche
                44. provisorische Demi-Brigade ? Kommandeur
                3. Bat. 20ème Ligne 15 Offiziere und 602 Mann
                4. Bat. 31ème Ligne 11 Offiziere und 590 Mann
                Divisions-Artillerie
                2. Kompanie 5. Fuß-Artillerie-Regiment # 3 Offiziere und 92 Mann
                #= Zahl geschätzt
                """;

        assertThat(units(text))
                .containsExactly(
                        "3 61. Division/40. provisorische Demi-Brigade/4. Bat. 12ème Ligne infantry 625",
                        "4 61. Division/40. provisorische Demi-Brigade/6. Bat. 19ème Léger infantry 600",
                        "7 61. Division/2. Brigade/44. provisorische Demi-Brigade/3. Bat. 20ème Ligne infantry 617",
                        "8 61. Division/2. Brigade/44. provisorische Demi-Brigade/4. Bat. 31ème Ligne infantry 601",
                        "10 61. Division/Divisions-Artillerie/2. Kompanie 5. Fuß-Artillerie-Regiment artillery 95");
        assertThat(Told.formations("list.txt", text)).contains(": 40. provisorische Demi-Brigade (Oberst Durand)");
    }

    /** What the headings say of columns holds though single blanks part the cells. */
    @Test
    void aTableThatWasCopiedWithSingleBlanksIsOne() {
        String text = """
                EJÉRCITO JEFE CUERPO ESCUADRONES
                Murcia Luis Ayala
                Aragón Pedro Luna Regimiento de Dragones Reina 3
                Regimiento de Húsares Olmedo 2
                Brigada de Carabineros 1
                Castilla la Vieja Juan Soto Regimiento de Caballería Borbón 4
                Regimiento de Cazadores Utrera 2
                """;

        assertThat(units(text))
                .containsExactly(
                        "3 Ejército Aragón/Regimiento de Dragones Reina cavalry",
                        "4 Ejército Aragón/Regimiento de Húsares Olmedo cavalry",
                        "5 Ejército Aragón/Brigada de Carabineros cavalry",
                        "6 Ejército Castilla la Vieja/Regimiento de Caballería Borbón cavalry",
                        "7 Ejército Castilla la Vieja/Regimiento de Cazadores Utrera cavalry");
        assertThat(Told.formations("list.txt", text)).anyMatch(name -> name.endsWith("(Juan Soto)"));
    }

    /** Each stroke stands for the word in its place in the row above, also between words of the row itself. */
    @Test
    void strokesStandForTheWordsOfTheRowAbove() {
        String text = """
                Die erste Division:
                1stens aus dem 4ten Regiment leichter Infanterie
                -- -- 18ten -- Linien- --
                -- -- 32ten -- -- --
                -- 8 Stück französ. Artillerie
                2tens aus einer Brigade hessischer Truppen, nämlich:
                -- dem 2ten Regiment Linien-Inf., 1300 Mann,
                -- -- 5ten -- -- -- 1250 --
                -- einem Bataillon leichter -- 610 --
                -- 6 hessische Artillerie - Stücke.
                """;

        assertThat(units(text))
                .containsExactly(
                        "2 Die erste Division/aus dem 4ten Regiment leichter Infanterie infantry",
                        "3 Die erste Division/18ten Regiment Linien- Infanterie infantry",
                        "4 Die erste Division/32ten Regiment Linien Infanterie infantry",
                        "5 Die erste Division/französ Artillerie artillery 8 guns",
                        "7 Die erste Division/aus einer Brigade hessischer Truppen/dem 2ten Regiment Linien-Inf. infantry 1300",
                        "8 Die erste Division/aus einer Brigade hessischer Truppen/5ten Regiment Linien-Inf. infantry 1250",
                        "9 Die erste Division/aus einer Brigade hessischer Truppen/einem Bataillon leichter Inf. infantry 610",
                        "10 Die erste Division/aus einer Brigade hessischer Truppen/hessische Artillerie-Stücke. artillery 6 guns ?");
    }

    /** Whoever is called Brigadier leads one, and behind its total stands what the division has. */
    @Test
    void strokesBehindFiguresSayWhatTheyCount() {
        String text = """
                Die Division Kessler zählte:
                Brigadier Oberst v. Horn.
                Das 1. leichte Bat. Oberstl. Mayr 9 Offic. 512 Unterof. u.
                Soldaten.
                — 3. — — Major Zoller 7 — 640 — —
                — 2. comb. Reg. Maj. Winter 15 — 390 — —
                — 4. — — Oberst Sommer 13 — 288 — —
                Die ganze Brigade stark 44 — 1830 — —
                Die Artillerie und das Fuhrwesen 4 — 71 — —
                """;

        assertThat(units(text))
                .containsExactly(
                        "3 Die Division Kessler zählte/Brigadier Oberst v. Horn/1. leichte Bat. Oberstl. Mayr infantry 521",
                        "5 Die Division Kessler zählte/Brigadier Oberst v. Horn/3. leichte Bat. Major Zoller infantry 647",
                        "6 Die Division Kessler zählte/Brigadier Oberst v. Horn/2. comb. Reg. Maj. Winter infantry 405",
                        "7 Die Division Kessler zählte/Brigadier Oberst v. Horn/4. comb. Reg. Oberst Sommer infantry 301",
                        "9 Die Division Kessler zählte/Die Artillerie und das Fuhrwesen artillery 75");
    }

    /** What was read for a number before a level begins a line of its own, and is no rest of the word above. */
    @Test
    void aMisreadNumberBeginsAFormation() {
        String text = """
                iste Brigade: Generalmajor von Ott.
                3tes Linien-Infanterie-Regiment Baden.
                2?tes leichtes Infanterie-Bataillon Wolff.
                1stes Dragoner-Regiment Lau-
                ate Brigade: Generalmajor von Rau.
                6tes Linien-Infanterie-Regiment Horn.
                """;

        assertThat(Told.formations("list.txt", text))
                .extracting(name -> name.substring(0, 13))
                .containsExactly(": iste Brigad", ": ate Brigade");
        assertThat(units(text)).hasSize(4).anyMatch(unit -> unit.contains("/2tes leichtes Infanterie-Bataillon Wolff"));
    }

    /** A sentence that ends in a colon names what it introduces, and who leads it. */
    @Test
    void sentencesIntroduceFormations() {
        String text = """
                Gli Austriaci escono da Verona per due strade e arrivano al fiume
                soltanto a mezzogiorno:
                La colonna di destra (la più debole), condotta dal generale Berger, scende lungo
                il canale e conta:
                Brigata Horn (2.500 uomini): 5 battaglioni e 4
                squadroni.
                Il centro, condotto da Keller, deve passare il ponte e conta:
                Avanguardia (900 uomini): 2 battaglioni di cacciatori,
                Divisione Lang (5.200 uomini): 8 battaglioni - Dietro il bosco,
                Divisione Moser (2.100 uomini): 14 squadroni.
                """;

        assertThat(units(text))
                .containsExactly(
                        "5 La colonna di destra/Brigata Horn infantry 2500",
                        "8 Il centro/Avanguardia infantry 900",
                        "9 Il centro/Divisione Lang infantry 5200",
                        "10 Il centro/Divisione Moser cavalry 2100");
        assertThat(Told.formations("list.txt", text))
                .anyMatch(name -> name.endsWith("La colonna di destra (generale Berger)"))
                .anyMatch(name -> name.endsWith("Il centro (Keller)"));
    }

    /** Two figures below two that say what they count. */
    @Test
    void figuresCountWhatThoseAboveThemDo() {
        String text = """
                Divisione di Cavalleria
                Brigata Generale ROSSI
                – 1° Dragoni cavalli 402 uomini 391
                – 5° Dragoni 377 365
                ARTIGLIERIA 120 98 TRENO 160 110
                """;

        assertThat(units(text))
                .extracting(unit -> unit.replaceFirst(".*/", ""))
                .containsExactly(
                        "1° Dragoni cavalry 391",
                        "5° Dragoni cavalry 365",
                        "ARTIGLIERIA artillery 98",
                        "TRENO train 110");
    }

    /** One regiment is named by its kind first, and then by its name. */
    @Test
    void aNameBehindItsKindIsOfTheSame() {
        String text = """
                División Ferrer
                 2 batallones del Regimiento de Línea Olmedo (1.410 hombres)
                 1 regimiento de Caballería Ligera, el Utrera (480 hombres)
                 Una compañía de artillería (88 hombres)
                """;

        assertThat(units(text))
                .anyMatch(unit ->
                        unit.startsWith("3 División Ferrer/regimiento de Caballería Ligera, el Utrera cavalry 480"));
    }

    /** What items of a page stress is what they name; the rest tells of it. */
    @Test
    void stressedWordsNameTheUnit() {
        String text = """
                #### Infantería:
                - El **Batallón Fieles** formado por vecinos de la ciudad bajo las órdenes del mayor Luis de la Torre.
                - Los batallones **Leales de la Costa** y **Firmes** formados por vecinos de los pueblos cercanos.

                #### Caballería:
                - El **Escuadrón Loja** que guardó su nombre, mandado por el coronel Juan Mora.
                """;

        assertThat(units(text))
                .extracting(unit -> unit.replace(" ?", ""))
                .containsExactly(
                        "2 Infantería/Batallón Fieles infantry",
                        "3 Infantería/batallones Leales de la Costa infantry",
                        "3 Infantería/batallones Firmes infantry",
                        "6 Caballería/Escuadrón Loja cavalry");
    }

    /** What stands before a colon is said of what is listed behind it, up to the next that says its arm. */
    @Test
    void anArmBeforeAColonIsThatOfAListBehindIt() {
        String text = """
                Primera división, general Luis Soto.—Infantería: Olmedo, 812; Trigueros, 790; tercio de Utrera, 415.—Caballería: Alcalá, 130; Farnesio, 211; Borja, 98.
                """;

        assertThat(units(text))
                .extracting(unit -> unit.replaceFirst(".*/", ""))
                .containsExactly(
                        "Olmedo infantry 812",
                        "Trigueros infantry 790",
                        "tercio de Utrera infantry 415",
                        "Alcalá cavalry 130",
                        "Farnesio cavalry 211",
                        "Borja cavalry 98");
    }

    /** A paragraph that has ended holds nothing of the list below it. */
    @Test
    void aListBelowAParagraphIsNoPartOfIt() {
        String text = """
                In de veldtocht hoorde zij bij de 2e Nederlandse Divisie, waarover luitenant-generaal Van Dam het bevel had; de andere helft van de divisie was de 1e Brigade uit Hollandse bataljons, die bij het dorp stond. Samen hoorden zij tot het 1ste Korps, dat door de prins werd aangevoerd en ver op de rechterflank lag.

                De 2e Brigade:

                • 30e Bataljon Jagers (22 officieren en 540 manschappen)
                • 5e Bataljon Nationale Militie (20 officieren en 512 manschappen)
                """;

        assertThat(units(text))
                .contains(
                        "5 De 2e Brigade/30e Bataljon Jagers infantry 562",
                        "6 De 2e Brigade/5e Bataljon Nationale Militie infantry 532");
    }

    /** What a numbered regiment is of may end in two names. */
    @Test
    void aRegimentOfTwoOwnersIsOne() {
        String text = """
                Erste Division
                6tes Regiment der Fürsten von Lippe und Waldeck, 900 Mann
                3tes Linien-Infanterie-Regiment, 1200 Mann
                """;

        assertThat(units(text))
                .extracting(unit -> unit.replace(" ?", ""))
                .containsExactly(
                        "2 Erste Division/6tes Regiment der Fürsten von Lippe und Waldeck infantry 900",
                        "3 Erste Division/3tes Linien-Infanterie-Regiment infantry 1200");
    }

    /** The chapters of a page name parties before it begins, also below a blank line. */
    @Test
    void theContentsOfAPageAreNoUnits() {
        String text = """
                Inhaltsverzeichnis

                    1 Verbündete
                        1.1 III. Armee-Korps
                    2 Franzosen

                III. Armee-Korps
                1. Brigade
                2. Infanterie-Regiment, 1800 Mann
                """;

        assertThat(units(text)).containsExactly("9 III. Armee-Korps/1. Brigade/2. Infanterie-Regiment infantry 1800");
    }

    private static List<String> units(String text) {
        return Told.units("list.txt", text);
    }
}
