package coupdoeil.editor.begin;

import java.awt.Component;
import java.util.function.Function;
import javax.swing.JList;
import javax.swing.plaf.basic.BasicComboBoxRenderer;
import org.jspecify.annotations.Nullable;

/** Shows the choices of a combo box by their name. */
final class NamedRenderer<T> extends BasicComboBoxRenderer {

    private static final long serialVersionUID = 1L;

    private final transient Class<T> type;
    private final transient Function<T, String> naming;

    NamedRenderer(Class<T> type, Function<T, String> naming) {
        this.type = type;
        this.naming = naming;
    }

    @Override
    public Component getListCellRendererComponent(
            JList<?> list, @Nullable Object value, int index, boolean selected, boolean focused) {
        String text = type.isInstance(value) ? naming.apply(type.cast(value)) : "";
        return super.getListCellRendererComponent(list, text, index, selected, focused);
    }
}
