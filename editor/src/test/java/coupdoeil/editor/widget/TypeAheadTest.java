package coupdoeil.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.concurrent.TimeUnit;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.plaf.basic.BasicComboBoxRenderer;
import org.junit.jupiter.api.Test;

class TypeAheadTest {

    /** Shows what an item is called, which is not what its text is. */
    private static final class Named extends BasicComboBoxRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            return super.getListCellRendererComponent(list, value.toString().substring(2), index, selected, focused);
        }
    }

    private final JComboBox<String> box =
            new JComboBox<>(new String[] {"x-Line", "x-Column", "x-Column of march", "x-Lines of two", "x-Cavalry"});
    private long now = TimeUnit.DAYS.toNanos(1);

    TypeAheadTest() {
        box.setRenderer(new Named());
        box.setKeySelectionManager(new TypeAhead(box, () -> now));
    }

    private void type(String letters) {
        for (char letter : letters.toCharArray()) {
            box.selectWithKeyChar(letter);
        }
    }

    @Test
    void lettersTypedQuicklyAreOneWord() {
        type("ca");
        assertThat(box.getSelectedItem()).isEqualTo("x-Cavalry");
        now += TimeUnit.SECONDS.toNanos(2);
        type("COLUMN O");
        assertThat(box.getSelectedItem()).isEqualTo("x-Column of march");
    }

    @Test
    void theSameLetterGoesOnToTheNext() {
        type("l");
        assertThat(box.getSelectedItem()).isEqualTo("x-Lines of two");
        type("l");
        assertThat(box.getSelectedItem()).isEqualTo("x-Line");
    }

    @Test
    void whatNothingBeginsWithChoosesNothingElse() {
        type("co");
        type("zz");
        assertThat(box.getSelectedItem()).isEqualTo("x-Column");
    }
}
