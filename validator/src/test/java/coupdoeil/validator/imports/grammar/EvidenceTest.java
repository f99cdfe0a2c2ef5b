package coupdoeil.validator.imports.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.question.Question;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A list that speaks against its own reading is doubted, and no other. */
class EvidenceTest {

    private static final double LOW = 0.5;

    private static final String ABREAST = """
            FRENCH ARMY               | PRUSSIAN ARMY
            1st Division, Friant      | Division Schmettau
              Kister's brigade        |   Brigade Alvensleben
                33e Ligne 1,590       |     Gren. Bn. Schack 610
              Lochet's brigade        |   Brigade Schimonsky
                48e Ligne 1,480       |     IR 26 Alt-Larisch 1,350
            """;

    private static GrammarReading read(String list) {
        return GrammarReading.of(OobImport.read("list.txt", list.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<ImportedUnit> units(GrammarReading reading) {
        return reading.read().order().units();
    }

    @Test
    void aListOfADoubtfulLayoutIsNotUnderstoodUntilThatIsSaid() {
        GrammarReading before = read(ABREAST);
        String question = before.questions().get(0).id();

        GrammarReading yes = before.with(List.of(new Answer(question, "", "", Question.YES, "/0")));
        GrammarReading no = before.with(List.of(new Answer(question, "", "", Question.NO, "/0")));
        GrammarReading unknown = before.with(List.of(new Answer(question, "", "", Question.UNKNOWN, "/0")));

        assertThat(before.against()).contains(ListLayout.ABREAST.text());
        assertThat(before.read().source().remarks()).anyMatch(it -> it.startsWith("this list is not understood yet"));
        assertThat(units(before)).isNotEmpty().allMatch(unit -> unit.confidence() < LOW);
        assertThat(yes.against()).isEmpty();
        assertThat(units(yes)).allMatch(unit -> unit.confidence() >= LOW);
        assertThat(no.against()).doesNotContain(ListLayout.ABREAST.text());
        assertThat(unknown.against()).contains(ListLayout.ABREAST.text());
    }

    @Test
    void aChangeOfHandPutsTheSideInDoubt() {
        GrammarReading reading = read("""
                Division Vogelsang
                IR 18 Stuart, 1782 men
                IR 47 Franz Kinsky, 1650 men
                Division Schellenberg
                IR 24 Reisky, 1710 men
                IR 28 Freiherr, 1544 men
                Division Watrin
                6e légère, 1114 men
                40e de ligne, 1716 men
                Division Chambarlhac
                24e légère, 1801 men
                43e de ligne, 1901 men
                """);
        Answer none = new Answer("", Question.LIST, Question.SECOND_SIDE, Question.NO, "");

        assertThat(units(reading)).allMatch(unit -> doubts(unit).contains("side"));
        assertThat(units(reading.with(List.of(none))))
                .noneMatch(unit -> doubts(unit).contains("side"));
    }

    @Test
    void numbersThatPutLinesElsewhereSpeakAgainstTheList() {
        String list = """
                id,name,leader,count,of
                1,Army of Poland,Poniatowski,,
                2,Army of Austria,Ferdinand,,
                1.1,Centre,Polentz,,
                1.1.1,2nd Infantry,,788,men
                2.1,Left,Mohr,,
                1.1.2,3rd Infantry,,772,men
                1.1.3,4th Infantry,,540,men
                2.1.1,30th Infantry,,2761,men
                2.1.2,41st Infantry,,2614,men
                """;
        GrammarReading reading = GrammarReading.of(OobImport.read("list.csv", list.getBytes(StandardCharsets.UTF_8)));

        assertThat(reading.against()).contains("the numbers of its lines put them elsewhere");
    }

    @Test
    void aFindingMakesWhatItNamesLessSure() {
        GrammarReading reading = read("""
                1st Brigade, Kempt
                1/45th Foot 500
                1/74th Foot 480
                Total 1890
                """);

        assertThat(reading.read().order().remarks()).isNotEmpty();
        assertThat(units(reading)).allMatch(unit -> unit.confidence() <= 0.8);
    }

    @Test
    void whatOtherListsTeachMakesAnUntidyReadingLessSure() {
        String tidy = """
                Army of the Lakes
                1st Division: Lieutenant-General Harrow
                  1st Brigade: Major-General Finch
                    1/91st Foot, 612 men
                    2/17th Foot, 540 men
                  2nd Brigade: Major-General Moss
                    1/52nd Foot, 701 men
                    1/95th Foot, 330 men
                """;
        String glued = tidy.replace(", ", "")
                .replace("st F", "stF")
                .replace("th F", "thF")
                .replace("nd F", "ndF")
                .replace("5", "S");

        assertThat(units(read(tidy))).hasSize(4).allMatch(unit -> unit.confidence() >= 0.9);
        assertThat(units(read(glued))).isNotEmpty().allMatch(unit -> unit.confidence() < LOW);
    }

    /** Their units are right, so a doubt of them is one too many. */
    @Test
    void ourOwnListsAreSeldomDoubted() throws Exception {
        int doubted = 0;
        int all = 0;
        try (Stream<Path> files = Files.list(Path.of("src/test/resources/coupdoeil/validator/imports/lists"))) {
            for (Path file : files.filter(it -> !it.toString().endsWith(".truth"))
                    .sorted()
                    .toList()) {
                GrammarReading reading =
                        GrammarReading.of(OobImport.read(file.getFileName().toString(), Files.readAllBytes(file)));
                all += units(reading).size();
                doubted += (int) units(reading).stream()
                        .filter(unit ->
                                unit.confidence() < LOW || !unit.doubts().isEmpty())
                        .count();
            }
        }

        assertThat(7 * doubted).isLessThan(all);
    }

    private static List<String> doubts(ImportedUnit unit) {
        return unit.doubts().stream().map(Doubt::field).toList();
    }

    /** Of this outline no reader of the list doubts a unit; the second reader does. */
    @Test
    void whatTheSecondReaderDoubtsHasAReason() throws IOException {
        Path list = Path.of("src/test/resources/coupdoeil/validator/imports/strangers/second/eckmuhl-numerote.txt");

        List<ImportedUnit> units = units(read(Files.readString(list)));

        assertThat(units)
                .isNotEmpty()
                .allMatch(unit -> unit.confidence() < LOW)
                .allMatch(unit -> !unit.doubts().isEmpty());
    }
}
