package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.imports.settle.PendingImport;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What can be said when an entry is put under another. */
class LineMoveTest {

    private static final String WING = """
            Left Wing
            1st Division
            2nd Division
            1st Brigade
            2nd Brigade
            45th Foot 500
            74th Foot 480
            """;

    private final PendingImport read = Lists.read("wing.txt", WING);

    private static Stream<OrderNode> all(List<OrderNode> nodes) {
        return nodes.stream().flatMap(node -> Stream.concat(Stream.of(node), all(node.children())));
    }

    private static OrderNode node(PendingImport read, String name) {
        return all(OrderNode.of(read.source()))
                .filter(node -> node.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private LineMove move(String moved, String onto) {
        return LineMove.of(read, node(read, moved), node(read, onto));
    }

    @Test
    void aUnitGoesUnderAFormationAndAllLinesOfItsKindWithIt() {
        LineMove move = move("45th Foot", "2nd Division");

        assertThat(move.isRefused()).isFalse();
        assertThat(move.text())
                .isEqualTo(
                        "All 2 lines such as \u201C45th Foot\u201D go under the last line above such as \u201C2nd Division\u201D");
        PendingImport moved = read.withReading(read.reading().saying(move.kind(), Question.UNDER, move.under()));
        assertThat(node(moved, "2nd Division").children())
                .extracting(OrderNode::name)
                .contains("45th Foot", "74th Foot");
    }

    @Test
    void numbersAreFoundToSayItWhereOthersOfTheKindStandBetween() {
        PendingImport ids =
                Lists.read("ids.csv", StrangerList.of("raszyn-ids.csv").text());
        for (String[] said : new String[][] {
            {"1.1.1", Question.ROLE, "unit"},
            {"1.1 ", Question.ROLE, "formation"},
            {"1 ", Question.ROLE, "formation"},
            {"1 ", Question.BEGINS_SIDE, "yes"}
        }) {
            String kind = KindRow.of(ids.reading()).stream()
                    .filter(row -> row.title().startsWith("\u201C" + said[0]))
                    .findFirst()
                    .orElseThrow()
                    .kind()
                    .id();
            ids = ids.withReading(ids.reading().saying(kind, said[1], said[2]));
        }
        OrderNode guard = all(OrderNode.of(ids.source()))
                .filter(node ->
                        node.name().equals("Advance Guard") && node.detail().startsWith("Mohr"))
                .findFirst()
                .orElseThrow();

        LineMove move = LineMove.of(ids, node(ids, "1st Szekler Grenz"), guard);

        assertThat(move.under()).isEqualTo("number");
        assertThat(move.text())
                .isEqualTo("All 24 lines such as \u201C1st Szekler Grenz\u201D go under what their number begins with");
    }

    @Test
    void whatTheGrammarCannotSayIsRefusedWithAReason() {
        assertThat(move("45th Foot", "1st Division").isRefused()).isTrue();
        assertThat(move("45th Foot", "1st Division").text())
                .startsWith("No rule for lines such as \u201C45th Foot\u201D");
        assertThat(move("45th Foot", "74th Foot").text()).startsWith("\u201C74th Foot\u201D is a unit");
        assertThat(move("1st Division", "1st Brigade").text())
                .startsWith("\u201C1st Brigade\u201D comes after \u201C1st Division\u201D");
    }

    @Test
    void aFormationBesideABraceMayStandBelowItsFirstUnit() {
        PendingImport braces =
                Lists.read("braces.txt", StrangerList.of("barrosa-braces.txt").text());
        OrderNode guards = node(braces, "2nd batt. 1st Guards");
        OrderNode brigade = node(braces, "Dilkes's Brigade");
        assertThat(brigade.line()).isGreaterThan(guards.line());

        assertThat(LineMove.of(braces, guards, brigade).isRefused()).isFalse();
    }

    @Test
    void whatSharesAPhysicalLineIsOfTwoKinds() {
        PendingImport braces =
                Lists.read("braces.txt", StrangerList.of("barrosa-braces.txt").text());
        List<KindRow> rows = KindRow.of(braces.reading());

        assertThat(KindRow.on(rows, 4, "Dilkes's Brigade").orElseThrow().row().title())
                .contains("Dilkes's Brigade");
        assertThat(KindRow.on(rows, 4, "          2nd batt. Coldstream, 2 cos. ..    211")
                        .orElseThrow()
                        .row()
                        .title())
                .contains("2nd batt.");
    }
}
