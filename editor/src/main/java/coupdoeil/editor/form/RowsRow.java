package coupdoeil.editor.form;

import coupdoeil.model.pack.Edit;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;

/** Rows of values: a grid inside the form. */
final class RowsRow extends FieldRow {

    private final GridView grid;

    RowsRow(Field field, Consumer<Edit> edits) {
        super(field, edits);
        grid = new GridView(edits);
        grid.setInline(true);
    }

    @Override
    JComponent component() {
        return grid;
    }

    @Override
    JComponent control() {
        return grid.table();
    }

    @Override
    void name(String name) {
        grid.setName(name);
    }

    @Override
    boolean isWide() {
        return true;
    }

    @Override
    void finish() {
        grid.finishTyping();
    }

    @Override
    void show(@Nullable Object value) {
        grid.show(Grid.of(field()));
    }
}
