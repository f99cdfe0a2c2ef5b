package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Pages of players and of games: ratings of commanders, codes of units, stands, letters for brigades. */
class PagesOfGamesTest {

    @Test
    void aRatingEndsTheNameOfACommanderWhoHeadsHisTroops() {
        String text = """
                French under Lagrange (9)

                Mermet - Bold (8)
                1/31st Ligne
                2nd Leger - sharpshooters
                4lb'r battery

                Cavalry (no general) - (7)
                3rd Hussars - Light cavalry, small +1

                Labasse (flank march) - (8)
                Detached Voltigeurs - Skirmish
                """;

        assertThat(Told.units("a.txt", text))
                .containsExactly(
                        "4 Mermet/1/31st Ligne infantry",
                        "5 Mermet/2nd Leger infantry",
                        "6 Mermet/4lb'r battery artillery",
                        "9 Cavalry/3rd Hussars cavalry",
                        "12 Labasse/Detached Voltigeurs infantry");
        assertThat(Told.formations("a.txt", text))
                .containsExactly("French: Mermet (Mermet)", "French: Cavalry", "French: Labasse (Labasse)");
    }

    @Test
    void aNumberBehindADashInOneLineOnlyIsNoRating() {
        String text = """
                1st Brigade
                1st Regiment - (8)
                2nd Regiment - (7)
                3rd Regiment - Elite (6)
                """;

        assertThat(Told.units("a.txt", text)).hasSize(3);
    }

    @Test
    void codesAndGradesBehindABracketAreOfAGame() {
        assertThat(Told.units("a.txt", """
                Bron brigade, first wave
                - 3rd Cav Reg (2 sqn.) A3
                - 6th Cav Reg (2 sqn.) D4/D5 (60% / 40%)
                - 7th Cav Reg (3 sqn.) Unpredictable
                Otto brigade, Turn 4
                - 9th Cav Reg (4 sqn.) C5 (the 4th squadron is in the rear)
                """))
                .containsExactly(
                        "2 Bron brigade/3rd Cav Reg cavalry",
                        "3 Bron brigade/6th Cav Reg cavalry",
                        "4 Bron brigade/7th Cav Reg cavalry",
                        "6 Otto brigade/9th Cav Reg cavalry");
    }

    @Test
    void whatADivisionHasBesideItsLetteredBrigadesIsItsOwn() {
        assertThat(Told.units("a.txt", """
                2nd Division. G.O.C., Stewart. A [Barnes], 1/50th, Headquarters 5/71st; B [Byng, Pringle absent], 1/3rd, \
                1/57th; also 4th and 6th Caçadores.

                Cavalry. No G.O.C., Fane in charge till May. C [Long of the Hussars], 13th Light Dragoons; D [Slade], 1st and \
                3rd Dragoons.
                """))
                .containsExactly(
                        "1 2nd Division/4th Caçadores infantry",
                        "1 2nd Division/6th Caçadores infantry",
                        "1 2nd Division/A [Barnes]/1/50th infantry",
                        "1 2nd Division/A [Barnes]/5/71st infantry",
                        "1 2nd Division/B [Byng]/1/3rd infantry",
                        "1 2nd Division/B [Byng]/1/57th infantry",
                        "3 Cavalry/C [Long]/13th Light Dragoons cavalry",
                        "3 Cavalry/D [Slade]/1st Dragoons cavalry",
                        "3 Cavalry/D [Slade]/3rd Dragoons cavalry");
    }

    @Test
    void figuresThatNobodyKnowsAndArmsAmongUnitsAreNoUnits() {
        assertThat(Told.units("a.txt", """
                III Prussian Corps, Stern: 12 batts, ? guns.

                5th Brigade, Falk (6 battalions)
                2nd Silesian Infantry Regt.     (3) 1,500 men
                Foot Battery No. 3              (? guns)

                Reserve Cavalry, Horn. 8 squads
                Brigade Lutz
                Silesian Landwehr Cavalry Regt.  (2) ? sabres
                Neumark Dragoon Regt.            (4) 400 sabres

                Russian Cavalry, Orlov. 12 squads
                Brigade Panin
                Grodno Hussar Regt.              (6) 650 men
                Sumy Hussar Regt.                (6) 600 men
                Cossacks
                Grekov Cossack Regt.             (5 sotnias) 350 men
                Artillery
                7th Horse Battery                (12 guns)
                """))
                .containsExactly(
                        "4 III Prussian Corps/5th Brigade/2nd Silesian Infantry Regt. infantry 1500",
                        "5 III Prussian Corps/5th Brigade/Foot Battery No. 3 artillery ?",
                        "9 III Prussian Corps/Reserve Cavalry/Brigade Lutz/Silesian Landwehr Cavalry Regt. cavalry",
                        "10 III Prussian Corps/Reserve Cavalry/Brigade Lutz/Neumark Dragoon Regt. cavalry 400",
                        "14 Russian Cavalry/Brigade Panin/Grodno Hussar Regt. cavalry 650",
                        "15 Russian Cavalry/Brigade Panin/Sumy Hussar Regt. cavalry 600",
                        "17 Russian Cavalry/Cossacks/Grekov Cossack Regt. cavalry 350",
                        "19 Russian Cavalry/Artillery/7th Horse Battery artillery 12 guns");
    }

    @Test
    void standsOverNarrowLinesEndWhatTheyStandFor() {
        assertThat(Told.units("a.txt", """
                Orders of Battle for
                Albuera May 16-17, 1811 British Army - Beresford
                Army Cavalry Brigade
                Lumley - 2 bases (3rd Dragoon Guards, 4th Dragoons) Brigade Loftus - 1 bases (13th
                & 14th Light Dragoons)
                2nd Infantry Division* -
                Stewart Brigade Inglis - 3 bases Elite (29th, 57th) Brigade
                Myers - 2 bases (7th & 23rd)

                Spanish Army (part) - Blake
                Division Zayas - 4 bases
                Brigade Polo - 2 bases Brigade Cruz - 2 bases

                * - Came up on the 15th.
                """))
                .contains(
                        "4 Army Cavalry/Brigade Lumley/3rd Dragoon Guards cavalry",
                        "4 Army Cavalry/Brigade Lumley/4th Dragoons cavalry",
                        "4 Army Cavalry/Brigade Loftus/13th Light Dragoons cavalry",
                        "5 Army Cavalry/Brigade Loftus/14th Light Dragoons cavalry",
                        "7 2nd Infantry Division/Brigade Inglis/29th infantry",
                        "7 2nd Infantry Division/Brigade Inglis/57th infantry",
                        "8 2nd Infantry Division/Brigade Myers/7th infantry",
                        "8 2nd Infantry Division/Brigade Myers/23rd infantry",
                        "12 Division Zayas/Brigade Polo infantry ?",
                        "12 Division Zayas/Brigade Cruz infantry ?");
    }
}
