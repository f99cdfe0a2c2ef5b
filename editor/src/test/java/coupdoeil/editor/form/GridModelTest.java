package coupdoeil.editor.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Grid.Change;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridModelTest {

    private final List<Object> taken = new ArrayList<>();
    private final List<Change> typed = new ArrayList<>();
    private final GridModel model = new GridModel(typed::addAll);

    private Field rows(Attributes... rows) {
        FieldType type = FieldType.of("Rows", Kind.GROUPS)
                .withColumns(List.of(
                        new Column("low", FieldType.of("Low", Kind.INTEGER).between(BigDecimal.ZERO, BigDecimal.TEN)),
                        new Column(
                                "result",
                                FieldType.of("Result", Kind.CHOICE)
                                        .withOptions(
                                                List.of(new Option("r", "Repulsed"), new Option("n", "No effect")))),
                        new Column("never", FieldType.of("Never", Kind.BOOLEAN))));
        return new Field("rows", type, List.of(rows), value -> {
            taken.add(value);
            return new Edit("", pack -> pack);
        });
    }

    private void show() {
        model.show(Grid.of(rows(Attributes.of("low", 1, "result", "r"), Attributes.of("low", 4, "never", true))));
    }

    @Test
    void cellsSayTheNamesOfWhatTheyHold() {
        show();

        assertThat(model.getColumnName(1)).isEqualTo("Result");
        assertThat(model.getValueAt(0, 0)).isEqualTo("1");
        assertThat(model.getValueAt(0, 1)).isEqualTo("Repulsed");
        assertThat(model.getValueAt(1, 2)).isEqualTo("yes");
        assertThat(model.getValueAt(1, 1)).isEqualTo("");
    }

    @Test
    void aSpreadsheetIsPastedAsAWhole() {
        show();

        List<Change> changes = model.read(0, 0, GridModel.cells("2\tno effect\tyes\n5\tr\tno\n9\tr\tno\n"));

        assertThat(changes).hasSize(6).contains(new Change(1, 1, "r"), new Change(0, 1, "n"));
        assertThat(model.grid().change().apply(changes)).isNotNull();
        assertThat(taken)
                .containsExactly(List.of(
                        Attributes.of("low", 2, "result", "n", "never", true),
                        Attributes.of("low", 5, "never", false, "result", "r")));
    }

    @Test
    void oneRefusedCellRefusesAll() {
        show();

        assertThatThrownBy(() -> model.read(0, 0, GridModel.cells("2\tno effect\n99\tr")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Low")
                .hasMessageContaining("From 0 to 10.");
    }

    @Test
    void anEmptyCellSaysNothing() {
        show();

        model.setValueAt("", 0, 1);

        assertThat(typed).containsExactly(new Change(0, 1, null));
        assertThat(model.grid().change().apply(typed)).isNotNull();
        assertThat(taken).containsExactly(List.of(Attributes.of("low", 1), Attributes.of("low", 4, "never", true)));
    }

    @Test
    void rowsAreAddedAndRemoved() {
        show();
        Grid.Growth growth = model.grid().growth().orElseThrow();

        growth.add(0);
        growth.remove(1);

        assertThat(taken)
                .containsExactly(
                        List.of(
                                Attributes.of("low", 1, "result", "r"),
                                Attributes.NONE,
                                Attributes.of("low", 4, "never", true)),
                        List.of(Attributes.of("low", 1, "result", "r")));
    }
}
