package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tables that stand in texts, their columns parted by blanks or tabs. */
class ColumnsInTextTest {

    @Test
    void columnsSayWhatUnitsBelongToOnceForAllBelow() {
        assertThat(Told.units("list.txt", """
                        II. Armee-Corps

                        Division      Brigade          Truppenkörper                Bat.  Esc. Gesch.   Mann
                        ------------------------------------------------------------------------------------
                        FML. Neu      GM. Alt          Inf.-Reg. Froon Nr. 54         2     —     —    1.400
                                                       detto     Kolowrat Nr. 36      2     —     —    1.350
                                                       6pf. Brigade-Batterie          —     —     8       —
                                      GM. Jung         Jäger-Bataillon Nr. 5          1     —     —       —
                        Reserve                        Hus.-Reg. Kaiser Nr. 1         —     6     —      720
                        Obst. Kurz                     detto     Palatin Nr. 12       —     4     —      410
                        Artillerie-Reserve             12pf. Batterie                 —     —     6       —
                        """))
                .containsExactly(
                        "5 II. Armee-Corps/FML. Neu Division/GM. Alt Brigade/Inf.-Reg. Froon Nr. 54 infantry 1400",
                        "6 II. Armee-Corps/FML. Neu Division/GM. Alt Brigade/Inf.-Reg. Kolowrat Nr. 36 infantry 1350",
                        "7 II. Armee-Corps/FML. Neu Division/GM. Alt Brigade/6pf. Brigade-Batterie artillery 8 guns",
                        "8 II. Armee-Corps/FML. Neu Division/GM. Jung Brigade/Jäger-Bataillon Nr. 5 infantry",
                        "9 II. Armee-Corps/Reserve Division/Hus.-Reg. Kaiser Nr. 1 cavalry 720",
                        "10 II. Armee-Corps/Reserve Division/Hus.-Reg. Palatin Nr. 12 cavalry 410",
                        "11 II. Armee-Corps/Artillerie-Reserve/12pf. Batterie artillery 6 guns ?");
    }

    @Test
    void aFormationGoesOnInTheLineBelowIt() {
        assertThat(Told.formations("list.txt", """
                        Division           Brigade          Regiment            Bns    Men
                        1st Division       1st Brigade      12th Foot             1    612
                        (Hale)             (Moss)           30th Foot             1    580
                                           2nd Brigade      9th Foot              2  1,204
                                                            40th Foot             1    630
                        """).stream().map(said -> said.substring(said.indexOf(':') + 2)))
                .containsExactly("1st Division (Hale)", "1st Brigade (Moss)", "2nd Brigade");
    }

    @Test
    void tabbedColumnsAreCalledTheSameBelowHeadings() {
        assertThat(Told.units("list.txt", """
                        FRENCH
                        Unit\tClass\tFigs\tMen
                        1st Brigade: Morin
                        1/12e Ligne\tLine\t20\t503
                        2/12e Ligne\tConscript\t18\t460
                        2nd Brigade: Petit
                        Foot battery\tLine\t3\t6 guns
                        5e Hussards\tElite\t12\t310
                        """))
                .containsExactly(
                        "4 1st Brigade/1/12e Ligne infantry 503",
                        "5 1st Brigade/2/12e Ligne infantry 460",
                        "7 2nd Brigade/Foot battery artillery 6 guns",
                        "8 2nd Brigade/5e Hussards cavalry 310");
    }

    @Test
    void tabbedRowsMayLackCellsThatSpanSeveral() {
        assertThat(Told.units("list.txt", """
                        ALLIES
                        Division\tBrigade\tRegiment\tClass\tOfficers\tMen
                        1st Division (Hale)
                        1st Brigade\t12th Foot\tLine\t30\t600
                        30th Foot\tLine\t28\t560
                        2nd Brigade\t9th Foot\tElite\t31\t620
                        """))
                .hasSize(3)
                .allMatch(unit -> unit.matches(".*Foot infantry (?:630|588|651).*"));
    }

    @Test
    void aTitleOfSeveralWordsIsCertain() {
        assertThat(Told.units("list.txt", """
                        Ordre de Bataille der I. Division
                        der k. k. I. Division in der Schlacht bei Neuhof am 11. und 12. August 1809.

                        Inf.-Reg. Froon Nr. 54     1400 Mann
                        Inf.-Reg. Kaiser Nr. 1     1200 Mann
                        """)).noneMatch(unit -> unit.endsWith("?"));
    }
}
