package coupdoeil.validator.export;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.PackReader;
import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.sheet.Formula;
import coupdoeil.validator.sheet.OobSheet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No name in a table is run by the program that opens it, and each is read back as it was. */
class FormulaTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=HYPERLINK(\"http://a\",\"54e\")",
                "+1+cmd|' /C calc'!A0",
                "-2+3",
                "@SUM(A1)",
                "'=1",
                "''+a",
                "\uFF1D1"
            })
    void aFormulaIsText(String name) {
        String cell = Formula.asText(name);

        assertThat(cell).isEqualTo("'" + name);
        assertThat(Formula.read(cell)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"54e Ligne", "-1", "+2", "-0.5", "", "'s Gravenhage", "d'Aquino", "–"})
    void anythingElseStaysAsItIs(String text) {
        assertThat(Formula.asText(text)).isEqualTo(text);
        assertThat(Formula.read(text)).isEqualTo(text);
    }

    @Test
    void aTableHasNoFormula() {
        byte[] csv = TableFiles.csv(List.of(List.of("=1+1", "-1"), List.of("@a,b", "54e")));

        assertThat(new String(csv, StandardCharsets.UTF_8)).isEqualTo("'=1+1,-1\n\"'@a,b\",54e\n");
    }

    @Test
    void aTableIsReadBackAsItWas() {
        OobSheet albuera = OobSheet.of(PackReader.read(Path.of("../samples/albuera-1811"))
                .pack()
                .orElseThrow()
                .orderOfBattle());
        String csv = new String(OobFiles.csv(albuera), StandardCharsets.UTF_8);
        String name = albuera.rows().get(albuera.rows().size() - 1).name();
        List<String> rows = csv.lines()
                .map(line -> line.replace("," + name + ",", "," + Formula.asText("=1+" + name) + ","))
                .toList();

        assertThat(OobImport.read("list.csv", String.join("\n", rows).getBytes(StandardCharsets.UTF_8))
                        .order()
                        .units())
                .extracting(ImportedUnit::name)
                .contains("=1+" + name)
                .noneMatch(read -> read.startsWith("'"));
    }
}
