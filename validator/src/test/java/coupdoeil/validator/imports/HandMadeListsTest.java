package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Lists that people keep for a purpose of their own: in programs, in notes for painters, between signs of their own choice. */
class HandMadeListsTest {

    @Test
    void aProgramMayHoldAListInQuotes() {
        String list = """
                // Who stood where.
                const armies: Record<string, string[]> = {
                  "1st Brigade (Smith)": [
                    "2/24th Foot",
                    "Light Companies, 2nd Division", // lent
                    'Cole\\'s Battery',
                  ],
                  "2nd Brigade (Brown)": [
                    "1/42nd Foot", "1/44th Foot",
                  ],
                };
                """;

        assertThat(Told.units("list.ts", list))
                .containsExactly(
                        "4 1st Brigade/2/24th Foot infantry",
                        "5 1st Brigade/Light Companies, 2nd Division infantry",
                        "6 1st Brigade/Cole's Battery artillery",
                        "9 2nd Brigade/1/42nd Foot infantry",
                        "9 2nd Brigade/1/44th Foot infantry");
        assertThat(Told.formations("list.ts", list)).containsExactly(": 1st Brigade (Smith)", ": 2nd Brigade (Brown)");
    }

    @Test
    void listsInQuotesMayStandWithinEachOtherAndCount() {
        assertThat(Told.units("army.py", """
                        ARMY = {
                            "II Corps": {
                                "1st Division (Merle)": [("2e Leger", 1400), ("36e Ligne", 1500)],
                                "Reserve": {"31e Leger": 900, "Hill's Battery": 120},
                            },
                            Cavalry: {
                                "8th Dragoons": 400,
                            },
                        }
                        """))
                .containsExactly(
                        "3 II Corps/1st Division/2e Leger infantry 1400",
                        "3 II Corps/1st Division/36e Ligne infantry 1500",
                        "4 II Corps/Reserve/31e Leger infantry 900",
                        "4 II Corps/Reserve/Hill's Battery artillery 120",
                        "7 Cavalry/8th Dragoons cavalry 400");
    }

    @Test
    void aProgramAroundFewTextsIsNoList() {
        assertThat(Told.units("game.js", """
                        function draw(board) {
                          label("Red", 3);
                          label("Blue", 4);
                          return board.map(x => x + 1);
                        }
                        """)).isEmpty();
    }

    @Test
    void signsBetweenBlanksPartRegimentsOfOneKind() {
        assertThat(Told.units("notes.md", """
                        ### VI Corps (Lobau)
                        | Battalion | Coat |
                        |---|---|
                        | 5e Ligne · 11e Ligne · 84e Ligne | blue |
                        | 40e · 65e · 75e Ligne (Teste) | blue |
                        | 3e / 4e Grenadiers | blue |
                        | 1st / 2nd / 5th Line KGL | red |
                        | 54e Ligne I / II | blue |
                        """))
                .containsExactly(
                        "4 VI Corps/5e Ligne infantry",
                        "4 VI Corps/11e Ligne infantry",
                        "4 VI Corps/84e Ligne infantry",
                        "5 VI Corps/40e Ligne infantry",
                        "5 VI Corps/65e Ligne infantry",
                        "5 VI Corps/75e Ligne infantry",
                        "6 VI Corps/3e Grenadiers infantry",
                        "6 VI Corps/4e Grenadiers infantry",
                        "7 VI Corps/1st Line KGL infantry",
                        "7 VI Corps/2nd Line KGL infantry",
                        "7 VI Corps/5th Line KGL infantry",
                        "8 VI Corps/54e Ligne I/ II infantry");
    }

    @Test
    void aStrokeMayStillPartABattalionFromItsRegiment() {
        assertThat(Told.units("list.txt", """
                        1st Brigade: General Smith
                         1st Battalion / 95th Rifles 500
                         1 / 24th Foot 600
                         1/, 2/13th Line Regiment 900
                        """))
                .containsExactly(
                        "2 1st Brigade/1st Battalion/ 95th Rifles infantry 500",
                        "3 1st Brigade/1/ 24th Foot infantry 600",
                        "4 1st Brigade/1/, 2/13th Line Regiment infantry 900");
    }

    @Test
    void aHeadingSaysOfANationWhatItsTroopsAre() {
        String list = """
                This page tells which coats and facings we want to have painted before the next big game is played here.
                ## FRENCH — Army of the North
                All coats are blue, unless the painter has run out of that and somebody tells him what else to take.
                ### Hanoverian — field battalions & Landwehr
                | Battalion | Coat |
                |---|---|
                | Verden LW · Peine LW | red |
                | Bremen Battalion | red |
                """;

        assertThat(Told.units("coats.md", list))
                .containsExactly("7 Verden LW infantry", "7 Peine LW infantry", "8 Bremen Battalion infantry");
        assertThat(Told.formations("coats.md", list)).containsExactly("FRENCH: Army of the North");
    }

    @Test
    void whoFollowedACommanderHasNoBrigadeOfHisOwn() {
        assertThat(Told.units("corps.txt", """
                        II Corps

                        MG William Smith (w)
                        BG John Brown

                          • 6th York Cavalry, Companies D, F, H and K: Cpt Miles Green
                          • 7th York Cavalry: Col Adam Hill
                        """))
                .containsExactly(
                        "6 II Corps/6th York Cavalry, Companies D, F, H and K cavalry",
                        "7 II Corps/7th York Cavalry cavalry");
    }

    @Test
    void aContingentIsAFormationAndAnOfficerOfALegionIsNone() {
        assertThat(Told.units("list.txt", """
                        Allied Army (Hill) 3,700
                        First Division (Smith) 1,900
                        Brown's Brigade: Sir Colin Brown of the Legion
                        1/28th Foot 900
                        2/34th Foot 1,000
                        Spanish Contingent (Vives) 1,800
                        1st Line Murcia 800
                        2nd Line Granada 1,000
                        """))
                .containsExactly(
                        "4 First Division/Brown's Brigade/1/28th Foot infantry 900",
                        "5 First Division/Brown's Brigade/2/34th Foot infantry 1000",
                        "7 Spanish Contingent/1st Line Murcia infantry 800",
                        "8 Spanish Contingent/2nd Line Granada infantry 1000");
    }

    @Test
    void aNameOfSeveralPartsIsNoProse() {
        assertThat(Told.units("list.txt", """
                        12th Division: Smirnov
                         New-Ingermanland Inf. Regt
                         6th Jaeger Regiment
                        """))
                .containsExactly(
                        "2 12th Division/New-Ingermanland Inf. Regt infantry",
                        "3 12th Division/6th Jaeger Regiment infantry");
    }

    @Test
    void whatNoUnitCanHaveAndTheYearOfATitleAreDoubted() {
        assertThat(Told.units("list.txt", """
                        Smith's "Bravest"
                        at Elvas, 1811

                        1st Brigade: Smith
                         1/24th Foot 500
                         British Infantry 27372
                        """))
                .containsExactly(
                        "2 at Elvas infantry 1811 ?",
                        "5 1st Brigade/1/24th Foot infantry 500",
                        "6 1st Brigade/British Infantry infantry 27372 ?");
    }
}
