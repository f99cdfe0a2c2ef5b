package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists copied from pages that anybody may edit, and from magazines. */
class WikiAndMagazinesTest {

    private static List<String> read(String text) {
        return Told.units("list.txt", text);
    }

    @Test
    void aHeadingThatTheReaderMayEditHeads() {
        String list = "\n  • 3e division : général Friant\n    • 15e régiment d'infanterie légère, 2 bataillons\n"
                + "    • 33e régiment d'infanterie, 2 bataillons\n";
        String division = "Armée d'Allemagne/3e corps d'infanterie/3e division/";

        assertThat(read("Armée d'Allemagne\n\n3e corps d'infanterie[]\n\n[modifier | modifier le code]\n" + list))
                .containsExactly(
                        "8 " + division + "15e régiment d'infanterie légère infantry",
                        "9 " + division + "33e régiment d'infanterie infantry");
        assertThat(read("Armée d'Allemagne\n\n3e corps d'infanterie[modifier]\n" + list))
                .allMatch(unit -> unit.contains("3e corps d'infanterie/3e division/"));
    }

    @Test
    void aTotalOfHorseBelowOneOfFootIsOfTheSame() {
        String page =
                "1. Brigade: General Kleist\n2 Bat. von Kleist.\n5 Eskadrons Hus. von Bila.\n2. Brigade: General Arnim\n"
                        + "2 Bat. von Pirch.\n\n2 Bat. 1400 Mann\n5 Eskadr. 550 Pferde\n\n3. Brigade: General Natzmer\n1 Bat. von Treskow.\n";

        assertThat(read(page)).hasSize(4).noneMatch(unit -> unit.contains("?"));
    }

    @Test
    void boxesOfStrengthAndMoraleCountNobody() {
        String list =
                "Masséna's Army: Masséna (AC)\n\n  • Army Troops:\n    • Army Artillery (12-pdr) M5 [ ] [ ] Field\n"
                        + "  • 1st Division, Molitor (DC) (6210) Exhaustion [ ] [ ]\n    • 2nd Line Regt. (2 bns) M5 [ ] [ ] [s]\n"
                        + "    • 16th + 37th Line Regts. M4 [ ] [ ] [ ] PT, NE\n    • Division Artillery M4 [ ] Field, Horse\n"
                        + "  • Cavalry Division, Lasalle (DC) (1430) Exhaustion —\n    • 13th Chasseurs M4 [ ] Light\n"
                        + "\nKey: M4 etc = Morale; [ ] = a strength point; PT = Poorly Trained; DC = Division Commander\n";

        assertThat(read(list))
                .containsExactly(
                        "4 Masséna's Army/Army Troops/Army Artillery artillery",
                        "6 Masséna's Army/1st Division/2nd Line Regt. infantry",
                        "7 Masséna's Army/1st Division/16th Line Regts. infantry",
                        "7 Masséna's Army/1st Division/37th Line Regts. infantry",
                        "8 Masséna's Army/1st Division/Division Artillery artillery",
                        "10 Masséna's Army/Cavalry Division/13th Chasseurs cavalry");
    }

    @Test
    void brigadesOfFiguresAreTheLowestThereIs() {
        String list = "British Army\n\nBritish Cavalry Anson Class C 2 figs\n\n    Light Dragoons Class B 40 figs\n"
                + "    Hussars Class A 20 figs\n\nBritish 2nd Infantry Division Hill Class A 2 figs\n\n"
                + "    1st British Infantry Brigade Class B 60 figs\n    2nd British Infantry Brigade Class A 60 figs\n"
                + "    Field Artillery Class B 1 x Gun\n\nPortuguese Cavalry Otway Class D 2 figs\n\n    Dragoons Class D 20 figs\n";

        assertThat(read(list))
                .containsExactly(
                        "5 British Cavalry Anson/Light Dragoons cavalry",
                        "6 British Cavalry Anson/Hussars cavalry",
                        "10 British 2nd Infantry Division Hill/1st British Infantry Brigade infantry",
                        "11 British 2nd Infantry Division Hill/2nd British Infantry Brigade infantry",
                        "12 British 2nd Infantry Division Hill/Field Artillery artillery 1 guns",
                        "16 Portuguese Cavalry Otway/Dragoons cavalry");
    }

