package coupdoeil.validator.imports.grammar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.OobImport;
import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.question.Question;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Answers change what they speak of, and nothing else. */
class GrammarReadingTest {

    private static final Path LISTS = Path.of("src/test/resources/coupdoeil/validator/imports/lists");

    private static final String LIST = """
            Left Wing
            Picton
            1/45th Foot 500
            1/74th Foot 480
            Kempt
            1/88th Foot 610
            5/60th Foot 300
            Total 1890
            """;

    static List<Path> lists() throws IOException {
        try (Stream<Path> files = Files.list(LISTS)) {
            return files.filter(file -> !file.toString().endsWith(".truth"))
                    .sorted()
                    .toList();
        }
    }

    private static GrammarReading read(Path list) throws IOException {
        return GrammarReading.of(OobImport.read(list.getFileName().toString(), Files.readAllBytes(list)));
    }

    private static GrammarReading read(String list) {
        return GrammarReading.of(OobImport.read("list.txt", list.getBytes(StandardCharsets.UTF_8)));
    }

    /** Everything that a unit says but how sure it is. */
    private static String values(ImportedOrder order, ImportedUnit unit) {
        Map<FigureKind, Double> figures = new TreeMap<>();
        unit.strengths().forEach((kind, value) -> figures.put(kind, value.number()));
        return String.join(
                " | ",
                Integer.toString(unit.line()),
                unit.name(),
                String.valueOf(unit.arm()),
                order.sides().get(unit.side()),
                order.path(unit.parent()).stream()
                        .map(above -> above.line() + above.name())
                        .collect(Collectors.joining(">")),
                figures.toString());
    }

    private static List<String> values(GrammarReading reading) {
        ImportedOrder order = reading.read().order();
        return order.units().stream().map(unit -> values(order, unit)).toList();
    }

    /** What a grammar says, as if somebody had said it. */
    private static List<Answer> answers(Grammar grammar) {
        List<Answer> answers = new ArrayList<>();
        for (KindRule rule : grammar.rules()) {
            String kind = rule.kind();
            if (rule.role() != null) {
                answers.add(new Answer("", kind, Question.ROLE, rule.role().key(), ""));
            }
            if (rule.under() != null) {
                answers.add(new Answer("", kind, Question.UNDER, rule.under().key(), ""));
            }
            if (rule.beginsSide() != null) {
                answers.add(
                        new Answer("", kind, Question.BEGINS_SIDE, rule.beginsSide() ? Question.YES : Question.NO, ""));
            }
            if (rule.oneUnit() != null) {
                answers.add(new Answer("", kind, Question.UNITS, rule.oneUnit() ? Question.ONE : Question.SEVERAL, ""));
            }
            rule.slots().forEach((at, field) -> answers.add(new Answer("", kind, Question.SLOT + at, field.key(), "")));
        }
        return answers;
    }

