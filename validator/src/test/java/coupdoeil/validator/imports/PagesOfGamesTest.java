package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Pages of players and of games: ratings of commanders, codes of units, stands, letters for brigades. */
class PagesOfGamesTest {

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
}
