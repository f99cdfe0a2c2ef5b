package coupdoeil.validator.export.vassal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists, pieces and games in VASSAL's own words, letter by letter as a running VASSAL wrote and read them. */
class SequenceTest {

    @Test
    void aDelimiterWithinATokenIsEscapedAndBackslashesAreNot() {
        assertThat(Sequence.of(';', "1;95e", "a\\b", "")).isEqualTo("1\\;95e;a\\b;");
        assertThat(Sequence.of(',', "\\first", "'all'", "'part")).isEqualTo("'\\first',''all'','part");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                ";",
                ";;",
                "\\",
                "\\;",
                "a\\;b",
                "'",
                "''",
                "'a'",
                "'a",
                "\\'a'",
                "1/9e; L\u00e9ger",
                "a\tb\\\tc"
            })
    void tokensComeBack(String token) {
        for (char delimiter : new char[] {';', ',', '\t', '/'}) {
            String clean = token.endsWith("\\") && token.length() > 1 ? token + "." : token;
            List<String> tokens = List.of("first", clean, "last");
            if (!clean.equals("\\")) {
                assertThat(Sequence.tokens(delimiter, Sequence.of(delimiter, tokens)))
                        .isEqualTo(tokens);
            }
        }
    }

    @Test
    void eachDeeperTraitHasItsTabsEscapedOnceMore() {
        String nested = PieceText.nested(List.of("a", "b", "c", "d"));

        assertThat(nested).isEqualTo("a\tb\\\tc\\\\\td");
        assertThat(PieceText.parts(nested)).containsExactly("a", "b", "c", "d");
    }

    @Test
    void aPieceIsWrittenAsVassalWritesIt() {
        PieceText piece = new PieceText(
                List.of(new PieceText.Trait("mark;Side,Strength", "French,4")), "unit.png", "1/95e Ligne", "1");

        assertThat(piece.inSlot())
                .isEqualTo("+/null/mark;Side,Strength\tpiece;;;unit.png;1\\/95e Ligne/French,4\tnull;0;0;1;0");
        assertThat(piece.on("Main Map", new Spot(198, 186), "1000"))
                .isEqualTo("+/1000/mark;Side,Strength\tpiece;;;unit.png;1\\/95e Ligne/French,4\tMain Map;198;186;1;0");
    }

    @Test
    void savedGamesAreObfuscatedByteForByte() {
        assertThat(SavedGame.obfuscated("A")).isEqualTo("!VCSK5a1b");
        assertThat(SavedGame.obfuscated("\u00c9\u001B")).isEqualTo("!VCSK5a99d341");
    }

    @Test
    void aGameListsPiecesThenTheirStackThenBoards() {
        SavedGame game = new SavedGame("Map");
        PieceText piece = new PieceText(List.of(), "", "a/b", "7");
        game.stack(new Spot(1, 2), List.of(piece, piece));
        game.stack(new Spot(3, 4), List.<PieceText>of());

        assertThat(game.text(List.of("Field", "Tu/rns")).split("\u001B"))
                .containsExactly(
                        "begin_save",
                        "+/1000/piece;;;;a\\/b/Map;1;2;7;0",
                        "+/1001/piece;;;;a\\/b/Map;1;2;7;0",
                        "+/1002/stack/Map;1;2;1000;1001;@@0",
                        "MapBoardPicker\tField\t0\t0\tTu\\/rns\t0\t1",
                        "SETUP_STACK\t",
                        "end_save");
    }

    @Test
    void namesAreWhatVassalCanKeep() {
        assertThat(Words.clean("tab\there\u0007 back\\")).isEqualTo("tab here\uFFFD back\u2216");
        Words words = new Words();
        assertThat(List.of(words.name("a", "x"), words.name("a", "x"), words.name(" ", "x")))
                .containsExactly("a", "a (2)", "x");
    }
}