    @ParameterizedTest
    @MethodSource("lists")
    void whatAgreesChangesNoValueAndOnlyLowersDoubt(Path list) throws IOException {
        GrammarReading before = read(list);

        GrammarReading after = before.with(answers(before.grammar()));

        assertThat(values(after)).isEqualTo(values(before));
        List<ImportedUnit> was = before.read().order().units();
        List<ImportedUnit> is = after.read().order().units();
        for (int i = 0; i < was.size(); i++) {
            Set<Doubt> doubts = Set.copyOf(was.get(i).doubts());
            assertThat(doubts).containsAll(is.get(i).doubts());
            assertThat(is.get(i).confidence()).isGreaterThanOrEqualTo(was.get(i).confidence());
            for (FigureKind kind : FigureKind.values()) {
                Value figure = was.get(i).strengths().get(kind);
                Value same = is.get(i).strengths().get(kind);
                assertThat(same == null ? 0 : same.confidence())
                        .isGreaterThanOrEqualTo(figure == null ? 0 : figure.confidence());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lists")
    void kindsAreFewAndHoldEveryLineOnce(Path list) throws IOException {
        GrammarReading reading = read(list);
        List<ListLine> lines =
                reading.kinds().stream().flatMap(kind -> kind.lines().stream()).toList();

        assertThat(reading.kinds()).hasSizeLessThanOrEqualTo(Math.max(10, lines.size() / 8));
        assertThat(new HashSet<>(lines)).hasSameSizeAs(lines);
        assertThat(reading.kinds().stream().map(LineKind::id)).doesNotHaveDuplicates();
        assertThat(reading.questions())
                .allSatisfy(question -> assertThat(question.options()).hasSizeBetween(3, 12));
    }

    /** Of each kind one answer to each of its questions, whatever it is: what does not hang on its lines stays as it was. */
    @Test
    void anAnswerChangesOnlyWhatHangsOnItsKind() throws IOException {
        Random random = new Random(41);
        for (Path list : lists().subList(0, 40)) {
            GrammarReading before = read(list);
            for (LineKind kind : before.kinds()) {
                for (Question question : before.questions()) {
                    if (question.kind().equals(kind.id())) {
                        List<Question.Option> options = question.options();
                        String value =
                                options.get(random.nextInt(options.size())).value();
                        onlyWhatHangs(list, before, kind, question.property(), value);
                    }
                }
            }
        }
    }

    private static void onlyWhatHangs(Path list, GrammarReading before, LineKind kind, String property, String value) {
        GrammarReading after = before.with(List.of(new Answer("", kind.id(), property, value, "")));
        Set<Integer> own = kind.lines().stream().map(ListLine::line).collect(Collectors.toCollection(HashSet::new));
        // What a formation that was none gathers, and a side that begins anew, reaches down from its line.
        boolean reaches =
                property.equals(Question.ROLE) || property.equals(Question.BEGINS_SIDE) || Question.isOfLines(property);
        if (property.equals(Question.JOINS)) { // They go on with the lines above.
            Set.copyOf(own).forEach(line -> own.add(line - 1));
        }
        // A side without a name gets one where another begins.
        UnaryOperator<String> told =
                reaches ? unit -> unit.replaceFirst("^((?:[^|]*\\| ){3})[^|]*", "$1") : unit -> unit;
        List<String> left = values(after).stream().map(told).toList();
        ImportedOrder order = before.read().order();
        for (ImportedUnit unit : order.units()) {
            boolean hangs = own.contains(unit.line())
                    || order.path(unit.parent()).stream().anyMatch(above -> own.contains(above.line()));
            boolean below = reaches && own.stream().anyMatch(line -> line < unit.line());
            if (!hangs && !below) {
                assertThat(left)
                        .as(list + " " + kind.id() + " " + property + " " + value)
                        .contains(told.apply(values(order, unit)));
            }
        }
    }

    @Test
    void theOrderOfAnswersDoesNotMatter() throws IOException {
        GrammarReading reading = read(LISTS.resolve("aut-hausen.txt"));
        List<Answer> answers = new ArrayList<>();
        for (LineKind kind : reading.kinds()) {
            answers.add(new Answer("", kind.id(), Question.ROLE, "formation", ""));
            answers.add(new Answer("", kind.id(), Question.UNDER, "nearest", ""));
        }
        List<String> inOrder = values(reading.with(answers));
        Collections.shuffle(answers, new Random(1));

        assertThat(values(reading.with(answers))).isEqualTo(inOrder);
    }

    @Test
    void numbersOfLinesSayWhatTheyStandUnder() throws IOException {
        GrammarReading before = read(LISTS.resolveSibling("strangers").resolve("first/raszyn-ids.csv"));

        GrammarReading after = before.with(List.of(
                new Answer("", Question.LIST, Question.NUMBERS, "yes", ""),
                new Answer("", "row-42.ordinal.3-columns.figure", Question.ROLE, "unit", ""),
                new Answer("", "row-40.number.3-columns", Question.BEGINS_SIDE, "yes", "")));

        assertThat(values(after))
                .anySatisfy(unit -> assertThat(unit).contains("1st Szekler Grenz", "8Advance Guard"))
                .anySatisfy(unit -> assertThat(unit).contains("1st Chasseurs", "18Cavalry"));
    }

    @Test
    void anAnswerThatNothingBearsOutIsAskedAboutOnceMoreAndMayBeTakenBack() {
        GrammarReading before = read(LIST);
        LineKind units = before.kinds().stream()
                .filter(kind -> kind.lines().get(0).text().startsWith("1/45th"))
                .findFirst()
                .orElseThrow();

        GrammarReading wrong = before.with(List.of(new Answer("", units.id(), Question.ROLE, "note", "")));
        Question again = wrong.questions().stream()
                .filter(question -> question.property().equals(Question.AGAIN + Question.ROLE))
                .findFirst()
                .orElseThrow();

        GrammarReading right = before.with(List.of(
                new Answer("", units.id(), Question.ROLE, "note", ""), new Answer(again.id(), "", "", "unit", "")));
        assertThat(values(right)).isEqualTo(values(before));
        assertThat(right.questions()).noneMatch(question -> question.property().startsWith(Question.AGAIN));
        assertThat(before.withKept(right.answers()).questions()).isEqualTo(right.questions());
    }

    @Test
    void anAnswerThatAgreesIsNotAskedAboutAgain() {
        GrammarReading before = read(LIST);

        GrammarReading after = before.with(answers(before.grammar()));

        assertThat(after.questions()).noneMatch(question -> question.property().startsWith(Question.AGAIN));
    }

    @Test
    void aHeadingThatIsSaidToBeOneHoldsWhatFollowsIt() {
        GrammarReading before = read(LIST);
        String kind = kindOf(before, "Picton");

        GrammarReading after = before.with(List.of(new Answer("", kind, Question.ROLE, "formation", "")));

        ImportedOrder order = after.read().order();
        assertThat(order.units().stream()
                        .map(unit -> order.path(unit.parent())
                                .get(order.path(unit.parent()).size() - 1)
                                .name()))
                .containsExactly("Picton", "Picton", "Kempt", "Kempt");
    }

    @Test
    void aFigureThatIsSaidToCountNothingIsNoStrength() {
        GrammarReading before = read(LIST);
        String kind = kindOf(before, "1/45th Foot 500");

        GrammarReading after = before.with(List.of(new Answer("", kind, Question.SLOT + "last figure", "losses", "")));

        assertThat(after.read().order().units())
                .extracting(unit -> unit.strengths().of(FigureKind.MEN).isPresent())
                .containsOnly(false);
        assertThat(after.read()
                        .order()
                        .units()
                        .get(0)
                        .strengths()
                        .get(FigureKind.LOSSES)
                        .number())
                .isEqualTo(500);
    }

    @Test
    void aSecondSideMayBeginWithoutAHeading() {
        GrammarReading before = read("""
                Division Watrin
                6e de ligne 900
                40e de ligne 800
                Division Vogelsang
                IR 18 Stuart 1000
                IR 47 Kinsky 900
                """);

        GrammarReading after = before.with(List.of(new Answer("", Question.LIST, Question.SECOND_SIDE, "line 4", "")));

        assertThat(after.read().order().sides()).containsExactly("Division Watrin", "Division Vogelsang");
        assertThat(after.read().order().units()).extracting(ImportedUnit::side).containsExactly(0, 0, 1, 1);
    }

    @Test
    void listsBesideEachOtherAreReadOneAfterTheOther() {
        GrammarReading before = read("""
                FRENCH ARMY               | PRUSSIAN ARMY
                1st Division, Friant      | Division Schmettau
                  Kister's brigade        |   Brigade Alvensleben
                    33e Ligne 1,590       |     Gren. Bn. Schack 610
                  Lochet's brigade        |   Brigade Schimonsky
                    48e Ligne 1,480       |     IR 26 Alt-Larisch 1,350
                """);

        Question first = before.questions().get(0);
        GrammarReading after = before.with(List.of(new Answer(first.id(), "", "", Question.YES, "/0")));

        assertThat(first.property()).isEqualTo("layout:abreast");
        assertThat(after.read().order().sides()).hasSize(2);
        assertThat(after.read().order().units()).hasSize(4);
    }

    @Test
    void answersThatCannotBeMeantAreRefusedWithTheirPlace() {
        GrammarReading reading = read(LIST);
        String kind = reading.kinds().get(0).id();

        assertThatThrownBy(() -> reading.with(List.of(new Answer("x/y/z", "", "", "unit", "/3"))))
                .hasMessage("/3/question: the list has changed since this was asked");
        assertThatThrownBy(() -> reading.with(List.of(new Answer("", "gone", Question.ROLE, "unit", "/0"))))
                .hasMessage("/0/kind: this list has no lines of kind 'gone'");
        assertThatThrownBy(() -> reading.with(List.of(new Answer("", kind, "colour", "red", "/0"))))
                .hasMessageStartingWith("/0/property: ");
        assertThatThrownBy(() -> reading.with(List.of(new Answer("", kind, Question.ROLE, "horse", "/0"))))
                .hasMessage("/0/value: 'horse' is no answer to role");
        assertThatThrownBy(
                        () -> reading.with(Collections.nCopies(2, new Answer("", kind, Question.ROLE, "unit", "/1"))))
                .hasMessage("/1: this was answered already");
    }

    @Test
    void whatWasAnsweredIsNotAskedAgain() {
        GrammarReading reading = read(LIST);
        Question first = reading.questions().get(0);

        GrammarReading after = reading.with(List.of(new Answer(first.id(), "", "", Question.UNKNOWN, "/0")));

        assertThat(after.questions()).extracting(Question::id).doesNotContain(first.id());
        assertThat(values(after)).isEqualTo(values(reading));
    }

    private static String kindOf(GrammarReading reading, String text) {
        return reading.kinds().stream()
                .filter(kind ->
                        kind.lines().stream().anyMatch(line -> line.text().equals(text)))
                .findFirst()
                .orElseThrow()
                .id();
    }
}
