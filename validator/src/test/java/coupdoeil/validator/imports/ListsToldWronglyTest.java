package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What would be read wrong without a word: read right, or doubted. */
class ListsToldWronglyTest {

    private static List<String> units(String text) {
        return Told.units("list.txt", text);
    }

    @Test
    void twoNamesShareTheArmBehindThem() {
        assertThat(units("""
                        III RESERVE CORPS (General Dorokh)
                        1st Brigade (Colonel Davyd): Kargopol and Ingria Dragoons
                        2nd Brigade (Colonel Klebek): Mitau, Little Russia and Moscow Cuirassiers
                        """))
                .containsExactly(
                        "2 III RESERVE CORPS/1st Brigade/Kargopol Dragoons cavalry",
                        "2 III RESERVE CORPS/1st Brigade/Ingria Dragoons cavalry",
                        "3 III RESERVE CORPS/2nd Brigade/Mitau Cuirassiers cavalry",
                        "3 III RESERVE CORPS/2nd Brigade/Little Russia Cuirassiers cavalry",
                        "3 III RESERVE CORPS/2nd Brigade/Moscow Cuirassiers cavalry");
    }

    @Test
    void aBrigadeAmongUnitsOfALineHeadsWhatStandsBehindIt() {
        assertThat(units("""
                        5e division (général Morin)
                        1re brigade (général Vial)
                        12e léger, colonel Duret (3 bataillons, 1,612 hommes); 33e de ligne, colonel Petit (2 bataillons, 1,305 hommes). — 2e brigade (général Gros) : 64e de ligne, colonel Blanc (2 bataillons, 1,287 hommes)
                        """))
                .containsExactly(
                        "3 5e division/1re brigade/12e léger infantry 1612",
                        "3 5e division/1re brigade/33e de ligne infantry 1305",
                        "3 5e division/2e brigade/64e de ligne infantry 1287");
    }

    @Test
    void squadsAndABlankThatDoesNotBreakAreNotPartOfANumber() {
        assertThat(units("""
                        Artillerie
                        3.e rég. à pied, 4 escouades ......  62
                        7.e rég. à pied, 1 compagnie ......  91
                        """))
                .containsExactly(
                        "2 Artillerie/3.e rég. à pied artillery 62", "3 Artillerie/7.e rég. à pied artillery 91");
        assertThat(units("""
                        2nd Division
                        Horse Battery No.\u00a014 (8 guns)
                        """))
                .singleElement()
                .asString()
                .startsWith("2 2nd Division/Horse Battery No.")
                .endsWith("artillery 8 guns");
    }

    @Test
    void whatIsPrintedAsACorpsMayStandBesideIt() {
        assertThat(units("""
                        SECOND ARMY (General Wolkow)
                        VI CORPS (General Dochtur)
                        7th Division (General Kapz)
                        Pskov Infantry Regiment
                        III CAVALRY CORPS (General Pahl)
                        1st Brigade (General Skal)
                        Courland Dragoons
                        1st CUIRASSIER DIVISION (General Depre)
                        Chevalier Guards
                        """))
                .anyMatch(unit -> unit.contains("Courland") && !unit.endsWith("?"))
                .anyMatch(unit -> unit.contains("Chevalier") && unit.endsWith("?"));
    }

    @Test
    void gunsBehindWhatIsInNoBrigadeMayBeOfTheCorps() {
        assertThat(units("""
                        IV Cavalry Corps
                        1st Brigade (Colonel Skal): Courland Dragoons, 4 squadrons
                        Unbrigaded: Irkutsk Hussars, 8 squadrons; Siberia Uhlans, 8 squadrons
                        Horse Battery No. 9 (8 guns)
                        """))
                .anyMatch(unit -> unit.contains("Battery") && unit.endsWith("?"))
                .anyMatch(unit -> unit.contains("Irkutsk") && !unit.endsWith("?"));
    }
}
