package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.phrase.PhraseReader;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.Once;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Repeats;
import coupdoeil.validator.imports.token.TokenLine;
import coupdoeil.validator.imports.token.Tokenizer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines that are printed again come to the same where they stand. */
class RepeatsTest {

    private static final List<String> LIST = List.of(
            "Corps Reynier: 1re division",
            "    2e léger (3 bat., 1 049 hommes), colonel Merle",
            "",
            "Light Dragoons, 252; Hussars, 321",
            "2nd/ 4th Foot        812",
            "   ditto   5th       730",
            "Horse: 20th Light Dragoons, Col. O'Neil ... 310",
            "[b]Reserve[/b]",
            "p. 12");

    @Test
    void aLineThatIsPrintedAgainIsReadAsByItself() {
        Repeats<List<Phrase>> repeats = new Repeats<>((known, to) -> Lists.mapped(known, phrase -> phrase.at(to)));
        for (int line : new int[] {3, 90, 7, 90_000}) {
            SourceLine source = new SourceLine(
                    Mark.PLAIN,
                    2,
                    List.of(
                            new Cell("2e léger (3 bat., 1 049 hommes), colonel", line, 5),
                            new Cell("Merle, 5 canons", line + 1, 1, true)),
                    List.of(),
                    false);

            assertThat(repeats.of(source, RepeatsTest::read)).isEqualTo(read(source));
        }
    }

    @Test
    void linesThatDifferInAnythingButTheirNumberAreReadByThemselves() {
        List<SourceLine> read = new ArrayList<>();
        Repeats<SourceLine> repeats = new Repeats<>((known, to) -> known);
        Cell cell = new Cell("2e léger", 3, 5);
        List<SourceLine> all = List.of(
                line(2, false, List.of(), cell),
                line(4, false, List.of(), cell),
                line(2, true, List.of(), cell),
                line(2, false, List.of("Name"), cell),
                line(2, false, List.of(), new Cell("2e léger", 3, 6)),
                line(2, false, List.of(), new Cell("3e léger", 3, 5)),
                line(2, false, List.of(), new Cell("2e léger", 3, 5, true)),
                line(2, false, List.of(), cell, new Cell("812", 3, 30)),
                line(2, false, List.of(), cell, new Cell("812", 4, 30)));

        for (SourceLine line : all) {
            repeats.of(line, alone -> {
                read.add(alone);
                return alone;
            });
        }

        assertThat(read).isEqualTo(all);
    }

    /** Each copy of a list is read as one by itself is, on its own lines. */
    @Test
    void aTextThatRepeatsItselfIsReadAsItsPartsAre() {
        String once = String.join("\n", LIST) + "\n\n";
        OobImport alone = read(once);
        OobImport thrice = read(once.repeat(3));
        int lines = LIST.size() + 1;
        int phrases = alone.phrases().size();

        assertThat(thrice.phrases()).hasSize(3 * phrases);
        for (int copy = 0; copy < 3; copy++) {
            for (int i = 0; i < phrases; i++) {
                Phrase phrase = alone.phrases().get(i);
                Phrase again = thrice.phrases().get(copy * phrases + i);
                assertThat(again.number()).isEqualTo(phrase.number() + copy * lines);
                assertThat(again.parts())
                        .isEqualTo(phrase.at(again.line().source()).parts());
            }
        }
    }

    /** More distinct lines than are kept, all of one hash: none is taken for another, and those that come again are the same. */
    @Test
    void moreLinesThanAreKeptAndOfOneHashAreReadByThemselves() {
        Repeats<String> repeats = new Repeats<>((known, to) -> known);
        int distinct = Once.MOST_KEPT + 2_000;
        for (int i = 0; i < 2 * distinct; i++) {
            StringBuilder name = new StringBuilder();
            for (int bit = 0; bit < 14; bit++) {
                name.append((i % distinct >> bit & 1) == 0 ? "Aa" : "BB");
            }
            Cell cell = new Cell(name.toString(), i + 1, 1);

            assertThat(repeats.of(
                            line(0, false, List.of(), cell),
                            line -> line.cells().get(0).text()))
                    .isEqualTo(name.toString());
        }
    }

    /** Each table has columns of its own, more of them than are remembered. */
    @Test
    void rowsOfManyTablesAreReadByTheirOwnColumns() {
        StringBuilder text = new StringBuilder();
        for (int table = 0; table < 130; table++) {
            String gap = " ".repeat(10 + table % 120);
            text.append("\n").append(gap).append("        Officers      Men\n\n");
            text.append("1st Foot").append(gap).append("      30      900\n");
        }
        OobImport read = read(text.toString());

        assertThat(read.source().lines())
                .hasSize(130)
                .allSatisfy(line -> assertThat(line.header()).containsExactly("", "Officers", "Men"));
    }

    private static OobImport read(String text) {
        return OobImport.read("list.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<Phrase> read(SourceLine line) {
        TokenLine tokens = Tokenizer.tokens(line);
        return List.of(PhraseReader.read(tokens));
    }

    private static SourceLine line(int level, boolean afterBlank, List<String> header, Cell... cells) {
        return new SourceLine(Mark.PLAIN, level, List.of(cells), header, afterBlank);
    }
}
