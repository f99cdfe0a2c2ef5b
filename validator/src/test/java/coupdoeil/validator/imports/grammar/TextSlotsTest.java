package coupdoeil.validator.imports.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.SlotPlace;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words of lines are what somebody says they are: names and where these end, commanders, arms, echelons. */
class TextSlotsTest {

    private static final String LIST = """
            Left Wing (Picton)
            45th Foot / Nottinghamshire / Smith, 500
            74th Foot / Highlanders / Jones, 480
            88th Foot / Connaught Rangers / Brown, 610
            """;

    private static final String SHEET = """
            Unit,Remark,Kind of men,Men
            Alpha,Smith,cavalry,500
            Bravo,Jones,cavalry,480
            Chasse,Brown,cavalry,610
            """;

    private static GrammarReading read(String name, String list) {
        return GrammarReading.of(OobImport.read(name, list.getBytes(StandardCharsets.UTF_8)));
    }

    private static LineKind kindOf(GrammarReading reading, String text) {
        return reading.kinds().stream()
                .filter(kind ->
                        kind.lines().stream().anyMatch(line -> line.text().startsWith(text)))
                .findFirst()
                .orElseThrow();
    }

    private static GrammarReading saying(GrammarReading reading, LineKind kind, String place, String field) {
        return reading.with(List.of(new Answer("", kind.id(), Question.SLOT + place, field, "/0")));
    }

    @Test
    void aNameGoesOnUntilATextThatIsNone() {
        GrammarReading before = read("list.txt", LIST);
        LineKind units = kindOf(before, "45th");

        GrammarReading shorter = saying(before, units, "text after slash", "ignore");
        GrammarReading longer = saying(before, units, "text after slash", "name");

        assertThat(shorter.read().order().units())
                .extracting(ImportedUnit::name)
                .containsExactly("45th Foot", "74th Foot", "88th Foot");
        assertThat(longer.read().order().units().get(2).name()).contains("88th Foot", "Connaught Rangers");
        assertThat(shorter.read().order().units())
                .extracting(unit -> unit.strengths().get(FigureKind.MEN).whole())
                .containsExactly(500, 480, 610);
    }

    @Test
    void aTextMayBeWhoCommands() {
        GrammarReading before = read("list.txt", LIST);
        LineKind units = kindOf(before, "45th");

        GrammarReading after = saying(before, units, "text after slash 2", "commander");

        assertThat(after.read().order().units())
                .extracting(ImportedUnit::commander)
                .containsExactly("Smith", "Jones", "Brown");
    }

    @Test
    void wordsOfColumnsMayBeCommandersAndArms() {
        GrammarReading before = read("sheet.csv", SHEET);
        LineKind units = kindOf(before, "Bravo");

        GrammarReading after = before.with(List.of(
                new Answer("", units.id(), Question.ROLE, "unit", ""),
                new Answer("", units.id(), Question.UNITS, "one", ""),
                new Answer("", units.id(), Question.SLOT + "column Remark", "commander", ""),
                new Answer("", units.id(), Question.SLOT + "column Kind of men", "arm", "")));

        assertThat(after.read().order().units())
                .extracting(ImportedUnit::commander)
                .containsExactly("Smith", "Jones", "Brown");
        assertThat(after.read().order().units()).extracting(ImportedUnit::arm).containsOnly(Arm.CAVALRY);
    }

    @Test
    void aFormationsCommanderAndLevelAreWords() {
        GrammarReading before = read("list.txt", """
                Alpha, the brigade, Picton
                1/45th Foot 500
                1/74th Foot 480
                Beta, the brigade, Kempt
                1/88th Foot 610
                5/60th Foot 300
                """);
        LineKind heads = kindOf(before, "Beta");

        GrammarReading after = before.with(List.of(
                new Answer("", heads.id(), Question.ROLE, "formation", ""),
                new Answer("", heads.id(), Question.SLOT + "first text", "name", ""),
                new Answer("", heads.id(), Question.SLOT + "text after comma", "echelon", ""),
                new Answer("", heads.id(), Question.SLOT + "text after comma 2", "commander", "")));

        ImportedFormation beta = after.read().order().formations().stream()
                .filter(formation -> formation.line() == 4)
                .findFirst()
                .orElseThrow();
        assertThat(beta.name()).isEqualTo("Beta");
        assertThat(beta.echelon()).isEqualTo(Echelon.BRIGADE);
        assertThat(beta.commander()).isEqualTo("Kempt");
    }

    @Test
    void figuresAndWordsAreNotTakenForEachOther() {
        GrammarReading before = read("list.txt", LIST);
        LineKind units = kindOf(before, "45th");

        assertThatThrownBy(() -> saying(before, units, "last figure", "commander"))
                .hasMessage("/0/value: 'commander' is no answer to slot:last figure");
        assertThatThrownBy(() -> saying(before, units, "first text", "men"))
                .hasMessage("/0/value: 'men' is no answer to slot:first text");
    }

    @Test
    void placesOfALineStandWhereTheyArePrinted() {
        GrammarReading reading = read("list.txt", LIST);
        String text = kindOf(reading, "45th").lines().get(0).text();

        assertThat(SlotPlace.of(kindOf(reading, "45th").lines().get(0)))
                .extracting(place -> place.name() + " = " + text.substring(place.from(), place.to()))
                .containsExactly(
                        "last figure = 500",
                        "first text = 45th Foot",
                        "text after slash = Nottinghamshire",
                        "text after slash 2 = Smith");
    }
}
