package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pages in German, Spanish, Italian and Dutch, some of them copied or read badly, some told in sentences. */
class ForeignPagesTest {

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
