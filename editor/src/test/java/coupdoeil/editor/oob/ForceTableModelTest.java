package coupdoeil.editor.oob;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.oob.ForceColumn.What;
import coupdoeil.editor.oob.ForceNode.Kind;
import coupdoeil.model.oob.Unit;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ForceTableModelTest {

    private final Session session = Packs.session(Packs.albuera());
    private final ForceTableModel model = new ForceTableModel(session);

    @BeforeEach
    void fill() {
        model.fill("");
    }

    private int column(String name) {
        return IntStream.range(0, model.getColumnCount())
                .filter(i -> model.getColumnName(i).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private int column(What what) {
        return IntStream.range(0, model.getColumnCount())
                .filter(i -> model.columns().get(i).what() == what)
                .findFirst()
                .orElseThrow();
    }

    private List<Integer> rows(Kind kind) {
        return IntStream.range(0, model.getRowCount())
                .filter(i -> model.row(i).node().kind() == kind)
                .boxed()
                .toList();
    }

    /** The first of a unit of an arm. */
    private int row(String arm) {
        return rows(Kind.UNIT).stream()
                .filter(row -> session.roster()
                        .unit(model.row(row).node().id())
                        .filter(unit -> unit.arm().equals(arm))
                        .isPresent())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyForceHasARow() {
        var oob = session.pack().orderOfBattle();
        assertThat(rows(Kind.UNIT)).hasSameSizeAs(oob.units());
        assertThat(rows(Kind.LEADER)).hasSameSizeAs(oob.leaders());
        assertThat(rows(Kind.FORMATION)).hasSameSizeAs(oob.formations());
        assertThat(rows(Kind.SIDE)).hasSameSizeAs(oob.sides());
    }

    @Test
    void aSideSumsUpWhatItsUnitsHave() {
        int steps = column("Steps at start");
        int all = session.pack().orderOfBattle().units().stream()
                .mapToInt(unit -> unit.attributes().integer("steps").orElse(0))
                .sum();

        int shown = rows(Kind.SIDE).stream()
                .mapToInt(row -> Integer.parseInt(model.getValueAt(row, steps).toString()))
                .sum();

        assertThat(shown).isEqualTo(all);
        assertThat(model.isSum(rows(Kind.SIDE).get(0), steps)).isTrue();
        assertThat(model.getValueAt(rows(Kind.SIDE).get(0), column(What.TROOPS)).toString())
                .contains("infantry")
                .contains("cavalry");
    }

    @Test
    void oneTextGoesIntoSeveralRowsAsOneStep() {
        List<Integer> rows = rows(Kind.UNIT).subList(0, 4);
        List<String> ids = rows.stream().map(row -> model.row(row).node().id()).toList();

        session.edit(model.write(rows, column("TEM"), "2"));

        assertThat(ids.stream().map(id -> session.roster().unit(id).orElseThrow()))
                .allSatisfy(unit -> assertThat(unit.attributes().integer("tem")).hasValue(2));
        assertThat(session.document().depth()).isEqualTo(1);
    }

    @Test
    void whatAFieldRefusesItsCellRefuses() {
        assertThatThrownBy(() -> model.write(List.of(row("infantry")), column("Steps at start"), "99"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("4");
        assertThatThrownBy(() -> model.write(List.of(row("artillery")), column("Steps at start"), "2"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1");
    }

    @Test
    void lettersFindAForceEvenInAClosedGroup() {
        Unit last = session.pack().orderOfBattle().units().get(30);
        rows(Kind.SIDE).stream().sorted((a, b) -> b - a).forEach(row -> model.setOpen(model.row(row), false));
        assertThat(rows(Kind.UNIT)).isEmpty();

        String key = model.find(last.name(), 0).orElseThrow();

        assertThat(model.indexOf(key)).isNotNegative();
        assertThat(model.row(model.indexOf(key)).node().name()).isEqualTo(last.name());
    }

    @Test
    void aFilterLeavesWhatHoldsItsWordsAndWhatIsAbove() {
        model.fill("girard");

        assertThat(model.getRowCount()).isBetween(2, 30);
        assertThat(model.row(0).node().kind()).isEqualTo(Kind.SIDE);
    }
}