    @Test
    void whatStandsBehindATotalHeadsWhereTotalsEndParts() {
        String list = "British Forces: Lord Wellington\n\n1st Division: Henry Campbell\nFermor's Brigade\n1/2nd Foot\n"
                + "1/3rd Foot\nTotal Strength: 60 officers and 1,900 men\nWheatley's Brigade\n2/24th Foot\n1/42nd Foot\n"
                + "Total Strength: 90 officers and 2,500 men\nHulse's Brigade\n1/11th Foot\n2/53rd Foot\n"
                + "Total Strength: 80 officers and 1,300 men\nHinde's Brigade\n1/32nd Foot\n1/36th Foot\n"
                + "Total Strength: 70 officers and 1,300 men\nBernewitz's Brigade\n68th Foot\nChasseurs Britanniques\n"
                + "Total Strength: 70 officers and 1,300 men\nRoyal Artillery\nLawson's Troop\nGardiner's Troop\n"
                + "Total Strength: 10 officers and 300 men\n\nHome - Search - New - About - Contact\n";

        assertThat(read(list))
                .hasSize(12)
                .contains(
                        "25 1st Division/Royal Artillery/Lawson's Troop artillery",
                        "26 1st Division/Royal Artillery/Gardiner's Troop artillery")
                .noneMatch(unit -> unit.contains("Search") || unit.endsWith("?"));
    }

    @Test
    void gunsOfManyBatteriesAreOfTheCorps() {
        String list = "4e corps : Maréchal Masséna\nDivision d'infanterie Molitor\n2e, 16e régiments de ligne\n"
                + "Division de cavalerie légère Lasalle\n8e hussards, 13e chasseurs\nArtillerie (8 batteries)\n";

        assertThat(read(list)).last().asString().startsWith("6 4e corps/Artillerie artillery");
    }

    @Test
    void aCorpsIsNoPartOfThePlaceWhereItStood() {
        String list = "1. CENTRE DE L'ARMÉE : IVe Corps d'Armée, Maréchal SOULT\n1ère DIVISION : GD SAINT-HILAIRE\n"
                + "GB CANDRAS : 26e léger (Pouget) (2), Tirailleurs Corses\n(d'Ornano) et Tirailleurs de la Loire (Hulot) (2)\n"
                + "2. Réserve de Cavalerie :\n2e Division de Dragons : GD GROUCHY\nGB ROGET : 3e Dragons, 6e Dragons\n";

        assertThat(read(list))
                .containsExactly(
                        "3 IVe Corps d'Armée/1ère DIVISION/GB CANDRAS/26e léger infantry",
                        "3 IVe Corps d'Armée/1ère DIVISION/GB CANDRAS/Tirailleurs Corses infantry",
                        "4 IVe Corps d'Armée/1ère DIVISION/GB CANDRAS/Tirailleurs de la Loire infantry",
                        "7 Réserve de Cavalerie/2e Division de Dragons/GB ROGET/3e Dragons cavalry",
                        "7 Réserve de Cavalerie/2e Division de Dragons/GB ROGET/6e Dragons cavalry");
    }

    @Test
    void whereElseToGoOnAPageAndPicturesAreNoTroops() {
        String list =
                "Accueil\n16-Garde_Constantin\n17-Corps_Bagration\n\n1° brigade de Lewis\n\n- régiment de Vladimir\n\n"
                        + "- régiment de Briansk\n\n2° brigade de Nostitz\n\n- hussards de Hesse\n\nHistoire\n\n"
                        + "Régiment de Vladimir\n\nL'armée coalisée   La Garde impériale   La 2° Colonne   Le corps de Soult\n";

        assertThat(read(list))
                .filteredOn(unit -> !unit.endsWith("?"))
                .allMatch(unit -> unit.contains("brigade de"))
                .hasSizeLessThanOrEqualTo(3);
        assertThat(Told.formations("list.txt", list)).hasSize(2);
    }
}
