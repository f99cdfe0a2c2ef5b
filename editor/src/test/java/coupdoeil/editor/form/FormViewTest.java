package coupdoeil.editor.form;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.pack.Edit;
import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import org.junit.jupiter.api.Test;

class FormViewTest {

    private final FormView view = new FormView("form", edit -> {});

    private static Form form(String kind, String key, String value) {
        List<Field> fields = IntStream.range(0, 12)
                .mapToObj(i -> field(key + i, i == 0 ? "first" : value))
                .toList();
        return new Form(
                "A thing",
                kind,
                List.of(new Section("", fields.subList(0, 1)), new Section("More", fields.subList(1, 12))));
    }

    private static Field field(String key, String value) {
        return Field.text(key, key, value, changed -> new Edit(key, pack -> pack));
    }

    @Test
    void rowsOfAFormShownLatelyAreShownAgainWithItsValues() {
        view.show(form("unit", "u", "one"));
        JTextField before = find(view, JTextField.class, "form.u3");
        view.show(form("leader", "l", "two"));
        assertThat(find(view, JTextField.class, "form.l3").getText()).isEqualTo("two");
        view.show(form("unit", "u", "three"));
        JTextField after = find(view, JTextField.class, "form.u3");
        assertThat(after).isSameAs(before);
        assertThat(after.getText()).isEqualTo("three");
    }

    @Test
    void whatWasTypedAndNotConfirmedIsForgotten() {
        view.show(form("unit", "u", "one"));
        find(view, JTextField.class, "form.u3").setText("unfinished");
        view.show(form("leader", "l", "two"));
        view.show(form("unit", "u", "one"));
        assertThat(find(view, JTextField.class, "form.u3").getText()).isEqualTo("one");
    }

    @Test
    void aSectionIsFoldedByWhatItSaysNow() {
        view.show(form("unit", "u", "one"));
        view.show(form("leader", "l", "two"));
        view.show(form("unit", "u", ""));
        assertThat(find(view, JToggleButton.class, "form.section.More").isSelected())
                .isFalse();
        assertThat(find(view, JTextField.class, "form.u3").isVisible()).isFalse();
        view.show(form("leader", "l", "two"));
        view.show(form("unit", "u", "one"));
        assertThat(find(view, JToggleButton.class, "form.section.More").isSelected())
                .isTrue();
        assertThat(find(view, JTextField.class, "form.u3").isVisible()).isTrue();
    }

    @Test
    void anotherLookMakesThemAnew() {
        view.show(form("unit", "u", "one"));
        JTextField before = find(view, JTextField.class, "form.u3");
        view.show(form("leader", "l", "two"));
        view.updateUI();
        view.show(form("unit", "u", "one"));
        assertThat(find(view, JTextField.class, "form.u3")).isNotSameAs(before);
    }

    private static <T extends Component> T find(Container within, Class<T> type, String name) {
        return all(within)
                .filter(type::isInstance)
                .map(type::cast)
                .filter(child -> name.equals(child.getName()))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Component> all(Component component) {
        return Stream.concat(
                Stream.of(component),
                component instanceof Container container
                        ? Stream.of(container.getComponents()).flatMap(FormViewTest::all)
                        : Stream.of());
    }
}
