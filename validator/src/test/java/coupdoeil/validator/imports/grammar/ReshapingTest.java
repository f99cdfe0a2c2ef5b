package coupdoeil.validator.imports.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.question.Question;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines are joined, parted, and headings of columns, where somebody says so. */
class ReshapingTest {

    private static final String HALVES = """
            Picton's Brigade
            1/45th Foot of the
            lower line, 500
            1/74th Foot of the
            lower line, 480
            """;

    private static final String SEVERAL = """
            Picton's Brigade
            1/45th Foot, 1/74th Foot, 1/88th Foot
            Kempt's Brigade
            5/60th Foot, 2/87th Foot, 94th Foot
            """;

    private static GrammarReading read(String list) {
        return GrammarReading.of(OobImport.read("list.txt", list.getBytes(StandardCharsets.UTF_8)));
    }

    private static LineKind kindOf(GrammarReading reading, String text) {
        return reading.kinds().stream()
                .filter(kind ->
                        kind.lines().stream().anyMatch(line -> line.text().startsWith(text)))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> texts(GrammarReading reading) {
        return reading.kinds().stream()
                .flatMap(kind -> kind.lines().stream())
                .sorted((one, other) -> Integer.compare(one.at(), other.at()))
                .map(line -> line.text().replaceAll("\\s+", " "))
                .toList();
    }

    @Test
    void linesThatGoOnWithTheOneAboveAreOneWithIt() {
        GrammarReading before = read(HALVES);

        GrammarReading after =
                before.with(List.of(new Answer("", kindOf(before, "lower").id(), Question.JOINS, "yes", "")));

        assertThat(texts(after))
                .containsExactly(
                        "Picton's Brigade", "1/45th Foot of the lower line, 500", "1/74th Foot of the lower line, 480");
        assertThat(after.read().order().units()).extracting(ImportedUnit::line).containsExactly(2, 4);
    }

    @Test
    void linesAreParted() {
        GrammarReading before = read(SEVERAL);

        GrammarReading after =
                before.with(List.of(new Answer("", kindOf(before, "5/60th").id(), Question.SPLITS, "comma", "")));

        assertThat(texts(after))
                .containsExactly(
                        "Picton's Brigade",
                        "1/45th Foot",
                        "1/74th Foot",
                        "1/88th Foot",
                        "Kempt's Brigade",
                        "5/60th Foot",
                        "2/87th Foot",
                        "94th Foot");
        assertThat(after.read().order().units()).hasSize(6);
    }

    @Test
    void whatIsSaidOfOtherLinesStaysWhenSomeAreParted() {
        GrammarReading before = read(SEVERAL);
        Question heads = before.questions().stream()
                .filter(question ->
                        question.kind().equals(kindOf(before, "Kempt").id())
                                && question.property().equals(Question.ROLE))
                .findFirst()
                .orElseThrow();
        String id = heads.id().split("/")[0] + "/" + kindOf(before, "5/60th").id() + "/" + Question.SPLITS;

        GrammarReading after = before.with(
                List.of(new Answer(heads.id(), "", "", "note", "/0"), new Answer(id, "", "", "comma", "/1")));

        assertThat(after.read().order().units()).hasSize(6);
        assertThat(after.read().order().formations()).isEmpty();
        assertThat(before.withKept(after.answers()).read().order())
                .isEqualTo(after.read().order());
    }

    private static int figure(GrammarReading reading, int line, FigureKind kind) {
        return reading.read().order().units().stream()
                .filter(unit -> unit.line() == line)
                .findFirst()
                .orElseThrow()
                .strengths()
                .get(kind)
                .whole();
    }

    @Test
    void headingsSayWhatFiguresBelowCount() {
        GrammarReading before = read("""
                Picton's Brigade
                Off\tMen\tLost
                1/45th Foot 20 1,500 31
                1/74th Foot 22 1,480 12
                """);

        GrammarReading after =
                before.with(List.of(new Answer("", kindOf(before, "Off").id(), Question.ROLE, "heading", "")));

        assertThat(figure(after, 3, FigureKind.OFFICERS)).isEqualTo(20);
        assertThat(figure(after, 3, FigureKind.MEN)).isEqualTo(1500);
        assertThat(figure(after, 4, FigureKind.OFFICERS)).isEqualTo(22);
    }

    @Test
    void aSecondHeadingOfATableCountsFromThereOn() {
        String sheet = """
                Foot,Off.,Men,Lost
                1/45th Foot,20,500,31
                Horse,Off.,Horses,Lost
                1st Dragoons,21,400,32
                """;
        GrammarReading before = GrammarReading.of(OobImport.read("list.csv", sheet.getBytes(StandardCharsets.UTF_8)));

        GrammarReading after =
                before.with(List.of(new Answer("", kindOf(before, "Horse").id(), Question.ROLE, "heading", "")));

        assertThat(figure(after, 4, FigureKind.HORSES)).isEqualTo(400);
        assertThat(figure(after, 2, FigureKind.MEN)).isEqualTo(figure(before, 2, FigureKind.MEN));
    }

    @Test
    void signsThatAreNoneAreRefused() {
        GrammarReading before = read(SEVERAL);
        String kind = kindOf(before, "5/60th").id();

        assertThatThrownBy(() -> before.with(List.of(new Answer("", kind, Question.SPLITS, "bar", "/0"))))
                .hasMessage("/0/value: 'bar' is no answer to splits");
        assertThatThrownBy(() -> before.with(List.of(new Answer("", kind, Question.JOINS, "comma", "/0"))))
                .hasMessage("/0/value: 'comma' is no answer to joins");
    }
}
