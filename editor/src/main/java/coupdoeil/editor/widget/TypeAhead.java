package coupdoeil.editor.widget;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import javax.swing.ComboBoxModel;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListCellRenderer;

/**
 * Finds a choice of a combo box by the first letters of what is shown of it, however quickly they are typed; the same letter
 * again goes on to the next choice that begins with it.
 */
public final class TypeAhead implements JComboBox.KeySelectionManager {

    private static final long PAUSE = TimeUnit.SECONDS.toNanos(1);

    private final JComboBox<?> box;
    private final LongSupplier clock;
    private String typed = "";
    private long last;

    /** @param clock in nanoseconds */
    TypeAhead(JComboBox<?> box, LongSupplier clock) {
        this.box = box;
        this.clock = clock;
    }

    /** Lets a box be chosen from so. */
    public static void in(JComboBox<?> box) {
        box.setKeySelectionManager(new TypeAhead(box, System::nanoTime));
    }

    @Override
    public int selectionForKey(char key, ComboBoxModel<?> model) {
        long now = clock.getAsLong();
        String letter = String.valueOf(key).toLowerCase(Locale.ROOT);
        boolean goesOn = !typed.isEmpty() && now - last < PAUSE;
        boolean again = goesOn && typed.equals(letter);
        typed = goesOn && !again ? typed + letter : letter;
        last = now;
        int chosen = box.getSelectedIndex();
        int from = typed.length() > 1 ? Math.max(0, chosen) : chosen + 1;
        for (int i = 0; i < model.getSize(); i++) {
            int at = (from + i) % model.getSize();
            if (shown(box, at).toLowerCase(Locale.ROOT).startsWith(typed)) {
                return at;
            }
        }
        return -1;
    }

    private static <T> String shown(JComboBox<T> box, int at) {
        ListCellRenderer<? super T> renderer = box.getRenderer();
        JList<T> list = new JList<>();
        return renderer.getListCellRendererComponent(list, box.getItemAt(at), at, false, false) instanceof JLabel label
                ? label.getText()
                : String.valueOf(box.getItemAt(at));
    }
}
